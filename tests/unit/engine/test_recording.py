"""Recordings: a game by keys, repeated by any engine, and what differs is told."""

import copy
import json
from typing import Any

import pytest

from rulewright.engine.recording import record, repeat
from unit.battery.beach import pebble


def recording() -> dict[str, Any]:
    made: dict[str, Any] = json.loads(json.dumps(record(pebble(), 3, 1000)))
    return made


def test_a_recording_holds_the_whole_game_by_key() -> None:
    made = recording()
    assert made["over"]
    asks = [step["ask"] for step in made["steps"]]
    assert asks[:3] == ["guess"] * 3
    assert set(asks) == {"guess", "gift"}, "one copy of one wave is no chance"
    assert all(step["answer"] in step["options"] for step in made["steps"])
    assert repeat(pebble(), made) == []


def test_the_same_seed_is_the_same_recording() -> None:
    assert record(pebble(), 5, 1000) == record(pebble(), 5, 1000)
    assert record(pebble(), 5, 1000) != record(pebble(), 6, 1000)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda m: m["steps"][0].update(options=["shallow"]), "step 0: asked"),
        (lambda m: m["steps"][0].update(ask="gift"), "step 0: asked"),
        (lambda m: m["steps"][3].update(seat=2), "step 3: seat 2"),
        (lambda m: m["steps"][2].update(events=[]), "step 2: happened"),
        (lambda m: m["end"].update(guess=[9, 9, 9]), "the end"),
        (lambda m: m["begun"].append({"event": "wave"}), "the beginning"),
        (lambda m: m["steps"].pop(), "one of the two"),
    ],
)
def test_what_is_otherwise_is_told(change: Any, says: str) -> None:  # noqa: ANN401
    made = copy.deepcopy(recording())
    change(made)
    (found,) = repeat(pebble(), made)
    assert found.startswith(says)
