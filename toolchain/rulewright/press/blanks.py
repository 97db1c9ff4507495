"""Blanks: tokens as they are cut from the sheet, still flat.

A cut token is its face. A folded one has its back above its front, head down, so that
both stand upright once the paper is folded along the line between them and glued. A
standing one has a foot at each end besides, which is folded outwards and glued to a
base.

Here: panels, die lines, folds and glue of one blank. Not here: where blanks lie on a
sheet (`press.packing`), how they are drawn (`publish.tokens`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from rulewright.measure import Length, Size
from rulewright.press.collation import Copy
from rulewright.press.formats import Format, Shape
from rulewright.press.imposition import Placed
from rulewright.press.marks import Mark
from rulewright.press.places import Box, Outline, Point, Turn

FOOT = Length(8000)
"""How far the foot of a standing token reaches below its face."""
_NONE = Length(0)


class Make(Enum):
    """How a token is made of paper."""

    CUT = "cut"
    FOLD = "fold"
    STAND = "stand"


@dataclass(frozen=True, slots=True)
class Blank:
    """A copy to be cut, folded or stood up; `form` is the size of its face."""

    copy: Copy
    form: Format
    make: Make = Make.CUT

    @property
    def size(self) -> Size:
        """What it covers while it is flat, without bleed."""
        return flat(self.form.trim, self.make)

    @property
    def two_sided(self) -> bool:
        """Whether something is printed on the other side of the paper."""
        return self.make is Make.CUT and bool(self.copy.back)


def flat(trim: Size, make: Make) -> Size:
    """What a face of a size takes when it is made so, still flat."""
    if make is Make.CUT:
        return trim
    feet = FOOT * 2 if make is Make.STAND else _NONE
    return Size(trim.width, trim.height * 2 + feet)


@dataclass(frozen=True, slots=True)
class Laid:
    """A blank on a sheet.

    `panels` are its printed faces; `dies` where it is cut, the outermost first;
    `folds` lines to fold along, longer than the blank is wide so that they can be seen
    from beside it; `glue` the parts that are glued to a base.
    """

    blank: Blank
    box: Box
    panels: tuple[Placed, ...]
    dies: tuple[Outline, ...]
    folds: tuple[Mark, ...] = ()
    glue: tuple[Box, ...] = ()


def laid(blank: Blank, at: Point, bleed: Length) -> Laid:
    """A blank with its top left corner at a place; ink runs `bleed` beyond the cut.

    No ink crosses a fold.
    """
    box, trim = Box(at, blank.size), blank.form.trim
    copy, height = blank.copy, trim.height
    if blank.make is Make.CUT:
        front = _panel(blank, copy.face, at, bleed, Turn.NONE)
        return Laid(blank, box, (front,), (front.cut,))
    foot = FOOT if blank.make is Make.STAND else _NONE
    behind = copy.back or copy.face
    back = _panel(blank, behind, at.moved(_NONE, foot), bleed, Turn.HALF)
    front = _panel(blank, copy.face, at.moved(_NONE, foot + height), bleed, Turn.NONE)
    dies = [box.outline]
    # Folded and glued, a round token is cut through both layers along its front.
    if blank.make is Make.FOLD and blank.form.shape is not Shape.RECTANGLE:
        dies.append(front.cut)
    lines = dict.fromkeys((foot, foot + height, foot + height * 2))
    inner = [y for y in lines if _NONE < y < box.size.height]
    glue = (
        Box(at, Size(trim.width, foot)),
        Box(at.moved(_NONE, foot + height * 2), Size(trim.width, foot)),
    )
    return Laid(
        blank,
        box,
        (back, front),
        tuple(dies),
        tuple(_across(box, at.y + y, bleed) for y in inner),
        glue if foot else (),
    )


def _across(box: Box, y: Length, beyond: Length) -> Mark:
    return Mark(Point(box.at.x - beyond, y), Point(box.right + beyond, y))


def _panel(blank: Blank, face: str, at: Point, bleed: Length, turn: Turn) -> Placed:
    trim = blank.form.trim
    # What is folded is cut as a box first, whatever its shape will be.
    shape = blank.form.shape if blank.make is Make.CUT else Shape.RECTANGLE
    ink = Format(blank.form.id, trim, bleed, shape).ink
    box = Box(at, trim)
    inked = [_within(point, trim, bleed).moved(at.x, at.y) for point in ink]
    if blank.make is not Make.CUT:
        inked = list(_between_folds(blank, box, inked, turn))
    cut = tuple(turn.point(p, trim).moved(at.x, at.y) for p in blank.form.cut)
    behind = blank.copy.back if blank.make is Make.CUT else ""
    return Placed(blank.copy, face, behind, box, turn, cut, tuple(inked))


def _within(point: Point, trim: Size, bleed: Length) -> Point:
    """A corner of the bleed, no further out than the bleed of a straight edge."""
    return Point(
        min(max(point.x, -bleed), trim.width + bleed),
        min(max(point.y, -bleed), trim.height + bleed),
    )


def _between_folds(
    blank: Blank, box: Box, ink: list[Point], turn: Turn
) -> Iterator[Point]:
    """Ink that ends where the paper is folded."""
    stands = blank.make is Make.STAND
    # The head of each panel is at the fold in the middle; its foot may be one as well.
    keep_top = turn is Turn.NONE or stands
    keep_bottom = turn is Turn.HALF or stands
    for point in ink:
        y = max(point.y, box.at.y) if keep_top else point.y
        yield Point(point.x, min(y, box.bottom) if keep_bottom else y)
