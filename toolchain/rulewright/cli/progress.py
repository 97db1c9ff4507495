"""Progress: one line that counts, for the commands that take a while."""

import time

import click


class Progress:
    """A line that counts, on a terminal and only once it has taken a second."""

    def __init__(self, *, shown: bool) -> None:
        self._shown = shown
        self._wrote = False
        self._start = time.monotonic()

    def __enter__(self) -> "Progress":
        return self

    def __exit__(self, *_: object) -> None:
        if self._wrote:
            click.echo("\r\x1b[K", nl=False, err=True)

    def step(self, what: str, done: int, total: int) -> None:
        """Show how far a stage has come."""
        if self._shown and time.monotonic() - self._start > 1:
            self._wrote = True
            click.echo(f"\r\x1b[K{what} {done}/{total}", nl=False, err=True)
