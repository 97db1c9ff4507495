"""Writing files: each one whole or not at all, and many of them together or none.

Here: putting bytes in place through temporary files, and telling the author when the
folder or the disk refuses. Not here: what is written, and what is removed.
"""

from __future__ import annotations

import contextlib
import errno
import os
import signal
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from rulewright.diagnostics import Finding, Report
from rulewright.publish.findings_of_outputs import NOT_WRITTEN
from rulewright.source.entries import part_of


def write_whole(path: Path, data: bytes, report: Report) -> bool:
    """Write an output; False, with a finding, if the folder or the disk refuses.

    Folders are made as needed. Whoever looks sees the file as it was before, or all of
    the new one. A file that already holds these bytes is left alone.
    """
    return write_together({path: data}, report)


def write_together(files: Mapping[Path, bytes], report: Report) -> bool:
    """Write outputs; False, with a finding, if the folder or the disk refuses one.

    All are written beside their places first and put there in the order given only when
    the disk has taken them all: a disk that fills up midway leaves everything as it
    was. Files that already hold their bytes are left alone.
    """
    path = Path()
    parts: dict[Path, Path] = {}
    try:
        for path, data in files.items():
            if not _holds(path, data):
                path.parent.mkdir(parents=True, exist_ok=True)
                parts[path] = _staged(path, data)
        with _undisturbed():
            for path in list(parts):
                parts[path].replace(path)
                del parts[path]
    except OSError as error:
        report.add(refused(path, error))
        return False
    finally:
        for part in parts.values():
            with contextlib.suppress(OSError):
                part.unlink()
    return True


def refused(path: Path, error: OSError) -> Finding:
    """The finding for a file that the folder or the disk does not take."""
    # The author knows the folder, not the files that we keep in it for ourselves.
    shown = path.parent if path.name.startswith(".") else path
    return NOT_WRITTEN.at(
        None,
        f"{shown} could not be written: {error.strerror or error}",
        hint="make room or give the folder back its rights, or choose another"
        " folder with --out",
    )


def replace_whole(path: Path, data: bytes) -> None:
    """Put a file in place in one step; its folder must exist.

    Raises:
        OSError: the folder or the disk refuses; nothing is left behind.
    """
    part = _staged(path, data)
    try:
        part.replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            part.unlink()
        raise


def _staged(path: Path, data: bytes) -> Path:
    """A temporary file beside a path, with the bytes that are to stand there."""
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    part = part_of(path)
    # Named before it exists: an interrupt may come as soon as it does.
    try:
        part.write_bytes(data)
    except BaseException:
        with contextlib.suppress(OSError):
            part.unlink()
        raise
    return part


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Ctrl-C waits meanwhile, so that files that belong together come together."""
    here = threading.current_thread() is threading.main_thread()
    if not here or not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGTERM})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _holds(path: Path, data: bytes) -> bool:
    try:
        return path.stat().st_size == len(data) and path.read_bytes() == data
    except OSError:
        return False
