"""Scenarios played: a table is laid out, answers are given, what holds is compared.

A scenario comes as plain data (its shape is the model's). The names in it are the
game's own: its `Stage` lays them on a state and reads them from it. Not here: where a
fault stands in a file (whoever has the file knows).
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from rulewright.engine.asking import Question
from rulewright.engine.rules import Rules
from rulewright.engine.state import CHANCE, State
from rulewright.engine.streams import draw
from rulewright.engine.views import view

Plain = Any
"""A number, a name, a list of such, or a mapping of names to such."""


class UnknownNameError(ValueError):
    """A name that the game does not have there; `known` are those that it has."""

    def __init__(self, what: str, name: object, known: Sequence[str]) -> None:
        super().__init__(f"there is no {what} `{name}`")
        self.known = tuple(known)


class Stage(Protocol):
    """A table of a game for scenarios: its rules, a state, and the names on it.

    Every method raises `UnknownNameError` for a name that the game does not have. `put`
    and `get` are for what a seat has, or (`seat` is `None`) what belongs to the table.
    """

    @property
    def rules(self) -> Rules:
        """What is played."""
        ...

    @property
    def state(self) -> State:
        """Where it stands."""
        ...

    def seat(self, name: str) -> int:
        """The seat of that name."""
        ...

    def put(self, seat: int | None, name: str, value: Plain) -> None:
        """Lays out one thing, past all costs, caps and events."""
        ...

    def get(self, seat: int | None, name: str) -> Plain:
        """How one thing is, in the form in which scenarios write it."""
        ...

    def field(self, name: str) -> str:
        """The field of the state's layout in which a thing of that name is kept."""
        ...

    def play(self, moment: Sequence[str]) -> None:
        """Drops what was going on and begins a moment: its name, then its arguments."""
        ...


@dataclass(frozen=True, slots=True)
class Fault:
    """Where a scenario and the engine part: the place in the scenario, and what is so.

    `hint` is one thing to do, `""` if nothing offers itself.
    """

    loc: tuple[str | int, ...]
    says: str
    hint: str = ""


def play(
    scenario: Mapping[str, Any],
    stage: Callable[[Sequence[str], int], Stage],
) -> list[Fault]:
    """Plays a scenario; what is wrong with it or with the engine, nothing if all holds.

    `stage` makes a table of the seats named, in clockwise order, from a seed. What
    cannot be laid out or answered ends the scenario; of what should hold in the end
    every fault is told.
    """
    given = scenario["given"]
    try:
        table = stage(list(given["seats"]), given.get("seed", 1))
    except UnknownNameError as error:
        return [_unknown(("given", "seats"), error)]
    performance = _Performance(table)
    for faults in (
        performance.lay_out(given),
        performance.answer(scenario.get("when", ())),
    ):
        first = next(faults, None)
        if first is not None:
            return [first]
    return list(performance.compare(scenario["then"]))


def draw_open(rules: Rules, s: State, until: str = "") -> None:
    """Answers chances from the state's own streams, up to one of that name."""
    while s.ask == CHANCE and rules.book.asks[s.kind].name != until:
        left = draw(s.streams, 0, sum(s.weights))
        index = 0
        while left >= s.weights[index]:
            left -= s.weights[index]
            index += 1
        rules.answer(s, index, -1)


