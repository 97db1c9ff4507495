"""Selection: what is eligible, sealed, shown together."""

from rulewright.engine import view
from rulewright_mandate2038.play.selection import SELECTION
from tabletop import Tabletop


def table() -> Tabletop:
    t = Tabletop("coalition_lab", "foundry", "vertical_empire")
    for hex_ in ("i0", "i1", "i2", "i3", "i4", "i5", *(f"o{i}" for i in range(12))):
        t.tile(hex_, "talent")
    t.era(1)
    return t


def test_r_sel_1_and_2_a_trade_makes_nothing_legal_an_estate_does() -> None:
    t = table()
    t.seat(0, compute=0)
    assert "research" not in t.may_select(0)
    t.tile("o0", "cloud")
    assert "research" in t.may_select(0)


def test_r_dep_1_2_and_5_deploy_needs_capability_and_room() -> None:
    t = table()
    t.seat(0, capability=1)
    assert "deploy" not in t.may_select(0)
    t.seat(0, capability=2)
    assert "deploy" in t.may_select(0)
    t.seat(0, customers=1, capability=3)
    assert "deploy" not in t.may_select(0)
    t.seat(0, customers=5, capability=12)
    assert "deploy" not in t.may_select(0)


def test_r_trn_19_research_at_the_cap_is_eligible() -> None:
    t = table()
    t.seat(0, capability=12, compute=1)
    assert "research" in t.may_select(0)


def test_r_sel_13_with_nothing_eligible_any_unused_card_is_taken() -> None:
    t = table()
    t.seat(0, compute=0, runway=0)
    t.v[t.r.at.unused] = 0b110010  # Research, Deploy, Influence are left
    assert t.may_select(0) == ["research", "deploy", "influence"]


def test_exhausted_cards_are_not_offered_and_no_program_in_the_first_era() -> None:
    t = table()
    t.v[t.r.at.unused] = 0b001001
    assert t.may_select(0) == ["fund", "organize"]


def test_r_sel_16_and_r_sec_1_sealed_until_all_have_chosen() -> None:
    t = table()
    t.run(SELECTION)
    t.answer("fund", seat=1)
    for seat in (0, 2):
        seen = view(t.r, t.s, seat)
        assert "answered" not in seen or seen["answered"] == -1
    assert not t.events("selected")
    t.answer("organize", seat=0)
    t.answer("fund", seat=2)
    shown = {event["seat"]: event["card"] for event in t.events("selected")}
    assert shown == {0: "organize", 1: "fund", 2: "fund"}
