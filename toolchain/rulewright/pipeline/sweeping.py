"""Sweeping caches: what nobody has needed for long goes, and so does what is too much.

A cache is swept after a build, once a day at most, and only while no other build uses
it. An entry goes that has not been used for ninety days; if the rest is more than a
gibibyte, the longest unused go too. Parts that a killed build had begun to write go
whatever their age.

Here: what goes. Not here: what entries are (`source.entries`), who may be beside us
(`publish.turns`). Only folders of ours are looked into: other tools keep theirs beside
them.
"""

import contextlib
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from rulewright.publish.turns import TakenError, turn
from rulewright.source.entries import PART

_OURS = (
    "faces",
    "galleys",
    "gatherings",
    "glyphs",
    "runs",
    "since",
    "source",
    "stages",
    "templates",
)
_SWEPT = "swept"
_DAY = 86_400
OLDEST = 90 * _DAY
"""Seconds after which an entry that nobody has used goes."""
MOST = 2**30
"""Bytes that all entries together may take."""


@dataclass(frozen=True, slots=True, order=True)
class _Entry:
    used: float
    size: int
    path: Path


def sweep(cache: Path, *, every: float = _DAY, most: int = MOST) -> int:
    """Remove what is old or too much; how many files went.

    Does nothing if it was done less than `every` seconds ago, or if another build is
    using the cache.
    """
    stamp = cache / _SWEPT
    with contextlib.suppress(OSError):
        if time.time() - stamp.stat().st_mtime < every:
            return 0
    try:
        with turn(cache):
            gone = _swept(cache, most)
            stamp.touch()
            return gone
    except (TakenError, OSError):
        return 0


def _swept(cache: Path, most: int) -> int:
    entries = sorted(_entries(cache))
    total = sum(entry.size for entry in entries)
    oldest = time.time() - OLDEST
    gone = 0
    for entry in entries:
        part = entry.path.name.startswith(".") and entry.path.suffix == PART
        if part or entry.used < oldest or total > most:
            with contextlib.suppress(OSError):
                entry.path.unlink()
                total -= entry.size
                gone += 1
    return gone


def _entries(cache: Path) -> Iterator[_Entry]:
    """The files of a cache, with the time when each was used last."""
    for path in (*cache.glob("grammar-*.json"), *_below(cache)):
        with contextlib.suppress(OSError):
            status = path.stat()
            yield _Entry(status.st_mtime, status.st_size, path)


def _below(cache: Path) -> Iterator[Path]:
    for name in _OURS:
        yield from (path for path in (cache / name).rglob("*") if path.is_file())
