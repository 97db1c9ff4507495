"""Scenarios: a table, what is done, what holds then."""

import json

import pytest

from rulewright.model.scenario import Scenario
from unit.model.desk import document, faults, once

SCENARIO = """\
given:
  seats: {north: {pebbles: 2, boats: [a, 1]}, south: {}}
  table: {tide: high, at: {a: 1, b: [c, d]}}
  seed: 3
when:
- play: turn
- north: [gain, stop]
- chance: shore
then:
  seats: {north: {pebbles: 3}}
  asks: turn
  offered: {south: gain}
  not_offered: {south: [stop, leave]}
  events: [gained, {event: gained, by: 2}]
"""


def test_seats_sit_in_the_order_in_which_they_are_written() -> None:
    scenario = Scenario.model_validate_json(json.dumps(document(SCENARIO).data))
    assert list(scenario.given.seats) == ["north", "south"]
    assert scenario.given.seats["north"] == {"pebbles": 2, "boats": ("a", 1)}
    assert scenario.when == (
        {"play": "turn"},
        {"north": ("gain", "stop")},
        {"chance": "shore"},
    )
    assert scenario.then.no_events == ()


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("- play: turn", "- {play: turn, north: gain}", "RW103 6:3"),
        ("seed: 3", "seed: -1", "RW105 4:9"),
        ("asks: turn", "ask: turn", "RW101 11:3"),
        ("pebbles: 3", "Pebbles: 3", "RW106 10:19"),
    ],
)
def test_what_has_another_shape_is_told(old: str, new: str, told: str) -> None:
    found = faults(once(SCENARIO, old, new), Scenario)
    assert len(found) == 1, found
    assert found[0].startswith(told)
