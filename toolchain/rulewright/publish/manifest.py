"""The manifest: each output of a build, its hash, and the inputs it came from.

Here: the records and their JSON. Not here: which inputs an output has (`pipeline`).
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True, order=True)
class Input:
    """A file or a set of settings that an output was made from, and its digest."""

    name: str
    sha256: str


@dataclass(frozen=True, slots=True)
class Output:
    """A file under the game's build folder, by its path there with `/` between."""

    path: str
    sha256: str
    size: int
    inputs: tuple[Input, ...]

    @classmethod
    def of(cls, path: str, data: bytes, inputs: Iterable[Input]) -> Output:
        """The record of an output that holds `data`."""
        digest = hashlib.sha256(data).hexdigest()
        return cls(path, digest, len(data), tuple(sorted(set(inputs))))


def manifest_json(
    game: str, printing: str, toolchain: str, outputs: Iterable[Output]
) -> bytes:
    """`manifest.json`; the same bytes in whatever order the outputs were made.

    Raises:
        ValueError: one input with two digests, or one path written twice.
    """
    listed = sorted(outputs, key=lambda output: output.path)
    paths = [output.path for output in listed]
    if len(set(paths)) != len(paths):
        raise ValueError("an output that was written twice")
    digests: dict[str, str] = {}
    for output in listed:
        for one in output.inputs:
            if digests.setdefault(one.name, one.sha256) != one.sha256:
                raise ValueError(f"{one.name} changed while it was read")
    manifest = {
        "game": game,
        "printing": printing,
        "toolchain": toolchain,
        "inputs": dict(sorted(digests.items())),
        "outputs": [
            {
                "path": output.path,
                "sha256": output.sha256,
                "bytes": output.size,
                "from": [one.name for one in output.inputs],
            }
            for output in listed
        ],
    }
    return (json.dumps(manifest, ensure_ascii=False, indent=1) + "\n").encode()
