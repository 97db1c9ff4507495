"""The value by which a game hands over its engine."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from rulewright.engine import BotMaker, Bots, Bundle, Evaluate, Rules, Stage, State
from rulewright.sdk.results import Results

Invariant = Callable[[Rules, State], Iterator[str]]
"""What must hold in every state; it yields what does not."""


@dataclass(frozen=True, slots=True)
class Engine:
    """What plays a game: the version of its procedures, and its rules from a bundle.

    `rules` takes bundle, profile and number of seats; it raises `BundleError` for a
    bundle, profile or number that it does not play. `tables` are the
    numbers of seats that it is for, fewest first. `invariants` is what the battery
    holds every state to, `most` how many answers a game may take. `stage` lays out
    tables for scenarios: bundle, names of seats in clockwise order, seed. `procedures`
    changes whenever the same bundle, seed and answers would give another game. `score`
    is how well a seat stands by the rules alone; `bots` is called for once, when one
    is to play, `results` when games are to be recorded.
    """

    procedures: str
    profiles: tuple[str, ...]
    rules: Callable[[Bundle, str, int], Rules]
    tables: Callable[[Bundle], tuple[int, ...]]
    invariants: tuple[Invariant, ...] = ()
    most: int = 2000
    stage: Callable[[Bundle, Sequence[str], int], Stage] | None = None
    score: Evaluate | None = None
    bots: Callable[[], Bots] = Bots
    results: Callable[[], Results] | None = None


def bots_of(engine: Engine) -> Mapping[str, BotMaker]:
    """Every bot that plays the game, by name: `random`, `greedy`, then its own."""
    return engine.bots().makers(engine.score)
