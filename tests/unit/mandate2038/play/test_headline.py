"""The Headline of a cycle: from what is left of the Era's deck, into the timeline."""

from rulewright_mandate2038.play.headline import HEADLINE
from tabletop import Tabletop, rules


def test_r_hea_15_decks_of_the_default_game() -> None:
    assert [len(deck) for deck in rules().headlines] == [5, 4, 3, 4]


def test_a_headline_is_drawn_once() -> None:
    t = Tabletop()
    t.v[t.r.at.era] = 2
    t.s.lists[0].clear()
    for left in (3, 2, 1):
        t.s.manual = left > 1
        t.run(HEADLINE)
        if left > 1:
            assert len(t.offers()) == left
            t.answer(t.offers()[0])
        while t.s.ask:
            t.r.answer(t.s, 0)
    assert len(set(t.s.lists[0])) == 3
