"""The Headlines of the Default Game, each revealed and played."""

import pytest

from rulewright_mandate2038.play import cycle
from rulewright_mandate2038.play.cycle import CYCLE
from rulewright_mandate2038.play.trade import TRADE
from rulewright_mandate2038.play.training import RUN
from tabletop import Tabletop


def table(*factions: str) -> Tabletop:
    """Four seats on plain land, Initiative with seat 0, in the last Era."""
    t = Tabletop(
        *(
            factions
            or ("coalition_lab", "platform_empire", "foundry", "safety_laboratory")
        )
    )
    t.v[t.r.at.era] = 3
    t.v[t.r.at.initiative] = 0
    for hex_ in ("i0", "i1", "i2", "i3", "i4", "i5", *(f"o{i}" for i in range(12))):
        t.tile(hex_, "talent")
    return t


def select(t: Tabletop, *cards: str) -> None:
    """What every seat has selected in this cycle."""
    ids = [card.face.id for card in t.r.cards]
    for seat, card in enumerate(cards):
        t.v[t.r.at.selected + seat] = ids.index(card)


def end_cycle(t: Tabletop) -> None:
    """The end of the cycle, with what is paid then."""
    t.s.stack.clear()
    t.s.ask = 0
    t.r.call(t.s, CYCLE)
    t.s.stack[-1][1] = cycle.end_cycle
    t.r.advance(t.s)


def held(t: Tabletop, name: str) -> list[int]:
    return [t.has(seat, name) for seat in range(t.r.seats)]


def test_spokesperson_never_born_once_a_cycle_on_two_kinds_of_hex() -> None:
    t = table()
    t.tile("i0", "consumer")
    t.headline("synthetic_celebrity")
    t.seat(0, capability=1, compute=3, customers=0)
    assert "deploy" in t.may_select(0)
    t.turn(0, "deploy")
    assert t.offers() == ["move:ceo:i0", "move:team1:i0"]
    t.answer("move:ceo:i0")
    assert (t.has(0, "customers"), t.v[t.r.at.bag]) == (1, 1 + 2)
    t.seat(0, capability=4)
    t.turn(0, "deploy")
    t.answer("move:ceo:i0")
    assert (t.has(0, "customers"), t.v[t.r.at.bag]) == (2, 4), "the second is plain"


def test_r_hea_1_crown_jewels_for_all_and_pity_for_one() -> None:
    t = table()
    before, trust = held(t, "capability"), held(t, "trust")
    for seat in range(4):
        t.seat(seat, customers=0)
    t.headline("open_weights_drop")
    assert held(t, "capability") == [n + 1 for n in before]
    assert held(t, "trust") == [trust[0] + 1, *trust[1:]]


@pytest.mark.parametrize(("domains", "trust"), [(2, 0), (3, 1), (5, 1)])
def test_r_hea_18_an_exam_sweep(domains: int, trust: int) -> None:
    t = table()
    t.headline("professional_exam_sweep")
    t.v[t.r.at.bag] = 3
    t.seat(0, trust=2)
    t.s.manual = True
    t.run(RUN, 0)
    cards = ("code", "web", "books", "images", "video")[:domains]
    for card in cards[:-1]:
        t.answer(card, "continue")
    t.answer(cards[-1], "bank")
    assert t.has(0, "trust") == 2 + trust
    assert t.v[t.r.at.bag] == 3 - (domains == 5)


def test_r_ctrl_6_and_r_trd_7_export_controls() -> None:
    t = table()
    t.tile("o0", "government")
    t.tile("o6", "government")
    t.tile("i3", "foundry")
    t.pawn(0, 0, "o0")
    t.pawn(0, 1, "o6")
    t.pawn(1, 0, "i3")
    runway = held(t, "runway")
    t.headline("export_controls")
    assert held(t, "runway") == [runway[0] + 2, runway[1] + 1, *runway[2:]]
    t.run(TRADE, 0)
    assert t.s.over, "no Compute changes hands, so nobody is asked"


def law(t: Tabletop, *, controlled: bool) -> None:
    if controlled:
        t.tile("o0", "government")
        t.pawn(2, 0, "o0")
    t.headline("ai_written_law")
    assert t.asks == "choose"
    seat = t.s.seats[0]
    assert seat == (2 if controlled else 0), "R-HEA-25"
    t.answer("fund")


