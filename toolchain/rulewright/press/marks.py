"""Crop marks: short lines that prolong the cut, outside everyone's bleed.

At each corner of a face both edges are prolonged beyond the bleed. A mark that would
touch the bleed of a face, its own or a neighbour's, is made shorter; if too little of
it is left it is dropped.

Here: where marks stand. Not here: how they are drawn (`publish.sheets`).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from math import isqrt

from rulewright.measure import Length, Size
from rulewright.press.grids import MARK_GAP, MARK_LONG, MARK_SHORT
from rulewright.press.imposition import Sheet
from rulewright.press.places import Outline, Point, overlap

_STEP = Length(500)
_FROM_PAPER_EDGE = Length(1000)


@dataclass(frozen=True, slots=True, order=True)
class Mark:
    """A crop mark, a line from the face outwards."""

    start: Point
    end: Point


def marks_of(sheet: Sheet) -> tuple[Mark, ...]:
    """The crop marks of a sheet, in a fixed order and without doubles."""
    cuts = tuple(placed.cut for placed in sheet.placed)
    inks = tuple(placed.ink for placed in sheet.placed)
    # Along a slanting edge the bleed of the next edge reaches further than across it.
    reach = sheet.grid.format.reach
    start = max(reach.width, reach.height) + MARK_GAP
    return _marks(cuts, inks, start, sheet.grid.paper.size)


@lru_cache(maxsize=64)
def _marks(
    cuts: tuple[Outline, ...], inks: tuple[Outline, ...], start: Length, paper: Size
) -> tuple[Mark, ...]:
    found: dict[Mark, None] = {}
    for cut in cuts:
        for corner, towards in _prolonged(cut):
            mark = _mark(corner, towards, start, inks, paper)
            if mark is not None:
                found[mark] = None
    return tuple(sorted(found))


def _prolonged(cut: Outline) -> list[tuple[Point, tuple[int, int]]]:
    """Each corner with the direction of each edge that ends there."""
    edges = list(pairwise((*cut, cut[0])))
    return [
        line
        for a, b in edges
        for line in (
            (a, (a.x.um - b.x.um, a.y.um - b.y.um)),
            (b, (b.x.um - a.x.um, b.y.um - a.y.um)),
        )
    ]


def _mark(
    corner: Point,
    towards: tuple[int, int],
    start: Length,
    inks: tuple[Outline, ...],
    paper: Size,
) -> Mark | None:
    """The longest mark that prolongs an edge without touching ink or paper's edge."""
    best = None
    for length in range(MARK_SHORT.um, MARK_LONG.um + 1, _STEP.um):
        mark = Mark(
            _along(corner, towards, start.um),
            _along(corner, towards, start.um + length),
        )
        if not _free(mark, inks, paper):
            break
        best = mark
    return best


def _along(start: Point, towards: tuple[int, int], far: int) -> Point:
    x, y = towards
    size = isqrt(x * x + y * y)
    return start.moved(Length(_nearest(x * far, size)), Length(_nearest(y * far, size)))


def _nearest(value: int, by: int) -> int:
    return (2 * value + by) // (2 * by)


def _free(mark: Mark, inks: tuple[Outline, ...], paper: Size) -> bool:
    edge = _FROM_PAPER_EDGE
    on_paper = (
        edge <= mark.end.x <= paper.width - edge
        and edge <= mark.end.y <= paper.height - edge
    )
    line = (mark.start, mark.end)
    return on_paper and not any(overlap(line, ink) for ink in inks)
