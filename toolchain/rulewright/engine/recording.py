"""Recordings: a whole game step by step, by which another engine can test itself.

Everything is told by key: what was asked, what was offered, what was answered, what
happened. Chance is answered like anything else, so that no engine needs our streams.
The form is written down in the manual, `engines.md`.
"""

from collections.abc import Mapping
from typing import Any

from rulewright.engine.rules import Rules
from rulewright.engine.state import State
from rulewright.engine.streams import draw, seeded

FORMAT = 1


def record(r: Rules, seed: int, most: int) -> dict[str, Any]:
    """A game at random, of at most so many answers, as plain data."""
    s = r.start(seed, events=True, manual=True)
    chance = seeded(seed, 1)
    begun = _happened(r, s, 0)
    steps: list[dict[str, Any]] = []
    while not s.over and len(steps) < most:
        waiting = r.waiting(s)
        seat = waiting[draw(chance, 0, len(waiting))]
        step = asked(r, s, seat)
        weights = step.get("weights") or [1] * len(step["options"])
        index = _weighed(chance, weights)
        known = len(s.log or ())
        r.answer(s, index, seat)
        step["answer"] = step["options"][index]
        step["events"] = _happened(r, s, known)
        steps.append(step)
    return {
        "format": FORMAT,
        "game": r.bundle.game,
        "rules_hash": r.bundle.rules_hash,
        "procedures": r.bundle.procedures,
        "profile": r.profile,
        "seats": r.seats,
        "begun": begun,
        "steps": steps,
        "over": s.over,
        "end": r.layout.named(s.values) if s.over else {},
    }


def asked(r: Rules, s: State, seat: int) -> dict[str, Any]:
    """What a seat is asked, as a recording tells it."""
    question = r.question(s, seat)
    if question is None:
        raise ValueError(f"seat {seat} is asked nothing")
    step: dict[str, Any] = {
        "ask": question.name,
        "kind": question.kind,
        "seat": question.seat,
        "options": [option.key for option in question.options],
    }
    if question.weights:
        step["weights"] = list(question.weights)
    return step


def repeat(r: Rules, recording: Mapping[str, Any]) -> list[str]:
    """Plays a recording again; what is otherwise, by step. Stops at the first step."""
    s = r.start(0, events=True, manual=True)
    if _happened(r, s, 0) != recording["begun"]:
        return ["the beginning is another"]
    for number, step in enumerate(recording["steps"]):
        found = _otherwise(r, s, step)
        if found:
            return [f"step {number}: {found}"]
    if s.over != recording["over"]:
        return ["one of the two is over"]
    if s.over and r.layout.named(s.values) != recording["end"]:
        return ["the end is another"]
    return []


def _otherwise(r: Rules, s: State, step: Mapping[str, Any]) -> str:
    """Takes one step; what of it is not as recorded."""
    if step["seat"] not in r.waiting(s):
        return f"seat {step['seat']} is not asked"
    found = asked(r, s, step["seat"])
    said = {key: step[key] for key in found}
    if found != said:
        return f"asked {found}, recorded {said}"
    known = len(s.log or ())
    r.answer(s, step["options"].index(step["answer"]), step["seat"])
    events = _happened(r, s, known)
    if events != step["events"]:
        return f"happened {events}, recorded {step['events']}"
    return ""


def _happened(r: Rules, s: State, known: int) -> list[dict[str, int | str]]:
    return [r.told(event) for event in (s.log or ())[known:]]


def _weighed(chance: list[int], weights: list[int]) -> int:
    left = draw(chance, 0, sum(weights))
    for index, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return index
    raise ValueError("weights that sum to nothing")
