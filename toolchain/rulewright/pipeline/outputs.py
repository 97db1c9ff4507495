"""Outputs: the folder that everything is written below, and one that refuses.

Here: whether it can be written at all, asked before any work is done. Not here: how a
file is put in place (`publish.writing`).
"""

import errno
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory, TemporaryFile

from rulewright.diagnostics import Finding
from rulewright.publish.findings_of_outputs import NOT_WRITTEN

_REFUSALS = {errno.ENOSPC, errno.EDQUOT, errno.EROFS, errno.EACCES, errno.EPERM}


def refusal(out: Path) -> Finding | None:
    """Why nothing can be written below a folder, or `None` if it can.

    The folder is made if it is not there.
    """
    cache = out / "cache"
    try:
        cache.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=cache):
            return None
    except OSError as error:
        return NOT_WRITTEN.at(
            None,
            f"nothing can be written to {cache}: {error.strerror or error}",
            hint="give the folder back its rights, or choose another with --out",
        )


def disk_refusal(error: OSError) -> Finding | None:
    """The finding for a disk that refuses midway; `None` if that is not the reason."""
    if error.errno not in _REFUSALS:
        return None
    return NOT_WRITTEN.at(
        None,
        f"{error.filename or 'a file'} could not be written: {error.strerror}",
        hint="make room or give the folder back its rights, and build again",
    )


@contextmanager
def cache_below(out: Path) -> Iterator[Path]:
    """The cache folder of a run that writes no outputs; a passing one if need be."""
    if refusal(out) is None:
        yield out / "cache"
        return
    with TemporaryDirectory() as folder:
        yield Path(folder)
