"""What the matrix of a drift does to the crosses is what the pins measured."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulewright.measure import Length, Size
from rulewright.press import ARM, Drift, Point
from rulewright.publish.registering import matrix, registered

PAPER = Size.parse("210mm x 297mm")
_SHIFTS = st.integers(-2000, 2000).map(Length)


@given(_SHIFTS, _SHIFTS, _SHIFTS)
def test_each_cross_goes_where_its_pin_came_out(
    x: Length, y: Length, z: Length
) -> None:
    drift = Drift(Point(x, y), Point(x, z))
    a, b, c, d, e, f = matrix(PAPER, drift)
    middle_x, middle_y = float(PAPER.width.pt) / 2, float(PAPER.height.pt) / 2
    for arm, pin in ((-ARM, drift.left), (ARM, drift.right)):
        at_x, at_y = middle_x + float(arm.pt), middle_y
        to = (a * at_x + c * at_y + e, b * at_x + d * at_y + f)
        # A tenth of a millimetre is what the knife leaves; this is a third of that.
        assert to[0] == pytest.approx(at_x + float(pin.x.pt), abs=0.1)
        assert to[1] == pytest.approx(at_y - float(pin.y.pt), abs=0.1)


def test_without_a_drift_nothing_is_moved() -> None:
    assert registered(b"0 g\n", PAPER, None) == b"0 g\n"
    still = Drift.parse(("0mm", "0mm"), ("0mm", "0mm"))
    assert registered(b"0 g\n", PAPER, still).startswith(b"q 1.000000 ")
