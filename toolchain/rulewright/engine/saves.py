"""Saves: a state as JSON and back, at any ask; bound to the rules that it is of.

Frames are saved by the names of their procedure and step, so that a save survives a
reordering of the code but not a change of the rules.
"""

import json
from typing import Any

from rulewright.engine.rules import Rules
from rulewright.engine.state import ASKS, State

FORMAT = 1


class SaveError(ValueError):
    """A save that is refused: `field` is what is wrong with it."""

    def __init__(self, field: str, says: str) -> None:
        super().__init__(f"{field}: {says}")
        self.field = field
        self.says = says


def save(r: Rules, s: State) -> str:
    """The text of a save: everything of the state but its events."""
    book = r.book
    frames = []
    for number, pc, *rest in s.stack:
        made = book.procedures[number]
        step = made.step_names[pc] if pc < len(made.steps) else "-"
        frames.append([made.name, step, *rest])
    ask: dict[str, Any] = {"ask": ASKS[s.ask]}
    if s.ask:
        ask["kind"] = book.asks[s.kind].name
        ask["seats"], ask["tables"] = s.seats, s.tables
        ask["sealed"], ask["weights"] = s.sealed, s.weights
    data = {
        "format": FORMAT,
        "game": r.bundle.game,
        "rules_hash": r.bundle.rules_hash,
        "profile": r.profile,
        "seats": r.seats,
        "values": s.values,
        "lists": dict(zip(r.lists, s.lists, strict=True)),
        "stack": frames,
        "streams": [f"{stream:016x}" for stream in s.streams],
        "asked": ask,
        "registers": [s.answer, s.result, s.cause, s.fence, int(s.manual)],
    }
    return json.dumps(data, indent=None, separators=(",", ":")) + "\n"


def load(r: Rules, text: str) -> State:
    """The state of a save.

    Raises:
        SaveError: cut short, of other rules (both hashes are told), or out of form.
    """
    try:
        data = json.loads(text)
    except ValueError as error:
        raise SaveError("the file", f"is no whole JSON document ({error})") from error
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise SaveError("format", f"this engine reads {FORMAT}")
    for key, wanted in (
        ("game", r.bundle.game),
        ("rules_hash", r.bundle.rules_hash),
        ("profile", r.profile),
        ("seats", r.seats),
    ):
        if data.get(key) != wanted:
            says = f"these rules have {wanted}, the save has {data.get(key)}"
            raise SaveError(key, says)
    try:
        return _restored(r, data)
    except (KeyError, TypeError, ValueError, IndexError) as error:
        raise SaveError("the save", f"is out of form ({error})") from error


def _restored(r: Rules, data: dict[str, Any]) -> State:
    values = [int(x) for x in data["values"]]
    if len(values) != r.layout.size:
        raise ValueError("another number of values")
    s = State(values, 0, [int(x, 16) for x in data["streams"]])
    s.lists = [[int(x) for x in data["lists"][name]] for name in r.lists]
    by_name = {made.name: made for made in r.book.procedures}
    for name, step, *rest in data["stack"]:
        made = by_name[name]
        pc = len(made.steps) if step == "-" else made.step_names.index(step)
        s.stack.append([made.number, pc, *(int(x) for x in rest)])
    asked = data["asked"]
    s.ask = ASKS.index(asked["ask"])
    if s.ask:
        s.kind = [ask.name for ask in r.book.asks].index(asked["kind"])
        s.seats, s.tables = list(asked["seats"]), [list(t) for t in asked["tables"]]
        s.sealed, s.weights = list(asked["sealed"]), list(asked["weights"])
    s.answer, s.result, s.cause, s.fence, manual = data["registers"]
    s.manual = bool(manual)
    return s
