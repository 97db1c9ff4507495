"""Resolving a card: what is noted, what is added, who reacts."""

from rulewright_mandate2038.play.actions import ACTION
from tabletop import Tabletop


def test_what_was_resolved_is_noted_for_the_era() -> None:
    t = Tabletop("coalition_lab", "foundry")
    t.v[t.r.at.acting] = 0
    t.v[t.r.at.destination] = 1
    t.run(ACTION, 0, 0)
    t.answer("conservative")
    assert t.v[t.r.at.resolved] == 0
    assert t.v[t.r.at.resolved_cards] == 1
    assert t.events("resolved")[-1]["card"] == "fund"


def test_a_headline_adds_scrutiny_to_a_card_that_adds_none() -> None:
    t = Tabletop("coalition_lab", "foundry")
    t.headline("ten_dollar_intelligence")
    t.s.manual = True
    t.turn(0, "research")
    t.answer("move:ceo:i0", "code", "bank")
    assert t.v[t.r.at.bag] == 1


def test_r_fac_2_a_rival_s_spending_is_told_after_the_action() -> None:
    t = Tabletop("coalition_lab", "foundry")
    t.era(1)
    runway = t.has(1, "runway")
    t.v[t.r.at.acting] = 0
    t.r.expire(t.s, "era")
    from rulewright_mandate2038.play import windows  # noqa: PLC0415

    for expected in (1, 2, 2):
        t.v[t.r.at.spent_compute] = 2
        t.s.stack.clear()
        t.s.ask = 0
        t.r.fire(t.s, windows.SPENT, 0)
        t.r.advance(t.s)
        assert t.has(1, "runway") == runway + expected, "R-FAC-19: twice an Era"
