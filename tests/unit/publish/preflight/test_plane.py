"""The plane of a page: where points come to lie, and how far inside."""

from math import isclose

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulewright.publish.preflight.plane import (
    MM_PER_POINT,
    UPRIGHT,
    Area,
    Matrix,
    Point,
    around,
    depth,
    inside,
    laid,
    moved,
    times,
    view,
)

SQUARE = [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0)]
NUMBERS = st.floats(-50, 50)
MATRICES = st.tuples(NUMBERS, NUMBERS, NUMBERS, NUMBERS, NUMBERS, NUMBERS)


@given(MATRICES, MATRICES, st.tuples(NUMBERS, NUMBERS))
def test_two_matrices_are_one_after_the_other(
    first: Matrix, then: Matrix, point: Point
) -> None:
    once = moved(point, times(first, then))
    twice = moved(moved(point, first), then)
    assert all(isclose(a, b, abs_tol=1e-6) for a, b in zip(once, twice, strict=True))
    assert times(UPRIGHT, then) == then


@pytest.mark.parametrize(
    ("turn", "top_left", "size"),
    [
        (0, (10, 120), (100, 110)),
        (90, (10, 10), (110, 100)),
        (180, (110, 10), (100, 110)),
        (270, (110, 120), (110, 100)),
    ],
)
def test_a_page_is_seen_from_its_top_left(
    turn: int, top_left: Point, size: Point
) -> None:
    media = (10, 10, 110, 120)
    to_view = view(media, turn, 1.0)
    assert moved(top_left, to_view) == pytest.approx((0, 0))
    corners = ((10, 10), (110, 10), (110, 120), (10, 120))
    seen = around(laid(corners, to_view))
    assert (seen.left, seen.top) == pytest.approx((0, 0))
    assert (seen.right, seen.bottom) == pytest.approx(
        (size[0] * MM_PER_POINT, size[1] * MM_PER_POINT)
    )


def test_a_user_unit_enlarges() -> None:
    assert moved((10, 0), view((0, 0, 20, 20), 0, 10.0))[0] == pytest.approx(
        100 * MM_PER_POINT
    )


def test_depth_counts_from_the_nearest_edge() -> None:
    assert depth((3, 5), SQUARE) == pytest.approx(3)
    assert depth((5, 9), SQUARE) == pytest.approx(1)
    assert depth((-2, 5), SQUARE) == pytest.approx(-2)
    assert depth((13, 14), SQUARE) == pytest.approx(-5)
    assert inside((5, 5), SQUARE)
    assert not inside((11, 5), SQUARE)


def test_areas() -> None:
    area = Area(0, 0, 10, 20)
    assert (area.width, area.height) == (10, 20)
    assert area.shared(Area(5, 5, 30, 30)) == Area(5, 5, 10, 20)
    assert area.shared(Area(11, 0, 12, 1)) is None
    assert area.grown(1).holds(area, 0)
    assert not area.holds(area.grown(1), 0.5)
    assert area.holds(area.grown(1), 1)
