"""Compiling: from effects as the bundle spells them to closures, once, at load.

Here: the anatomy that every game shares (who, when, may, limits, names that a face
binds). Verbs, conditions, quantities and seats are the game's (`effects.Vocabulary`).
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from rulewright.engine.effects import (
    Amount,
    Effect,
    Face,
    Form,
    Op,
    Test,
    Vocabulary,
    Who,
    all_of,
    always,
    any_of,
    never,
)
from rulewright.engine.state import State

if TYPE_CHECKING:
    from rulewright.engine.facerules import FaceRules

R = TypeVar("R", bound="FaceRules")
_ENTRY_FORMS = ("ops", "change", "ban", "procedure")
_RIVAL_WORDS = ("each", "rivals")


class Compiler(Generic[R]):
    """Makes the closures of one face; makers of a vocabulary are given it.

    `entry` is the entry at work, `branch` the branch of it. Names are per seat on owned
    faces and in entries for several seats, else one for the table.
    """

    def __init__(self, rules: R, vocabulary: Vocabulary, face: Face) -> None:
        self.rules = rules
        self.vocabulary = vocabulary
        self.face = face
        self.entry: Form = {}
        self.branch = ""
        self._by_seat = set(_names_by_seat(face.data.get("effects", ())))
        self._asked = set(_asked(face.data.get("effects", ())))

    # -- names of the face -------------------------------------------------------

    def slot(self, name: str) -> int:
        """Where a name of this face is kept: a number for each seat, -1 while unbound.

        Write and read it through `place`.
        """
        key = f"{self.face.key}:{name}"
        found = self.rules.layout.fields.get(key)
        if found is not None:
            return found.offset
        offset = self.rules.layout.each(key, start=-1)
        self.rules.forget(self.face, offset)
        return offset

    def place(self, name: str) -> Amount:
        """Where in the state the name stands for a seat, to write to or to read."""
        offset = self.slot(name)
        if self.face.owned or name in self._by_seat:
            return lambda s, seat: offset + seat
        return lambda s, seat: offset

    # -- parts -------------------------------------------------------------------

    def number(self, form: Form, key: str, default: int = 0) -> int:
        """A plain number of a form."""
        value = form.get(key, default)
        if not isinstance(value, int):
            raise TypeError(f"{self.face.key}: {key} is no plain number")
        return value

    def amount(self, form: Any) -> Amount:  # noqa: ANN401 - plain data
        """A quantity."""
        if isinstance(form, int):
            return lambda s, seat: form
        word = form if isinstance(form, str) else next(iter(form))
        return self.vocabulary.quantity.find(word)(self, form)

    def test(self, form: Form | None) -> Test:
        """A condition; nothing is always true."""
        if form is None:
            return always
        word = next(key for key in form if key != "id")
        if word in ("all", "any", "none"):
            return _joined(word, [self.test(part) for part in form[word]])
        return self.vocabulary.condition.find(word)(self, form)

    def who(self, form: Any) -> Who | None:  # noqa: ANN401 - plain data
        """A seat expression; `None` for whoever the effect is for."""
        if form is None or form == "self":
            return None
        word = form if isinstance(form, str) else next(iter(form))
        return self.vocabulary.seat.find(word)(self, form)

    def op(self, form: Form) -> Op:
        """An op with its own seats, condition and leave to skip it."""
        made = self.vocabulary.verb.find(form["op"])(self, form)
        if "who" in form:
            made = _for_seats(made, self.who(form["who"]))
        if "when" in form:
            made = _when(made, self.test(form["when"]))
        if form.get("may"):
            made = self.rules.optional(made)
        if form.get("id") in self._asked:
            made = _noting(made, self.place(f"did:{form['id']}"))
        return made

    def deed(self, form: Form) -> Op:
        """What stands in a branch: an op, or a whole entry."""
        if "op" in form:
            return self.op(form)
        before, self.entry = self.entry, form
        effect = self.effect(form)
        self.entry = before
        return self.rules.entry_op(effect)

    def effect(self, form: Form) -> Effect:
        """An entry of the face, numbered and ready."""
        rules, face = self.rules, self.face
        before, self.entry = self.entry, form
        number = len(rules.effects)
        kind = next(k for k in (*_ENTRY_FORMS, *rules.forms) if k in form)
        name = form.get("id") or f"{kind}{number - rules.first_effect(face)}"
        effect = Effect(number, face, name, kind, form)
        rules.effects.append(effect)
        self._anatomy(effect, form)
        if kind == "ops":
            effect.ops = tuple(self.op(op) for op in form["ops"])
        elif kind == "procedure":
            make = self.vocabulary.procedure.find(form["procedure"])
            effect.ops = (make(self, form),)
        elif kind == "change":
            rules.add_changes(self, effect)
        elif kind == "ban":
            rules.add_ban(self, effect)
        else:
            rules.other_entry(self, effect)
        effect.can = all_of(
            [_limited(effect), effect.when, *(o.can for o in effect.ops)]
        )
        self.entry = before
        return effect

    def _anatomy(self, effect: Effect, form: Form) -> None:
        rules = self.rules
        if "at" in form:
            effect.at = rules.windows.index(form["at"])
        effect.who = self.who(form.get("who"))
        tests = [rules.gate(form), self.test(form.get("when"))]
        effect.when = all_of(tests) if rules.plays(form) else never
        effect.may = bool(form.get("may"))
        effect.lasts = form.get("lasts", "")
        if "limit" in form:
            effect.uses = form["limit"]["uses"]
            effect.uses_at = rules.layout.each(f"{effect.key}:uses")
            rules.reset_at(form["limit"]["per"], effect.uses_at, rules.seats, 0)
        if form.get("id") in self._asked:
            effect.did = self.place(f"did:{form['id']}")
        effect.lasting = rules.listens(effect)


def _names_by_seat(effects: Any) -> Iterator[str]:  # noqa: ANN401 - plain data
    """Names that entries for several seats make."""
    for entry in effects:
        who = entry.get("who")
        several = who in _RIVAL_WORDS or (isinstance(who, dict) and "each_if" in who)
        if several or entry.get("procedure") == "secret_choice":
            yield from _made(entry)


def _asked(node: Any) -> Iterator[str]:  # noqa: ANN401 - plain data
    """Names of entries and ops whose happening some condition of the face asks for."""
    if isinstance(node, dict):
        if "did" in node:
            yield node["did"]
        yield from node.get("not_did", ())
        for value in node.values():
            yield from _asked(value)
    elif isinstance(node, list | tuple):
        for value in node:
            yield from _asked(value)


def _made(node: Any) -> Iterator[str]:  # noqa: ANN401 - plain data
    if isinstance(node, dict):
        if "bind" in node:
            yield node["bind"]
        if isinstance(node.get("id"), str):
            yield f"did:{node['id']}"
        for value in node.values():
            yield from _made(value)
    elif isinstance(node, list):
        for value in node:
            yield from _made(value)


def _joined(word: str, tests: list[Test]) -> Test:
    """All, any or none of several tests."""
    if word == "all":
        return all_of(tests)
    some = any_of(tests)
    return some if word == "any" else lambda s, seat: not some(s, seat)


def _limited(effect: Effect) -> Test:
    """Whether a use of the entry is left."""
    if not effect.uses:
        return always
    at, uses = effect.uses_at, effect.uses
    return lambda s, seat: s.values[at + seat] < uses


def _for_seats(op: Op, who: Who | None) -> Op:
    if who is None:
        return op
    do, can = op.do, op.can

    def each(s: State, seat: int) -> None:
        for one in who(s, seat):
            do(s, one)

    if can is always:
        return Op(each)
    return Op(each, lambda s, seat: all(can(s, one) for one in who(s, seat)))


def _when(op: Op, test: Test) -> Op:
    do, can = op.do, op.can

    def if_so(s: State, seat: int) -> None:
        if test(s, seat):
            do(s, seat)

    if can is always:
        return Op(if_so)
    return Op(if_so, lambda s, seat: not test(s, seat) or can(s, seat))


def _noting(op: Op, place: Amount) -> Op:
    do = op.do

    def noted(s: State, seat: int) -> None:
        s.values[place(s, seat)] = 1
        do(s, seat)

    return Op(noted, op.can)