class _Performance:
    """One scenario being played."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage

    def lay_out(self, given: Mapping[str, Any]) -> Iterator[Fault]:
        """What the scenario finds on the table."""
        stage = self.stage
        parts: list[tuple[tuple[str, ...], int | None, Mapping[str, Any]]] = [
            (("given", "table"), None, given.get("table", {}))
        ]
        parts += [
            (("given", "seats", name), stage.seat(name), has)
            for name, has in given["seats"].items()
        ]
        for loc, seat, things in parts:
            for name, value in things.items():
                try:
                    stage.put(seat, name, value)
                except UnknownNameError as error:
                    yield _unknown((*loc, name), error)
                except ValueError as error:
                    yield Fault((*loc, name), str(error))
        stage.state.manual = True
        stage.state.log = []

    def answer(self, steps: Sequence[Mapping[str, Any]]) -> Iterator[Fault]:
        """The steps, one after the other."""
        for number, step in enumerate(steps):
            ((who, said),) = step.items()
            loc: tuple[str | int, ...] = ("when", number, who)
            words = [said] if isinstance(said, str) else [str(word) for word in said]
            try:
                if who == "play":
                    self.stage.play(words)
                    continue
                seat = -1 if who == "chance" else self.stage.seat(who)
            except UnknownNameError as error:
                yield _unknown(loc, error)
                return
            for word in words:
                fault = self._say(seat, who, word)
                if fault is not None:
                    yield Fault(loc, *fault)
                    return

    def _say(self, seat: int, who: str, word: str) -> tuple[str, str] | None:
        """One answer; what is wrong with it."""
        rules, state = self.stage.rules, self.stage.state
        if seat >= 0:
            self._draw()
        question = rules.question(state, seat)
        if question is None:
            return f"{who} is not asked here", self._asked()
        index = _find(question, word)
        if index is None:
            return f"`{word}` is not offered", _offers(question)
        rules.answer(state, index, seat)
        return None

    def _draw(self) -> None:
        """Chance that the scenario leaves open is drawn."""
        draw_open(self.stage.rules, self.stage.state)

    def _asked(self) -> str:
        """Who is asked what, for hints."""
        rules, state = self.stage.rules, self.stage.state
        told = []
        for seat in rules.waiting(state):
            question = rules.question(state, seat)
            if question is not None:
                who = "chance" if seat < 0 else self.stage.get(seat, "name")
                told.append(f"{who}: {question.name}, {_offers(question)}")
        return "; ".join(told) or "nothing is asked: the moment is over"

    def compare(self, then: Mapping[str, Any]) -> Iterator[Fault]:
        """What should hold and does not."""
        self._draw()
        yield from self._compare_things(("then", "table"), None, then.get("table", {}))
        for name, things in then.get("seats", {}).items():
            try:
                seat = self.stage.seat(name)
            except UnknownNameError as error:
                yield _unknown(("then", "seats", name), error)
                continue
            yield from self._compare_things(("then", "seats", name), seat, things)
        yield from self._compare_asks(then)
        yield from self._compare_views(then)
        yield from self._compare_events(then)

    def _compare_things(
        self, loc: tuple[str, ...], seat: int | None, things: Mapping[str, Any]
    ) -> Iterator[Fault]:
        for name, wanted in things.items():
            try:
                found = self.stage.get(seat, name)
            except UnknownNameError as error:
                yield _unknown((*loc, name), error)
                continue
            # An empty mapping says that there is nothing, a filled one what it names.
            if wanted and isinstance(wanted, Mapping) and isinstance(found, Mapping):
                found = {key: found.get(key) for key in wanted}
            if found != wanted:
                yield Fault((*loc, name), f"it is {_words(found)} here")

    def _compare_asks(self, then: Mapping[str, Any]) -> Iterator[Fault]:
        rules, state = self.stage.rules, self.stage.state
        if "asks" in then:
            question = rules.question(state)
            name = question.name if question else "nothing"
            if name != then["asks"]:
                yield Fault(("then", "asks"), f"{name} is asked here", self._asked())
        for part in ("offered", "not_offered"):
            for who, said in then.get(part, {}).items():
                loc = ("then", part, who)
                try:
                    question = rules.question(state, self.stage.seat(who))
                except UnknownNameError as error:
                    yield _unknown(loc, error)
                    continue
                if question is None:
                    yield Fault(loc, f"{who} is not asked here", self._asked())
                    continue
                for word in [said] if isinstance(said, str) else said:
                    there = _find(question, word) is not None
                    if there and part == "not_offered":
                        yield Fault(loc, f"`{word}` is offered here")
                    if not there and part == "offered":
                        yield Fault(loc, f"`{word}` is not offered", _offers(question))

    def _compare_views(self, then: Mapping[str, Any]) -> Iterator[Fault]:
        """What a seat may look at: all of a thing, or nothing of it."""
        stage = self.stage
        for part in ("sees", "hidden"):
            for who, said in then.get(part, {}).items():
                loc = ("then", part, who)
                try:
                    known: Any = view(stage.rules, stage.state, stage.seat(who))
                    names = [said] if isinstance(said, str) else said
                    fields = [(name, stage.field(name)) for name in names]
                except UnknownNameError as error:
                    yield _unknown(loc, error)
                    continue
                for name, field in fields:
                    shown = [number is not None for number in known["fields"][field]]
                    if part == "sees" and not all(shown):
                        yield Fault(loc, f"{who} does not see `{name}`")
                    if part == "hidden" and any(shown):
                        yield Fault(loc, f"{who} sees `{name}`")

    def _compare_events(self, then: Mapping[str, Any]) -> Iterator[Fault]:
        rules = self.stage.rules
        told = [rules.told(event) for event in self.stage.state.log or ()]
        position = 0
        for number, wanted in enumerate(then.get("events", ())):
            want = {"event": wanted} if isinstance(wanted, str) else wanted
            later = (i for i in range(position, len(told)) if self._is(told[i], want))
            found = next(later, None)
            if found is None:
                names = ", ".join(str(event["event"]) for event in told[position:])
                hint = f"what happened: {names}" if names else "nothing happened"
                yield Fault(("then", "events", number), "this did not happen", hint)
                return
            position = found + 1
        for number, name in enumerate(then.get("no_events", ())):
            if any(event["event"] == name for event in told):
                yield Fault(("then", "no_events", number), "this happened")

    def _is(self, told: Mapping[str, Any], want: Mapping[str, Any]) -> bool:
        """Whether an event is the one meant; a seat may be told by its name."""
        for key, value in want.items():
            if key == "seat" and isinstance(value, str):
                value = self.stage.seat(value)  # noqa: PLW2901 - the same in numbers
            if told.get(key) != value:
                return False
        return True


def _find(question: Question, word: str) -> int | None:
    """The option of that key, or of those words."""
    for option in question.options:
        if option.key == word:
            return option.index
    for option in question.options:
        if option.words.casefold() == word.casefold():
            return option.index
    return None


def _offers(question: Question) -> str:
    keys = [option.key for option in question.options]
    more = f" and {len(keys) - 12} more" if len(keys) > 12 else ""
    return f"offered: {', '.join(keys[:12])}{more}"


def _words(value: Plain) -> str:
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{k}: {_words(v)}" for k, v in value.items()) + "}"
    if isinstance(value, (list, tuple)):
        return f"[{', '.join(_words(item) for item in value)}]"
    return str(value).lower() if isinstance(value, bool) else str(value)


def _unknown(loc: tuple[str | int, ...], error: UnknownNameError) -> Fault:
    known = ", ".join(error.known)
    return Fault(loc, str(error), f"known: {known}" if known else "")
