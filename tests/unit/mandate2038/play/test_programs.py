"""Programs: unlocked by Era, a marker each, once a game."""

from rulewright_mandate2038.play import programs
from tabletop import Tabletop


def names(t: Tabletop, numbers: list[int]) -> list[str]:
    return [t.r.cards[number].face.id for number in numbers]


def test_unlocking_is_cumulative() -> None:
    t = Tabletop("coalition_lab", "foundry")
    counts = []
    for era in range(4):
        t.v[t.r.at.era] = era
        counts.append(len(programs.unlocked(t.r, t.s)))
    assert counts == [0, 2, 4, 6]


def test_r_sel_10_a_program_needs_a_marker_and_comes_once() -> None:
    t = Tabletop("coalition_lab", "foundry")
    t.v[t.r.at.era] = 1
    assert programs.eligible(t.r, t.s, 0) == []
    t.v[t.r.at.markers] = 2
    (number,) = programs.eligible(t.r, t.s, 0)
    assert names(t, [number]) == ["reorganization"]
    programs.commit(t.r, t.s, 0, number)
    assert t.v[t.r.at.markers] == 1
    assert programs.eligible(t.r, t.s, 0) == []


def test_r_hea_14_a_headline_may_ask_for_no_marker() -> None:
    t = Tabletop("coalition_lab", "foundry")
    number = next(c.number for c in t.r.cards if c.face.id == "agent_swarm")
    assert programs.price(t.r, t.s, 0, number) == 1
    t.headline("agent_swarm_escapes_scope")
    assert programs.price(t.r, t.s, 0, number) == 0
