"""Grids: how many faces of a format a paper holds, and how far apart they lie.

Every trim lies where the printer reaches, every bleed on the paper. A grid is centred,
so that its back, mirrored, covers it. Gutters are as wide as they can be without a
row or column less: wide enough for marks between the faces, else for both bleeds, else
as narrow as asked for.

Here: counting and gutters. Not here: which copy goes where (`press.imposition`).
"""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.measure import Length, Size
from rulewright.press.formats import Format, Paper, Shape
from rulewright.press.places import Box, Point, Turn

# A mark starts this far beyond the bleed ...
MARK_GAP = Length(500)
# ... is at most this long ...
MARK_LONG = Length(3000)
# ... and at least this long, or it is left out.
MARK_SHORT = Length(1000)


@dataclass(frozen=True, slots=True)
class Grid:
    """Slots on a paper: `columns` by `rows` of faces, each turned by `turn`."""

    paper: Paper
    format: Format
    turn: Turn
    columns: int
    rows: int
    gutter: Size

    @property
    def slots(self) -> int:
        """How many faces it holds."""
        return self.columns * self.rows

    @property
    def cell(self) -> Size:
        """The trim as it lies on the paper."""
        return self.turn.of(self.format.trim)

    def box(self, slot: int) -> Box:
        """The trim of a slot, counted row by row from the top left."""
        row, column = divmod(slot, self.columns)
        cell, paper = self.cell, self.paper.size
        across = _span(cell.width, self.gutter.width, self.columns)
        down = _span(cell.height, self.gutter.height, self.rows)
        left = (paper.width - across) // 2 + (cell.width + self.gutter.width) * column
        top = (paper.height - down) // 2 + (cell.height + self.gutter.height) * row
        return Box(Point(left, top), cell)


def fit(paper: Paper, format: Format, gutter: Length) -> Grid | None:  # noqa: A002
    """The grid that holds most faces of a format; None if not even one fits.

    `gutter` is the least space between two trims. Faces are turned a quarter only
    where that holds more. A hex always keeps its whole bleed.
    """
    grids = [_grid(paper, format, turn, gutter) for turn in (Turn.NONE, Turn.QUARTER)]
    best = max(grids, key=lambda grid: grid.slots)
    return best if best.slots else None


def _grid(paper: Paper, format: Format, turn: Turn, gutter: Length) -> Grid:  # noqa: A002
    cell, reach = turn.of(format.trim), turn.of(format.reach)
    whole = format.shape is Shape.HEX
    columns, across = _axis(
        cell.width, reach.width, paper.size.width, paper.margin, gutter, whole=whole
    )
    rows, down = _axis(
        cell.height, reach.height, paper.size.height, paper.margin, gutter, whole=whole
    )
    return Grid(paper, format, turn, columns, rows, Size(across, down))


def _axis(  # noqa: PLR0913 - one side of a grid has these measures
    trim: Length,
    reach: Length,
    paper: Length,
    margin: Length,
    least: Length,
    *,
    whole: bool,
) -> tuple[int, Length]:
    """How many trims fit along one side, and the gutter between them."""
    if whole:
        least = max(least, reach * 2)
    room = paper - max(margin, reach) * 2
    many = (room + least) // (trim + least) if room >= trim else 0
    for wide in ((reach + MARK_GAP + MARK_LONG) * 2, reach * 2):
        # A mark outside the grid has to be printable as well.
        outside = (room - _span(trim, wide, many)) // 2
        visible = reach + MARK_GAP + MARK_SHORT - max(reach - margin, Length(0))
        if wide > least and many > 0 and outside >= visible:
            return many, wide
    return many, least


def _span(trim: Length, gutter: Length, many: int) -> Length:
    return trim * many + gutter * max(many - 1, 0)
