"""`rulewright check`: everything that can be wrong with content, in one run."""

from pathlib import Path

import click

from rulewright.cli.reporting import form_option, show, status
from rulewright.diagnostics import Severity


@click.command()
@click.argument("game", required=False)
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    default=Path("build"),
    help="Folder for caches.  [default: build]",
)
@form_option
def check(game: str | None, out: Path, form: str) -> int:
    """Read, shape, bind and check GAME; print every finding.

    \b
    Example:
      rulewright check content/mandate2038 --format github

    Leaves with 0 if clean, 1 if there are errors or warnings.
    """  # noqa: D301 - \b is click's mark for a block left as it is
    from rulewright.pipeline.asking import check_game  # noqa: PLC0415 - quick --help

    checked = check_game(game, Path.cwd(), out)
    show(checked.findings, form)
    if form == "text":
        click.echo(checked.summary)
    return status(checked.findings, worst=Severity.WARNING)
