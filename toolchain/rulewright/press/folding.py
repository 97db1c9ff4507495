"""Folding: a back beside its front, so that one side of the paper is enough.

Front and back are one cell with a fold line between them. Folded along it and glued,
the back lies behind the front; then both are cut at once. The space between them is as
wide as both bleeds, so that ink runs past every cut.

Here: cells of two faces on sheets. Not here: backs on the other side of the paper
(`press.imposition`).
"""

from __future__ import annotations

from dataclasses import replace

from rulewright.diagnostics import Report
from rulewright.measure import Length, Size
from rulewright.press.collation import Copy, Run
from rulewright.press.findings import TOO_LARGE_TO_FOLD
from rulewright.press.formats import Format, Paper, Shape
from rulewright.press.grids import MARK_LONG, Grid, fit
from rulewright.press.imposition import (
    Backs,
    Placed,
    Sheet,
    Side,
    impose,
    inside_gutters,
)
from rulewright.press.places import Box, Line, Outline, Point, bounds


def fold(
    run: Run,
    paper: Paper,
    format: Format,  # noqa: A002
    *,
    gutter: Length,
    report: Report,
) -> tuple[Sheet, ...]:
    """The sheets of a run, each copy with its back beside it.

    A run without backs is imposed as it is. A format of which not even one pair fits is
    a finding, and gives no sheets.
    """
    if not any(copy.back for copy in run.copies):
        return impose(
            run, paper, format, gutter=gutter, report=report, backs=Backs.NONE
        )
    pair = _pair(format)
    grid = fit(paper, pair, gutter)
    if grid is None:
        report.add(
            TOO_LARGE_TO_FOLD.at(
                None,
                f"{format.id} ({format.trim}) does not fit {paper.id} ({paper.size})"
                " with its back beside it",
                hint="print backs on the other side, or on a larger paper",
            )
        )
        return ()
    papers = -(-len(run.copies) // grid.slots)
    return tuple(
        _sheet(
            run.copies[number * grid.slots : (number + 1) * grid.slots],
            Sheet(number + 1, papers, Side.FRONT, grid, ()),
            format,
        )
        for number in range(papers)
    )


def _pair(format: Format) -> Format:  # noqa: A002
    """Front and back as one rectangle, the fold in its middle."""
    reach = max(format.reach.width, format.reach.height)
    trim, between = format.trim, reach * 2
    whole = Size(trim.width * 2 + between, trim.height)
    return Format(format.id, whole, reach, Shape.RECTANGLE)


def _sheet(copies: tuple[Copy, ...], sheet: Sheet, format: Format) -> Sheet:  # noqa: A002
    slots: list[Placed | None] = []
    folds: list[Line] = []
    for slot, copy in enumerate(copies):
        cell = _Cell(sheet.grid, slot, format)
        slots.append(cell.placed(copy, copy.face, Length(0)))
        if copy.back:
            slots.append(cell.placed(copy, copy.back, cell.second))
            folds.append(cell.fold)
    return replace(sheet, slots=tuple(slots), folds=tuple(folds))


class _Cell:
    """One slot of a grid of pairs."""

    def __init__(self, grid: Grid, slot: int, format: Format) -> None:  # noqa: A002
        self._grid = grid
        self._format = format
        self._box = grid.box(slot)
        self._inside = inside_gutters(grid, slot, self._box)
        self.second = grid.format.trim.width - format.trim.width

    @property
    def fold(self) -> Line:
        """The fold line, running out as far as a mark."""
        middle = self._grid.format.trim.width // 2
        out = self._grid.format.bleed + MARK_LONG
        end = self._grid.format.trim.height + out
        return self._laid((Point(middle, -out), Point(middle, end)))

    def placed(self, copy: Copy, face: str, left: Length) -> Placed:
        """A face that begins `left` of the cell's edge."""
        cut = self._laid(_moved(self._format.cut, left))
        ink = self._laid(_moved(self._format.ink, left))
        if self._format.shape is Shape.RECTANGLE:
            ink = _common(bounds(ink), self._inside).outline
        return Placed(copy, face, "", bounds(cut), self._grid.turn, cut, ink)

    def _laid(self, outline: Outline) -> Outline:
        """An outline of the upright pair as it lies on the paper."""
        trim, at = self._grid.format.trim, self._box.at
        return tuple(
            self._grid.turn.point(point, trim).moved(at.x, at.y) for point in outline
        )


def _moved(outline: Outline, left: Length) -> Outline:
    return tuple(point.moved(left, Length(0)) for point in outline)


def _common(one: Box, other: Box) -> Box:
    at = Point(max(one.at.x, other.at.x), max(one.at.y, other.at.y))
    right, bottom = min(one.right, other.right), min(one.bottom, other.bottom)
    return Box(at, Size(right - at.x, bottom - at.y))
