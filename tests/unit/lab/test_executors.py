"""Executors: one process or several give the same; one that is ended is told."""

import multiprocessing
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from rulewright.lab.chunks import Chunk
from rulewright.lab.executors import Here, Pool, WorkerLostError, cores, executor
from unit.lab.shore import table

DEADLY = """
import os, signal
from dataclasses import replace
from rulewright.sdk.engine import Bots, RandomBot
from rulewright_pebble import GAME as PEBBLE
from rulewright_pebble.play import ENGINE

class Deadly(RandomBot):
    def __init__(self, r, seat, seed):
        super().__init__(r, seat, seed)
        if seed == 4:
            os.kill(os.getpid(), signal.SIGKILL)

BOTS = Bots(own={"deadly": Deadly})
GAME = replace(PEBBLE, engine=lambda: replace(ENGINE, bots=lambda: BOTS))
"""


def test_one_process_and_two_give_the_same(tmp_path: Path) -> None:
    seats = table(tmp_path, "random", "greedy")
    chunks = [Chunk(seats, n, n + 4) for n in range(0, 20, 4)]
    alone = {p.chunk.first: p.rows for p in Here().play(iter(chunks))}
    together = {p.chunk.first: p.rows for p in Pool(2).play(iter(chunks))}
    assert len(alone) == 5
    assert together == alone
    assert multiprocessing.active_children() == []


def test_chunks_are_taken_as_there_is_room(tmp_path: Path) -> None:
    seats = table(tmp_path, "random", "random")
    taken = []

    def chunks():  # type: ignore[no-untyped-def]  # noqa: ANN202
        for n in range(100):
            taken.append(n)
            yield Chunk(seats, n, n + 1)

    playing = Pool(2).play(chunks())
    next(playing)
    assert len(taken) < 8
    playing.close()  # type: ignore[attr-defined]
    assert multiprocessing.active_children() == []


def test_a_worker_that_is_ended_from_outside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "deadly_shore.py").write_text(DEADLY, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    seats = table(tmp_path, "deadly", "deadly", door="deadly_shore:GAME")
    playing = Pool(1).play(Chunk(seats, n, n + 1) for n in range(9))
    with pytest.raises(WorkerLostError):
        list(playing)
    assert multiprocessing.active_children() == []


def test_workers_end_with_a_parent_that_is_killed(tmp_path: Path) -> None:
    seats = table(tmp_path, "random", "random")
    code = (
        "import os, signal, multiprocessing, sys; from pathlib import Path;"
        f"sys.path[:] = {sys.path!r};"
        "from rulewright.lab.chunks import Chunk, Table;"
        "from rulewright.lab.executors import Pool;"
        f"t = Table(Path({str(seats.bundle)!r}), {seats.rules_hash!r},"
        f" {seats.door!r}, 'default', {seats.bots!r});"
        "p = Pool(2).play(Chunk(t, n, n + 1) for n in range(10**6)); next(p);"
        "print(*[c.pid for c in multiprocessing.active_children()], flush=True);"
        "os.kill(os.getpid(), signal.SIGKILL)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False
    )
    workers = [int(word) for word in done.stdout.split()]
    assert len(workers) == 2, done.stderr
    for _ in range(200):
        if not any(alive(pid) for pid in workers):
            return
        time.sleep(0.05)
    raise AssertionError(workers)


def alive(pid: int) -> bool:
    """Whether a process runs; one that nobody has waited for does not."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{pid}/stat")
    return not status.exists() or status.read_text("ascii").split()[2] != "Z"


def test_as_many_processes_as_asked_for() -> None:
    assert isinstance(executor(1), Here)
    assert executor(3).jobs == 3
    assert cores() >= 1
