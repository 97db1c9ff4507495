"""Visit bonuses: by themselves, or by leave; one a turn, by the destination."""

import pytest

from tabletop import Tabletop


def table() -> Tabletop:
    t = Tabletop("coalition_lab", "platform_empire", "foundry")
    for hex_ in ("i0", "i1", "i2", "i3", "i4", "i5", *(f"o{i}" for i in range(12))):
        t.tile(hex_, "talent")
    t.v[t.r.at.bag] = 3
    return t


@pytest.mark.parametrize(
    ("tile", "branch", "visit", "trust", "bag"),
    [
        ("government", "gain_trust", "use:government", 5, 3),
        ("government", "gain_trust", "leave", 4, 3),
        ("government", "remove_scrutiny", "", 3, 2),
        ("media", "remove_scrutiny", "use:media", 3, 1),
        ("media", "remove_scrutiny", "leave", 3, 2),
        ("media", "gain_trust", "", 4, 3),
        ("capital", "gain_trust", "", 4, 3),
        ("capital", "remove_scrutiny", "", 3, 2),
    ],
)
def test_r_inf_4_r_inf_5_influence_by_tile(
    tile: str, branch: str, visit: str, trust: int, bag: int
) -> None:
    t = table()
    t.tile("i0", tile)
    t.turn(0, "influence")
    t.answer("move:ceo:i0", branch, *([visit] if visit else []))
    assert not t.s.ask
    assert (t.has(0, "trust"), t.v[t.r.at.bag]) == (trust, bag)
    assert t.has(0, "runway") == 5


def test_r_inf_1_trust_at_its_cap_is_legal_and_gains_nothing() -> None:
    t = table()
    t.tile("i0", "capital")
    t.seat(0, trust=6)
    t.turn(0, "influence")
    t.answer("move:ceo:i0", "gain_trust")
    assert t.has(0, "trust") == 6


def test_r_dep_4_thought_by_the_gross() -> None:
    t = table()
    t.headline("ten_dollar_intelligence")
    t.seat(0, compute=0, capability=2)
    t.turn(0, "deploy")
    t.answer("move:ceo:i0")
    assert (t.has(0, "customers"), t.v[t.r.at.bag]) == (1, 3 + 1 + 1)


def test_an_estate_lowers_the_price_of_deploy() -> None:
    t = table()
    t.tile("i0", "cloud")
    t.seat(0, compute=0, capability=2)
    t.turn(0, "deploy")
    t.answer("move:ceo:i0")
    assert t.has(0, "customers") == 1
