"""Tracks: the one choke point through which a resource changes.

Caps and floors, the log, and what reacts to a change (thresholds, counters) all happen
here, at once, whatever the cause. Not here: whether a change is legal.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from rulewright.engine.playbook import Event
from rulewright.engine.state import State

R = TypeVar("R")
React = Callable[[R, State, int, int, int], None]
"""Rules, state, seat, value before, value after."""


@dataclass(slots=True)
class Track(Generic[R]):
    """A resource of each seat: where it stands, its least and most, what reacts.

    `most` is `None` where nothing caps it.
    """

    number: int
    name: str
    offset: int
    least: int
    most: int | None
    changed: Event
    react: React[R] | None = None

    def change(self, r: R, s: State, seat: int, by: int) -> int:
        """Gains or loses; what of it really happened, after floor and cap."""
        place = self.offset + seat
        before = s.values[place]
        after = before + by
        if self.most is not None and after > self.most:
            after = self.most
        after = max(after, self.least)
        if after != before:
            s.values[place] = after
            self.changed(s, seat, self.number, after - before, after)
            if self.react is not None:
                self.react(r, s, seat, before, after)
        return after - before
