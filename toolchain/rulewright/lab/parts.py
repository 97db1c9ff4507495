"""Parts: the results of a chunk as one Parquet file, whole or not there.

The name says which seeds are in it and carries a digest of its bytes, so that a part
that is cut short or changed is known without reading it. DuckDB writes and reads; it is
loaded when it is needed. Not here: what the columns mean (`columns`), sums (`sums`).
"""

import json
import os
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rulewright.lab.chunks import Span
from rulewright.lab.columns import COLUMNS, SCHEMA, SCHEMA_KEY
from rulewright.source.entries import part_of

if TYPE_CHECKING:
    from duckdb import DuckDBPyConnection

_NAME = re.compile(r"games_(\d+)_(\d+)\.([0-9a-f]{16})\.parquet")
_DIGEST = 16


@dataclass(frozen=True, slots=True)
class Part:
    """A file with the games of the seeds of `span`."""

    path: Path
    span: Span


@dataclass(frozen=True, slots=True)
class Parts:
    """What lies in a folder: parts that are whole, in order of seeds, and others."""

    whole: tuple[Part, ...]
    broken: tuple[Path, ...]

    @property
    def games(self) -> int:
        """How many games the whole ones have."""
        return sum(part.span[1] - part.span[0] for part in self.whole)


def connect(threads: int = 1) -> "DuckDBPyConnection":
    """DuckDB in memory, which fetches nothing and asks nobody.

    Raises:
        ModuleNotFoundError: it is not installed.
    """
    import duckdb  # noqa: PLC0415 - large, and an extra

    return duckdb.connect(
        config={
            "threads": threads,
            "autoinstall_known_extensions": False,
            "autoload_known_extensions": False,
        }
    )


class Writer:
    """Writes parts into a folder that exists."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._duckdb = connect()
        fields = {name: kind for name, (kind, _) in COLUMNS.items()}
        shape = _quoted(json.dumps([fields]))
        self._copy = (
            f"COPY (SELECT unnest(from_json($rows, {shape}), max_depth := 2)) TO $path "
            f"(FORMAT parquet, COMPRESSION zstd, KV_METADATA {{{SCHEMA_KEY}: "
            f"'{SCHEMA}'}})"
        )

    def write(self, span: Span, rows: Sequence[Mapping[str, Any]]) -> Part:
        """A part with the rows of some seeds.

        Raises:
            OSError: the folder or the disk refuses; nothing is left behind.
        """
        half = part_of(self._folder / f"games_{span[0]}_{span[1]}.parquet")
        try:
            self._put(half, json.dumps(rows))
            path = self._folder / _name(span, half.read_bytes())
            half.replace(path)
        finally:
            half.unlink(missing_ok=True)
        return Part(path, span)

    def _put(self, path: Path, rows: str) -> None:
        import duckdb  # noqa: PLC0415 - large, and an extra

        try:
            self._duckdb.execute(self._copy, {"rows": rows, "path": str(path)})
        except duckdb.IOException as error:
            raise _as_os(str(error), path) from error


def _as_os(said: str, path: Path) -> OSError:
    """What DuckDB says of a disk, as the system would say it."""
    number = re.search(r'"errno":"(\d+)"', said)
    if number:
        return OSError(int(number[1]), os.strerror(int(number[1])), str(path))
    return OSError(None, said.splitlines()[0].rpartition(": ")[2], str(path))


def _quoted(text: str) -> str:
    return "'" + text.replace("'", "''") + "'"


def _name(span: Span, data: bytes) -> str:
    return f"games_{span[0]}_{span[1]}.{sha256(data).hexdigest()[:_DIGEST]}.parquet"


def look(folder: Path) -> Parts:
    """What lies in a folder; a part whose seeds another has is as good as broken."""
    whole: list[Part] = []
    broken: list[Path] = []
    for part in sorted(_named(folder), key=lambda part: part.span):
        overlaps = bool(whole) and part.span[0] < whole[-1].span[1]
        if overlaps or not _sound(part):
            broken.append(part.path)
        else:
            whole.append(part)
    return Parts(tuple(whole), tuple(broken))


def _named(folder: Path) -> Iterator[Part]:
    for path in sorted(folder.glob("games_*.parquet")):
        match = _NAME.fullmatch(path.name)
        if match:
            yield Part(path, (int(match[1]), int(match[2])))


def _sound(part: Part) -> bool:
    try:
        return _name(part.span, part.path.read_bytes()) == part.path.name
    except OSError:
        return False


def sweep(folder: Path, broken: Iterable[Path]) -> None:
    """Takes away broken parts, and what a killed process has left half-written."""
    for path in (*broken, *folder.glob(".games_*.part")):
        path.unlink(missing_ok=True)
