"""`rulewright build`: everything that is printed."""

import sys
from collections.abc import Sequence
from pathlib import Path

import click

from rulewright.cli.printer import profiles_folder
from rulewright.cli.progress import Progress
from rulewright.cli.reporting import form_option, show, status
from rulewright.diagnostics import Finding, Report, Severity

TARGETS = (
    "reference",
    "sheets",
    "boards",
    "tiles",
    "tokens",
    "calibration",
    "cutting",
    "faces",
)

_WHOLE = {"reference", "calibration", "cutting"}
"""What shows every face, or none."""

Pins = tuple[tuple[str, str], tuple[str, str]]


@click.command()
@click.argument("names", nargs=-1, metavar="[GAME] [TARGET]...")
@click.option(
    "--paper",
    type=click.Choice(("a4", "letter")),
    help="Only this paper.  [default: both]",
)
@click.option(
    "--backs",
    type=click.Choice(("long-edge", "short-edge", "fold", "none")),
    default="long-edge",
    show_default=True,
    help="Over which edge the paper is turned; backs beside fronts; or none.",
)
@click.option("--low-ink", is_flag=True, help="Drop fills; keep what carries meaning.")
@click.option("--by-deck", is_flag=True, help="Begin a new sheet with each deck.")
@click.option(
    "--printer",
    metavar="NAME",
    help="Make good what this printer does to backs (see `rulewright printer`).",
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
def build(  # noqa: PLR0913 - one parameter for each option
    *,
    names: tuple[str, ...],
    paper: str | None,
    backs: str,
    low_ink: bool,
    by_deck: bool,
    printer: str | None,
    out: Path,
    since: str | None,
    jobs: int | None,
    form: str,
) -> int:
    """Check GAME and build its TARGETs, all of them if none is named.

    They are reference, sheets, boards, tiles, tokens, calibration, cutting
    and faces.

    \b
    Example:
      rulewright build mandate2038 sheets --paper a4 --backs short-edge

    Nothing is written if there is an error. Leaves with 0 if built, 1 if there are
    errors.
    """  # noqa: D301 - \b is click's mark for a block left as it is
    from rulewright.pipeline.choices import Choices  # noqa: PLC0415 - quick --help
    from rulewright.pipeline.making import build_game  # noqa: PLC0415 - quick --help

    game, targets = _asked(names, since)
    pins, told = _pins(printer)
    if told:
        show(told, form)
        return status(told, worst=Severity.ERROR)
    with Progress(shown=form == "text" and sys.stderr.isatty()) as progress:
        built = build_game(
            game,
            Path.cwd(),
            out,
            targets=targets,
            choices=Choices(
                papers=(paper,) if paper else None,
                backs=backs,
                low_ink=low_ink,
                by_deck=by_deck,
                printer=pins,
            ),
            jobs=jobs,
            progress=progress.step,
            since=since,
        )
    show(built.findings, form)
    if form == "text":
        click.echo(built.summary)
    return status(built.findings, worst=Severity.ERROR)


def _pins(printer: str | None) -> tuple[Pins | None, Sequence[Finding]]:
    """Where the pins of a printer came out, or why that is not known."""
    if printer is None:
        return None, ()
    from rulewright.pipeline.printers import Profiles  # noqa: PLC0415 - seldom asked

    report = Report()
    profiles = Profiles.of(profiles_folder(), report)
    found = profiles.named(printer) if profiles is not None else None
    if isinstance(found, Finding):
        report.add(found)
    if found is None or isinstance(found, Finding):
        return None, report.findings
    return (found.left, found.right), ()


def _asked(
    names: tuple[str, ...], since: str | None
) -> tuple[str | None, Sequence[str]]:
    """The game, if one was named, and the targets."""
    game = names[0] if names and names[0] not in TARGETS else None
    targets = names[1:] if game is not None else names
    for target in targets:
        if target not in TARGETS:
            msg = f"There is no target {target}. Known: {', '.join(TARGETS)}"
            raise click.UsageError(msg)
    if since is not None and "reference" in targets:
        msg = "The reference shows every face; leave it out with --since"
        raise click.UsageError(msg)
    every = TARGETS if since is None else [t for t in TARGETS if t not in _WHOLE]
    return game, targets or every
