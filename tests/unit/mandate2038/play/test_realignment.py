"""Realignment: a seam that does nothing in the Default Game."""

from rulewright.engine import save
from rulewright_mandate2038.play.realignment import REALIGNMENT
from tabletop import Tabletop


def test_nothing_moves() -> None:
    t = Tabletop()
    t.s.stack.clear()
    t.s.ask = 0
    before = save(t.r, t.s)
    t.run(REALIGNMENT)
    assert save(t.r, t.s) == before
