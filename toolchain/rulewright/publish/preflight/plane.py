"""The plane of a page: points, matrices, quads and boxes, in millimetres.

A page is seen as a reader sees it: from the top left corner of its MediaBox, x to the
right and y down, turned as the page asks to be. PDF counts in decimal points; lengths
here are floats because what is inspected is a file, not a plan.

Here: the arithmetic. Not here: what lies where (`walking`, `boxes`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot

Point = tuple[float, float]
Matrix = tuple[float, float, float, float, float, float]
Quad = tuple[Point, Point, Point, Point]
"""The corners of what was a rectangle before it was turned, in order around."""

MM_PER_POINT = 25.4 / 72
UPRIGHT: Matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)


@dataclass(frozen=True, slots=True)
class Area:
    """An upright rectangle."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        """From left to right."""
        return self.right - self.left

    @property
    def height(self) -> float:
        """From top to bottom."""
        return self.bottom - self.top

    def shared(self, other: Area) -> Area | None:
        """What both cover, or None if they do not meet."""
        left, right = max(self.left, other.left), min(self.right, other.right)
        top, bottom = max(self.top, other.top), min(self.bottom, other.bottom)
        if left > right or top > bottom:
            return None
        return Area(left, top, right, bottom)

    def holds(self, other: Area, slack: float) -> bool:
        """Whether `other` lies inside, give or take `slack`."""
        return (
            other.left >= self.left - slack
            and other.top >= self.top - slack
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )

    def grown(self, by: float) -> Area:
        """With `by` added on each side."""
        return Area(self.left - by, self.top - by, self.right + by, self.bottom + by)

    @property
    def quad(self) -> Quad:
        """Its corners."""
        return (
            (self.left, self.top),
            (self.right, self.top),
            (self.right, self.bottom),
            (self.left, self.bottom),
        )


def times(first: Matrix, then: Matrix) -> Matrix:
    """The matrix that does one and then the other."""
    a, b, c, d, e, f = first
    g, h, i, j, k, m = then
    return (
        a * g + b * i,
        a * h + b * j,
        c * g + d * i,
        c * h + d * j,
        e * g + f * i + k,
        e * h + f * j + m,
    )


def moved(point: Point, by: Matrix) -> Point:
    """Where a point comes to lie."""
    x, y = point
    return by[0] * x + by[2] * y + by[4], by[1] * x + by[3] * y + by[5]


def laid(quad: Quad, by: Matrix) -> Quad:
    """Where a quad comes to lie."""
    p, q, r, s = quad
    return moved(p, by), moved(q, by), moved(r, by), moved(s, by)


def around(points: Sequence[Point]) -> Area:
    """The smallest area around some points."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return Area(min(xs), min(ys), max(xs), max(ys))


def length(start: Point, end: Point) -> float:
    """The distance between two points."""
    return hypot(end[0] - start[0], end[1] - start[1])


def inside(point: Point, outline: Sequence[Point]) -> bool:
    """Whether a point lies within a closed outline, by the even-odd rule."""
    x, y = point
    within = False
    last = outline[-1]
    for here in outline:
        if (here[1] > y) != (last[1] > y):
            at = (last[0] - here[0]) * (y - here[1]) / (last[1] - here[1]) + here[0]
            within ^= x < at
        last = here
    return within


def depth(point: Point, outline: Sequence[Point]) -> float:
    """How far inside an outline a point lies; negative outside."""
    nearest = min(
        _to_line(point, outline[index - 1], outline[index])
        for index in range(len(outline))
    )
    return nearest if inside(point, outline) else -nearest


def _to_line(point: Point, start: Point, end: Point) -> float:
    dx, dy = end[0] - start[0], end[1] - start[1]
    square = dx * dx + dy * dy
    if not square:
        return length(point, start)
    share = ((point[0] - start[0]) * dx + (point[1] - start[1]) * dy) / square
    share = max(0.0, min(1.0, share))
    return length(point, (start[0] + share * dx, start[1] + share * dy))


def view(media: Sequence[float], turn: int, unit: float) -> Matrix:
    """From the user space of a page to millimetres as a reader sees them.

    `media` is the MediaBox in user space, `turn` the page's clockwise rotation, `unit`
    its UserUnit.
    """
    s = unit * MM_PER_POINT
    left, bottom, right, top = (s * edge for edge in media)
    if turn == 90:
        return (0.0, s, s, 0.0, -bottom, -left)
    if turn == 180:
        return (-s, 0.0, 0.0, s, right, -bottom)
    if turn == 270:
        return (0.0, -s, -s, 0.0, top, right)
    return (s, 0.0, 0.0, -s, -left, top)
