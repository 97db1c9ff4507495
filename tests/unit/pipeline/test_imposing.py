"""Sheets as the choices ask: backs, folds, decks."""

from pathlib import Path

import pytest

from rulewright.pipeline.artworks import artworks
from rulewright.pipeline.choices import Choices
from rulewright.pipeline.imposing import imposed_on
from rulewright.pipeline.targets import MAKERS
from rulewright.press import Side
from unit.pipeline.bench import checked, job_of
from unit.publish.printshop import opened


def sides(folder: Path, choices: Choices) -> list[tuple[str, int]]:
    job = job_of(checked(folder), choices)
    ((_, sheets),) = imposed_on(job, job.flats)
    return [(sheet.side.value, len(sheet.placed)) for sheet in sheets]


@pytest.mark.parametrize(
    ("choices", "made"),
    [
        (Choices(("a4",)), [("front", 4), ("back", 4)]),
        (Choices(("a4",), backs="short-edge"), [("front", 4), ("back", 4)]),
        (Choices(("a4",), backs="none"), [("front", 4)]),
        # Three cards with a back beside each, one stone without.
        (Choices(("a4",), backs="fold"), [("front", 7)]),
        (Choices(("a4",), by_deck=True), [("front", 3), ("back", 3), ("front", 1)]),
    ],
)
def test_sheets_as_they_are_asked_for(
    tmp_path: Path, choices: Choices, made: list[tuple[str, int]]
) -> None:
    assert sides(tmp_path, choices) == made


def test_the_calibration_page_has_two_sides_if_the_paper_is_turned(
    tmp_path: Path,
) -> None:
    made = dict(MAKERS["calibration"](job_of(checked(tmp_path))))
    assert list(made) == ["calibration-a4.pdf", "calibration-letter.pdf"]
    with opened(made["calibration-a4.pdf"]) as pdf:
        assert len(pdf.pages) == 2
    flat = Choices(backs="none")
    assert list(MAKERS["calibration"](job_of(checked(tmp_path), flat))) == []


def test_every_paper_has_a_guide_to_its_cuts(tmp_path: Path) -> None:
    made = dict(MAKERS["cutting"](job_of(checked(tmp_path))))
    assert list(made) == ["cutting-a4.pdf", "cutting-letter.pdf"]
    assert Side.FRONT.value == "front"


def test_a_profile_moves_backs_and_nothing_else(tmp_path: Path) -> None:
    pins = (("0.6mm", "-0.3mm"), ("0.7mm", "0.1mm"))
    plain = job_of(checked(tmp_path), Choices(("a4",)))
    moved = job_of(checked(tmp_path), Choices(("a4",), printer=pins))
    before, after = (dict(MAKERS["sheets"](job)) for job in (plain, moved))
    with (
        opened(before["sheets-a4.pdf"]) as one,
        opened(after["sheets-a4.pdf"]) as other,
    ):
        fronts, backs = ((one.pages[n], other.pages[n]) for n in (0, 1))
        same = [page.Contents.read_bytes() for page in fronts]
        assert same[0] == same[1]
        still, there = (page.Contents.read_bytes() for page in backs)
        assert there.endswith(still + b"Q\n")


def test_with_little_ink_faces_have_a_class_of_their_own(tmp_path: Path) -> None:
    found = checked(tmp_path)
    assert found.catalogue is not None
    press = found.catalogue.press
    plain = artworks(found.faces, found.roots, press)
    light = artworks(found.faces, found.roots, press, low_ink=True)
    for one, other in zip(plain, light, strict=True):
        assert other.html == one.html.replace(
            '<body class="', '<body class="low-ink ', 1
        )
        assert other.html != one.html
