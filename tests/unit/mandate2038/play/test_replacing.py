"""Abilities in place of a move: what they make selectable, and what they may not do."""

import pytest

from rulewright.engine import save
from rulewright_mandate2038.play import geometry, legality, pieces, replacing
from tabletop import Tabletop

RINGS = (*(f"i{i}" for i in range(6)), *(f"o{i}" for i in range(12)))
FAR = "o0"


def table(faction: str, *, era: int = 4) -> Tabletop:
    """Seat 0 stands on `o6`, far from `o0`; all the land produces 1 Runway."""
    t = Tabletop(faction, "coalition_lab")
    for hex_ in RINGS:
        t.tile(hex_, "consumer")
    t.era(era)
    for pawn in range(2):
        t.pawn(0, pawn, "o6")
    return t


def loopfold(**sliders: int) -> Tabletop:
    """No Compute, Installed Base spent, one Human Access District out of reach."""
    t = table("platform_empire")
    t.seat(0, **{"capability": 4, "customers": 1, "compute": 0, **sliders})
    ability = next(f for f in t.r.of("ability") if f.id == "installed_base")
    for effect in ability.effects:
        t.v[t.r.live(effect)] = 0
    for hex_ in RINGS:
        t.tile(hex_, "talent")
    t.tile(FAR, "consumer")
    t.facility(0, 0, FAR)
    return t


def kestralyn(**sliders: int) -> Tabletop:
    """One Facility with its starting grid, beside the CEO."""
    t = table("vertical_empire")
    t.seat(0, **{"runway": 5, "compute": 0, **sliders})
    t.facility(0, 0, "o5")
    return t


def where(t: Tabletop, facility: int) -> str:
    return geometry.NAMES[pieces.facility_at(t.r, t.s, 0, facility)]


def test_r_fac_17_a_controlled_district_out_of_reach_makes_deploy_legal() -> None:
    t = loopfold()
    assert "deploy" in t.may_select(0)
    t.pawn(1, 0, FAR)
    assert "deploy" not in t.may_select(0), "nobody controls it"
    t.pawn(1, 0, "c")
    t.v[t.r.at.era] = 2
    t.r.expire(t.s, "game")
    assert "deploy" not in t.may_select(0), "the ability comes with the last Era"


@pytest.mark.parametrize(
    "short", [{"capability": 3}, {"customers": 5, "capability": 12}]
)
def test_r_fac_17_no_ability_makes_up_for_what_the_card_needs(
    short: dict[str, int],
) -> None:
    assert "deploy" not in loopfold(**short).may_select(0)


def test_r_fac_17_costs_are_those_of_the_distant_hex() -> None:
    t = loopfold()
    t.tile(FAR, "media")
    assert "deploy" not in t.may_select(0), "no waiver there, and no Compute"
    t.seat(0, compute=1)
    assert "deploy" in t.may_select(0)


def test_r_fac_17_each_use_counts_once_an_era() -> None:
    t = loopfold()
    t.turn(0, "deploy")
    assert t.has(0, "customers") == 2, "the only way is taken by itself"
    t.seat(0, capability=8)
    assert "deploy" not in t.may_select(0)
    t.r.expire(t.s, "era")
    t.era(4)
    assert "deploy" in t.may_select(0)


def test_the_ability_may_be_left_where_a_move_serves() -> None:
    t = loopfold(compute=1)
    t.turn(0, "deploy")
    assert t.offers() == ["leave", "use:social_graph"]
    t.answer("leave")
    assert "move:ceo:o6" in t.offers()


def test_hexes_at_which_the_card_is_blocked_are_not_offered() -> None:
    t = loopfold()
    t.tile("o1", "media")
    t.facility(0, 1, "o1")
    t.turn(0, "deploy")
    # At the Consensus Network hex Deploy would cost a Compute that is not there.
    assert (t.asks, t.has(0, "customers")) == ("", 2)
    assert t.events("resolved")[-1]["at"] == FAR
    t = loopfold(compute=1)
    t.tile("o1", "media")
    t.facility(0, 1, "o1")
    t.turn(0, "deploy")
    t.answer("use:social_graph")
    assert t.offers() == [FAR, "o1"]


