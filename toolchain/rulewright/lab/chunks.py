"""Chunks: a run cut into pieces of work that can be done anywhere, and done again.

A chunk says all that its games depend on, in plain values, so that it travels. Game and
seed are one: the game of a seed is the same in whichever chunk it is played.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

Span = tuple[int, int]
"""Seeds from the first up to but not the second."""


@dataclass(frozen=True, slots=True)
class Table:
    """What every game of a run shares.

    `bundle` is the file, `rules_hash` what it must hold; `door` is where the game's
    Python enters (`package:NAME`). With every seed the `bots` move on one seat.
    """

    bundle: Path
    rules_hash: str
    door: str
    profile: str
    bots: tuple[str, ...]

    @property
    def seats(self) -> int:
        """How many sit at it."""
        return len(self.bots)

    def bot_at(self, seat: int, seed: int) -> str:
        """The bot that plays a seat in the game of a seed."""
        return self.bots[(seat + seed) % self.seats]


@dataclass(frozen=True, slots=True)
class Chunk:
    """The games of the seeds from `first` up to but not `end`, at one table."""

    table: Table
    first: int
    end: int

    @property
    def games(self) -> int:
        """How many."""
        return self.end - self.first


def missing(wanted: Span, done: Iterable[Span]) -> list[Span]:
    """What of a span of seeds is in none of some others, in order."""
    at, end = wanted
    found: list[Span] = []
    for first, after in sorted(done):
        if first > at:
            found.append((at, min(first, end)))
        at = max(at, after)
        if at >= end:
            return found
    return [*found, (at, end)]


class Cutter:
    """Cuts spans into chunks, as large as the speed measured so far makes sensible.

    The first are small, to learn how long a game takes. Then a chunk is some seconds of
    work: enough that starting it costs nothing, little enough to lose.
    """

    _SECONDS = 2.0
    _SHORTEST, _LONGEST = 0.5, 30.0
    _PARTS = 400
    """A long run makes about so many parts, of up to `_LONGEST` seconds each."""

    def __init__(self, table: Table, spans: Iterable[Span], jobs: int) -> None:
        self._table = table
        self._spans = list(spans)
        self._left = sum(end - first for first, end in self._spans)
        self._jobs = jobs
        self._games, self._spent = 0, 0.0

    def learn(self, games: int, seconds: float) -> None:
        """Notes how long some games took in one process."""
        self._games += games
        self._spent += seconds

    def __iter__(self) -> Iterator[Chunk]:
        """The chunks, each cut when it is asked for."""
        for first, end in self._spans:
            at = first
            while at < end:
                after = min(at + self._size(), end)
                self._left -= after - at
                yield Chunk(self._table, at, after)
                at = after

    def _size(self) -> int:
        if not self._games:
            return 1
        rate = self._games / max(self._spent, 1e-6)
        size = max(rate * self._SECONDS, self._left / self._PARTS)
        # The last chunks end together.
        fair = max(self._left / self._jobs, rate * self._SHORTEST)
        return max(int(min(size, rate * self._LONGEST, fair)), 1)
