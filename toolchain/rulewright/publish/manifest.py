"""The manifest: each output in a folder, its hash, and what it was made from.

Outputs of one folder may come from several builds, since a build may make some targets
only. So a manifest lists *origins*, each a state of everything that outputs are made
from, and names for each output the origin that it came from.

Here: the records, their JSON, and reading it again. Not here: which inputs there are,
and which outputs still stand (`pipeline`).
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

NAME = "manifest.json"


@dataclass(frozen=True)
class Origin:
    """What outputs were made from: printing, toolchain, engines, and files by digest.

    Files go by their path below the game's folder, templates by their address.
    """

    printing: str
    toolchain: str
    engines: Mapping[str, str]
    inputs: Mapping[str, str]

    @cached_property
    def id(self) -> str:
        """A short digest that tells one origin from another."""
        line = json.dumps(self.record, ensure_ascii=False, sort_keys=True)
        return hashlib.sha256(line.encode()).hexdigest()[:16]

    @property
    def record(self) -> dict[str, object]:
        """As the manifest lists it."""
        return {
            "printing": self.printing,
            "toolchain": self.toolchain,
            "engines": dict(sorted(self.engines.items())),
            "inputs": dict(sorted(self.inputs.items())),
        }


@dataclass(frozen=True, slots=True)
class Output:
    """A file, by its path below the manifest's folder with `/` between."""

    path: str
    sha256: str
    size: int
    target: str
    origin: str

    @classmethod
    def of(cls, path: str, data: bytes, target: str, origin: Origin) -> Output:
        """The record of an output that holds `data`."""
        return cls(path, sha256(data), len(data), target, origin.id)


@dataclass(frozen=True, slots=True)
class Manifest:
    """All outputs of a folder, and the records of their origins by id."""

    game: str
    origins: Mapping[str, Mapping[str, object]]
    outputs: tuple[Output, ...]

    def json(self) -> bytes:
        """`manifest.json`; the same bytes in whatever order the outputs were made.

        Raises:
            ValueError: one path written twice.
        """
        listed = sorted(self.outputs, key=lambda output: output.path)
        paths = [output.path for output in listed]
        if len(set(paths)) != len(paths):
            raise ValueError("an output that was written twice")
        used = sorted({output.origin for output in listed})
        manifest = {
            "game": self.game,
            "origins": {name: self.origins[name] for name in used},
            "outputs": [
                {
                    "path": output.path,
                    "sha256": output.sha256,
                    "bytes": output.size,
                    "target": output.target,
                    "origin": output.origin,
                }
                for output in listed
            ],
        }
        return (json.dumps(manifest, ensure_ascii=False, indent=1) + "\n").encode()


def sha256(data: bytes) -> str:
    """The hash of an output as the manifest gives it."""
    return hashlib.sha256(data).hexdigest()


def read_manifest(data: bytes) -> Manifest | None:
    """The manifest of an earlier build, or `None` if this is none of ours."""
    try:
        found: dict[str, Any] = json.loads(data)
        origins = {str(name): dict(one) for name, one in found["origins"].items()}
        outputs = tuple(_output(one) for one in found["outputs"])
        game = str(found["game"])
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return None
    if any(output.origin not in origins for output in outputs):
        return None
    return Manifest(game, origins, outputs)


def _output(one: Mapping[str, Any]) -> Output:
    path = str(one["path"])
    # Whoever wrote it, it must not lead out of the folder.
    if path.startswith("/") or "\\" in path or ".." in path.split("/"):
        raise ValueError(path)
    return Output(
        path,
        str(one["sha256"]),
        int(one["bytes"]),
        str(one["target"]),
        str(one["origin"]),
    )
