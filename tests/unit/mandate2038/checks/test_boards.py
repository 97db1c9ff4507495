"""Board, aids and endings: wells against pools, endings against outcomes."""

from pathlib import Path

import pytest

from rulewright_mandate2038.checks import boards, counts
from rulewright_mandate2038.play.naming import ENDINGS
from unit.mandate2038.workshop import codes, content

BOARD = "components/governance-board.yaml"
ENDS = "components/endings.yaml"


def test_board_and_endings_are_sound(tmp_path: Path) -> None:
    catalogue = content(tmp_path)
    assert list(boards.endings(catalogue)) == []
    assert list(boards.wells(catalogue)) == []
    assert [row.found for row in boards.boards(catalogue)] == [1, 1]
    # The engine names endings by the ids of their texts.
    assert {item.component.id for item in catalogue.of("ending")} == set(ENDINGS)


def test_an_outcome_twice_leaves_another_without_an_ending(tmp_path: Path) -> None:
    old = "icon: vote\n  agi: false"
    changes = {ENDS: (old, old.replace("false", "true"))}
    found = list(boards.endings(content(tmp_path, changes)))
    assert codes(found) == ["MAN118"]
    assert {finding.says for finding in found} == {
        "AGI emerges and the ending is Open has `singularity` already",
        "nothing is read when AGI does not emerge and the ending is Open",
    }


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        (
            "{ring: inner, column: 0, row: 1}",
            "{ring: inner, column: 1, row: 0}",
            ["a well of the inner ring lies taken already"],
        ),
        (
            "{ring: outer, column: -2, row: 1}",
            "{ring: outer, column: -2, row: -1}",
            ["a well of the outer ring lies 3 steps away"],
        ),
        (
            "  - {ring: inner, column: 1, row: -1}\n",
            "",
            ["5 wells in the inner ring, and 6 tiles"],
        ),
    ],
)
def test_a_well_that_is_astray_is_found(
    tmp_path: Path, old: str, new: str, says: list[str]
) -> None:
    found = list(boards.wells(content(tmp_path, {BOARD: (old, new)})))
    assert codes(found) == ["MAN119"]
    assert [finding.says for finding in found] == says


def test_an_aid_for_each_tray(tmp_path: Path) -> None:
    changes = {"components/foldout-aid.yaml": ("copies: 6", "copies: 12")}
    (finding,) = counts.counts(content(tmp_path, changes))
    assert finding.says == "the list says 1 foldout aids in a tray, and there are 2"
