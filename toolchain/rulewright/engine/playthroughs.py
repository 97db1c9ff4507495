"""Playthroughs: a seed and the answers; replay, undo to a fence, a game in progress.

A playthrough is everything that made a game; replaying it gives the same log byte for
byte. Undo goes back by replay, never across another seat's answer, something revealed,
or chance.
"""

import json
from dataclasses import dataclass, field
from typing import Any

from rulewright.engine.rules import Rules
from rulewright.engine.state import State


class FenceError(ValueError):
    """An answer that cannot be taken back, and why."""


@dataclass(slots=True)
class Playthrough:
    """What made a game: seed, whether the caller answers chance, answers in order.

    An answer is (seat, index); seat -1 answers a chance.
    """

    rules_hash: str
    profile: str
    seats: int
    seed: int
    given: tuple[int, ...] = ()
    manual: bool = False
    answers: list[tuple[int, int]] = field(default_factory=list)

    def to_json(self) -> dict[str, Any]:
        """Plain data, for a file."""
        return {
            "format": 1,
            "rules_hash": self.rules_hash,
            "profile": self.profile,
            "seats": self.seats,
            "seed": self.seed,
            "given": list(self.given),
            "manual": self.manual,
            "answers": [list(answer) for answer in self.answers],
        }


def replay(r: Rules, p: Playthrough, *, events: bool = True) -> State:
    """The state after all answers, with the log of the whole game.

    Raises:
        IllegalAnswerError: an answer that its ask does not have.
    """
    s = r.start(p.seed, given=p.given, events=events, manual=p.manual)
    for seat, index in p.answers:
        r.answer(s, index, seat)
    return s


def log_lines(r: Rules, s: State) -> str:
    """The log as text, an event a line: the form of golden playthroughs."""
    told = (r.told(event) for event in s.log or ())
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in told)


class Session:
    """A game in progress that remembers how it came about."""

    def __init__(
        self,
        r: Rules,
        seed: int,
        *,
        given: tuple[int, ...] = (),
        manual: bool = False,
    ) -> None:
        self.rules = r
        bound = r.bundle.rules_hash
        self.played = Playthrough(bound, r.profile, r.seats, seed, given, manual)
        self.state = r.start(seed, given=given, events=True, manual=manual)
        self._fences: list[int] = []

    def answer(self, index: int, seat: int = -1) -> None:
        """Answers the ask, as `Rules.answer` does.

        Raises:
            IllegalAnswerError: the ask has no such answer; nothing has changed.
        """
        s = self.state
        waiting = self.rules.waiting(s)
        by = seat if seat >= 0 or not waiting else waiting[0]
        fence = s.fence
        self.rules.answer(s, index, seat)
        self.played.answers.append((by, index))
        self._fences.append(fence)

    def undo(self, seat: int) -> None:
        """Takes back the last answer, if it was this seat's and changed nothing known.

        Raises:
            FenceError: there is none, or a fence stands before it.
        """
        if not self.played.answers:
            raise FenceError("nothing has been answered")
        by, _ = self.played.answers[-1]
        if by != seat:
            raise FenceError("the last answer was another seat's")
        if self._fences[-1] != self.state.fence:
            raise FenceError("something was revealed or drawn since")
        self.played.answers.pop()
        self._fences.pop()
        self.state = replay(self.rules, self.played)
