"""Outlines: the shapes that a die cuts, as fine polygons in a box.

Here: hexes, octagons, circles, rounded rectangles. Not here: which format has which
shape (`press.formats`), the places they are built from (`press.places`).
"""

from __future__ import annotations

from fractions import Fraction

from rulewright.measure import Length, Size
from rulewright.press.places import Outline, Point

# A quarter of a circle is drawn with this many straight pieces; at a radius of 15 mm
# they leave the arc by less than 0.03 mm.
_FINE = 16


def hexagon(box: Size) -> Outline:
    """A flat-top hex in a box; regular if the box is 2 to the root of 3."""
    width, height = box.width, box.height
    quarter, half, middle = width // 4, width - width // 4, height // 2
    return (
        Point(Length(0), middle),
        Point(quarter, Length(0)),
        Point(half, Length(0)),
        Point(width, middle),
        Point(half, height),
        Point(quarter, height),
    )


def octagon(box: Size) -> Outline:
    """A box with its corners cut off; regular if the box is square."""
    # 1 - 1/sqrt(2) of a side, to a micrometre in any box that fits a paper.
    share = Fraction(292_893, 1_000_000)
    x, y = (Length(round(side.um * share)) for side in (box.width, box.height))
    right, bottom, none = box.width, box.height, Length(0)
    return (
        Point(x, none),
        Point(right - x, none),
        Point(right, y),
        Point(right, bottom - y),
        Point(right - x, bottom),
        Point(x, bottom),
        Point(none, bottom - y),
        Point(none, y),
    )


def ellipse(box: Size) -> Outline:
    """The round shape that touches every side of a box; a circle if it is square."""
    return rounded(box, Size(box.width // 2, box.height // 2), _FINE)


def rounded(box: Size, corner: Size, pieces: int) -> Outline:
    """A box whose corners are quarters of an ellipse, clockwise from the top left."""
    width, height = box.width.um, box.height.um
    a, b = corner.width.um, corner.height.um
    if not (a and b):
        corners = ((0, 0), (width, 0), (width, height), (0, height))
        return tuple(Point(Length(x), Length(y)) for x, y in corners)
    arc = [_arc(step, pieces) for step in range(pieces + 1)]
    points: list[tuple[Fraction, Fraction]] = []
    # Each arc starts where the side before it ends; (1, 0) turns towards (0, 1).
    points += [(a - a * c, b - b * s) for c, s in arc]
    points += [(width - a + a * s, b - b * c) for c, s in arc]
    points += [(width - a + a * c, height - b + b * s) for c, s in arc]
    points += [(a - a * s, height - b + b * c) for c, s in arc]
    whole = (Point(Length(round(x)), Length(round(y))) for x, y in points)
    # Where a side has no length, one arc ends where the next begins.
    return tuple(dict.fromkeys(whole))


def _arc(step: int, pieces: int) -> tuple[Fraction, Fraction]:
    """A point of the quarter circle from (1, 0) to (0, 1), exactly on it."""
    t = Fraction(step, pieces)
    return (1 - t * t) / (1 + t * t), 2 * t / (1 + t * t)