def test_a_blocked_deploy_has_no_social_graph() -> None:
    t = loopfold(customers=5, capability=12)
    t.turn(0, "deploy")
    assert t.asks == "move"


def test_r_fac_7_the_acting_piece_stays_and_the_card_resolves_from_there() -> None:
    t = kestralyn()
    t.pawn(0, 1, "o7")
    t.turn(0, "fund")
    t.answer("use:orbital_compute", f"move:facility1:{FAR}")
    assert t.offers() == ["move:ceo:o6", "move:team1:o7"]
    t.answer("move:ceo:o6", "conservative")
    assert t.v[t.r.at.bag] == 2
    t.turn(0, "fund")
    assert t.asks == "move", "once a game"


def test_output_of_the_lifted_facility_may_pay_for_the_card() -> None:
    t = kestralyn()
    assert "research" not in t.may_select(0)
    t.tile(FAR, "cloud")
    assert "research" in t.may_select(0)
    t.turn(0, "research")
    # Only the Compute Estate pays for it: both choices are made by themselves.
    assert where(t, 0) == FAR
    assert t.offers() == ["move:ceo:o6", "move:team1:o6"]


def test_a_facility_out_of_power_pays_for_nothing() -> None:
    t = kestralyn()
    t.tile(FAR, "cloud")
    t.facility(0, 1, "o5")
    t.facility(0, 0, FAR)
    assert "research" not in t.may_select(0), "nothing reaches the second there"


def test_a_facility_may_be_lifted_to_where_the_card_needs_it() -> None:
    t = kestralyn(runway=12, compute=10)
    t.v[t.r.at.markers] = 1
    for pawn in range(2):
        t.pawn(0, pawn, "i0")
    t.facility(0, 0, "o6")
    t.facility(0, 1, "i1")
    t.tile("i1", "grid_reactor")
    assert "mega_cluster" not in t.may_select(0), "nothing powers the second"
    pieces.put_generator(t.r, t.s, 0, geometry.NAMES.index("i1"))
    assert "mega_cluster" in t.may_select(0)
    t.turn(0, "mega_cluster")
    # The acting piece ends on a host, and the hosts are adjacent.
    assert (where(t, 0), where(t, 1)) == ("i0", "i1")
    assert t.offers() == ["move:ceo:i0", "move:team1:i0"]


def test_no_use_blocks_a_card_that_a_move_serves() -> None:
    t = kestralyn()
    t.tile("o7", "cloud")
    t.turn(0, "research")
    assert t.offers() == ["leave", "use:orbital_compute"]
    t.answer("use:orbital_compute")
    # Its output alone pays from where the acting piece stands.
    assert where(t, 0) == "o7"
    assert t.offers() == ["move:ceo:o6", "move:team1:o6"]


def test_a_blocked_turn_may_lift_a_facility_too() -> None:
    t = kestralyn()
    t.seat(0, capability=0)
    t.turn(0, "deploy")
    assert t.offers() == ["leave", "use:orbital_compute"]
    t.answer("use:orbital_compute")
    assert len(t.offers()) == 17
    t.answer(f"move:facility1:{FAR}", "move:ceo:o6")
    assert (t.asks, t.has(0, "customers"), t.v[t.r.at.bag]) == ("", 0, 2)
    assert t.events("blocked")


def test_judging_leaves_no_trace() -> None:
    for t in (loopfold(), kestralyn()):
        before = save(t.r, t.s)
        for one in t.r.cards:
            replacing.replacements(t.r, t.s, 0, one)
            replacing.offered(t.r, t.s, 0, one)
            legality.legal_stays(t.r, t.s, 0, one)
        assert save(t.r, t.s) == before
