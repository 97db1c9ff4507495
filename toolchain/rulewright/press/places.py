"""Places: points, boxes, convex outlines and quarter turns on a sheet.

Here: the exact plane geometry that imposition and marks share. Not here: anything that
knows of faces or paper.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntEnum
from itertools import chain, pairwise

from rulewright.measure import Length, Size


@dataclass(frozen=True, slots=True, order=True)
class Point:
    """A point: x to the right, y down."""

    x: Length
    y: Length

    def moved(self, x: Length, y: Length) -> Point:
        """The point `x` further right and `y` further down."""
        return Point(self.x + x, self.y + y)


# Convex, in order around; which way round does not matter.
Outline = tuple[Point, ...]
# From one end to the other.
Line = tuple[Point, ...]


class Turn(IntEnum):
    """How far a face is turned clockwise, in degrees."""

    NONE = 0
    QUARTER = 90
    HALF = 180
    THREE_QUARTERS = 270

    @property
    def sideways(self) -> bool:
        """Whether width and height change places."""
        return self in {Turn.QUARTER, Turn.THREE_QUARTERS}

    @property
    def back(self) -> Turn:
        """The turn that undoes this one."""
        return Turn(-self.value % 360)

    def then(self, more: Turn) -> Turn:
        """This turn followed by another."""
        return Turn((self.value + more.value) % 360)

    def of(self, size: Size) -> Size:
        """The room that a face of `size` takes when it is turned so."""
        return size.turned if self.sideways else size

    def point(self, point: Point, size: Size) -> Point:
        """Where `point` of an upright face of `size` comes to lie in the turned one."""
        if self is Turn.QUARTER:
            return Point(size.height - point.y, point.x)
        if self is Turn.HALF:
            return Point(size.width - point.x, size.height - point.y)
        if self is Turn.THREE_QUARTERS:
            return Point(point.y, size.width - point.x)
        return point


@dataclass(frozen=True, slots=True)
class Box:
    """An upright rectangle: its top left corner and its size."""

    at: Point
    size: Size

    @property
    def right(self) -> Length:
        """The x of its right edge."""
        return self.at.x + self.size.width

    @property
    def bottom(self) -> Length:
        """The y of its lower edge."""
        return self.at.y + self.size.height

    @property
    def outline(self) -> Outline:
        """Its four corners."""
        left, top = self.at.x, self.at.y
        return (
            self.at,
            Point(self.right, top),
            Point(self.right, self.bottom),
            Point(left, self.bottom),
        )


def bounds(outline: Outline) -> Box:
    """The smallest box around an outline."""
    left, right = min(p.x for p in outline), max(p.x for p in outline)
    top, bottom = min(p.y for p in outline), max(p.y for p in outline)
    return Box(Point(left, top), Size(right - left, bottom - top))


def overlap(one: Outline, other: Outline) -> bool:
    """Whether two convex outlines share more than an edge or a corner.

    Either may be a line, that is an outline of two points.
    """
    first, second = _whole(one), _whole(other)
    # The shadows on the paper's own edges settle most pairs.
    axes = chain(((1, 0), (0, 1)), _across(first), _across(second))
    return not any(_apart(axis, first, second) for axis in axes)


# Plain micrometres: marks compare every line with every face.
_Whole = tuple[tuple[int, int], ...]


def _whole(outline: Outline) -> _Whole:
    return tuple((point.x.um, point.y.um) for point in outline)


def _across(outline: _Whole) -> Iterator[tuple[int, int]]:
    for (x, y), (next_x, next_y) in pairwise((*outline, outline[0])):
        yield y - next_y, next_x - x


def _apart(axis: tuple[int, int], one: _Whole, other: _Whole) -> bool:
    """Whether the shadows of both along an axis do not overlap."""
    across, down = axis
    first = [across * x + down * y for x, y in one]
    second = [across * x + down * y for x, y in other]
    return max(first) <= min(second) or max(second) <= min(first)
