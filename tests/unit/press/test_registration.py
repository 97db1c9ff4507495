"""A drift is what the pins say, exactly."""

from fractions import Fraction

import pytest

from rulewright.measure import Length
from rulewright.press import ARM, Drift, Point


def test_shift_is_the_mean_and_slope_the_difference() -> None:
    drift = Drift.parse(("0.6mm", "-0.4mm"), ("0.8mm", "0.2mm"))
    assert drift.shift == Point(Length(700), Length(-100))
    assert drift.slope == Fraction(600, ARM.um * 2 + 200)


@pytest.mark.parametrize(("right", "twisted"), [("2.9mm", False), ("3.1mm", True)])
def test_more_than_a_degree_is_a_slip_of_the_pin(right: str, twisted: bool) -> None:
    assert Drift.parse(("0mm", "0mm"), ("0mm", right)).twisted is twisted
