"""The Frontier option: after the Act, once, only there."""

import pytest

from rulewright_mandate2038.play.frontier import FRONTIER
from tabletop import Tabletop


@pytest.mark.parametrize(("hex_", "asked"), [(0, True), (1, False)])
def test_r_sel_12_only_where_the_move_ended_on_frontier(hex_: int, asked: bool) -> None:
    t = Tabletop()
    t.v[t.r.at.destination] = hex_
    t.run(FRONTIER, 0)
    assert bool(t.s.ask) is asked


def test_it_is_offered_once_a_turn() -> None:
    t = Tabletop()
    t.v[t.r.at.destination] = 0
    for offered in (True, False):
        t.run(FRONTIER, 0)
        assert bool(t.s.ask) is offered
        if offered:
            t.answer("use:frontier")
    t.r.expire(t.s, "turn")
    t.run(FRONTIER, 0)
    assert t.s.ask
