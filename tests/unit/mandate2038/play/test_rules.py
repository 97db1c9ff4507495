"""The rules at one table: faces sorted, order, memory, gates."""

import pytest

from tabletop import Tabletop, rules


def test_cards_are_core_actions_then_programs() -> None:
    r = rules()
    assert [card.program for card in r.cards] == [False] * 6 + [True] * 6
    assert [card.number for card in r.cards] == list(range(12))


def test_order_is_clockwise_from_initiative() -> None:
    t = Tabletop()
    t.v[t.r.at.initiative] = 2
    assert t.r.order(t.s) == [2, 3, 0, 1]


@pytest.mark.parametrize(("era", "there"), [(0, False), (1, True), (3, True)])
def test_an_entry_is_there_from_its_era_on(era: int, there: bool) -> None:
    t = Tabletop()
    t.v[t.r.at.era] = era
    assert t.r.gate({"from": "era_scale"})(t.s, 0) is there
    assert t.r.gate({})(t.s, 0)


def test_nothing_of_advanced_play_is_there() -> None:
    t = Tabletop()
    r = t.r
    t.v[r.at.era] = 3
    for effect in r.effects:
        if effect.data.get("profile", "default") != "default":
            assert not effect.can(t.s, 0), effect.key
    names = [face.id for deck in r.headlines for face in deck]
    assert "boardroom_coup" not in names
