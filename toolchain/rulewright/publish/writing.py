"""Writing files: each one whole or not at all.

Here: putting bytes in place through a temporary file, and telling the author when the
folder or the disk refuses. Not here: what is written.
"""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from tempfile import mkstemp

from rulewright.diagnostics import Report
from rulewright.publish.findings_of_outputs import NOT_WRITTEN


def write_whole(path: Path, data: bytes, report: Report) -> bool:
    """Write an output; False, with a finding, if the folder or the disk refuses.

    Folders are made as needed. Whoever looks sees the file as it was before, or all of
    the new one. A file that already holds these bytes is left alone.
    """
    try:
        if _holds(path, data):
            return True
        path.parent.mkdir(parents=True, exist_ok=True)
        replace_whole(path, data)
    except OSError as error:
        report.add(
            NOT_WRITTEN.at(
                None,
                f"{path} could not be written: {error.strerror or error}",
                hint="make room or give the folder back its rights, or choose another"
                " folder with --out",
            )
        )
        return False
    return True


def replace_whole(path: Path, data: bytes) -> None:
    """Put a file in place in one step; its folder must exist.

    Raises:
        OSError: the folder or the disk refuses; nothing is left behind.
    """
    handle, name = mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".part")
    part = Path(name)
    try:
        with os.fdopen(handle, "wb") as stream:
            stream.write(data)
        # `mkstemp` lets nobody else read; an output is as open as any other file.
        part.chmod(0o666 & ~_umask())
        part.replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            part.unlink()
        raise


def _holds(path: Path, data: bytes) -> bool:
    try:
        return path.stat().st_size == len(data) and path.read_bytes() == data
    except OSError:
        return False


def _umask() -> int:
    mask = os.umask(0o022)
    os.umask(mask)
    return mask
