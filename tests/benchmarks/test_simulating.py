"""How many games a second bots play, with one process and with two.

    .venv/bin/pytest tests/benchmarks/test_simulating.py -s

The bar of the design: two processes play 1.7 times what one does (aim 1.9). On a shared
machine two processes of anything may get less than twice the time, so each round also
measures a loop that needs nothing but a processor, and runs take turns. What counts is
the ratio beside that of the loop.
"""

import multiprocessing
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

import pytest

from rulewright.lab.chunks import Chunk, Table
from rulewright.lab.executors import Pool
from tabletop import bundle, bundle_text

ROUNDS = 3
GAMES = {"random": (480, 24), "greedy": (48, 4)}
"""Games of a round, and of a chunk: about twenty seconds, and about one."""


def looped(jobs: int) -> float:
    """Loops a second with so many processes."""
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        pool.map(abs, range(jobs))
        began = time.perf_counter()
        pool.map(sum, [range(50_000_000)] * 4, chunksize=1)
        return 4 / (time.perf_counter() - began)


def played(table: Table, bot: str, jobs: int) -> float:
    """Games a second with so many processes, from the first result on."""
    games, each = GAMES[bot]
    chunks = (Chunk(table, n, n + each) for n in range(0, games, each))
    began, count = 0.0, 0
    for done in Pool(jobs).play(chunks):
        assert done.failed is None, done.fault
        if began:
            count += done.chunk.games
        else:
            began = time.perf_counter()
    return count / (time.perf_counter() - began)


def told(what: str, measure: Callable[[int], float]) -> None:
    """Measures by turns and prints medians."""
    ones, twos = [], []
    for _ in range(ROUNDS):
        ones.append(measure(1))
        twos.append(measure(2))
    ratios = [two / one for one, two in zip(ones, twos, strict=True)]
    print(
        f"\n{what}: {median(ones):.2f} a second with one, {median(twos):.2f} with two;"
        f" ratio {median(ratios):.2f} ({min(ratios):.2f} to {max(ratios):.2f})"
    )


@pytest.mark.parametrize("bot", GAMES)
def test_two_processes_beside_one(tmp_path: Path, bot: str) -> None:
    path = tmp_path / "engine.json"
    path.write_text(bundle_text(), encoding="utf-8")
    door = "rulewright_mandate2038:GAME"
    table = Table(path, bundle().rules_hash, door, "default", (bot,) * 4)
    told("a loop, for comparison", looped)
    told(f"games of four {bot} bots", lambda jobs: played(table, bot, jobs))
