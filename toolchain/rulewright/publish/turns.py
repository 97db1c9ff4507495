"""Turns: processes that share a folder and take their turn in it.

A turn is a lock on the folder itself, which the system takes back when the process
ends, however it ends; no file is made for it. Several may hold a shared turn at once,
one holds it alone. A turn counts in one folder, not in the folders below it.

Here: taking a turn and waiting for one. Not here: what is done in it. Where folders
cannot be locked (some network drives, systems without `flock`) every turn is given.
"""

from __future__ import annotations

import contextlib
import errno
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

try:
    import fcntl
except ImportError:  # pragma: no cover - a system that has no locks on files
    fcntl = None  # type: ignore[assignment]

_TAKEN = {errno.EAGAIN, errno.EACCES}
_LOOK_AGAIN = 0.02


class TakenError(Exception):
    """Somebody else has the folder, and has not left it in time."""


@contextmanager
def turn(folder: Path, *, shared: bool = False, patience: float = 0) -> Iterator[None]:
    """Hold a turn in a folder that exists; wait for it at most `patience` seconds.

    Raises:
        TakenError: it was not free in time.
        OSError: the folder cannot be opened.
    """
    handle = os.open(folder, os.O_RDONLY)
    try:
        _take(handle, shared=shared, patience=patience)
        yield
    finally:
        # Closing gives the turn back.
        os.close(handle)


def _take(handle: int, *, shared: bool, patience: float) -> None:
    if fcntl is None:  # pragma: no cover - a system that has no locks on files
        return
    how = (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB
    end = time.monotonic() + patience
    while True:
        try:
            fcntl.flock(handle, how)
        except OSError as error:
            if error.errno not in _TAKEN:
                return
        else:
            return
        if time.monotonic() >= end:
            raise TakenError
        time.sleep(_LOOK_AGAIN)


@contextmanager
def beside_others(folder: Path) -> Iterator[None]:
    """A shared turn if there is one to be had at once; goes on without one."""
    with contextlib.ExitStack() as stack:
        with contextlib.suppress(TakenError, OSError):
            stack.enter_context(turn(folder, shared=True, patience=5))
        yield
