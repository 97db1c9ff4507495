"""Playing a chunk: whole games by bots, each told in one row for every seat.

Light: a worker loads what plays and nothing that writes or reports. Not here: where it
runs (`executors`), what becomes of the rows (`parts`).
"""

import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass, field
from functools import lru_cache
from importlib.metadata import EntryPoint
from typing import TYPE_CHECKING, Any

from rulewright.engine import PICK, BotMaker, Bundle, Rules, State, read_bundle
from rulewright.lab.chunks import Chunk, Table
from rulewright.sdk.engine import Naming, Results, bots_of, results_of

if TYPE_CHECKING:
    from rulewright.sdk.game import Game
    from rulewright.sdk.playing import Engine

Stop = Callable[[], bool]
"""Whether to leave off after the game at hand."""


class BundleChangedError(Exception):
    """The bundle of a run is no longer the one that its games are played with."""


@dataclass(frozen=True, slots=True)
class Row:
    """A seat of a finished game; `columns.COLUMNS` says what each field is."""

    seed: int
    seat: int
    owner: str
    bot: str
    turn_order: int
    score: int
    won: bool
    winners: int
    ending: str
    rounds: int
    decisions: int
    finished: bool
    sources: Mapping[str, int]
    counts: Mapping[str, int]
    offered: Mapping[str, int]
    taken: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Played:
    """What became of a chunk: its rows, or the seed that failed and how.

    `seconds` is what it took; a chunk that was left off half-way is `stopped` and has
    no rows.
    """

    chunk: Chunk
    seconds: float = 0.0
    rows: list[dict[str, Any]] = field(default_factory=list)
    failed: int | None = None
    fault: str = ""
    stopped: bool = False


def engine_at(door: str) -> "Engine | None":
    """The engine of the game behind a door `package:NAME`, if it has one."""
    game: Game = EntryPoint("game", door, "rulewright.games").load()
    return game.engine() if game.engine is not None else None


@dataclass(frozen=True, slots=True)
class _Setting:
    """What all chunks of a table share in one process."""

    engine: "Engine"
    rules: Rules
    bots: Mapping[str, BotMaker]
    results: Results
    namings: Mapping[int, Naming]


@lru_cache(maxsize=4)
def _setting(table: Table) -> _Setting:
    engine = engine_at(table.door)
    assert engine is not None  # noqa: S101 - whoever made the table has asked
    bundle = read_bundle(table.bundle.read_text("utf-8"), procedures=engine.procedures)
    _same(bundle, table)
    rules = engine.rules(bundle, table.profile, table.seats)
    results = results_of(engine)
    return _Setting(engine, rules, bots_of(engine), results, results.namings(rules))


def _same(bundle: Bundle, table: Table) -> None:
    if bundle.rules_hash != table.rules_hash:
        msg = f"{table.bundle} has {bundle.rules_hash}, not {table.rules_hash}"
        raise BundleChangedError(msg)


def play_chunk(chunk: Chunk, stop: Stop = lambda: False) -> Played:
    """Plays all games of a chunk; the same rows on any machine."""
    began = time.perf_counter()
    made = _setting(chunk.table)
    rows: list[dict[str, Any]] = []
    for seed in range(chunk.first, chunk.end):
        if stop():
            return Played(chunk, stopped=True)
        try:
            rows += [asdict(row) for row in _game(made, chunk.table, seed)]
        except Exception:  # noqa: BLE001 - whatever a game's own code does wrong
            return Played(chunk, failed=seed, fault=traceback.format_exc())
    return Played(chunk, time.perf_counter() - began, rows)


def _game(made: _Setting, table: Table, seed: int) -> Iterator[Row]:
    """One game to its end, or to as many answers as the game may take."""
    r = made.rules
    names = [table.bot_at(seat, seed) for seat in range(table.seats)]
    bots = [made.bots[name](r, seat, seed) for seat, name in enumerate(names)]
    s = r.start(seed, events=made.results.events)
    offered: list[Counter[str]] = [Counter() for _ in bots]
    taken: list[Counter[str]] = [Counter() for _ in bots]
    decisions = 0
    while s.ask and decisions < made.engine.most:
        seat, table_of = _next(s)
        index = bots[seat].choose(r, s, seat)
        naming = made.namings.get(s.kind)
        if naming is not None and len(table_of) > 1:
            keys = [naming(r, s, seat, code) for code in table_of]
            offered[seat].update(dict.fromkeys(keys, 1))
            taken[seat][keys[index]] += 1
        r.answer(s, index, seat)
        decisions += 1
    result = made.results.of(r, s)
    winners = sum(one.won for one in result.seats) if s.over else 0
    for seat, one in enumerate(result.seats):
        yield Row(
            seed=seed,
            seat=seat,
            owner=one.owner,
            bot=names[seat],
            turn_order=one.order,
            score=one.score,
            won=one.won and s.over,
            winners=winners,
            ending=result.ending,
            rounds=result.rounds,
            decisions=decisions,
            finished=s.over,
            sources=_sorted(one.sources),
            counts=_sorted(one.counts),
            offered=_sorted(offered[seat]),
            taken=_sorted(taken[seat]),
        )


def _next(s: State) -> tuple[int, list[int]]:
    """The seat that answers next, and its options."""
    place = 0 if s.ask == PICK else s.sealed.index(-1)
    return s.seats[place], s.tables[place]


def _sorted(numbers: Mapping[str, int]) -> dict[str, int]:
    return {name: numbers[name] for name in sorted(numbers)}
