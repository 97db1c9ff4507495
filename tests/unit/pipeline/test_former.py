"""The former state of a game: laid out as it was, below the cache and nowhere else."""

from pathlib import Path

import pytest

from rulewright.diagnostics import Report
from rulewright.pipeline import former as room
from rulewright.pipeline.former import Former, former
from rulewright.pipeline.locating import Place, house_folder, template_roots
from rulewright.pipeline.revisions import Revision, revision
from samples import cards, codes
from unit.pipeline.archive import repository
from unit.pipeline.bench import CACHE


def was(folder: Path, report: Report, cache: Path = CACHE) -> tuple[Former, Revision]:
    place = Place(folder / "pebble")
    before = revision("v1", place.folder, report)
    assert before is not None
    found = former(place, before, cache, 1, report)
    assert found is not None
    return found, before


def test_content_and_templates_are_those_of_the_day(tmp_path: Path) -> None:
    game = repository(tmp_path)
    sound = (game / "components/cards.yaml").read_bytes()
    (game / "components/cards.yaml").write_text("kind: [")
    (game / "templates/pebble/card.html").unlink()
    (game / "components/more.yaml").write_text("kind: [")
    report = Report()
    found, before = was(tmp_path, report)
    assert report.findings == ()
    assert found.place is not None
    base = CACHE / "since" / f"{before.commit}-pebble"
    assert found.place.folder == base / "pebble"
    assert (base / "pebble/components/cards.yaml").read_bytes() == sound
    assert {face.id for face in found.faces} == {
        "back.cards",
        "card.shore",
        "stone.flint",
    }
    assert found.drawings is not None
    assert set(found.drawings) == {face.id for face in found.faces}
    # The house's templates lie in no revision of this repository.
    assert template_roots(found.place) == (
        base / "pebble/templates/pebble",
        house_folder(),
    )


def test_what_was_laid_out_is_set_right(tmp_path: Path) -> None:
    repository(tmp_path)
    found, _ = was(tmp_path, Report())
    assert found.place is not None
    path = found.place.folder / "game.yaml"
    sound = path.read_bytes()
    path.write_bytes(sound[:40])
    stray = found.place.folder / "components" / "stray.yaml"
    stray.write_text("kind: [")
    report = Report()
    assert was(tmp_path, report)[0].drawings is not None
    assert report.findings == ()
    assert path.read_bytes() == sound
    assert not stray.exists()


def test_house_templates_of_the_day_are_used_where_they_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As in the checkout of the toolchain, where house and game lie side by side."""
    house = tmp_path / "templates" / "house"
    house.mkdir(parents=True)
    (house / "face.html").write_text("of that day")
    game = repository(tmp_path)
    (house / "face.html").write_text("of today")
    monkeypatch.setattr(room, "house_folder", lambda: house)
    place = Place(game, roots=(game / "templates" / "pebble", house))
    before = revision("v1", game, Report())
    assert before is not None
    base = tmp_path / "base"
    then = room._laid_out(place, before, base)
    assert then is not None
    assert then.roots == (base / "pebble/templates/pebble", base / "templates/house")
    assert (base / "templates/house/face.html").read_text() == "of that day"


def test_whatever_stops_the_drawing_is_a_warning(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError("of another day")

    repository(tmp_path, cards("- {id: shore, name: Shore}\n"))
    monkeypatch.setattr(room, "check_place", fail)
    report = Report()
    found, _ = was(tmp_path, report)
    assert found.drawings is None
    assert found.place is not None
    assert codes(report.findings) == ["RW705"]
    assert "of another day" in report.findings[0].says


def test_a_full_disk_is_no_fault_of_the_revision(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    repository(tmp_path)
    monkeypatch.setattr(room, "draw_all", full)
    with pytest.raises(OSError, match="No space"):
        was(tmp_path, Report())
