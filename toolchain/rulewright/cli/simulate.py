"""`rulewright simulate`: many games by bots, their results kept."""

import sys
import time
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any

import click

from rulewright.cli.reporting import form_option, show, status
from rulewright.diagnostics import Severity

if TYPE_CHECKING:
    from rulewright.lab.simulating import Simulated

_INTERRUPTED = 130


@click.command()
@click.argument("game", required=False)
@click.option(
    "--games",
    type=click.IntRange(min=1),
    required=True,
    help="How many games there shall be; those that are there already count.",
)
@click.option(
    "--players",
    type=click.IntRange(min=1),
    help="Seats at the table.  [default: as many as bots, or the game's middle]",
)
@click.option(
    "--bots",
    default="random",
    show_default=True,
    metavar="A,B,...",
    help="One bot for all seats, or one for each; they move on a seat every game.",
)
@click.option("--profile", help="Play profile.  [default: the game's first]")
@click.option(
    "--seed",
    type=click.IntRange(0, 2**62),
    default=0,
    show_default=True,
    help="Seed of the first game; the others count up.",
)
@click.option("--jobs", type=click.IntRange(1, 256), help="Processes.  [default: all]")
@click.option("--name", help="Name of the run's folder.  [default: made of its terms]")
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    default=Path("build"),
    help="Folder for outputs and caches.  [default: build]",
)
@form_option
def simulate(  # noqa: PLR0913 - one parameter for each option
    *,
    game: str | None,
    games: int,
    players: int | None,
    bots: str,
    profile: str | None,
    seed: int,
    jobs: int | None,
    name: str | None,
    out: Path,
    form: str,
) -> int:
    """Let bots play GAME many times; results go to Parquet.

    \b
    Example:
      rulewright simulate mandate2038 --games 1000 --players 4 --bots greedy

    `report` tells what came of it. The same command goes on where it was ended, and
    plays no game twice. Leaves with 0 if all games are there, 1 if not, 130 after
    Ctrl-C.
    """  # noqa: D301 - \b is click's mark for a block left as it is
    from rulewright.lab import simulating  # noqa: PLC0415 - quick --help
    from rulewright.lab.executors import cores, executor  # noqa: PLC0415

    if name is not None and (not name or Path(name).name != name or name[0] == "."):
        msg = f"--name wants a plain name of a folder, not {name}"
        raise click.UsageError(msg)
    named = tuple(part.strip() for part in bots.split(","))
    wish = simulating.Wish(games, players, named, profile, seed, name)
    with Bar(games, shown=form == "text" and sys.stderr.isatty()) as bar:
        try:
            done = simulating.simulate(
                game,
                Path.cwd(),
                out,
                wish,
                executor=executor(jobs or cores()),
                progress=bar.show,
            )
        except simulating.WishError as error:
            raise click.UsageError(str(error)) from error
    show(done.findings, form)
    if done.interrupted:
        click.echo(f"\ninterrupted; {_kept(done)}", err=True)
        return _INTERRUPTED
    if form == "text" and done.run is not None:
        click.echo(_told(done))
    return status(done.findings, worst=Severity.ERROR)


def _kept(done: "Simulated") -> str:
    return (
        f"{done.done} of {done.wanted} games are kept; the same command plays the rest"
    )


def _told(done: "Simulated") -> str:
    assert done.run is not None  # noqa: S101 - asked by the caller
    folder = done.run.folder
    if done.done < done.wanted:
        return f"{_kept(done)}\n{folder}"
    new = done.done - done.before
    were = f", {done.before} were there" if done.before else ""
    return f"{done.done} games: {new} played{were}\n{folder}"


class Bar:
    """A progress bar, on a terminal and only once it has taken a second."""

    def __init__(self, length: int, *, shown: bool) -> None:
        self._length = length
        self._shown = shown
        self._start = time.monotonic()
        self._bar: Any = None

    def __enter__(self) -> "Bar":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._bar is not None:
            self._bar.__exit__(kind, error, trace)

    def show(self, done: int, total: int) -> None:
        """Show how many games are there."""
        if not self._shown or time.monotonic() - self._start < 1:
            return
        if self._bar is None:
            self._bar = click.progressbar(
                length=total,
                label="games",
                show_pos=True,
                file=sys.stderr,
            )
            self._bar.__enter__()
        self._bar.update(done - self._bar.pos)
