"""The memory of runs: what the last run of a kind read, found and wrote.

A run whose inputs have not changed, and whose outputs are still there, is not done
again; what it found is shown again.
"""

import contextlib
import json
import pickle
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from rulewright.diagnostics import Finding
from rulewright.source import entries


@dataclass(frozen=True)
class Run:
    """What a run left behind."""

    findings: tuple[Finding, ...]
    summary: str
    outputs: tuple[Path, ...]


@dataclass(frozen=True, slots=True)
class Placed:
    """An output in place, and by what it is known again: its size and its time."""

    path: Path
    size: int
    time: int


def placed(paths: Iterable[Path]) -> tuple[Placed, ...]:
    """Outputs as they stand; to be asked while nobody else can change them."""
    found = []
    for path in paths:
        status = path.stat()
        found.append(Placed(path, status.st_size, status.st_mtime_ns))
    return tuple(found)


class Memory:
    """Runs on file below a cache folder, one for each name."""

    def __init__(self, cache: Path) -> None:
        self._folder = cache / "runs"

    def recall(self, name: str, key: str) -> Run | None:
        """The run of that name if its inputs and outputs are as they were."""
        try:
            stamp = json.loads(entries.fetch(self._folder / f"{name}.json") or b"")
            if stamp["key"] != key:
                return None
            outputs = []
            for path, size, time in stamp["outputs"]:
                status = Path(path).stat()
                if (status.st_size, status.st_mtime_ns) != (size, time):
                    return None
                outputs.append(Path(path))
            data = entries.fetch(self._folder / f"{name}.pickle") or b""
            found = pickle.loads(data)  # noqa: S301 - our own cache, keyed by our own code
        except Exception:  # noqa: BLE001 - a cache in any state is only a cache
            return None
        return Run(tuple(found), stamp["summary"], tuple(outputs))

    def keep(
        self,
        name: str,
        key: str,
        findings: Sequence[Finding],
        summary: str,
        outputs: Iterable[Placed],
    ) -> None:
        """Remember a run; a cache that cannot be written is done without."""
        with contextlib.suppress(OSError):
            listed = [
                (str(output.path), output.size, output.time) for output in outputs
            ]
            stamp = {"key": key, "summary": summary, "outputs": listed}
            entries.put(self._folder / f"{name}.pickle", pickle.dumps(list(findings)))
            entries.put(self._folder / f"{name}.json", json.dumps(stamp).encode())
