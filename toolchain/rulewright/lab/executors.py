"""Executors: where chunks are played. One process, or a pool of them, on this machine.

The protocol is small on purpose: chunks and what became of them are plain values, and
playing one twice does no harm, so that a cluster can stand behind it too. Not here: how
chunks are cut (`chunks`), what becomes of results (`simulating`).
"""

import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, Protocol

from rulewright.lab.chunks import Chunk
from rulewright.lab.playing import Played, play_chunk

if TYPE_CHECKING:
    from multiprocessing.synchronize import Event


class WorkerLostError(Exception):
    """A process that played was ended from outside."""


class Executor(Protocol):
    """Plays chunks somewhere."""

    @property
    def jobs(self) -> int:
        """How many chunks are played at once."""
        ...

    def play(self, chunks: Iterator[Chunk]) -> Iterator[Played]:
        """What became of each chunk, in the order in which they are done.

        A chunk is taken from `chunks` when there is room for it, not before. Closing
        the iterator ends the work after the games at hand.

        Raises:
            WorkerLostError: a process was ended; what was given out is lost.
        """
        ...


class Here:
    """One chunk after the other, in this process."""

    jobs = 1

    def play(self, chunks: Iterator[Chunk]) -> Iterator[Played]:
        """See `Executor`."""
        return map(play_chunk, chunks)


class Pool:
    """Processes of their own on this machine, started anew (`spawn`)."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def play(self, chunks: Iterator[Chunk]) -> Iterator[Played]:
        """See `Executor`."""
        context = multiprocessing.get_context("spawn")
        stop = context.Event()
        pool = ProcessPoolExecutor(
            self.jobs, context, initializer=_get_ready, initargs=(stop,)
        )
        waiting: set[Future[Played]] = set()
        try:
            while True:
                # One more than there are processes, so that none waits for this one.
                for chunk in _some(chunks, self.jobs + 1 - len(waiting)):
                    waiting.add(pool.submit(_play, chunk))
                if not waiting:
                    return
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        except BrokenProcessPool as error:
            raise WorkerLostError from error
        finally:
            stop.set()
            pool.shutdown(cancel_futures=True)


def _some(chunks: Iterator[Chunk], most: int) -> Iterator[Chunk]:
    for _ in range(most):
        chunk = next(chunks, None)
        if chunk is None:
            return
        yield chunk


_stop: "Event | None" = None


def _get_ready(stop: "Event") -> None:
    """A worker: Ctrl-C is its parent's business, whose end is its own."""
    global _stop  # noqa: PLW0603 - the one way in for what a pool hands to its workers
    _stop = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        watch = threading.Thread(target=_end_with, args=(parent,), daemon=True)
        watch.start()


def _end_with(parent: "multiprocessing.process.BaseProcess") -> None:
    """A parent that was killed ends no pool; its workers would wait for ever."""
    parent.join()
    os._exit(1)


def _play(chunk: Chunk) -> Played:
    return play_chunk(chunk, _stop.is_set if _stop is not None else lambda: False)


def executor(jobs: int) -> Executor:
    """Where games are played with so many processes."""
    return Here() if jobs == 1 else Pool(jobs)


def cores() -> int:
    """How many processes this machine can run at once, as far as it lets us."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
