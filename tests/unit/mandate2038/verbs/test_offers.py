"""Temporary units: as many as there is room for, gone in time."""

import pytest

from unit.mandate2038.verbs.lectern import compiler, table


@pytest.mark.parametrize(("compute", "made"), [(4, 2), (9, 1), (10, 0)])
def test_creating_stops_at_the_cap(compute: int, made: int) -> None:
    t = table()
    t.seat(2, compute=compute)
    form = {"op": "create", "resource": "temporary_compute", "n": 2}
    op = compiler(t, "ability.allocation_window").op(
        {**form, "expires": "cycle", "bind": "batch"}
    )
    assert op.can(t.s, 2) is (made > 0)
    op.do(t.s, 2)
    assert t.v[t.r.at.temporary + 2] == made
