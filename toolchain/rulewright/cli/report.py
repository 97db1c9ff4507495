"""`rulewright report`: what came of a run, as one page."""

from pathlib import Path

import click

from rulewright.cli.reporting import form_option, show, status
from rulewright.diagnostics import Severity


@click.command()
@click.argument("run")
@click.option(
    "--into",
    type=click.Path(path_type=Path, dir_okay=False),
    help="The file of the page.  [default: report.html in the run's folder]",
)
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    default=Path("build"),
    help="Folder below which runs are looked for by name.  [default: build]",
)
@form_option
def report(*, run: str, into: Path | None, out: Path, form: str) -> int:
    """Tell what came of RUN, the folder or the name of a simulation.

    \b
    Example:
      rulewright report build/mandate2038/simulations/mixed

    The page stands alone: open it from wherever it lies, or print it. Leaves with 0 if
    it was written, 1 if not.
    """  # noqa: D301 - \b is click's mark for a block left as it is
    from rulewright.lab.reporting import report_on  # noqa: PLC0415 - quick --help

    reported = report_on(run, out, into)
    show(reported.findings, form)
    if form == "text" and reported.path is not None:
        click.echo(f"{reported.games} games\n{reported.path}")
    return status(reported.findings, worst=Severity.ERROR)
