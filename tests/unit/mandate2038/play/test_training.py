"""The Training Run, card by card: chance is answered by the test."""

import pytest

from rulewright_mandate2038.play.training import RUN
from tabletop import Tabletop


def begin(*factions: str, seat: int = 0) -> Tabletop:
    """A run of a seat, each card to be named by the test."""
    t = Tabletop(*(factions or ("coalition_lab", "platform_empire")))
    t.s.manual = True
    t.seat(seat, research_protection=0)
    t.run(RUN, seat)
    return t


def test_r_trn_1_after_the_first_card_bank_or_go_on() -> None:
    t = begin()
    t.answer("code")
    assert t.offers() == ["bank", "continue"]
    t.answer("bank")
    assert (t.has(0, "capability"), t.s.over) == (1, True)


def test_r_trn_4_protection_banks_and_ends_the_run() -> None:
    t = begin()
    t.seat(0, research_protection=1)
    t.answer("code", "continue", "code")
    assert t.offers() == ["protection", "crash"]
    t.answer("protection")
    assert (t.has(0, "capability"), t.has(0, "research_protection")) == (1, 0)
    assert t.s.over


def test_a_crash_loses_what_is_provisional_and_adds_scrutiny() -> None:
    t = begin()
    t.answer("code", "continue", "web", "continue", "code")
    assert t.events("crashed") == [{"event": "crashed", "seat": 0, "lost": 2}]
    assert (t.has(0, "capability"), t.v[t.r.at.bag]) == (0, 1)
    assert t.s.over


def test_r_trn_2_four_ways_out_of_a_duplicate() -> None:
    t = Tabletop("imperial_research_lab", "platform_empire")
    t.s.manual = True
    t.era(1)
    t.tile("i0", "research")
    t.turn(0, "research")
    t.answer("move:ceo:i0", "science", "continue", "science")
    assert t.offers() == ["protection", "visit", "scientific_method", "crash"]
    runway = t.has(0, "runway")
    t.answer("scientific_method")
    assert (t.has(0, "runway"), t.has(0, "capability")) == (runway - 1, 1)
    t.turn(0, "research")
    t.answer("move:ceo:i0", "science", "continue", "science")
    assert "scientific_method" not in t.offers(), "once per Era"
    t.answer("visit")
    assert t.has(0, "research_protection") == 1


def test_r_trn_21_without_runway_the_method_is_not_offered() -> None:
    t = Tabletop("imperial_research_lab", "platform_empire")
    t.s.manual = True
    t.era(1)
    t.seat(0, runway=0)
    t.run(RUN, 0)
    t.answer("science", "continue", "science")
    assert t.offers() == ["protection", "crash"]


def test_r_trn_6_and_18_a_corpus_counts_as_the_domain_it_names() -> None:
    t = begin()
    t.answer("code", "continue", "curated_corpus")
    assert t.offers() == ["science", "web", "books", "images", "video", "synthetic"]
    t.answer("books")
    assert t.offers() == ["bank", "continue"]
    t.answer("continue", "books")
    assert t.events("crashed")[0]["lost"] == 2


def test_r_trn_7_and_8_leaks_add_up_and_people_bank() -> None:
    t = begin()
    t.answer("benchmark_leak", "continue", "benchmark_leak", "continue")
    t.answer("human_evaluation")
    assert (t.has(0, "capability"), t.has(0, "trust")) == (4, 4)
    assert t.v[t.r.at.bag] == 2
    (banked,) = t.events("banked")
    assert (banked["n"], banked["domains"]) == (4, 0)


def test_r_trn_17_human_evaluation_first() -> None:
    t = begin()
    t.answer("human_evaluation")
    assert (t.has(0, "capability"), t.has(0, "trust")) == (0, 4)
    assert not t.events("crashed")
    assert t.s.over


def test_r_trn_11_improvement_doubles_domains_alone() -> None:
    t = Tabletop("coalition_lab", "platform_empire")
    t.headline("recursive_self_improvement")
    t.s.manual = True
    t.run(RUN, 0)
    t.answer("code", "continue", "web", "continue", "books", "continue")
    t.answer("benchmark_leak", "bank")
    assert t.has(0, "capability") == 8


def test_r_trn_12_and_20_a_crash_under_two_headlines() -> None:
    t = Tabletop("coalition_lab", "platform_empire")
    t.headline("recursive_self_improvement")
    t.s.manual = True
    t.seat(0, research_protection=0)
    t.run(RUN, 0)
    t.answer("code", "continue", "code")
    assert (t.v[t.r.at.bag], t.v[t.r.at.bag_risk]) == (3, 1)
    t = Tabletop("coalition_lab", "platform_empire")
    t.headline("ten_dollar_intelligence")
    t.s.manual = True
    t.seat(0, research_protection=0)
    t.turn(0, "research")
    t.answer("move:ceo:i0", "code", "continue", "code")
    assert t.v[t.r.at.bag] == 2


def test_r_trn_13_scaling_law_pays_by_domain_and_costs_scrutiny() -> None:
    t = Tabletop("imperial_research_lab", "platform_empire")
    t.s.manual = True
    t.era(4)
    t.run(RUN, 0)
    t.answer("use:scaling_law_breakthrough")
    cards = ("code", "web", "books", "images", "video")
    for card in cards[:-1]:
        t.answer(card, "continue")
    t.answer(cards[-1], "bank")
    assert (t.has(0, "capability"), t.v[t.r.at.bag]) == (8, 2)


@pytest.mark.parametrize(("cards", "best"), [(("code", "web"), 2), (("code",), 1)])
def test_r_man_8_the_best_run_counts_banked_domains(
    cards: tuple[str, ...], best: int
) -> None:
    t = begin()
    for card in cards[:-1]:
        t.answer(card, "continue")
    t.answer(cards[-1], "bank")
    assert t.v[t.r.at.best_run] == best


def test_the_deck_is_what_is_left_and_comes_back_from_the_discards() -> None:
    t = begin()
    at = t.r.at
    kinds = len(t.r.trainings)
    assert t.s.weights == [4] * kinds
    t.answer("code")
    assert t.v[at.deck] == 3
    t.answer("bank")
    assert (t.v[at.deck], t.v[at.discard]) == (3, 1)
    for kind in range(kinds):
        t.v[at.deck + kind] = 0
    t.run(RUN, 0)
    assert t.asks == "train", "one card is left, and drawn without a chance"
    assert t.v[at.run_card] == 0


def test_r_trn_16_and_r_pro_1_protection_is_refreshed_to_a_number() -> None:
    from rulewright_mandate2038.play.game import ERA  # noqa: PLC0415

    t = Tabletop("safety_laboratory", "platform_empire")
    t.v[t.r.at.era] = 0
    t.seat(0, research_protection=2)
    t.seat(1, research_protection=0)
    t.run(ERA)
    assert t.asks == "select"
    assert [t.has(seat, "research_protection") for seat in (0, 1)] == [2, 1]
