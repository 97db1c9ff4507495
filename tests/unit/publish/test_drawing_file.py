"""A drawing is found again exactly when nothing that went into it changed."""

from dataclasses import replace
from pathlib import Path

import pytest

from rulewright.measure import Length
from rulewright.publish import drawing_file
from rulewright.publish.drawing import Artwork, Setting, draw_all
from unit.publish.easel import CARD, SPARK, artwork, templates

BODY = (
    '<p style="margin:9mm">Draw <img src="icons/spark.svg" alt="Spark">'
    '<img src="asset:ring/1.svg" alt="Ring"></p>'
)
ASSETS = {"ring/1.svg": SPARK.encode(), "ring/2.svg": b"never shown"}


def drawn(face: Artwork, cache: Path) -> int:
    """How many faces had to be drawn."""
    steps: list[int] = []
    draw_all([face], cache, progress=lambda done, _: steps.append(done))
    return len(steps)


def test_a_changed_source_draws_anew_and_back_again_does_not(tmp_path: Path) -> None:
    roots, cache = templates(tmp_path), tmp_path / "cache"
    face = artwork(roots, BODY, assets=ASSETS)
    icon = roots[0] / "icons/spark.svg"

    assert [drawn(face, cache), drawn(face, cache)] == [1, 0]
    icon.write_text(SPARK.replace("M12 2", "M12 3"))
    assert [drawn(face, cache), drawn(face, cache)] == [1, 0]
    icon.write_text(SPARK)
    assert drawn(face, cache) == 0


@pytest.mark.parametrize("name", ["fonts.css", "icons/spark.svg"])
def test_every_kind_of_source_counts(tmp_path: Path, name: str) -> None:
    roots, cache = templates(tmp_path), tmp_path / "cache"
    face = artwork(roots, BODY, assets=ASSETS)
    drawn(face, cache)
    source = roots[0] / name

    source.write_text(source.read_text() + "\n")

    assert drawn(face, cache) == 1


def test_a_source_that_nobody_uses_does_not_count(tmp_path: Path) -> None:
    roots, cache = templates(tmp_path, {"icons/other.svg": SPARK}), tmp_path / "cache"
    face = artwork(roots, BODY, assets=ASSETS)
    drawn(face, cache)

    (roots[0] / "icons/other.svg").unlink()

    assert drawn(replace(face, assets={"ring/1.svg": b""}), cache) == 0


def test_a_file_that_comes_to_hide_another_counts(tmp_path: Path) -> None:
    roots, cache = templates(tmp_path), tmp_path / "cache"
    first = tmp_path / "first"
    first.mkdir()
    face = artwork((first, *roots), BODY, assets=ASSETS)
    drawn(face, cache)

    (first / "icons").mkdir()
    (first / "icons/spark.svg").write_text(SPARK.replace("M12 2", "M12 4"))

    assert drawn(face, cache) == 1


def test_a_missing_source_that_turns_up_counts(tmp_path: Path) -> None:
    roots, cache = templates(tmp_path), tmp_path / "cache"
    face = artwork(roots, BODY.replace("spark", "late"), assets=ASSETS)
    drawn(face, cache)

    (roots[0] / "icons/late.svg").write_text(SPARK)

    assert drawn(face, cache) == 1


def test_everything_about_the_artwork_counts(tmp_path: Path) -> None:
    roots, cache = templates(tmp_path), tmp_path / "cache"
    face = artwork(roots, BODY, assets=ASSETS)
    drawn(face, cache)
    changed = [
        replace(face, bleed=Length.parse("3mm")),
        replace(face, trim=CARD.turned),
        replace(face, fit=(Setting("a", "8pt"),)),
        replace(face, safe=Length.parse("4mm")),
        replace(face, html=face.html.replace("Draw", "Drew")),
    ]

    assert [drawn(one, cache) for one in changed] == [1] * len(changed)
    assert drawn(replace(face, id="card.other", within="elsewhere"), cache) == 0


def test_other_engines_draw_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    face, cache = artwork(templates(tmp_path), BODY, assets=ASSETS), tmp_path / "cache"
    drawn(face, cache)

    monkeypatch.setattr(drawing_file, "engines", lambda: "another day")

    assert drawn(face, cache) == 1


def test_a_damaged_record_draws_anew(tmp_path: Path) -> None:
    face, cache = artwork(templates(tmp_path), BODY, assets=ASSETS), tmp_path / "cache"
    drawn(face, cache)
    for record in (cache / "faces").glob("*.json"):
        record.write_text("{")

    assert drawn(face, cache) == 1
    (pdf,) = (cache / "faces").glob("*.pdf")
    pdf.unlink()
    assert drawn(face, cache) == 1


@pytest.mark.parametrize("ending", [".pdf", ".used.json", ".json"])
@pytest.mark.parametrize("harm", ["cut", "garbage"])
def test_a_damaged_drawing_is_drawn_anew(
    tmp_path: Path, ending: str, harm: str
) -> None:
    face, cache = artwork(templates(tmp_path), BODY, assets=ASSETS), tmp_path / "cache"
    drawn(face, cache)
    (pdf,) = (cache / "faces").glob("*.pdf")
    sound = pdf.read_bytes()
    for path in (cache / "faces").glob(f"*{ending}"):
        data = path.read_bytes()
        path.write_bytes(data[:-9] if harm == "cut" else b"\x00" * len(data))

    assert drawn(face, cache) == 1
    assert pdf.read_bytes() == sound
