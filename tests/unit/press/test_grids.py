"""How many faces the usual papers hold, and how far apart they lie."""

import pytest

from rulewright.measure import Length, Size
from rulewright.press.formats import Format, Paper
from rulewright.press.grids import Grid, fit
from rulewright.press.places import Turn

A4 = Paper.parse("a4", ("210mm", "297mm"), "5mm")
LETTER = Paper.parse("letter", ("8.5in", "11in"), "5mm")
CARD = Format.parse("card", ("63mm", "88mm"), "2mm")
TILE = Format.parse("tile", ("101.62mm", "88mm"), "2mm", "hex")
BALLOT = Format.parse("ballot", ("70mm", "70mm"), "2mm")
PANEL = Format.parse("panel", ("210mm", "148mm"), "2mm")
BOARD = Format.parse("board", ("297mm", "210mm"), "2mm")
GUTTER = Length.parse("2mm")


def held(paper: Paper, form: Format) -> Grid:
    grid = fit(paper, form, GUTTER)
    assert grid is not None
    return grid


@pytest.mark.parametrize(
    ("paper", "form", "columns", "rows", "turn"),
    [
        (A4, CARD, 3, 3, Turn.NONE),
        (LETTER, CARD, 3, 3, Turn.NONE),
        (A4, BALLOT, 2, 4, Turn.NONE),
        (LETTER, BALLOT, 2, 3, Turn.NONE),
        (A4, TILE, 2, 2, Turn.QUARTER),
        (LETTER, TILE, 2, 2, Turn.QUARTER),
        (A4, PANEL, 1, 1, Turn.QUARTER),
    ],
)
def test_the_usual_formats(
    paper: Paper, form: Format, columns: int, rows: int, turn: Turn
) -> None:
    grid = held(paper, form)
    assert (grid.columns, grid.rows, grid.turn) == (columns, rows, turn)


@pytest.mark.parametrize("paper", [A4, LETTER])
def test_a_board_does_not_fit(paper: Paper) -> None:
    assert fit(paper, BOARD, GUTTER) is None


def test_gutters_are_as_wide_as_the_paper_allows() -> None:
    # Down an A4 there is room for both bleeds, across only for what was asked.
    assert held(A4, CARD).gutter == Size.parse("2mm x 4mm")
    # Down a Letter, four millimetres would push the outer bleeds off the paper.
    assert held(LETTER, CARD).gutter == Size.parse("4mm x 2mm")
    # Two ballots across leave room for marks between them.
    assert held(A4, BALLOT).gutter.width == Length.parse("11mm")


def test_a_grid_is_centred() -> None:
    grid = held(A4, CARD)
    first, last = grid.box(0), grid.box(8)
    assert first.at.x + last.right == A4.size.width
    assert first.at.y + last.bottom == A4.size.height


def test_a_hex_keeps_its_whole_bleed() -> None:
    close = fit(Paper.parse("roll", ("210mm", "190mm"), "0mm"), TILE, Length(0))
    assert close is not None
    assert close.gutter.height >= TILE.bleed * 2
