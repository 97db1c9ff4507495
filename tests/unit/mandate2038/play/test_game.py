"""The whole game: four Eras of three cycles, and what an Era begins with."""

from collections import Counter

from rulewright.battery import stroll
from rulewright_mandate2038.play.game import ERA
from tabletop import Tabletop, rules


def test_a_game_is_four_eras_of_three_cycles() -> None:
    r = rules(3)
    *_, end = stroll(r, 11, 2000)
    told = Counter(str(r.told(event)["event"]) for event in end.state.log or ())
    assert end.state.over
    assert (told["era"], told["headline"], told["turn"]) == (4, 12, 36)
    assert (told["mandate_card"], told["filed"], told["ending"]) == (4, 4, 1)
    assert told["won"] >= 1


def test_r_ord_6_and_r_sel_11_an_era_begins_with_its_panel() -> None:
    t = Tabletop("coalition_lab", "foundry")
    for era, markers in enumerate((0, 1, 1, 2)):
        t.v[t.r.at.era] = era
        t.v[t.r.at.unused] = 0
        t.v[t.r.at.markers] = 9
        t.run(ERA)
        assert t.v[t.r.at.unused] == 0b111111
        assert t.v[t.r.at.markers] == markers
