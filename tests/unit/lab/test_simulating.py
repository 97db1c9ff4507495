"""Simulating: whatever ends a run, no game is lost and none is played twice."""

import errno
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from rulewright.lab import playing, simulating
from rulewright.lab.chunks import Chunk, Cutter
from rulewright.lab.executors import Here, Pool, WorkerLostError
from rulewright.lab.parts import Writer, connect, look
from rulewright.lab.playing import Played, play_chunk
from rulewright.lab.simulating import Simulated, WishError
from rulewright.publish.turns import turn
from samples import sample
from unit.lab.shore import installed, simulated

__all__ = ["installed"]
pytestmark = pytest.mark.usefixtures("installed")

DIES = """
import os, signal, sys
from pathlib import Path
sys.path[:] = {path!r}
from rulewright.lab.chunks import Cutter
from rulewright.lab.playing import play_chunk
from rulewright.pipeline import locating
from unit.lab.shore import DOOR, simulated

locating.doors = lambda: {{"pebble": DOOR}}
Cutter._size = lambda self: 4

class Dies:
    jobs = 1
    def play(self, chunks):
        for number, chunk in enumerate(chunks):
            if number == 2:
                os.kill(os.getpid(), signal.SIGKILL)
            yield play_chunk(chunk)

simulated(Path({out!r}), 40, executor=Dies())
"""


class Ends:
    """Plays some chunks, then ends as told."""

    jobs = 1

    def __init__(self, chunks: int, end: BaseException) -> None:
        self._chunks = chunks
        self._end = end

    def play(self, chunks: Iterator[Chunk]) -> Iterator[Played]:
        """See `Executor`."""
        for number, chunk in enumerate(chunks):
            if number == self._chunks:
                raise self._end
            yield play_chunk(chunk)


@pytest.fixture(autouse=True)
def _small_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pebble is so small that the whole run would be two chunks."""
    monkeypatch.setattr(Cutter, "_size", lambda self: 4)


def rows(done: Simulated) -> list[tuple[object, ...]]:
    """Every row of a run, in the order of seeds and seats."""
    assert done.run is not None
    files = [str(part.path) for part in look(done.run.folder).whole]
    duckdb = connect()
    return duckdb.from_parquet(files).order("seed, seat").fetchall()


def codes(done: Simulated) -> list[str]:
    return [finding.rule.code for finding in done.findings]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> list[tuple[object, ...]]:
    """What a run of 40 games comes to that nothing disturbed."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("rulewright.pipeline.locating.doors", _doors)
        return rows(simulated(tmp_path_factory.mktemp("whole"), 40))


def _doors() -> dict[str, object]:
    from unit.lab.shore import DOOR  # noqa: PLC0415

    return {"pebble": DOOR}


def test_one_process_and_two_come_to_the_same(
    tmp_path: Path, whole: list[tuple[object, ...]]
) -> None:
    done = simulated(tmp_path, 40, executor=Pool(2))
    assert (codes(done), done.done, done.before) == ([], 40, 0)
    assert rows(done) == whole


def test_more_games_are_added_to_those_that_are_there(
    tmp_path: Path, whole: list[tuple[object, ...]]
) -> None:
    assert simulated(tmp_path, 7).done == 7
    done = simulated(tmp_path, 40)
    assert (done.done, done.before) == (40, 7)
    assert rows(done) == whole
    again = simulated(tmp_path, 20)
    assert (again.done, again.before) == (20, 20)
    assert rows(again) == whole


def test_a_run_that_was_killed_goes_on(
    tmp_path: Path, whole: list[tuple[object, ...]]
) -> None:
    code = DIES.format(path=sys.path, out=str(tmp_path))
    killed = subprocess.run([sys.executable, "-c", code], check=False)
    assert killed.returncode == -signal.SIGKILL
    done = simulated(tmp_path, 40)
    assert 0 < done.before < 40
    assert rows(done) == whole


@pytest.mark.parametrize(
    ("end", "code", "says"),
    [
        (WorkerLostError(), ["RW712"], "of 40 games are kept"),
        (OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), "x"), ["RW701"], "No space"),
        (KeyboardInterrupt(), [], ""),
    ],
)
def test_whatever_ends_it_finished_parts_stay(
    tmp_path: Path,
    whole: list[tuple[object, ...]],
    end: BaseException,
    code: list[str],
    says: str,
) -> None:
    ended = simulated(tmp_path, 40, executor=Ends(2, end))
    assert codes(ended) == code
    assert all(says in finding.says for finding in ended.findings)
    assert ended.interrupted is not bool(code)
    assert 0 < ended.done < 40
    done = simulated(tmp_path, 40)
    assert done.before == ended.done
    assert rows(done) == whole


