"""Boards that no paper can hold are found when a game is checked, at their figure."""

from pathlib import Path

import pytest

from rulewright.diagnostics import Finding
from rulewright.model.findings import UNUSED
from samples import PEBBLE
from unit.pipeline.bench import checked, said

PRESS = (PEBBLE / "print.yaml").read_text("utf-8")
BOARD = "  map: {{trim: [{}, 300mm], bleed: 2mm, safe: 3mm{}}}\n"


def press(trim: str, more: str = ", sheets: false", overlap: str = "12mm") -> str:
    with_overlap = PRESS.replace("gutter: 4mm", f"gutter: 4mm\noverlap: {overlap}")
    return with_overlap.replace("faces:\n", BOARD.format(trim, more) + "faces:\n")


HUGE = press("9000mm").replace("300mm", "900mm")


def told(tmp_path: Path, content: str) -> list[Finding]:
    """The findings of a check; that no deck is of the format is another matter."""
    found = checked(tmp_path, {"print.yaml": content}).findings
    return [finding for finding in found if finding.rule is not UNUSED]


@pytest.mark.parametrize(
    ("content", "places"),
    [
        (press("400mm"), []),
        # What is for sheets is no board, and what fits needs no overlap.
        (press("9000mm", more=""), []),
        (press("200mm", overlap="500mm").replace("300mm", "100mm"), []),
        (press("400mm", overlap="100mm"), [("print.yaml:6:10", "RW664")]),
        (HUGE, [("print.yaml:10:15", "RW665")]),
    ],
)
def test_where_it_is_said(
    tmp_path: Path, content: str, places: list[tuple[str, str]]
) -> None:
    found = told(tmp_path, content)
    assert sorted({said(finding) for finding in found}) == places


def test_each_paper_is_asked(tmp_path: Path) -> None:
    found = told(tmp_path, HUGE)
    assert [finding.says.rpartition(" ")[2] for finding in found] == ["a4", "letter"]
