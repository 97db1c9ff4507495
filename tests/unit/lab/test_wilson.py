"""Wilson's interval: against published and exact values, and what always holds."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulewright.lab.wilson import Share, wilson


# R. G. Newcombe, Two-sided confidence intervals for the single proportion, Statistics
# in Medicine 17 (1998), table I, method 3 (score, no continuity correction).
@pytest.mark.parametrize(
    ("hits", "trials", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_published_values(hits: int, trials: int, low: float, high: float) -> None:
    share = wilson(hits, trials)
    assert (round(share.low, 4), round(share.high, 4)) == (low, high)


@given(st.integers(1, 5000).flatmap(lambda n: st.tuples(st.integers(0, n), st.just(n))))
def test_bounds_are_where_the_score_test_just_holds(counted: tuple[int, int]) -> None:
    hits, trials = counted
    share = wilson(hits, trials)
    assert 0 <= share.low <= share.value <= share.high <= 1
    assert share.holds(share.value)
    for bound in (share.low, share.high):
        if 0 < bound < 1:
            error = (share.value - bound) ** 2 * trials / (bound * (1 - bound))
            assert error == pytest.approx(1.959963984540054**2, rel=1e-6)


def test_nothing_is_known_of_no_games() -> None:
    assert wilson(0, 0) == Share(0, 0, 0.0, 1.0)
    with pytest.raises(ValueError, match="3 of 2"):
        wilson(3, 2)


def test_intervals_overlap_or_do_not() -> None:
    assert wilson(50, 100).overlaps(wilson(60, 100))
    assert not wilson(50, 100).overlaps(wilson(80, 100))
    assert not wilson(80, 100).overlaps(wilson(50, 100))
