"""`rulewright new`: a small game in one folder, to begin with."""

from pathlib import Path

import click

from rulewright.cli.reporting import show, status
from rulewright.diagnostics import Severity

LIKES = ("cards", "hexes")


@click.command()
@click.argument("name")
@click.option(
    "--like",
    type=click.Choice(LIKES),
    default=LIKES[0],
    show_default=True,
    help="A deck of cards, or hex tiles in two rings and a small deck.",
)
def new(name: str, like: str) -> int:
    """Lay out a small game in the folder NAME; it checks, builds and prints at once.

    NAME is the id of the game: small letters, digits and `_`. Its files explain
    themselves. Nothing is written over.

    \b
    Example:
      rulewright new salt_marsh --like hexes

    Leaves with 0 if it stands there, 1 if the folder or the disk refused, 2 if a game
    cannot have that name here.
    """  # noqa: D301 - \b is click's mark for a block left as it is
    from rulewright.pipeline.beginning import (  # noqa: PLC0415 - quick --help
        NameRefusedError,
        begin_game,
    )

    try:
        begun = begin_game(name, like, Path.cwd())
    except NameRefusedError as error:
        raise click.UsageError(str(error)) from error
    show(begun.findings, "text")
    if not begun.findings:
        click.echo(
            f"{name}: {len(begun.files)} files. Open {name}/game.yaml, and then\n"
            f"  rulewright check {name}\n"
            f"  rulewright build {name}"
        )
    return status(begun.findings, worst=Severity.ERROR)
