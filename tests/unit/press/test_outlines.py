"""Shapes that touch the box they are cut from."""

from collections.abc import Callable
from itertools import pairwise
from math import hypot

import pytest

from rulewright.measure import Length, Size
from rulewright.press.outlines import ellipse, hexagon, octagon, rounded
from rulewright.press.places import Outline, bounds

BOX = Size.parse("22mm x 22mm")


@pytest.mark.parametrize(
    ("shape", "corners"), [(hexagon, 6), (octagon, 8), (ellipse, 64)]
)
def test_a_shape_fills_its_box(shape: Callable[[Size], Outline], corners: int) -> None:
    assert len(shape(BOX)) == corners
    for box in (BOX, Size.parse("31mm x 17.001mm")):
        outline = shape(box)
        assert bounds(outline).size.width <= box.width
        assert box.width - bounds(outline).size.width <= Length(1)
        assert box.height - bounds(outline).size.height <= Length(1)


def test_an_octagon_in_a_square_has_equal_sides() -> None:
    outline = octagon(BOX)
    sides = [
        hypot(b.x.um - a.x.um, b.y.um - a.y.um)
        for a, b in pairwise((*outline, outline[0]))
    ]
    assert max(sides) - min(sides) < 2


def test_a_circle_is_as_round_as_a_printer_can_show() -> None:
    middle = BOX.width.um / 2
    outline = ellipse(BOX)
    for a, b in pairwise((*outline, outline[0])):
        assert abs(hypot(a.x.um - middle, a.y.um - middle) - middle) <= 1
        x, y = (a.x.um + b.x.um) / 2, (a.y.um + b.y.um) / 2
        assert middle - hypot(x - middle, y - middle) < 30


def test_corners_may_be_sharp() -> None:
    none = Size(Length(0), Length(0))
    assert len(rounded(BOX, none, 8)) == 4
    assert len(rounded(BOX, Size.parse("3mm x 3mm"), 8)) == 36
