"""Digests: what a file holds, told by a number, and read once in a process.

A build asks many times whether templates, fonts, code and content are still as they
were. A file that keeps its size and its time is not read again to answer that.

Here: digests of files. Not here: what a digest is the key of (each room has its own).
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path

_known: dict[Path, tuple[int, int, str]] = {}


def digest_of(data: bytes) -> str:
    """A digest of some bytes: 40 hexadecimal digits of SHA-256."""
    return hashlib.sha256(data).hexdigest()[:40]


def file_digest(path: Path) -> str:
    """A digest of what a file holds; read again only when its size or time changed.

    Raises:
        OSError: it cannot be read.
    """
    status = path.stat()
    known = _known.get(path)
    if known and known[:2] == (status.st_mtime_ns, status.st_size):
        return known[2]
    digest = digest_of(path.read_bytes())
    _known[path] = (status.st_mtime_ns, status.st_size, digest)
    return digest


def files_digest(paths: Iterable[Path], *, named: bool = False) -> str:
    """One digest of what some files hold, in their order; with `named`, of their paths.

    Raises:
        OSError: one of them cannot be read.
    """
    digest = hashlib.sha256()
    for path in paths:
        if named:
            digest.update(f"{path}\0".encode())
        digest.update(file_digest(path).encode())
    return digest.hexdigest()
