"""Slugs: the strip beside the faces for a line that names the sheet.

Here: where it fits, clear of bleed and marks. Not here: what it says and its type
(`publish.sheets`).
"""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.measure import Length, Size
from rulewright.press.imposition import Sheet
from rulewright.press.marks import marks_of
from rulewright.press.places import Box, Point, Turn, overlap

_HEIGHT = Length(1500)
_FROM_MARGIN = Length(200)
# Between the strip and ink or marks.
_APART = Length(250)
_SHORTEST = Length(30_000)


@dataclass(frozen=True, slots=True)
class Slug:
    """A strip for one line of type; turned three quarters it reads upwards."""

    box: Box
    turn: Turn


def slug_of(sheet: Sheet) -> Slug | None:
    """Below the faces, or up the left side; None where neither has room.

    The strip lies where the printer reaches.
    """
    grid = sheet.grid
    first, last = grid.box(0), grid.box(grid.slots - 1)
    paper, margin = grid.paper.size, grid.paper.margin + _FROM_MARGIN
    below = Slug(
        Box(
            Point(first.at.x, paper.height - margin - _HEIGHT),
            Size(last.right - first.at.x, _HEIGHT),
        ),
        Turn.NONE,
    )
    # Up the side it stays between the marks of one row.
    row = grid.box((grid.rows // 2) * grid.columns)
    start = Point(margin, row.at.y + _APART * 2)
    beside = Slug(
        Box(start, Size(_HEIGHT, row.size.height - _APART * 4)),
        Turn.THREE_QUARTERS,
    )
    for slug in (below, beside):
        if _clear(slug, sheet):
            return slug
    return None


def _clear(slug: Slug, sheet: Sheet) -> bool:
    box = slug.box
    outline = Box(box.at.moved(-_APART, -_APART), box.size.grown(_APART)).outline
    long_enough = max(box.size.width, box.size.height) >= _SHORTEST
    return (
        long_enough
        and not any(overlap(outline, placed.ink) for placed in sheet.placed)
        and not any(
            overlap(outline, (mark.start, mark.end)) for mark in marks_of(sheet)
        )
    )
