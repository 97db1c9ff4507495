"""Random play: any legal answer is as likely, by a stream of its own.

The stream is not one of the state's, so that what is played does not depend on what
the game draws.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

from rulewright.engine import Playthrough, Rules, State
from rulewright.engine.streams import draw, seeded


@dataclass(slots=True)
class Stroll:
    """A walk through one game: where it stands, how it came there, its own chance."""

    r: Rules
    seed: int
    given: tuple[int, ...] = ()
    events: bool = True
    state: State = field(init=False)
    played: Playthrough = field(init=False)
    chance: list[int] = field(init=False)

    def __post_init__(self) -> None:
        """Begins the game."""
        bound = self.r.bundle.rules_hash
        self.state = self.r.start(self.seed, given=self.given, events=self.events)
        self.played = Playthrough(
            bound, self.r.profile, self.r.seats, self.seed, self.given
        )
        self.chance = seeded(self.seed + 1, 1)

    def below(self, n: int) -> int:
        """A number from 0 up to but not n."""
        return draw(self.chance, 0, n)

    def step(self) -> tuple[int, int]:
        """One random answer: the seat and the index."""
        waiting = self.r.waiting(self.state)
        seat = waiting[self.below(len(waiting))]
        table = self.state.tables[self.state.seats.index(seat)]
        index = self.below(len(table))
        self.r.answer(self.state, index, seat)
        self.played.answers.append((seat, index))
        return seat, index


def stroll(r: Rules, seed: int, most: int, *, events: bool = True) -> Iterator[Stroll]:
    """A random game, one answer after the other; stops after `most` answers."""
    walk = Stroll(r, seed, events=events)
    yield walk
    while not walk.state.over and len(walk.played.answers) < most:
        walk.step()
        yield walk
