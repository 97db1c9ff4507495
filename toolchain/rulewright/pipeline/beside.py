"""Beside: a piece of work in a second process while this one does another.

Where processes cannot be split in two, the work is simply done here.
"""

import os
import pickle
import sys
from collections.abc import Callable
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class Beside(Generic[T]):
    """Work that has been begun; ask for it when it is needed."""

    def __init__(self, work: Callable[[], T], *, apart: bool = True) -> None:
        self._work = work
        self._child = 0
        if apart and sys.platform.startswith("linux"):
            self._begin()

    def result(self) -> T:
        """What the work gave; waits for it.

        Raises:
            BaseException: whatever the work raised.
        """
        if not self._child:
            return self._work()
        child, self._child = self._child, 0
        try:
            with os.fdopen(self._reader, "rb") as reader:
                data = reader.read()
        finally:
            os.waitpid(child, 0)
        # Both ends are this program.
        if not data:
            raise RuntimeError("the second process ended at its work")
        done, value = pickle.loads(data)  # noqa: S301
        if not done:
            raise value
        result: T = value
        return result

    def _begin(self) -> None:
        # No thread of ours is alive at this point, and the child only computes.
        self._reader, writer = os.pipe()
        sys.stdout.flush()
        sys.stderr.flush()
        self._child = os.fork()
        if self._child:
            os.close(writer)
            return
        os.close(self._reader)
        answer: tuple[bool, Any]
        # Whatever happens, this copy of the program must not go on where it stands: it
        # would tidy up what belongs to the other.
        try:
            try:
                answer = (True, self._work())
            except BaseException as error:  # noqa: BLE001 - carried over, raised there
                answer = (False, error)
            with os.fdopen(writer, "wb") as stream:
                pickle.dump(answer, stream, protocol=pickle.HIGHEST_PROTOCOL)
        finally:
            os._exit(0)
