"""The playbook of a game: its procedures, asks and events, each with a name.

A procedure is a list of small steps. A frame on the stack is `[procedure, next step,
local, local, ...]`, all integers, so that a state saves and copies at every decision.
Saves name procedures and steps; the numbers are for the running process only.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from rulewright.engine.state import State

R = TypeVar("R")
Step = Callable[[R, State, list[int]], None]
Describe = Callable[[R, State, int, int], tuple[str, str]]
"""Rules, state, seat, code -> the option's stable key and its words."""

HEAD = 2
"""Locals of a frame begin here, after its procedure and its next step."""


class Procedure(Generic[R]):
    """A named list of steps with named locals; a frame of it is one call."""

    def __init__(self, number: int, name: str, names: tuple[str, ...]) -> None:
        self.number = number
        self.name = name
        self.names = names
        self.steps: list[Step[R]] = []
        self.step_names: list[str] = []

    @property
    def locals(self) -> range:
        """Where each local stands in a frame, in the order they were named."""
        return range(HEAD, HEAD + len(self.names))

    def step(self, function: Step[R]) -> int:
        """Adds a step; what is left of the name is its number, to jump to."""
        self.steps.append(function)
        self.step_names.append(getattr(function, "__name__", "step"))
        return len(self.steps) - 1

    def frame(self, arguments: tuple[int, ...]) -> list[int]:
        """A frame at its first step; locals without an argument are 0."""
        missing = len(self.names) - len(arguments)
        return [self.number, 0, *arguments, *([0] * missing)]


@dataclass(frozen=True, slots=True)
class Ask(Generic[R]):
    """A kind of question: its name, what it asks in words, how options are told."""

    number: int
    name: str
    words: str
    describe: Describe[R]


class Event:
    """Something that happened; called with a state and the numbers that tell it.

    `kinds` names what each number means (`seat`, `hex`, `n`); rules turn them into
    words. Events are public: what is secret is told when it is shown.
    """

    __slots__ = ("kinds", "name", "number")

    def __init__(
        self, number: int, name: str, kinds: tuple[tuple[str, str], ...]
    ) -> None:
        self.number = number
        self.name = name
        self.kinds = kinds

    def __call__(self, s: State, *numbers: int) -> None:
        """Notes the event, if anybody wants events."""
        if s.log is not None:
            s.log.append((self.number, s.cause, *numbers))


class Playbook(Generic[R]):
    """What a game's code hands over; made once, filled when its modules load."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.procedures: list[Procedure[R]] = []
        self.asks: list[Ask[R]] = []
        self.events: list[Event] = []
        self._taken: set[tuple[str, str]] = set()

    def procedure(self, name: str, *names: str) -> Procedure[R]:
        """A procedure under a name of its own, with the names of its locals."""
        self._take("procedure", name)
        made: Procedure[R] = Procedure(len(self.procedures), name, names)
        self.procedures.append(made)
        return made

    def ask(self, name: str, words: str, describe: Describe[R]) -> Ask[R]:
        """A kind of question."""
        self._take("ask", name)
        made = Ask(len(self.asks), name, words, describe)
        self.asks.append(made)
        return made

    def event(self, name: str, *numbers: str) -> Event:
        """A kind of event; each number as `name` or `name:kind`."""
        self._take("event", name)
        kinds = tuple(_split(number) for number in numbers)
        made = Event(len(self.events), name, kinds)
        self.events.append(made)
        return made

    def _take(self, sort: str, name: str) -> None:
        if (sort, name) in self._taken:
            raise ValueError(f"the playbook has a {sort} {name} already")
        self._taken.add((sort, name))


def _split(number: str) -> tuple[str, str]:
    name, _, kind = number.partition(":")
    return name, kind or name