def test_r_hea_6_the_law_pays_those_who_follow_and_its_author() -> None:
    t = table()
    law(t, controlled=True)
    select(t, "fund", "fund", "build", "organize")
    runway = t.has(0, "runway")
    t.turn(0, "fund")
    t.answer("move:ceo:i0", "conservative")
    assert (t.has(0, "runway"), t.v[t.r.at.bag]) == (runway + 2 + 2, 1)
    select(t, "fund", "fund", "build", "organize")
    trust = held(t, "trust")
    end_cycle(t)
    assert held(t, "trust") == [*trust[:2], trust[2] + 1, trust[3]]


def test_r_hea_6_one_rival_of_three_is_too_few() -> None:
    t = table()
    law(t, controlled=True)
    select(t, "fund", "deploy", "fund", "organize")
    trust = held(t, "trust")
    end_cycle(t)
    assert held(t, "trust") == trust


def test_r_hea_25_without_a_controller_nobody_is_thanked() -> None:
    t = table()
    law(t, controlled=False)
    select(t, "fund", "fund", "fund", "fund")
    trust = held(t, "trust")
    end_cycle(t)
    assert held(t, "trust") == trust


@pytest.mark.parametrize(
    ("cards", "mandate"), [(("code", "web"), 0), (("code", "web", "books"), 1)]
)
def test_an_economy_restated_pays_for_three(
    cards: tuple[str, ...], mandate: int
) -> None:
    t = table()
    t.headline("benchmark_is_economy")
    t.v[t.r.at.capability_scored] = 15
    before = t.has(0, "mandate")
    t.s.manual = True
    t.run(RUN, 0)
    for card in cards[:-1]:
        t.answer(card, "continue")
    t.answer(cards[-1], "bank")
    assert t.has(0, "mandate") == before + mandate


def test_r_hea_10_weights_in_public_help_the_last_and_flatter_the_first() -> None:
    t = table()
    for seat, capability in enumerate((4, 2, 2, 7)):
        t.seat(seat, capability=capability, runway=0, trust=3)
    t.tile("o6", "capital")
    t.tile("o7", "cloud")
    t.seat(1, compute=0)
    for index, hex_ in enumerate(("o6", "o7")):
        t.facility(1, index, hex_)
        t.v[t.r.at.powered + t.r.at.facilities + index] = 1
    t.headline("weights_on_internet")
    assert t.s.seats == [1], "the lowest, nearest Initiative clockwise"
    assert t.offers() == ["facility1", "facility2"]
    t.answer("facility2")
    assert (t.has(1, "compute"), t.has(1, "runway")) == (2, 0)
    assert t.v[t.r.at.compute_made + 1] == 0, "R-PRD-6"
    assert held(t, "trust") == [3, 3, 3, 4]


def test_weights_without_a_powered_facility_flatter_alone() -> None:
    t = table()
    t.headline("weights_on_internet")
    assert t.s.over


def test_r_hea_27_the_consensus_is_what_most_selected() -> None:
    t = table()
    t.headline("autonomous_corporation")
    select(t, "fund", "fund", "build", "build")
    t.s.stack.clear()
    t.r.call(t.s, CYCLE)
    t.s.stack[-1][1] = cycle.after_reveal
    t.r.advance(t.s)
    assert (t.asks, t.s.seats) == ("choose", [0])
    assert t.offers() == ["fund", "build"]
    t.answer("fund")
    runway = t.has(0, "runway")
    t.turn(0, "fund")
    t.answer("move:ceo:i0", "conservative")
    assert (t.has(0, "runway"), t.v[t.r.at.bag]) == (runway + 2 + 2, 2)


def test_a_headline_of_the_cycle_is_over_with_it() -> None:
    t = table()
    t.headline("ten_dollar_intelligence")
    t.seat(0, compute=0)
    assert "research" in t.may_select(0)
    t.r.expire(t.s, "cycle")
    assert "research" not in t.may_select(0)


def test_every_headline_of_the_default_game_can_be_revealed() -> None:
    names = [face.id for deck in table().r.headlines for face in deck]
    assert len(names) == 16
    for name in names:
        t = table()
        t.headline(name)
        while t.s.ask:
            t.r.answer(t.s, 0)
        assert t.s.over
