"""What tests of the command share: running it, and reading what it says."""

import contextlib
import io
import os
import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from rulewright.cli.main import main
from samples import CHECKOUT, sample

OUT = CHECKOUT / "build" / "cache" / "bench"
"""Caches of tests that do not ask for a folder of their own; any run may share them."""

_HEADLINE = re.compile(r"^(?:(\S+:\d+:\d+): )?(?:error|warning|note) ([A-Z]+\d{3}) ")


@dataclass(frozen=True)
class Said:
    """What a command left: its status and what it wrote."""

    status: int
    out: str
    err: str

    @property
    def findings(self) -> list[tuple[str, str]]:
        """Place and code of every finding in the text form."""
        found = (_HEADLINE.match(line) for line in self.err.splitlines())
        return [(match[1] or "", match[2]) for match in found if match]

    @property
    def hints(self) -> int:
        """How many hints were given."""
        return self.err.count("\n   hint: ")


def run(*arguments: str) -> Said:
    """Run the command in this process, as the console script does."""
    out, err = io.StringIO(), io.StringIO()
    status: object = "did not leave"
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            main(list(arguments))
        except SystemExit as leaving:
            status = leaving.code
    assert isinstance(status, int)
    return Said(status, out.getvalue(), err.getvalue())


def check(
    folder: Path, overlay: dict[str, str | bytes] | None = None, *more: str
) -> Said:
    """Check the sample game with some files written over, from inside it."""
    with contextlib.chdir(sample(folder, overlay)):
        return run("check", "--out", str(OUT), *more)


def build(
    folder: Path, overlay: dict[str, str | bytes] | None = None, *more: str
) -> Said:
    """Build the sample game with some files written over, below `folder/out`."""
    with contextlib.chdir(sample(folder, overlay)):
        return run("build", *more, "--out", str(folder / "out"), "--jobs", "1")


def files(folder: Path, *, but: Sequence[str] = ("cache",)) -> list[str]:
    """Every file below a folder, caches left out."""
    return sorted(
        path.relative_to(folder).as_posix()
        for path in folder.rglob("*")
        if path.is_file() and path.relative_to(folder).parts[0] not in but
    )


def halves(folder: Path) -> list[str]:
    """Files that were begun and not put in place."""
    return [
        os.fspath(path)
        for path in folder.rglob("*")
        if path.suffix in {".part", ".half", ".tmp"}
    ]