def test_a_disk_that_fills_up_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real, left = Writer.write, iter(range(2))

    def filling(self: Writer, *arguments: object) -> object:
        if next(left, None) is None:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), "games")
        return real(self, *arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(Writer, "write", filling)
    done = simulated(tmp_path, 40)
    assert codes(done) == ["RW701"]
    assert done.run is not None
    assert look(done.run.folder).games == done.done > 0


def test_a_broken_part_is_named_and_played_again(
    tmp_path: Path, whole: list[tuple[object, ...]]
) -> None:
    before = simulated(tmp_path, 40)
    assert before.run is not None
    path = look(before.run.folder).whole[-1].path
    path.write_bytes(path.read_bytes()[:-9])
    done = simulated(tmp_path, 40)
    assert codes(done) == ["RW715"]
    assert str(path) in done.findings[0].says
    assert 0 < done.before < 40
    assert rows(done) == whole


def test_games_of_other_rules_are_refused_with_both_hashes(tmp_path: Path) -> None:
    first = simulated(tmp_path, 3, name="mine")
    assert first.run is not None
    path = first.run.folder / "run.json"
    other = path.read_text("utf-8").replace(first.run.terms.rules_hash, "f" * 64)
    path.write_text(other, encoding="utf-8")
    done = simulated(tmp_path, 3, name="mine")
    assert codes(done) == ["RW711"]
    assert first.run.terms.rules_hash in done.findings[0].says
    assert "f" * 64 in done.findings[0].says


def test_a_folder_in_which_another_is_at_work(tmp_path: Path) -> None:
    first = simulated(tmp_path, 3)
    assert first.run is not None
    with turn(first.run.folder):
        assert codes(simulated(tmp_path, 9)) == ["RW717"]


@pytest.mark.parametrize(
    ("bots", "more", "says"),
    [
        (("gready",), {}, "no bot gready. Did you mean greedy? Known: random, greedy"),
        (("random",), {"profile": "defualt"}, "Did you mean default?"),
        (("random",), {"players": 9}, "Players: 2, 3, 4; the nearest is 4"),
        (("random",) * 5, {}, "Players: 2, 3, 4; the nearest is 4"),
        (("random", "greedy"), {"players": 3}, "3 players want one bot or 3, not 2"),
    ],
)
def test_what_the_game_does_not_have(
    tmp_path: Path, bots: tuple[str, ...], more: dict[str, object], says: str
) -> None:
    with pytest.raises(WishError) as caught:
        simulated(tmp_path, 3, *bots, **more)
    assert says in str(caught.value)


def test_a_game_without_an_engine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rulewright.pipeline.locating.doors", dict)
    game = sample(tmp_path)
    wish = simulating.Wish(3)
    done = simulating.simulate(
        str(game), tmp_path, tmp_path / "out", wish, executor=Here()
    )
    assert codes(done) == ["RW710"]


def test_a_toolchain_without_duckdb(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simulating, "find_spec", lambda name: None)
    done = simulated(tmp_path, 3)
    assert codes(done) == ["RW718"]
    assert not (tmp_path / "build").exists()


def test_a_game_that_fails_ends_the_run_and_is_kept_for_its_makers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = playing._game

    def strange(made: object, table: object, seed: int) -> object:
        if seed == 5:
            raise ValueError("a strange beach")
        return real(made, table, seed)  # type: ignore[arg-type]

    monkeypatch.setattr(playing, "_game", strange)
    done = simulated(tmp_path, 40)
    assert codes(done) == ["RW713"]
    assert "seed 5" in done.findings[0].says
    assert done.run is not None
    assert "a strange beach" in (done.run.folder / "fault_5.txt").read_text("utf-8")
    assert look(done.run.folder).games == done.done < 6


def test_games_without_an_end_are_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from dataclasses import replace  # noqa: PLC0415

    from rulewright_pebble import play  # noqa: PLC0415

    monkeypatch.setattr(play, "ENGINE", replace(play.ENGINE, most=4))
    playing._setting.cache_clear()
    done = simulated(tmp_path, 6)
    playing._setting.cache_clear()
    assert codes(done) == ["RW714"]
    assert "6 of the games" in done.findings[0].says
    assert {row[6] for row in rows(done)} == {False}
