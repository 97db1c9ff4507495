"""Cache: trees of files that were read before, by the bytes they were read from.

Here: one small file per document under `source/` of the cache folder, written whole or
not at all. Only files without findings are kept. A cache that is damaged, or cannot be
read or written, is as good as none: nobody is told. Not here: the tree itself
(`events`).
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import tempfile
import zlib
from functools import cache
from pathlib import Path
from typing import cast

from rulewright.source.document import SPOT, Plain
from rulewright.source.entries import mark

Kept = tuple[Plain, list[int]]
"""Values and positions, as in `Document.data` and `Document.spots`."""


def place(folder: Path, digest: str) -> Path:
    """Where the tree of a file is kept, by the digest of its bytes.

    The name depends on this room's code too, so no cache outlives the rules it was
    written under.
    """
    name = hashlib.sha256(f"{digest} {_reader()}".encode()).hexdigest()
    return folder / "source" / f"{name}.json"


def load(kept: Path) -> Kept | None:
    """The tree kept there, or None if there is none that is whole."""
    try:
        check, _, body = kept.read_bytes().partition(b"\n")
        if int(check, 16) != zlib.crc32(body):
            return None
        data, spots = json.loads(body)
    except (OSError, ValueError, TypeError, RecursionError):
        return None
    if not isinstance(data, dict) or not isinstance(spots, list) or len(spots) % SPOT:
        return None
    mark(kept)
    return cast("Kept", (data, spots))


def store(kept: Path, data: Plain, spots: list[int]) -> None:
    """Keep a tree. Where that cannot be done, nothing happens."""
    body = json.dumps([data, spots], ensure_ascii=False, separators=(",", ":"))
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
