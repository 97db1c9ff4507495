"""The shelf: results of stages, kept by the digest of everything they were made from.

A result is found again only if its inputs, our code, the game's code and the engines
are the same. What cannot be kept, or cannot be read, is simply made again.
"""

import contextlib
import hashlib
import pickle
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from rulewright.pipeline.inputs import code_files
from rulewright.publish import engines
from rulewright.source import entries
from rulewright.source.digests import files_digest


@dataclass(frozen=True)
class Shelf:
    """Results below a cache folder; without a folder nothing is kept."""

    folder: Path | None
    code: str

    @classmethod
    def of(cls, folder: Path | None, game_package: str | None) -> "Shelf":
        """The shelf of a game: its results are void when code or engines change."""
        if folder is None:
            return cls(None, "")
        return cls(folder / "stages", _code(game_package))

    def find(self, stage: str, *inputs: str) -> object | None:
        """What a stage made of some inputs, if it is here."""
        path = self._path(stage, inputs)
        if path is None:
            return None
        try:
            data = entries.fetch(path)
            if data is None:
                return None
            found: object = pickle.loads(data)  # noqa: S301 - our own file
        except Exception:  # noqa: BLE001 - a cache in any state is only a cache
            return None
        return found

    def keep(self, result: object, stage: str, *inputs: str) -> None:
        """Put a result on the shelf."""
        path = self._path(stage, inputs)
        if path is None:
            return
        with contextlib.suppress(pickle.PicklingError, AttributeError):
            entries.keep(path, pickle.dumps(result, protocol=pickle.HIGHEST_PROTOCOL))

    def _path(self, stage: str, inputs: tuple[str, ...]) -> Path | None:
        if self.folder is None:
            return None
        key = hashlib.sha256("\0".join((self.code, *inputs)).encode()).hexdigest()
        return self.folder / stage / f"{key[:40]}.pickle"


@cache
def _code(game_package: str | None) -> str:
    """A digest of engines and of all code, which stays as it is in one process."""
    return engines.digest() + files_digest(code_files(game_package))
