"""Seat expressions: control, extremes with ties, conditions."""

import pytest

from unit.mandate2038.verbs.lectern import seats, table


@pytest.mark.parametrize(
    ("initiative", "values", "least", "most"),
    [
        (0, [3, 1, 1], 1, 0),
        (2, [3, 1, 1], 2, 0),
        (1, [2, 2, 2], 1, 1),  # R-SEL-7
    ],
)
def test_r_sel_7_extremes(
    initiative: int, values: list[int], least: int, most: int
) -> None:
    t = table()
    t.v[t.r.at.initiative] = initiative
    for seat, value in enumerate(values):
        t.seat(seat, customers=value)
    form = {"of": "customers", "tie": "initiative"}
    assert seats(t, {"extreme": "least", **form}) == [least]
    assert seats(t, {"extreme": "most", **form}) == [most]


def test_order_control_and_conditions() -> None:
    t = table()
    t.v[t.r.at.initiative] = 1
    assert seats(t, "initiative") == [1]
    assert seats(t, "each") == [1, 2, 0]
    assert seats(t, "rivals", seat=2) == [1, 0]
    assert seats(t, {"controller": "government"}) == []
    t.tile("o0", "government")
    t.pawn(2, 0, "o0")
    assert seats(t, {"controller": "government"}) == [2]
    for seat, trust in enumerate((4, 1, 6)):
        t.seat(seat, trust=trust)
    assert seats(t, {"each_if": {"have": {"trust": 4}}}) == [2, 0]
