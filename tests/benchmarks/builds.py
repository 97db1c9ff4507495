"""What benchmarks do with a game: build it, edit it, and see what memory that takes.

Every build is a process of its own, as on the command line.
"""

import shutil
import subprocess
import sys
import time
from itertools import count
from pathlib import Path

_WORDS = count()


def build(folder: Path, *targets: str) -> None:
    """Run the command in a new process."""
    run = [sys.executable, "-m", "rulewright", "build", *targets]
    subprocess.run(run, cwd=folder, check=True, capture_output=True)


def clear(folder: Path) -> None:
    """Leave nothing built and nothing kept."""
    shutil.rmtree(folder / "build", ignore_errors=True)


def edit(folder: Path) -> None:
    """Change one word on one card."""
    path = folder / "content/mandate2038/components/headlines.yaml"
    text = path.read_text(encoding="utf-8")
    line = next(row for row in text.splitlines() if row.startswith("  flavour:"))
    letter = "abcdefghij"[next(_WORDS) % 10]
    words = f"  flavour: The register has been amended, paragraph {letter}."
    path.write_text(text.replace(line, words, 1), encoding="utf-8")


def peak_memory(folder: Path) -> int:
    """The most memory that a build of everything and its processes take, in KiB."""
    run = [sys.executable, "-m", "rulewright", "build"]
    process = subprocess.Popen(run, cwd=folder, stdout=subprocess.DEVNULL)
    peak = 0
    while process.poll() is None:
        peak = max(peak, _tree(process.pid))
        time.sleep(0.05)
    return peak


def _tree(pid: int) -> int:
    """Memory of a process and all below it, in KiB; shared pages once in all."""
    parents: dict[int, int] = {}
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = status.read_text(encoding="utf-8").rpartition(")")[2].split()
            parents[int(status.parent.name)] = int(fields[1])
        except OSError:
            continue
    family = {pid}
    while grown := {one for one, up in parents.items() if up in family} - family:
        family |= grown
    return sum(map(_share, family))


def _share(pid: int) -> int:
    try:
        rows = (
            Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="utf-8").splitlines()
        )
    except OSError:
        return 0
    return next((int(r.split()[1]) for r in rows if r.startswith("Pss:")), 0)
