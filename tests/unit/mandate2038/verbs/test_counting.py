"""Counting, and comparing what is counted."""

import pytest

from unit.mandate2038.verbs.lectern import amount, holds, table


def test_hexes_that_the_seat_controls() -> None:
    t = table()
    t.tile("o0", "government")
    t.tile("o6", "government")
    t.pawn(0, 0, "o0")
    form = {"count": {"hexes": ["foundry", "government"], "controlled_by": "self"}}
    assert (amount(t, form), amount(t, form, seat=1)) == (1, 0)
    assert amount(t, {"count": {"hexes": ["government"]}}) == 2


def test_selections_of_all_or_of_rivals() -> None:
    t = table()
    t.v[t.r.at.selected : t.r.at.selected + 3] = [0, 0, 4]
    assert amount(t, {"count": {"selected": "fund"}}) == 2
    rivals = {"count": {"selected": "fund", "among": "rivals"}}
    assert (amount(t, rivals), amount(t, rivals, seat=2)) == (1, 2)


@pytest.mark.parametrize(
    ("cmp", "value", "true"),
    [
        (">=", 2, True),
        (">", 2, False),
        ("=", 2, True),
        ("<", "players", True),
        ("<=", 1, False),
        (">", {"half": "players"}, True),
        (">=", {"half": "players", "round": "up"}, True),
        (">", {"half": 4}, False),
    ],
)
def test_a_half_that_is_not_rounded_is_exact(
    cmp: str, value: object, true: bool
) -> None:
    t = table()
    t.v[t.r.at.selected : t.r.at.selected + 3] = [0, 0, 4]
    assert holds(t, {"share": {"selected": "fund"}, "cmp": cmp, "value": value}) is true


def test_counters_of_the_run_and_of_recruiting() -> None:
    t = table()
    t.v[t.r.at.recruited], t.v[t.r.at.run_banked], t.v[t.r.at.run_counted] = 2, 5, 3
    names = ("recruit.placed", "run.banked", "run.domains")
    assert [amount(t, {"count": name}) for name in names] == [2, 5, 3]


def test_powered_facilities_and_an_unbound_name() -> None:
    t = table()
    t.facility(0, 0, "i0")
    own = {"count": {"own": "facility", "state": "powered"}}
    assert amount(t, own) == 0
    t.v[t.r.at.powered] = 1
    assert amount(t, own) == 1
    assert amount(t, {"count": "law"}) == 0
