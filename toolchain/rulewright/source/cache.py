"""Cache: trees of files that were read before, by the bytes they were read from.

Here: one small file per document under `source/` of the cache folder, and one with the
parts that it was made of, both written whole or not at all. Only files without findings
are kept. A cache that is damaged, or cannot be read or written, is as good as none:
nobody is told. Not here: the tree itself (`events`), its parts (`piecewise`).
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import tempfile
import zlib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import UnionType
from typing import cast

from rulewright.source.document import SPOT, Plain
from rulewright.source.entries import mark

Kept = tuple[Plain, list[int]]
"""Values and positions, as in `Document.data` and `Document.spots`."""
Json = dict[str, "Json"] | list["Json"] | str | int | bool | None


def place(folder: Path, digest: str) -> Path:
    """Where the tree of a file is kept, by the digest of its bytes.

    The name depends on this room's code too, so no cache outlives the rules it was
    written under.
    """
    name = hashlib.sha256(f"{digest} {_reader()}".encode()).hexdigest()
    return folder / "source" / f"{name}.json"


def load(kept: Path) -> Kept | None:
    """The tree kept there, or None if there is none that is whole."""
    found = _fetched(kept)
    return _kept(found) if _is_tree(found, dict) else None


def store(kept: Path, data: Plain, spots: list[int]) -> None:
    """Keep a tree. Where that cannot be done, nothing happens."""
    _keep(kept, [data, spots])


def place_of_parts(folder: Path, shown: str) -> Path:
    """Where the parts of a file are kept, by the name under which it is shown."""
    return place(folder, f"parts of {shown}")


def load_parts(kept: Path) -> dict[str, Kept]:
    """The parts kept there, by digest; none if there are none that are whole."""
    found = _fetched(kept)
    if not isinstance(found, dict):
        return {}
    return {
        digest: _kept(part)
        for digest, part in found.items()
        if _is_tree(part, dict | list)
    }


def store_parts(kept: Path, parts: Mapping[str, Kept]) -> None:
    """Keep parts. Where that cannot be done, nothing happens."""
    _keep(kept, {digest: list(part) for digest, part in parts.items()})


def _is_tree(found: Json, root: type | UnionType) -> bool:
    if not isinstance(found, list) or len(found) != 2:
        return False
    data, spots = found
    return isinstance(data, root) and isinstance(spots, list) and len(spots) % SPOT == 0


def _kept(found: Json) -> Kept:
    data, spots = cast("list[Json]", found)
    return cast("Kept", (data, spots))


def _fetched(kept: Path) -> Json:
    """What a file holds; None if it is not whole."""
    try:
        check, _, body = kept.read_bytes().partition(b"\n")
        if int(check, 16) != zlib.crc32(body):
            return None
        found: Json = json.loads(body)
    except (OSError, ValueError, TypeError, RecursionError):
        return None
    mark(kept)
    return found


def _keep(kept: Path, value: object) -> None:
    body = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    raw = body.encode()
    whole = f"{zlib.crc32(raw):08x}\n".encode() + raw
    with contextlib.suppress(OSError):
        kept.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=kept.parent, suffix=".part")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(whole)
            Path(name).replace(kept)
        except OSError:
            Path(name).unlink(missing_ok=True)
            raise


@cache
def _reader() -> str:
    """A digest of the code that reads: every module of this room."""
    digest = hashlib.sha256()
    for module in sorted(Path(__file__).parent.glob("*.py")):
        digest.update(module.read_bytes())
    return digest.hexdigest()
