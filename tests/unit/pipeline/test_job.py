"""One build under way."""

from pathlib import Path

from samples import sample
from unit.pipeline.bench import checked, job_of


def test_the_imprint_is_what_the_game_says_of_itself(tmp_path: Path) -> None:
    imprint = job_of(checked(tmp_path)).imprint
    assert (imprint.title, imprint.subject) == ("Pebble", "Cards and tiles")
    assert (imprint.publisher, imprint.licence) == ("The test bench", "Apache-2.0")
    assert (imprint.language, imprint.printing) == ("en", "2026-11-30")


def test_faces_are_cut_as_their_format_says(tmp_path: Path) -> None:
    job = job_of(checked(tmp_path))
    assert [face.id for face in job.flats] == [face.id for face in job.faces]
    assert job.tiles == ()
    text = sample(tmp_path).joinpath("print.yaml").read_text()
    hexes = text.replace("dpi: 300}", "dpi: 300, shape: hex}").replace(
        "63mm", "101.614mm"
    )
    job = job_of(checked(tmp_path, {"print.yaml": hexes}))
    assert job.flats == ()
    assert len(job.tiles) == 3


def test_fonts_are_told_apart_by_their_bytes(tmp_path: Path) -> None:
    one, other = job_of(checked(tmp_path)), job_of(checked(tmp_path))
    assert one.fonts == other.fonts
    assert len(one.fonts) == 64
