"""`rulewright import`: a deck back from a spreadsheet."""

from pathlib import Path

import click

from rulewright.cli.reporting import form_option, show, status
from rulewright.diagnostics import Severity


@click.command("import")
@click.argument("table", type=click.Path(path_type=Path, dir_okay=False))
@click.argument("game", required=False)
@click.option("--deck", help="The deck that TABLE holds.  [default: TABLE's name]")
@click.option("--dry-run", is_flag=True, help="Check everything and write nothing.")
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    default=Path("build"),
    help="Folder for caches.  [default: build]",
)
@form_option
def import_(  # noqa: PLR0913 - one parameter for each option
    *,
    table: Path,
    game: str | None,
    deck: str | None,
    dry_run: bool,
    out: Path,
    form: str,
) -> int:
    """Take TABLE, a CSV file that `export csv` made, back into the content of GAME.

    Only values that differ are written; comments, order and line breaks of the YAML
    stay. Findings about a value point at its cell.

    \b
    Example:
      rulewright import build/mandate2038/csv/headlines.csv mandate2038

    Nothing is written if there is an error. Leaves with 0 if taken in, 1 if there are
    errors.
    """  # noqa: D301 - \b is click's mark for a block left as it is
    from rulewright.pipeline.exchange import import_table  # noqa: PLC0415

    taken = import_table(table, game, Path.cwd(), out, deck=deck, dry=dry_run)
    show(taken.findings, form)
    if form == "text":
        click.echo(taken.summary)
    return status(taken.findings, worst=Severity.ERROR)
