"""Bots: who answers for a seat when no person does, and a whole game played by them.

Two know no game: one answers at random, one looks a single answer ahead and takes
what a game's `Evaluate` likes best. A game adds its own by name. Not here: many games
at once (`lab`), a seat's screen (`table`).

A bot is told all of a state and must use only what its seat may see; `imagined` makes
the copy on which it may try things out.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

from rulewright.engine.rules import Rules
from rulewright.engine.state import CHANCE, PICK, TOGETHER, State
from rulewright.engine.streams import draw, seeded

MOST: Final = 2000
"""Answers after which a game counts as endless, where nothing else is said."""
_APART: Final = 0x5BF0_3635_DCD1_9A3F


class Bot(Protocol):
    """Answers for one seat of one game; it holds no state but its own stream."""

    def choose(self, r: Any, s: State, seat: int) -> int:  # noqa: ANN401 - a bot of one game knows its rules
        """The index of its answer in the seat's table; `s` is left as it is."""
        ...


BotMaker = Callable[[Any, int, int], Bot]
"""Rules, seat, seed -> one bot for that seat and one game."""
Evaluate = Callable[[Any, State, int], int]
"""Rules, state, seat -> what the seat would give for standing there; more is better."""


def chance_of(seed: int, seat: int) -> list[int]:
    """A bot's own stream, for `draw(stream, 0, below)`.

    It is another for every seat, and none of those that a game has of the same seed.
    """
    return [seeded(seed ^ _APART, seat + 1)[seat]]


def imagined(r: Rules, s: State, seat: int, chance: list[int]) -> State:
    """A copy as the seat may imagine it: luck, secrets, sealed answers are guesses.

    What the seat cannot see is drawn from `chance`, a bot's own stream, so nothing that
    is tried on the copy foretells anything. Of asks answered together, the answers of
    others are drawn from their tables; a game whose options are secret sees to them in
    `Rules.imagine`.
    """
    copy = s.clone()
    copy.streams = [
        seeded(draw(chance, 0, 1 << 62), 1)[0] for _ in range(len(s.streams))
    ]
    r.imagine(copy, seat, chance)
    if copy.ask == TOGETHER:
        for place, other in enumerate(copy.seats):
            if other != seat:
                copy.sealed[place] = draw(chance, 0, len(copy.tables[place]))
    return copy


class RandomBot:
    """Every option is as likely."""

    def __init__(self, r: Rules, seat: int, seed: int) -> None:
        del r
        self.chance = chance_of(seed, seat)

    def choose(self, r: Rules, s: State, seat: int) -> int:
        """See `Bot`."""
        del r
        table = s.tables[0] if s.ask == PICK else s.tables[s.seats.index(seat)]
        return draw(self.chance, 0, len(table))


class GreedyBot:
    """One step ahead: each option is tried on a copy, to the next ask, and judged.

    All options meet the same imagined table and the same luck; of equals one is drawn.
    """

    def __init__(self, r: Rules, seat: int, seed: int, evaluate: Evaluate) -> None:
        del r
        self.chance = chance_of(seed, seat)
        self.evaluate = evaluate

    def choose(self, r: Rules, s: State, seat: int) -> int:
        """See `Bot`."""
        count = len(s.tables[s.seats.index(seat)])
        if count == 1:
            return 0
        before = imagined(r, s, seat, self.chance)
        evaluate = self.evaluate
        worths = []
        for index in range(count):
            copy = before.clone()
            r.answer(copy, index, seat)
            worths.append(evaluate(r, copy, seat))
        best = max(worths)
        equals = [index for index, worth in enumerate(worths) if worth == best]
        return equals[draw(self.chance, 0, len(equals))] if equals[1:] else equals[0]


@dataclass(frozen=True, slots=True)
class Bots:
    """What a game hands over: how it judges a state, and bots of its own by name."""

    evaluate: Evaluate | None = None
    own: Mapping[str, BotMaker] = field(default_factory=dict)

    def makers(self, score: Evaluate | None = None) -> Mapping[str, BotMaker]:
        """Every bot of the game by name: `random`, `greedy`, then its own.

        `score` judges for a game that does not; with neither, greedy is no better than
        random.
        """
        judge = self.evaluate or score or _nothing

        def greedy(r: Rules, seat: int, seed: int) -> Bot:
            return GreedyBot(r, seat, seed, judge)

        return {"random": RandomBot, "greedy": greedy, **self.own}


def _nothing(r: Rules, s: State, seat: int) -> int:
    del r, s, seat
    return 0


def play_on(r: Rules, s: State, bots: Sequence[Bot], *, most: int = MOST) -> int:
    """Plays a game on to its end, a bot for each seat; how many answers were given.

    Stops after `most` answers (see `State.over`), or where chance is asked for.
    """
    answers = 0
    answer = r.answer
    while s.ask and answers < most:
        if s.ask == PICK:
            seat = s.seats[0]
        elif s.ask == CHANCE:
            break
        else:
            seat = s.seats[s.sealed.index(-1)]
        answer(s, bots[seat].choose(r, s, seat), seat)
        answers += 1
    return answers


def play_out(
    r: Rules,
    seed: int,
    bots: Sequence[Bot],
    *,
    given: tuple[int, ...] = (),
    most: int = MOST,
) -> State:
    """One whole game without events, to its end (or `most` answers)."""
    s = r.start(seed, given=given)
    play_on(r, s, bots, most=most)
    return s
