"""Results: what a game says of itself when it is over, for those who play thousands.

A game hands over a `Results` in its `Engine`; one that does not is told by its score
alone. Not here: playing the games, files, reports (`lab`).
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from rulewright.engine import Ask, Bundle, Rules, State

if TYPE_CHECKING:
    from rulewright.sdk.playing import Engine

Naming = Callable[[Any, State, int, int], str]
"""Rules, state, seat, code of an option -> what the option is called in results."""


@dataclass(frozen=True, slots=True)
class SeatResult:
    """How a game went for one seat.

    `owner` is whom the seat played, `""` where all are alike. `order` is its place
    when the game began, 1 for who acted first; 0 where that means nothing. `sources`
    say where the score came from and add up to it, if the game tells; `counts` is
    whatever else it counts.
    """

    score: int
    won: bool
    owner: str = ""
    order: int = 0
    sources: Mapping[str, int] = field(default_factory=dict)
    counts: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Result:
    """How a game went: by seat, how it ended, how many rounds it took (0: none)."""

    seats: tuple[SeatResult, ...]
    ending: str = ""
    rounds: int = 0


@dataclass(frozen=True, slots=True)
class Results:
    """What a game wants recorded.

    `of` reads a finished state; with `events` it has a log. `choices` names the asks
    whose options are counted, and how each option is called; left out, every ask and
    its options' keys. `flags` are those of `counts` that are 0 or 1. `words` are what
    people call it all: `owner.x`, `ending.x`, `source.x`, `count.x`, options as named.
    """

    of: Callable[[Any, State], Result]
    events: bool = False
    choices: Mapping[str, Naming] | None = None
    flags: tuple[str, ...] = ()
    words: Callable[[Bundle], Mapping[str, str]] = lambda bundle: bundle.words

    def namings(self, r: Rules) -> dict[int, Naming]:
        """How options are called, by the number of their ask."""
        asks = {ask.name: ask for ask in r.book.asks}
        if self.choices is None:
            return {ask.number: _by_key(ask) for ask in asks.values()}
        return {asks[name].number: naming for name, naming in self.choices.items()}


def _by_key(ask: Ask[Any]) -> Naming:
    """`ask.key`, as logs and scenarios have it."""

    def name(r: Any, s: State, seat: int, code: int) -> str:  # noqa: ANN401 - rules of any game
        return f"{ask.name}.{ask.describe(r, s, seat, code)[0]}"

    return name


def results_of(engine: "Engine") -> Results:
    """What a game wants recorded; by its score alone if it does not say."""
    return engine.results() if engine.results is not None else Results(_plain(engine))


def _plain(engine: "Engine") -> Callable[[Any, State], Result]:
    """The best score wins; nobody does in a game without."""
    score = engine.score

    def of(r: Rules, s: State) -> Result:
        if score is None:
            return Result(tuple(SeatResult(0, won=False) for _ in range(r.seats)))
        scores = [score(r, s, seat) for seat in range(r.seats)]
        best = max(scores)
        return Result(tuple(SeatResult(n, won=n == best) for n in scores))

    return of
