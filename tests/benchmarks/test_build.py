"""How long a build takes, in a process of its own each time, by its rounds.

    .venv/bin/pytest tests/benchmarks -s --benchmark-columns=min,median,max

Not part of the test run: a figure is no verdict. The bars, and what others take, stand
in the table (`test_table`).
"""

import subprocess
import sys
from pathlib import Path

from pytest_benchmark.fixture import BenchmarkFixture

from benchmarks.builds import build, edit

TARGETS = ("reference", "sheets", "tiles")


def test_cold(benchmark: BenchmarkFixture, game: Path) -> None:
    benchmark.pedantic(build, args=(game, *TARGETS), rounds=1)


def test_cold_with_pictures(benchmark: BenchmarkFixture, game: Path) -> None:
    benchmark.pedantic(build, args=(game,), rounds=1)


def test_nothing_to_do(benchmark: BenchmarkFixture, game: Path) -> None:
    build(game, *TARGETS)
    benchmark.pedantic(build, args=(game, *TARGETS), rounds=5)


def test_one_card_edited(benchmark: BenchmarkFixture, game: Path) -> None:
    build(game, *TARGETS)
    benchmark.pedantic(build, args=(game, *TARGETS), setup=lambda: edit(game), rounds=5)


def test_check(benchmark: BenchmarkFixture, game: Path) -> None:
    run = [sys.executable, "-m", "rulewright", "check"]
    benchmark.pedantic(
        subprocess.run,
        args=(run,),
        kwargs={"cwd": game, "check": True, "capture_output": True},
        setup=lambda: edit(game),
        rounds=5,
    )
