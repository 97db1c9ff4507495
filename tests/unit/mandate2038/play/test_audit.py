"""The Audit: how many cubes, whose, and what each of them does."""

import pytest

from rulewright_mandate2038.play.audit import AUDIT, draws
from tabletop import Tabletop, rules


@pytest.mark.parametrize(
    ("seats", "expected"),
    [
        (2, [1, 2, 2, 3]),
        (3, [2, 2, 3, 4]),
        (4, [2, 3, 4, 5]),
        (5, [3, 4, 5, 6]),
        (6, [3, 5, 6, 8]),
    ],
)
def test_r_aud_3_draws_by_era_and_table(seats: int, expected: list[int]) -> None:
    assert [draws(rules(seats), era) for era in range(4)] == expected


def table() -> Tabletop:
    t = Tabletop("coalition_lab", "platform_empire", "foundry")
    t.s.manual = True
    t.era(4)
    t.v[t.r.at.initiative] = 1
    return t


def test_own_cubes_hit_their_owner_and_come_back() -> None:
    t = table()
    t.v[t.r.at.bag : t.r.at.bag + 2] = [2, 5]
    t.seat(0, runway=1, trust=2)
    t.run(AUDIT)
    assert (t.offers(), t.s.weights) == (["seat0", "seat1"], [2, 5])
    t.answer("seat0", "seat0")
    assert (t.has(0, "runway"), t.has(0, "trust")) == (0, 1)
    assert t.v[t.r.at.bag] == 0
    # One owner is left in the bag: no chance, two more draws of four.
    assert t.v[t.r.at.bag + 1] == 3
    assert t.s.over


def test_r_aud_4_an_empty_bag_ends_the_audit() -> None:
    t = table()
    t.v[t.r.at.bag] = 1
    t.run(AUDIT)
    assert t.s.over
    assert len(t.events("cube")) == 1


def test_a_black_cube_hits_all_who_are_exposed_in_order() -> None:
    t = table()
    t.v[t.r.at.bag_risk] = 1
    for seat, customers in enumerate((3, 2, 4)):
        t.seat(seat, customers=customers, runway=5)
    t.run(AUDIT)
    assert [event["seat"] for event in t.events("hit")] == [2, 0]
    assert [t.has(seat, "runway") for seat in range(3)] == [4, 5, 4]
    assert t.v[t.r.at.bag_risk] == 0


def test_r_aud_2_and_11_overflow_is_a_hit() -> None:
    t = Tabletop("coalition_lab", "platform_empire")
    t.v[t.r.at.bag] = 10
    t.seat(0, runway=9)
    t.turn(0, "fund")
    t.answer("move:ceo:i0", "venture")
    bonus = 1 if t.r.tile_at(t.s, 1).id == "capital" else 0
    assert t.has(0, "runway") == min(9 + 4 + bonus, 12) - 2
    assert t.v[t.r.at.fund_runway] == 3
