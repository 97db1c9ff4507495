"""A cycle: its end, and what passes on."""

from rulewright_mandate2038.play import cycle
from rulewright_mandate2038.play.cycle import CYCLE
from tabletop import Tabletop


def test_r_sel_6_initiative_passes_clockwise() -> None:
    t = Tabletop("coalition_lab", "foundry", "vertical_empire")
    for expected in (1, 2, 0):
        t.v[t.r.at.initiative] = (expected - 1) % 3
        t.s.stack.clear()
        t.s.ask = 0
        t.r.call(t.s, CYCLE)
        t.s.stack[-1][1] = cycle.end_cycle
        t.r.advance(t.s)
        assert t.v[t.r.at.initiative] == expected
        first = t.r.at.selected
        assert t.v[first : first + 3] == [-1, -1, -1]


def test_turns_are_taken_in_initiative_order() -> None:
    t = Tabletop("coalition_lab", "foundry", "vertical_empire")
    t.v[t.r.at.initiative] = 1
    first = t.r.at.selected
    t.v[first : first + 3] = [0, 0, 0]
    t.s.stack.clear()
    t.s.ask = 0
    t.r.call(t.s, CYCLE)
    t.s.stack[-1][1] = cycle.play_turn
    t.r.advance(t.s)
    while t.s.ask and len(t.events("turn")) < 3:
        t.r.answer(t.s, 0)
    assert [event["seat"] for event in t.events("turn")] == [1, 2, 0]
