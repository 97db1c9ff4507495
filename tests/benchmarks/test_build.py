"""How long a build takes, and how much memory, in a process of its own each time.

    .venv/bin/pytest tests/benchmarks -s --benchmark-columns=min,median,max

Not part of the test run: a figure is no verdict. The bars are the press's: everything
cold 12 s, one card edited 1.5 s, nothing to do 0.8 s, memory of all processes 400 MB.
"""

import subprocess
import sys
import threading
import time
from itertools import count
from pathlib import Path

from pytest_benchmark.fixture import BenchmarkFixture

TARGETS = ("reference", "sheets", "tiles")
_WORDS = count()


def build(folder: Path, *targets: str) -> None:
    """Run the command in a new process."""
    run = [sys.executable, "-m", "rulewright", "build", *targets]
    subprocess.run(run, cwd=folder, check=True, capture_output=True)


def edit(folder: Path) -> None:
    """Change one word on one card."""
    path = folder / "content/mandate2038/components/headlines.yaml"
    text = path.read_text(encoding="utf-8")
    line = next(row for row in text.splitlines() if row.startswith("  flavour:"))
    letter = "abcdefghij"[next(_WORDS) % 10]
    words = f"  flavour: The register has been amended, paragraph {letter}."
    path.write_text(text.replace(line, words, 1), encoding="utf-8")


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


def test_memory(game: Path, tmp_path: Path) -> None:
    out = str(tmp_path / "build")
    run = [sys.executable, "-m", "rulewright", "build", "--out", out]
    process = subprocess.Popen(run, cwd=game, stdout=subprocess.DEVNULL)
    peak = 0
    done = threading.Event()
    while not done.is_set():
        peak = max(peak, _tree(process.pid))
        time.sleep(0.05)
        if process.poll() is not None:
            done.set()
    print(f"\npeak memory of all processes: {peak / 1024:.0f} MB")


def _tree(pid: int) -> int:
    """Resident memory of a process and its children, in KiB; shared pages once each."""
    total = 0
    for status in Path("/proc").glob("[0-9]*/status"):
        try:
            lines = dict(
                row.split(":", 1)
                for row in status.read_text(encoding="utf-8").splitlines()
                if ":" in row
            )
            number = int(status.parent.name)
            if number == pid or int(lines["PPid"]) == pid:
                total += _share(status.parent)
        except (OSError, KeyError, ValueError):
            continue
    return total


def _share(process: Path) -> int:
    rows = (process / "smaps_rollup").read_text(encoding="utf-8").splitlines()
    return next(int(row.split()[1]) for row in rows if row.startswith("Pss:"))
