"""Entries of caches: files that are found whole, or not at all.

An entry begins with a seal, a digest of what follows. One that was cut short, written
over or spoilt by the disk does not fit its seal and is as good as none, so whoever
asked makes it anew. An entry that is used is marked as used once a day, so that the
sweeping of caches knows what nobody has needed for long.

Here: one entry. Not here: names of entries and what is in them (each room has its own),
and sweeping (`pipeline.sweeping`).
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import time
from pathlib import Path
from threading import get_ident

_SEAL = 16
PART = ".part"
"""How the name of such a file ends."""
_DAY = 86_400


def fetch(path: Path) -> bytes | None:
    """What an entry holds, or `None` if it is not there or is not whole."""
    try:
        data = path.read_bytes()
    except OSError:
        return None
    body = data[_SEAL:]
    if data[:_SEAL] != seal(body):
        return None
    mark(path)
    return body


def put(path: Path, body: bytes) -> None:
    """Write an entry, whole or not at all; folders are made as needed.

    Raises:
        OSError: the folder or the disk refuses; nothing is left behind.
    """
    write(path, seal(body) + body)


def keep(path: Path, body: bytes) -> None:
    """Write an entry; where that cannot be done, nothing happens."""
    with contextlib.suppress(OSError):
        put(path, body)


def write(path: Path, data: bytes) -> None:
    """Write a file without a seal, whole or not at all.

    Raises:
        OSError: the folder or the disk refuses; nothing is left behind.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    part = part_of(path)
    # Named before it exists: an interrupt may come as soon as it does.
    try:
        part.write_bytes(data)
        part.replace(path)
    except OSError as error:
        # A disk that is full does not say of which file.
        error.filename = str(path)
        raise
    finally:
        part.unlink(missing_ok=True)


def part_of(path: Path) -> Path:
    """A name beside a path for a file that is being written, for this thread alone."""
    return path.with_name(f".{path.name}.{os.getpid()}-{get_ident()}{PART}")


def seal(body: bytes) -> bytes:
    """The digest that an entry begins with."""
    return hashlib.blake2b(body, digest_size=_SEAL).digest()


def mark(path: Path) -> None:
    """Note that a file of a cache is in use."""
    with contextlib.suppress(OSError):
        if time.time() - path.stat().st_mtime > _DAY:
            os.utime(path)
