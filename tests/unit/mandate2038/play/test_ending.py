"""The end: offline Facilities, the provisional winner, claims, four World Endings."""

import pytest

from rulewright_mandate2038.play.ending import ENDING
from tabletop import Tabletop


def table(**sliders: list[int]) -> Tabletop:
    t = Tabletop("coalition_lab", "platform_empire", "foundry")
    t.v[t.r.at.initiative] = 0
    for seat in range(3):
        t.seat(seat, mandate=0, trust=0, customers=0, compute=0, capability=0)
    for name, numbers in sliders.items():
        for seat, number in enumerate(numbers):
            t.seat(seat, **{name: number})
    return t


def commit(t: Tabletop, seat: int, *cards: int) -> None:
    first = t.r.at.shown + 4 * seat
    t.v[first : first + 4] = cards


def light(t: Tabletop, count: int) -> None:
    """Seat 0 has so many Facilities, all of them powered."""
    for index, hex_ in enumerate(("i0", "i1", "i2")[:count]):
        t.tile(hex_, "media")
        t.facility(0, index, hex_)
        t.v[t.r.at.powered + index] = 1


def winners(t: Tabletop) -> list[object]:
    t.run(ENDING)
    assert t.s.over
    return [event["seat"] for event in t.events("won")]


def test_r_prd_7_an_offline_facility_costs_mandate_down_to_nothing() -> None:
    t = table(mandate=[1, 5, 0])
    for seat in (0, 1):
        for index, hex_ in enumerate(("i0", "i1")):
            t.tile(hex_, "media")
            t.facility(seat, index, hex_)
    t.v[t.r.at.powered + t.r.at.facilities] = 1
    winners(t)
    assert [t.has(seat, "mandate") for seat in range(3)] == [0, 4, 0]


@pytest.mark.parametrize(
    ("sliders", "won"),
    [
        ({"mandate": [3, 5, 4]}, [1]),
        ({"mandate": [5, 5, 4], "trust": [1, 2, 9]}, [1]),
        ({"mandate": [5, 5, 5], "customers": [1, 0, 2]}, [2]),
        ({"mandate": [5, 5, 5], "compute": [1, 0, 1]}, [0, 2]),  # R-END-5
    ],
)
def test_r_end_5_the_provisional_winner(
    sliders: dict[str, list[int]], won: list[int]
) -> None:
    assert winners(table(**sliders)) == won


@pytest.mark.parametrize(
    ("cards", "capability", "trust", "lit", "strength"),
    [
        ((1, 1, 1, 1), 12, 4, 2, 8),  # R-DOS-4
        ((0, 1, 1, 1), 2, 4, 2, 3),  # R-DOS-12
        ((1, 0, 0, 1), 12, 4, 2, None),  # R-DOS-5: one module
        ((1, 1, 1, 0), 12, 4, 2, None),
        ((0, 0, 0, 0), 12, 6, 2, None),  # R-DOS-8
        ((1, 1, 1, 1), 3, 3, 1, None),
        ((1, 1, 0, 1), 3, 0, 2, 4),
    ],
)
def test_r_dos_4_5_8_12_what_a_claim_is_worth(
    cards: tuple[int, ...], capability: int, trust: int, lit: int, strength: int | None
) -> None:
    t = table(mandate=[0, 9, 0])
    t.seat(0, capability=capability, trust=trust)
    light(t, lit)
    commit(t, 0, *cards)
    assert winners(t) == ([1] if strength is None else [0])
    claims = [event["strength"] for event in t.events("claim")]
    assert claims == ([] if strength is None else [strength])


def test_a_dossier_that_was_not_paid_makes_no_claim() -> None:
    t = table()
    t.seat(0, capability=12, trust=6)
    commit(t, 0, 1, 1, 1, 1)
    t.v[t.r.at.unpaid] = 1
    winners(t)
    assert not t.events("claim")


def test_r_dos_9_and_13_a_blog_post_counts_once_more() -> None:
    t = table()
    t.headline("agi_blog_post")
    t.r.expire(t.s, "cycle")
    t.r.expire(t.s, "era")
    t.seat(0, capability=12, trust=6)
    light(t, 2)
    commit(t, 0, 1, 1, 1, 1)
    winners(t)
    assert t.events("claim")[0]["strength"] == 9


def test_r_dos_7_equal_claims_go_by_mandate_then_initiative() -> None:
    for mandate, won in (([1, 2, 0], 1), ([2, 2, 0], 0)):
        t = table(mandate=mandate, trust=[4, 4, 0], capability=[3, 3, 0])
        for seat in (0, 1):
            commit(t, seat, 1, 0, 1, 1)
        assert winners(t) == [won]


@pytest.mark.parametrize(
    ("trust", "risk", "agi", "ending"),
    [
        (11, 0, True, "singularity"),  # R-END-1
        (8, 0, True, "closed_loop"),  # R-END-2
        (11, 2, False, "plural_future"),  # R-END-3
        (11, 3, False, "assured_continuity"),  # R-END-4
        (11, 3, True, "closed_loop"),  # R-END-8
    ],
)
def test_r_end_1_2_3_4_8_world_endings(
    trust: int, risk: int, agi: bool, ending: str
) -> None:
    t = table(trust=[6, 4, trust - 10] if trust > 9 else [4, 4, 0])
    t.v[t.r.at.setup_trust] = 8
    t.v[t.r.at.bag_risk] = risk
    if agi:
        t.seat(0, capability=3)
        commit(t, 0, 1, 0, 1, 1)
    winners(t)
    assert [event["ending"] for event in t.events("ending")] == [ending]
