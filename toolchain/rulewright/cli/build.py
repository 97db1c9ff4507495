"""`rulewright build`: everything that is printed."""

import sys
from pathlib import Path

import click

from rulewright.cli.progress import Progress
from rulewright.cli.reporting import form_option, show, status
from rulewright.diagnostics import Severity

TARGETS = ("reference", "sheets", "boards", "tiles", "tokens", "faces")


@click.command()
@click.argument("names", nargs=-1, metavar="[GAME] [TARGET]...")
@click.option(
    "--paper",
    type=click.Choice(("a4", "letter")),
    help="Only this paper.  [default: both]",
)
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    default=Path("build"),
    help="Folder for outputs and caches.  [default: build]",
)
@click.option(
    "--since",
    metavar="REV",
    help="Only faces that print otherwise than in this git revision, with a list.",
)
@click.option("--jobs", type=click.IntRange(1, 64), help="Processes that draw.")
@form_option
def build(  # noqa: PLR0913, PLR0917 - one parameter for each option
    names: tuple[str, ...],
    paper: str | None,
    out: Path,
    since: str | None,
    jobs: int | None,
    form: str,
) -> int:
    """Check GAME and build its TARGETs, all of them if none is named.

    They are reference, sheets, boards, tiles, tokens and faces.

    \b
    Example:
      rulewright build mandate2038 sheets --paper a4

    Nothing is written if there is an error. Leaves with 0 if built, 1 if there are
    errors.
    """  # noqa: D301 - \b is click's mark for a block left as it is
    from rulewright.pipeline.making import build_game  # noqa: PLC0415 - quick --help

    game = names[0] if names and names[0] not in TARGETS else None
    targets = names[1:] if game is not None else names
    for target in targets:
        if target not in TARGETS:
            msg = f"There is no target {target}. Known: {', '.join(TARGETS)}"
            raise click.UsageError(msg)
    if since is not None and "reference" in targets:
        msg = "The reference shows every face; leave it out with --since"
        raise click.UsageError(msg)
    every = TARGETS if since is None else [t for t in TARGETS if t != "reference"]
    with Progress(shown=form == "text" and sys.stderr.isatty()) as progress:
        built = build_game(
            game,
            Path.cwd(),
            out,
            targets=targets or every,
            papers=(paper,) if paper else None,
            jobs=jobs,
            progress=progress.step,
            since=since,
        )
    show(built.findings, form)
    if form == "text":
        click.echo(built.summary)
    return status(built.findings, worst=Severity.ERROR)
