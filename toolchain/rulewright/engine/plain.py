"""The plain interpreter: effects read word by word from the bundle, each time anew.

Slow and simple on purpose. It is the oracle for what is compiled: tests hold closures,
figures and legality to it at every decision of random games. It shares with the engine
the state and its layout, and nothing of how words are compiled. A game adds its own
words (`PlainWords`).
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from math import prod
from typing import Any

from rulewright.engine.effects import Effect, Face, Form
from rulewright.engine.facerules import FaceRules
from rulewright.engine.state import State

PlainTest = Callable[["Plain", State, int, Face, Form], bool]
PlainAmount = Callable[["Plain", State, int, Face, Form], int]
PlainVerb = Callable[["Plain", State, int, Face, Form], None]
PlainScope = Callable[["Plain", State, int, Any], bool]


@dataclass(slots=True)
class PlainWords:
    """A game's words for the interpreter; what is not here is not judged by it.

    `costs` says what an op needs to be possible, `paths` by which fields a figure of an
    op goes, `visiting` whether a change that is in force by place applies.
    """

    tests: Mapping[str, PlainTest] = field(default_factory=dict)
    amounts: Mapping[str, PlainAmount] = field(default_factory=dict)
    verbs: Mapping[str, PlainVerb] = field(default_factory=dict)
    costs: Mapping[str, PlainTest] = field(default_factory=dict)
    scopes: Mapping[str, PlainScope] = field(default_factory=dict)
    visiting: Callable[["Plain", State, int, Effect], bool] | None = None


class Plain:
    """Reads effects of one table's rules. See the module."""

    def __init__(self, rules: FaceRules, words: PlainWords) -> None:
        self.rules = rules
        self.words = words

    def knows(self, entry: Form) -> bool:
        """Whether every word of an entry of steps has its plain twin."""
        if "ops" not in entry or "who" in entry or entry.get("may"):
            return False
        ops = entry["ops"]
        conditions = [entry.get("when"), *(op.get("when") for op in ops)]
        return all(
            op["op"] in self.words.verbs and "who" not in op and "may" not in op
            for op in ops
        ) and all(self._readable(form) for form in conditions if form)

    def _readable(self, form: Form) -> bool:
        word = next(key for key in form if key != "id")
        if word in ("all", "any", "none"):
            return all(self._readable(part) for part in form[word])
        return word in ("did", "not_did") or word in self.words.tests

    def place(self, face: Face, name: str, seat: int) -> int:
        """Where a name of a face stands for a seat."""
        offset = self.rules.layout.fields[f"{face.key}:{name}"].offset
        return offset + (seat if face.owned or name in _by_seat(face) else 0)

    def test(self, s: State, seat: int, face: Face, form: Form | None) -> bool:
        """A condition."""
        if not form:
            return True
        word = next(key for key in form if key != "id")
        if word in ("all", "any", "none"):
            found = [self.test(s, seat, face, part) for part in form[word]]
            return all(found) if word == "all" else any(found) == (word == "any")
        if word in ("did", "not_did"):
            names = [form[word]] if word == "did" else form[word]
            places = [self.place(face, f"did:{name}", seat) for name in names]
            return any(s.values[place] == 1 for place in places) == (word == "did")
        return self.words.tests[word](self, s, seat, face, form)

    def amount(self, s: State, seat: int, face: Face, form: Any) -> int:  # noqa: ANN401
        """A quantity."""
        if isinstance(form, int):
            return form
        if isinstance(form, str):
            return self.rules.seats - (form == "rivals")
        word = next(iter(form))
        parts = form[word] if isinstance(form[word], list) else [form[word]]
        if word in ("min", "times", "half"):
            found = [self.amount(s, seat, face, part) for part in parts]
            if word == "half":
                return int(found[0] + (form.get("round") == "up")) // 2
            return int(min(found) if word == "min" else prod(found))
        return self.words.amounts[word](self, s, seat, face, form)

    def figure(self, s: State, seat: int, paths: list[str], base: int) -> int:
        """What a field comes to: replaced, raised, lowered, final, never below zero."""
        by_stage: dict[str, list[tuple[int, int]]] = {}
        for effect in self.rules.effects:
            form = effect.data
            if "change" not in form:
                continue
            for path in self.rules.paths(form):
                if path in paths and self._changes(s, seat, effect, path):
                    value = self.amount(s, seat, effect.face, form["value"])
                    pair = (value, form.get("floor", 0))
                    by_stage.setdefault(form["stage"], []).append(pair)
        for stage in ("replace", "base"):
            for value, _ in by_stage.get(stage, ()):
                base = value
        for stage in ("surcharge", "extra"):
            base += sum(value for value, _ in by_stage.get(stage, ()))
        for value, floor in by_stage.get("discount", ()):
            base = max(base - value, min(base, floor))
        for value, _ in by_stage.get("final", ()):
            base = value
        return max(base, 0)

    def _changes(self, s: State, seat: int, effect: Effect, path: str) -> bool:
        form = effect.data
        if not self._in_force(s, seat, effect):
            return False
        if not self.test(s, seat, effect.face, form.get("when")):
            return False
        for key, value in form.get("scope", {}).items():
            if key == "first":
                name = f"{effect.key}#{effect.number}:{path}:first"
                offset = self.rules.layout.fields[name].offset
                shared = form["scope"].get("by") == "anyone"
                if s.values[offset + (0 if shared else seat)]:
                    return False
            elif key not in ("since", "by") and not self.words.scopes[key](
                self, s, seat, value
            ):
                return False
        return True

    def _in_force(self, s: State, seat: int, effect: Effect) -> bool:
        if effect.number not in self.rules.live_at or effect.face.kind == "tile":
            visiting = self.words.visiting
            return visiting is not None and visiting(self, s, seat, effect)
        mask = s.values[self.rules.live_at[effect.number]]
        if effect.data.get("for") == "each":
            return mask != 0
        return bool(mask & 1 << seat)

    def can(self, s: State, seat: int, face: Face, entry: Form) -> bool:
        """Whether an entry could happen to a seat in full, uses left out."""
        if not self.test(s, seat, face, entry.get("when")):
            return False
        for op in entry["ops"]:
            needs = self.words.costs.get(op["op"])
            if needs is None or not self.test(s, seat, face, op.get("when")):
                continue
            if not needs(self, s, seat, face, op):
                return False
        return True

    def do(self, s: State, seat: int, face: Face, entry: Form) -> None:
        """The ops of an entry, one after the other."""
        for op in entry["ops"]:
            if f"{face.key}:did:{op.get('id')}" in self.rules.layout.fields:
                s.values[self.place(face, f"did:{op['id']}", seat)] = 1
            if self.test(s, seat, face, op.get("when")):
                self.words.verbs[op["op"]](self, s, seat, face, op)


def _by_seat(face: Face) -> set[str]:
    """Names that entries for several seats make."""
    found: set[str] = set()
    for entry in face.data.get("effects", ()):
        who = entry.get("who")
        several = who in ("each", "rivals") or (
            isinstance(who, dict) and "each_if" in who
        )
        if several or entry.get("procedure") == "secret_choice":
            _collect(entry, found)
    return found


def _collect(node: Any, found: set[str]) -> None:  # noqa: ANN401 - plain data
    if isinstance(node, dict):
        if isinstance(node.get("id"), str):
            found.add(f"did:{node['id']}")
        if "bind" in node:
            found.add(node["bind"])
        for value in node.values():
            _collect(value, found)
    elif isinstance(node, list):
        for value in node:
            _collect(value, found)
