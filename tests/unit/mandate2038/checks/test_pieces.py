"""Loose pieces against the component tables, and in the Audit bag."""

from pathlib import Path

import pytest

from rulewright_mandate2038.checks import counts, pieces
from unit.mandate2038.workshop import content

SUPPLIES = "rules/supplies.yaml"


def test_every_row_of_loose_pieces_is_counted(tmp_path: Path) -> None:
    rows = {row.home for row in pieces.counted(content(tmp_path))}
    assert {
        "table.pieces.slider.each",
        "table.pieces.scrutiny.each",
        "table.pieces.starting_grid.each",
        "table.shared_pieces.joint_venture_pair.count",
        "table.shared_pieces.power_cube.count",
        "table.shared_pieces.volatility_die.count",
    } < rows
    assert len(rows) == 21


@pytest.mark.parametrize(
    ("file", "old", "new", "says"),
    [
        (
            SUPPLIES,
            "{id: team, form: pawn, each: 3}",
            "{id: team, form: pawn, each: 4}",
            "the list says 4 pieces in a tray (team), and there are 3",
        ),
        (
            "components/mega-clusters.yaml",
            "row: mega_cluster_pair, copies: 2, shape: octagon, ink: black, number: 6",
            "row: mega_cluster_pair, copies: 4, shape: octagon, ink: black, number: 6",
            "the list says 6 pieces of the table (mega_cluster_pair), and there are 7",
        ),
        (
            "components/facilities.yaml",
            "number: 2}",
            "number: 2, grid: true}",
            "the list says 1 Starting Grids, and there are 2",
        ),
        (
            "components/accessories.yaml",
            "name: Audit bag}",
            "name: Audit bag, copies: 2}",
            "the list says 1 pieces of the table (audit_bag), and there are 2",
        ),
    ],
)
def test_a_piece_too_many_is_found(
    tmp_path: Path, file: str, old: str, new: str, says: str
) -> None:
    (finding,) = counts.counts(content(tmp_path, {file: (old, new)}))
    assert (finding.rule.code, finding.says) == ("MAN107", says)


def test_cubes_of_the_bag_are_alike(tmp_path: Path) -> None:
    assert list(pieces.touch(content(tmp_path))) == []


@pytest.mark.parametrize(
    ("old", "new", "is_now"),
    [
        ("format: cube", "format: contract", "contract, cut"),
        ("ink: black", "ink: black, make: fold", "cube, fold"),
        ("ink: black", "ink: black, shape: circle", "cube, circle, cut"),
    ],
)
def test_a_cube_that_fingers_tell_apart_is_found(
    tmp_path: Path, old: str, new: str, is_now: str
) -> None:
    changes = {"components/systemic-risk.yaml": (old, new)}
    (finding,) = pieces.touch(content(tmp_path, changes))
    assert finding.rule.code == "MAN117"
    assert finding.says == f"Systemic Risk is {is_now}, and Scrutiny is cube, cut"
