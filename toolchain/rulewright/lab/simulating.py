"""Simulating: a run from what was asked for to its results, as far as it comes.

What is there already is not played again; what is finished stays, however this ends.
Not here: playing (`playing`), where (`executors`), reports (`reporting`).
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.metadata import EntryPoint
from importlib.util import find_spec
from pathlib import Path

from rulewright.diagnostics import Finding, Report, nearest
from rulewright.engine import Bundle, BundleError, read_bundle
from rulewright.lab.chunks import Chunk, Cutter, Span, Table, missing
from rulewright.lab.executors import Executor, WorkerLostError
from rulewright.lab.parts import Part, Parts, Writer, look, sweep
from rulewright.lab.playing import Played, engine_at
from rulewright.lab.runs import FOLDER, Run, Terms, code_digest, open_run
from rulewright.pipeline import findings_of_simulations as own
from rulewright.pipeline.playable import playable
from rulewright.publish.turns import TakenError, turn
from rulewright.publish.writing import refused
from rulewright.sdk.engine import bots_of, results_of
from rulewright.sdk.playing import Engine

Progress = Callable[[int, int], None]
"""Is told how many games are done, and how many there will be."""


class WishError(Exception):
    """Something asked for that this game does not have; says what there is."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What somebody wants played. Left out (`None`), the game says what is usual.

    `bots` are one for all seats or one for each; `name` is the folder's.
    """

    games: int
    players: int | None = None
    bots: tuple[str, ...] = ("random",)
    profile: str | None = None
    seed: int = 0
    name: str | None = None

    @property
    def span(self) -> Span:
        """The seeds of its games."""
        return self.seed, self.seed + self.games


@dataclass(frozen=True)
class Simulated:
    """What simulating leaves: findings, the run, and how many of its games there are.

    `before` were there already. `interrupted` says that somebody pressed Ctrl-C.
    """

    findings: tuple[Finding, ...]
    run: Run | None = None
    wanted: int = 0
    done: int = 0
    before: int = 0
    interrupted: bool = False


def simulate(  # noqa: PLR0913 - where, what, and how it is shown
    game: str | None,
    start: Path,
    out: Path,
    wish: Wish,
    *,
    executor: Executor,
    progress: Progress = lambda done, total: None,
) -> Simulated:
    """Plays what of a wish is not there yet; results go below `out/<game>`.

    Raises:
        WishError: the game has no such bot, profile or number of players.
    """
    lacks = no_duckdb()
    if lacks is not None:
        return Simulated((lacks,))
    found = playable(game, start, out)
    if found.text is None:
        return Simulated(found.findings)
    report = Report()
    run = _run(found.door, found.text, wish, out, report)
    if run is None:
        return Simulated(report.findings)
    try:
        run.folder.mkdir(parents=True, exist_ok=True)
        with turn(run.folder):
            if not open_run(run, found.text, report):
                return Simulated(report.findings)
            return _Session(run, wish, executor, report, progress).play()
    except TakenError:
        report.add(
            own.RUN_TAKEN.at(
                None,
                f"another simulation is at work in {run.folder}",
                hint="wait until it is done, or give this one another --name or --seed",
            )
        )
    except OSError as error:
        report.add(refused(Path(error.filename or run.folder), error))
    return Simulated(report.findings)


def no_duckdb() -> Finding | None:
    """The finding for a toolchain without what writes and reads results."""
    if find_spec("duckdb") is not None:
        return None
    return own.NO_DUCKDB.at(
        None,
        "results are written with DuckDB, which is not installed",
        hint="pip install 'rulewright[lab]'",
    )


def _run(
    door: EntryPoint | None, text: str, wish: Wish, out: Path, report: Report
) -> Run | None:
    """The run that a wish means, if the game can be played."""
    bundle = read_bundle(text)
    engine = engine_at(door.value) if door is not None else None
    if door is None or engine is None:
        report.add(
            own.NOT_PLAYED.at(
                None,
                f"the game `{bundle.game}` has no engine",
                hint="give its package an `Engine` (manual, A game for engines)",
            )
        )
        return None
    terms = _terms(engine, bundle, code_digest(door), wish)
    folder = out / bundle.game / FOLDER / (wish.name or terms.id)
    results = results_of(engine)
    facts = {
        "door": door.value,
        "title": bundle.words.get(f"game.{bundle.game}", bundle.game),
        "flags": list(results.flags),
        "words": dict(results.words(bundle)),
    }
    return Run(folder, terms, facts)


def _terms(engine: Engine, bundle: Bundle, code: str, wish: Wish) -> Terms:
    """What a wish comes to, with what is usual for the game.

    Raises:
        WishError: the game has no such bot, profile or number of players.
    """
    tables = engine.tables(bundle)
    several = len(wish.bots) if len(wish.bots) > 1 else None
    players = wish.players or several or tables[len(tables) // 2]
    if several not in (None, players):
        msg = f"{players} players want one bot or {players}, not {several}"
        raise WishError(msg)
    profile = wish.profile or engine.profiles[0]
    _known("profile", profile, engine.profiles)
    for name in wish.bots:
        _known("bot", name, tuple(bots_of(engine)))
    try:
        engine.rules(bundle, profile, players)
    except BundleError as error:
        near = min(tables, key=lambda n: abs(n - players))
        listed = ", ".join(str(n) for n in tables)
        msg = f"{error}. Players: {listed}; the nearest is {near}"
        raise WishError(msg) from error
    bots = wish.bots if several else wish.bots * players
    return Terms(bundle.game, bundle.rules_hash, code, profile, bots, wish.seed)


def _known(what: str, name: str, known: tuple[str, ...]) -> None:
    if name not in known:
        near = nearest(name, known)
        asks = f" Did you mean {near}?" if near else ""
        msg = f"There is no {what} {name}.{asks} Known: {', '.join(known)}"
        raise WishError(msg)


class _Session:
    """One stay in the folder of a run."""

    def __init__(
        self,
        run: Run,
        wish: Wish,
        executor: Executor,
        report: Report,
        progress: Progress,
    ) -> None:
        self._run = run
        self._wish = wish
        self._executor = executor
        self._report = report
        self._progress = progress
        self._done = self._unfinished = 0

    def play(self) -> Simulated:
        """Plays what is missing."""
        wanted = self._wish.span
        spans = missing(wanted, (part.span for part in self._there().whole))
        left = sum(end - first for first, end in spans)
        before = self._done = self._wish.games - left
        interrupted = False
        if left:
            terms = self._run.terms
            table = Table(
                self._run.bundle,
                terms.rules_hash,
                self._run.facts["door"],
                terms.profile,
                terms.bots,
            )
            cutter = Cutter(table, spans, self._executor.jobs)
            try:
                self._play(cutter)
            except KeyboardInterrupt:
                interrupted = True
            except WorkerLostError:
                self._report.add(
                    own.WORKER_LOST.at(
                        None,
                        f"a process that played was ended; {self._done} of "
                        f"{self._wish.games} games are kept",
                        hint="run the same command again, with fewer --jobs if "
                        "memory is short",
                    )
                )
            except OSError as error:
                self._report.add(refused(Path(error.filename or ""), error))
        self._tell_unfinished()
        return Simulated(
            self._report.findings,
            self._run,
            self._wish.games,
            self._done,
            before,
            interrupted,
        )

    def _there(self) -> Parts:
        """What lies there; broken parts are named, and make room."""
        parts = look(self._run.folder)
        for path in parts.broken:
            self._report.add(
                own.BROKEN_PART.at(
                    None,
                    f"{path} is not as it was written",
                    hint="its games are played again; nothing is to be done",
                )
            )
        sweep(self._run.folder, parts.broken)
        return parts

    def _play(self, cutter: Cutter) -> None:
        writer = Writer(self._run.folder)
        chunks: Iterator[Chunk] = iter(cutter)
        playing = self._executor.play(chunks)
        try:
            for played in playing:
                if played.stopped:
                    continue
                if played.failed is not None:
                    self._report.add(self._broke(played))
                    return
                self._keep(writer, played)
                cutter.learn(played.chunk.games, played.seconds)
                self._progress(self._done, self._wish.games)
        finally:
            close = getattr(playing, "close", None)
            if close is not None:
                close()

    def _keep(self, writer: Writer, played: Played) -> Part:
        chunk = played.chunk
        part = writer.write((chunk.first, chunk.end), played.rows)
        self._done += chunk.games
        self._unfinished += sum(
            not row["finished"] for row in played.rows if row["seat"] == 0
        )
        return part

    def _broke(self, played: Played) -> Finding:
        """A game that failed, with where its fault stands."""
        kept = self._run.folder / f"fault_{played.failed}.txt"
        kept.write_text(played.fault, encoding="utf-8")
        return own.GAME_BROKE.at(
            None,
            f"the game of seed {played.failed} failed: {played.fault.splitlines()[-1]}",
            hint=f"report it with the file {kept}; finished games are kept",
        )

    def _tell_unfinished(self) -> None:
        if self._unfinished:
            self._report.add(
                own.NO_END.at(
                    None,
                    f"{self._unfinished} of the games just played did not end",
                    hint="look at one of their seeds; `finished` is false in its rows",
                )
            )
