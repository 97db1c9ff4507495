"""`rulewright export`: a game in the form of another program."""

import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from rulewright.cli.progress import Progress
from rulewright.cli.reporting import form_option, show, status
from rulewright.diagnostics import Severity

if TYPE_CHECKING:
    from rulewright.pipeline.making import Built

FORMATS = ("csv", "engine", "tts")
_ADDRESS = re.compile(r"https?://[!-~]+")


@click.command()
@click.argument("names", nargs=-1, metavar="[GAME] FORMAT", required=True)
@click.option(
    "--images-at",
    metavar="URL",
    help="tts: where the pictures will be hosted.  [default: where they are written]",
)
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    default=Path("build"),
    help="Folder for outputs and caches.  [default: build]",
)
@form_option
def export(names: tuple[str, ...], images_at: str | None, out: Path, form: str) -> int:
    """Write GAME in a FORMAT.

    engine for engines that play it, tts for Tabletop Simulator, csv for spreadsheets.

    \b
    Example:
      rulewright export mandate2038 tts

    Nothing is written if there is an error. Leaves with 0 if exported, 1 if there are
    errors.
    """  # noqa: D301 - \b is click's mark for a block left as it is
    from rulewright.pipeline.bundling import export_engine  # noqa: PLC0415
    from rulewright.pipeline.exchange import export_tables  # noqa: PLC0415
    from rulewright.pipeline.exporting import export_tabletop  # noqa: PLC0415

    *games, wanted = names
    if wanted not in FORMATS:
        msg = f"There is no format {wanted}. Known: {', '.join(FORMATS)}"
        raise click.UsageError(msg)
    if len(games) > 1:
        raise click.UsageError("One game and one format at a time")
    if images_at is not None and not _ADDRESS.fullmatch(images_at):
        msg = f"--images-at wants an address of http or https, not {images_at}"
        raise click.UsageError(msg)
    if wanted != "tts":
        if images_at is not None:
            raise click.UsageError("--images-at goes with tts")
        write = export_tables if wanted == "csv" else export_engine
        return _tell(write(games[0] if games else None, Path.cwd(), out), form)
    with Progress(shown=form == "text" and sys.stderr.isatty()) as progress:
        exported = export_tabletop(
            games[0] if games else None,
            Path.cwd(),
            out,
            images_at=images_at,
            progress=progress.step,
        )
    return _tell(exported, form)


def _tell(exported: "Built", form: str) -> int:
    show(exported.findings, form)
    if form == "text":
        click.echo(exported.summary)
    return status(exported.findings, worst=Severity.ERROR)
