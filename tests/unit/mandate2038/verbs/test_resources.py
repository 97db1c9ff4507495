"""Verbs on resources: caps, prices, who receives, what counts."""

import pytest

from rulewright.sdk.engine import Op
from tabletop import Tabletop
from unit.mandate2038.verbs.lectern import compiler, table


def op(t: Tabletop, face: str = "program.reorganization", **form: object) -> Op:
    return compiler(t, face).op(form)


@pytest.mark.parametrize(("n", "left"), [(2, 3), (9, 0)])
def test_losing_stops_at_nothing(n: int, left: int) -> None:
    t = table()
    t.seat(0, runway=5)
    op(t, op="lose", runway=n).do(t.s, 0)
    assert t.has(0, "runway") == left


def test_a_price_is_paid_in_full_to_whom_it_is_due() -> None:
    t = table()
    t.seat(0, runway=2, compute=1)
    pay = op(t, op="pay", runway=2, compute=1)
    assert pay.can(t.s, 0)
    assert not op(t, op="pay", runway=3).can(t.s, 0)
    assert not op(t, op="pay", runway=2, compute=2).can(t.s, 0)
    pay.do(t.s, 0)
    assert (t.has(0, "runway"), t.has(0, "compute")) == (0, 0)
    assert t.v[t.r.at.spent_compute] == 1


def test_compute_of_production_counts_as_printed() -> None:
    t = table()
    t.seat(0, compute=9)
    gain = op(t, op="gain", compute=3)
    gain.do(t.s, 0)
    assert t.v[t.r.at.compute_made] == 0
    t.v[t.r.at.producing] = 1
    gain.do(t.s, 0)
    assert (t.has(0, "compute"), t.v[t.r.at.compute_made]) == (10, 3)


def test_cubes_come_and_go() -> None:
    t = table()
    op(t, op="add_cubes", n={"times": [2, 2]}).do(t.s, 0)
    op(t, op="remove_cubes", n=1).do(t.s, 0)
    op(t, op="add_risk", n=1).do(t.s, 0)
    assert (t.v[t.r.at.bag], t.v[t.r.at.bag_risk]) == (3, 1)
