"""Sums over the parts of a run, by DuckDB: what a report is made of.

Only games that came to their end count. Not here: intervals (`wilson`), words and
pictures (`reporting`, `plots`).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import comb
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rulewright.lab.parts import connect

if TYPE_CHECKING:
    from duckdb import DuckDBPyConnection


@dataclass(frozen=True, slots=True)
class Group:
    """Games of one owner, seat, place or bot: how many, how many of them it won."""

    name: str
    games: int
    wins: int
    seats: int = 0
    """Seats that it had in these games, all together."""
    fair: float = 0.0
    """Games that it would have won, by chance, with its seats."""


@dataclass(frozen=True, slots=True)
class Spread:
    """How a number is spread: its mean, and the values below which so many lie."""

    name: str
    mean: float
    p5: float
    p25: float
    p50: float
    p75: float
    p95: float


@dataclass(frozen=True, slots=True)
class Source:
    """Score from one source for one owner: per game of all, of winners, of others."""

    owner: str
    name: str
    mean: float
    winners: float
    others: float


@dataclass(frozen=True, slots=True)
class Flag:
    """Something that an owner did or did not, and how often it won with it."""

    owner: str
    name: str
    games: int
    with_it: int
    won_with_it: int


@dataclass(frozen=True, slots=True)
class Option:
    """An option: offers, how often it was taken, seats that took it and won."""

    name: str
    offered: int
    taken: int
    takers: int
    won: int


@dataclass(frozen=True, slots=True)
class Sums:
    """Everything that a report says of a run."""

    games: int
    unfinished: int
    joint: int
    seat_games: int
    wins: int
    first_seed: int
    last_seed: int
    owners: tuple[Group, ...]
    seats: tuple[Group, ...]
    orders: tuple[Group, ...]
    bots: tuple[Group, ...]
    scores: tuple[Spread, ...]
    sources: tuple[Source, ...]
    flags: tuple[Flag, ...]
    counts: tuple[Source, ...]
    options: tuple[Option, ...]
    endings: tuple[Group, ...]
    decisions: tuple[tuple[int, int], ...]
    rounds: tuple[tuple[int, int], ...]

    @property
    def fair(self) -> float:
        """The share of games that a seat wins if all are alike; joint wins count."""
        return self.wins / self.seat_games if self.seat_games else 0.0


class _Asking:
    """A connection to the rows of some parts."""

    def __init__(self, files: Sequence[Path]) -> None:
        self._duckdb: DuckDBPyConnection = connect()
        self._duckdb.from_parquet([str(path) for path in files]).create_view("seen")
        self._duckdb.execute("CREATE VIEW r AS SELECT * FROM seen WHERE finished")

    def all(self, text: str, values: Sequence[object] = ()) -> list[tuple[Any, ...]]:
        """The rows of an answer."""
        return self._duckdb.execute(text, list(values)).fetchall()

    def one(self, text: str) -> tuple[Any, ...]:
        """The one row of an answer, nothing being 0."""
        (row,) = self.all(text)
        return tuple(value or 0 for value in row)


def sum_up(files: Sequence[Path], flags: Sequence[str]) -> Sums:
    """The sums over some parts; `flags` names the counts that are 0 or 1."""
    asking = _Asking(files)
    (unfinished,) = asking.one(
        "SELECT count(DISTINCT seed) FROM seen WHERE NOT finished"
    )
    games, seat_games, wins, first, last = asking.one(
        "SELECT count(DISTINCT seed), count(*), count_if(won), min(seed), max(seed)"
        " FROM r"
    )
    (joint,) = asking.one("SELECT count(DISTINCT seed) FROM r WHERE winners > 1")
    return Sums(
        games,
        unfinished,
        joint,
        seat_games,
        wins,
        first,
        last,
        owners=_groups(asking, "owner"),
        seats=_groups(asking, "seat"),
        orders=_groups(asking, "turn_order"),
        bots=_bots(asking),
        scores=_scores(asking),
        sources=_means(asking, "sources"),
        flags=_flags(asking, flags),
        counts=_means(asking, "counts", but=flags),
        options=_options(asking),
        endings=_endings(asking),
        decisions=_frequencies(asking, "decisions"),
        rounds=_frequencies(asking, "rounds"),
    )


def _groups(asking: _Asking, column: str) -> tuple[Group, ...]:
    """Seats by a column; each group has at most one seat in a game."""
    rows = asking.all(
        f"SELECT {column}, count(*), count_if(won), count(*)"  # noqa: S608 - our own names
        " FROM r GROUP BY 1 ORDER BY 1"
    )
    return tuple(Group(str(name), *rest) for name, *rest in rows)


def _bots(asking: _Asking) -> tuple[Group, ...]:
    """Games by bot: a bot with several seats has won if one of them has.

    By chance it would have won a game with `w` winners at a table of `n` unless all of
    them sat elsewhere, as C(n - m, w) of C(n, w) do for a bot with `m` seats.
    """
    rows = asking.all(
        "SELECT bot, mine, winners, every, count(*), count_if(won) FROM"
        " (SELECT bot, seed, bool_or(won) AS won, count(*) AS mine,"
        " any_value(winners) AS winners, any_value(n) AS every"
        " FROM r JOIN (SELECT seed, count(*) AS n FROM r GROUP BY 1) USING (seed)"
        " GROUP BY bot, seed) GROUP BY ALL ORDER BY ALL"
    )
    found: dict[str, Group] = {}
    for bot, mine, winners, every, games, won in rows:
        chance = 1 - comb(every - mine, winners) / comb(every, winners)
        so_far = found.get(bot, Group(bot, 0, 0))
        found[bot] = Group(
            bot,
            so_far.games + games,
            so_far.wins + won,
            so_far.seats + mine * games,
            so_far.fair + chance * games,
        )
    return tuple(found.values())


def _scores(asking: _Asking) -> tuple[Spread, ...]:
    rows = asking.all(
        "SELECT owner, avg(score), quantile_cont(score, [.05, .25, .5, .75, .95])"
        " FROM r GROUP BY 1 ORDER BY 1"
    )
    return tuple(Spread(name, mean, *points) for name, mean, points in rows)


def _means(asking: _Asking, column: str, but: Sequence[str] = ()) -> tuple[Source, ...]:
    """What a map comes to per game: a name that a row lacks counts as 0 there."""
    rows = asking.all(
        "WITH n AS (SELECT owner, count(*) AS games, count_if(won) AS won FROM r"  # noqa: S608 - our own names
        " GROUP BY 1), e AS (SELECT owner, won, unnest(map_entries("
        f"{column})) AS e FROM r) "
        "SELECT e.owner, e.e.key, sum(e.e.value) / any_value(n.games),"
        " coalesce(sum(e.e.value) FILTER (e.won), 0) / greatest(any_value(n.won), 1),"
        " coalesce(sum(e.e.value) FILTER (NOT e.won), 0)"
        " / greatest(any_value(n.games - n.won), 1)"
        " FROM e JOIN n USING (owner) WHERE NOT list_contains(?, e.e.key)"
        " GROUP BY 1, 2 ORDER BY 1, 2",
        [list(but)],
    )
    return tuple(Source(*row) for row in rows)


def _flags(asking: _Asking, names: Sequence[str]) -> tuple[Flag, ...]:
    rows = asking.all(
        "SELECT owner, name, count(*), count_if(coalesce(counts[name], 0) > 0),"
        " count_if(coalesce(counts[name], 0) > 0 AND won)"
        " FROM r, (SELECT unnest(?::VARCHAR[]) AS name) GROUP BY 1, 2 ORDER BY 2, 1",
        [list(names)],
    )
    return tuple(Flag(*row) for row in rows)


def _options(asking: _Asking) -> tuple[Option, ...]:
    rows = asking.all(
        "WITH o AS (SELECT unnest(map_entries(offered)) AS o FROM r),"
        " t AS (SELECT won, unnest(map_entries(taken)) AS t FROM r),"
        " offers AS (SELECT o.key AS name, sum(o.value)::BIGINT AS n FROM o"
        " GROUP BY 1),"
        " takes AS (SELECT t.key AS name, sum(t.value)::BIGINT AS n,"
        " count(*) AS takers, count_if(won) AS won FROM t GROUP BY 1)"
        " SELECT name, offers.n, coalesce(takes.n, 0), coalesce(takers, 0),"
        " coalesce(won, 0) FROM offers LEFT JOIN takes USING (name) ORDER BY 1"
    )
    return tuple(Option(*row) for row in rows)


def _endings(asking: _Asking) -> tuple[Group, ...]:
    rows = asking.all(
        "SELECT ending, count(*) FROM r WHERE seat = 0 AND ending <> ''"
        " GROUP BY 1 ORDER BY 2 DESC, 1"
    )
    return tuple(Group(name, games, 0) for name, games in rows)


def _frequencies(asking: _Asking, column: str) -> tuple[tuple[int, int], ...]:
    rows = asking.all(
        f"SELECT {column}, count(*) FROM r WHERE seat = 0 GROUP BY 1 ORDER BY 1"  # noqa: S608 - our own names
    )
    return tuple((value, games) for value, games in rows)
