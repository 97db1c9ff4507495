"""Turns undo each other; outlines overlap only where they share more than an edge."""

import pytest

from rulewright.measure import Length, Size
from rulewright.press.places import Box, Point, Turn, bounds, overlap

CARD = Size.parse("63mm x 88mm")


def at(x: int, y: int) -> Point:
    return Point(Length(x), Length(y))


def box(x: int, y: int, width: int, height: int) -> Box:
    return Box(at(x, y), Size(Length(width), Length(height)))


@pytest.mark.parametrize("turn", list(Turn))
def test_a_turn_and_its_undoing_bring_a_point_back(turn: Turn) -> None:
    point = at(1000, 3000)
    there = turn.point(point, CARD)
    assert turn.back.point(there, turn.of(CARD)) == point
    assert turn.then(turn.back) is Turn.NONE


def test_a_quarter_turn_is_clockwise() -> None:
    top_left = at(0, 0)
    assert Turn.QUARTER.point(top_left, CARD) == at(88_000, 0)
    assert Turn.HALF.point(top_left, CARD) == at(63_000, 88_000)
    assert Turn.THREE_QUARTERS.point(top_left, CARD) == at(0, 63_000)


def test_edges_may_touch() -> None:
    left, right = box(0, 0, 10, 10), box(10, 0, 10, 10)
    assert not overlap(left.outline, right.outline)
    assert overlap(left.outline, box(9, 0, 10, 10).outline)


def test_a_line_through_a_box_overlaps_it() -> None:
    square = box(0, 0, 10, 10).outline
    assert overlap((at(-5, 5), at(15, 5)), square)
    assert not overlap((at(-5, 10), at(15, 10)), square)
    assert not overlap((at(11, 5), at(15, 5)), square)


def test_slanting_outlines_may_lie_within_each_others_bounds() -> None:
    diamond = (at(10, 0), at(20, 10), at(10, 20), at(0, 10))
    corner = box(0, 0, 4, 4)
    assert overlap(bounds(diamond).outline, corner.outline)
    assert not overlap(diamond, corner.outline)
