"""Abilities of the factions: what they do for a while, and when they come again.

Deal Flow and Strategic Partnership: with trade and Joint Ventures. Scientific Method:
with the Training Run. Allocation Window: `haggling`.
"""

import pytest

from rulewright_mandate2038.play.cycle import CYCLE, before_selection
from rulewright_mandate2038.play.geometry import NAMES
from rulewright_mandate2038.play.pieces import put_generator
from tabletop import Tabletop

RINGS = (*(f"i{i}" for i in range(6)), *(f"o{i}" for i in range(12)))


def table(*factions: str, era: int = 4) -> Tabletop:
    """All hexes but the centre are Workforce Transition Districts."""
    t = Tabletop(*factions)
    for hex_ in RINGS:
        t.tile(hex_, "talent")
    t.era(era)
    t.v[t.r.at.initiative] = 0
    return t


def paused(era: int = 4) -> Tabletop:
    t = table("safety_laboratory", "coalition_lab", "foundry", era=era)
    for seat in range(3):
        t.v[t.r.at.markers + seat] = 2
        t.seat(seat, runway=12, compute=10)
        t.pawn(seat, 0, "i0")
    t.tile("i0", "grid_reactor")
    t.s.stack[:] = [[CYCLE.number, before_selection, 0]]
    t.s.ask = 0
    t.r.advance(t.s)
    return t


def test_r_fac_6_emergency_pause_bars_a_program_for_all_this_cycle() -> None:
    t = paused()
    t.seat(0, runway=1, trust=2)
    before = t.has(0, "runway")
    assert "reorganization" in t.may_select(1)
    t.answer("use:emergency_pause")
    assert len(t.offers()) == 6
    t.answer("reorganization")
    assert (t.has(0, "runway"), t.has(0, "trust")) == (before - 1, 4)
    assert all("reorganization" not in t.may_select(seat) for seat in range(3))
    t.r.expire(t.s, "cycle")
    assert "reorganization" in t.may_select(1)


def test_emergency_pause_holds_in_a_later_cycle_too() -> None:
    t = paused()
    t.r.expire(t.s, "cycle")
    t.answer("use:emergency_pause", "reorganization")
    assert "reorganization" not in t.may_select(1)


def test_emergency_pause_is_there_from_the_last_era_on() -> None:
    assert paused(era=3).asks == "select"


@pytest.mark.parametrize(("acting", "spent"), [(1, 1), (0, 2)])
def test_r_fac_1_the_shovels_ask_for_two_by_a_rival(acting: int, spent: int) -> None:
    t = table("foundry", "coalition_lab", "platform_empire")
    t.seat(0, runway=0)
    t.v[t.r.at.acting] = acting
    t.v[t.r.at.spent_compute] = spent
    t.s.stack.clear()
    t.s.ask = 0
    t.r.fire(t.s, t.r.windows.index("spent"), acting)
    t.r.advance(t.s)
    assert t.has(0, "runway") == 0


def charter(t: Tabletop, seat: int) -> None:
    """The seat builds a Mega-Cluster of two Facilities beside its Generator."""
    first, second = (f"o{3 * seat}", f"o{3 * seat + 1}")
    t.facility(seat, 0, first)
    t.facility(seat, 1, second)
    put_generator(t.r, t.s, seat, NAMES.index(first))
    t.pawn(seat, 0, first)
    t.seat(seat, runway=3, compute=2)
    t.turn(seat, "mega_cluster")
    t.answer(f"move:ceo:{first}")
    assert t.has(seat, "compute") == 0


def test_the_shovels_pay_after_each_rival_s_action_as_often_as_printed() -> None:
    t = table("foundry", "coalition_lab", "platform_empire", "safety_laboratory")
    face = next(f for f in t.r.of("ability") if f.id == "the_shovels")
    assert face.named("toll").uses == 2
    paid = []
    for seat in (1, 2, 3, 0):
        t.seat(0, runway=1)
        if seat == 0:
            t.r.expire(t.s, "era")
        charter(t, seat)
        paid.append(t.has(0, "runway") - (1 if seat else 0))
    # Each rival apart, twice an Era; an Action of its own pays nothing, ever.
    assert paid == [1, 1, 0, 0]
    t.seat(1, capability=10, compute=3)
    t.turn(1, "deploy")
    t.answer("move:ceo:o3")
    assert (t.has(1, "compute"), t.has(0, "runway")) == (2, 0), "1 is not enough"


def test_r_aud_8_audited_deployment_spares_the_first_deploy_of_an_era() -> None:
    t = table("safety_laboratory", "coalition_lab", "foundry", era=1)
    t.seat(0, capability=10, compute=10)
    added = []
    for _ in range(2):
        t.turn(0, "deploy")
        t.answer("move:ceo:i0")
        added.append(t.v[t.r.at.bag])
    assert added == [0, 1]


def test_r_fac_18_a_headline_adds_its_own_scrutiny_all_the_same() -> None:
    t = table("safety_laboratory", "coalition_lab", "foundry", era=1)
    t.tile("i0", "media")
    t.headline("synthetic_celebrity")
    t.seat(0, capability=10, compute=10)
    t.turn(0, "deploy")
    t.answer("move:ceo:i0")
    assert t.v[t.r.at.bag] == 2


def test_r_fb_7_industrial_velocity_scores_when_it_lowered_the_payment() -> None:
    t = table("vertical_empire", "coalition_lab", "foundry", era=1)
    t.tile("i0", "foundry")
    t.seat(0, runway=2, mandate=2)
    t.turn(0, "build")
    t.answer("move:ceo:i0")
    assert (t.has(0, "runway"), t.has(0, "mandate")) == (2, 3)


def test_r_fb_2_installed_base_is_used_where_the_price_was_nothing() -> None:
    t = table("platform_empire", "coalition_lab", "foundry", era=1)
    t.seat(0, capability=10, compute=10)
    t.tile("i0", "consumer")
    t.tile("i1", "media")
    for hex_, left in (("i0", 10), ("i1", 9)):
        t.turn(0, "deploy")
        t.answer(f"move:ceo:{hex_}")
        assert t.has(0, "compute") == left


def test_scaling_law_is_there_in_later_turns_of_its_era() -> None:
    t = table("imperial_research_lab", "coalition_lab", "foundry")
    for period in ("turn", "cycle"):
        t.r.expire(t.s, period)
    face = next(f for f in t.r.of("ability") if f.id == "scaling_law_breakthrough")
    waiting = [t.v[t.r.live(effect)] & 1 for effect in face.effects]
    assert waiting == [1] * len(face.effects)


@pytest.mark.parametrize(
    ("facility", "site", "runway"),
    [
        # The starting grid goes along with the first; nothing reaches the second.
        (0, "o0", 1 + 2 + 2),
        (1, "o0", 1 + 2),
    ],
)
def test_r_fac_7_r_fac_14_a_lifted_facility_produces_where_power_reaches(
    facility: int, site: str, runway: int
) -> None:
    t = table("vertical_empire", "coalition_lab", "foundry")
    t.pawn(0, 0, "i0")
    t.facility(0, 0, "i0")
    if facility:
        t.facility(0, facility, "i1")
    t.tile(site, "capital")
    t.seat(0, runway=1)
    t.turn(0, "fund")
    t.answer("use:orbital_compute", f"move:facility{facility + 1}:{site}")
    t.answer("move:ceo:i0", "conservative")
    assert t.has(0, "runway") == runway
