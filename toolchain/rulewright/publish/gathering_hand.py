"""A second hand at the desk: another process that lays out gatherings from the far end.

Both work on one list, one from its beginning and one from its end, and put each page
on file as it is done; they are through when they meet. A hand that fails leaves its
share to the first process, which then meets the same fault and tells of it.

Here: starting the other process, and what it does. Not here: laying out
(`gathering_desk`).
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import IO, cast

from rulewright.publish.book import Workshop


@dataclass(frozen=True, slots=True)
class Task:
    """A gathering to lay out, and the file that it becomes."""

    html: str
    path: Path


@contextmanager
def shared(tasks: Sequence[Task], workshop: Workshop) -> Iterator[None]:
    """Let another process work on the tasks from their end meanwhile."""
    order = {
        "roots": [str(root) for root in workshop.roots],
        "cache": str(workshop.cache_dir),
        "tasks": [[task.html, str(task.path)] for task in reversed(tasks)],
    }
    hand = subprocess.Popen(
        [sys.executable, "-m", "rulewright.publish.gathering_hand"],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        # Ctrl-C in the terminal is for the parent alone.
        start_new_session=True,
    )
    try:
        with suppress(BrokenPipeError), cast("IO[bytes]", hand.stdin) as into:
            into.write(json.dumps(order).encode())
        yield
        hand.wait()
    finally:
        hand.kill()
        hand.wait()


def main() -> None:
    """Carry out what comes in."""
    from rulewright.publish.gathering_desk import carry_out  # noqa: PLC0415

    order = json.load(sys.stdin)
    workshop = Workshop(tuple(map(Path, order["roots"])), Path(order["cache"]))
    carry_out([Task(html, Path(path)) for html, path in order["tasks"]], workshop)


if __name__ == "__main__":
    main()
