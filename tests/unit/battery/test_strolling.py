"""Random play: repeatable, complete, and written down."""

from rulewright.battery import stroll
from rulewright.engine import replay, save
from unit.battery.beach import pebble


def test_a_stroll_can_be_replayed_and_repeated() -> None:
    r = pebble()
    *_, one = stroll(r, 3, 100)
    assert one.state.over
    assert save(r, replay(r, one.played)) == save(r, one.state)
    *_, two = stroll(r, 3, 100)
    assert two.played == one.played
    *_, other = stroll(r, 4, 100)
    assert other.played != one.played


def test_a_stroll_stops_where_it_is_told() -> None:
    *_, walk = stroll(pebble(), 3, 2)
    assert len(walk.played.answers) == 2
