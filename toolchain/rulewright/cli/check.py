"""`rulewright check`: everything that can be wrong with content, in one run."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from rulewright.cli.reporting import form_option, show, status
from rulewright.diagnostics import Finding, Report, Severity

if TYPE_CHECKING:
    from rulewright.pipeline.asking import Checked


@click.command()
@click.argument("game", required=False)
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    default=Path("build"),
    help="Folder for caches.  [default: build]",
)
@click.option(
    "--materials",
    type=click.Choice(("csv", "json")),
    help="Print a bill of materials as well: every component with its copies.",
)
@click.option(
    "--into",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Write the bill into FILE in place of standard output.",
)
@click.option(
    "--play", is_flag=True, help="Play the scenarios of rulings, if GAME has an engine."
)
@form_option
def check(  # noqa: PLR0913 - one parameter for each option
    game: str | None,
    *,
    out: Path,
    materials: str | None,
    into: Path | None,
    play: bool,
    form: str,
) -> int:
    """Read, shape, bind and check GAME; print every finding.

    \b
    Example:
      rulewright check content/mandate2038 --format github

    Leaves with 0 if clean, 1 if there are errors or warnings.
    """  # noqa: D301 - \b is click's mark for a block left as it is
    from rulewright.pipeline.asking import check_game  # noqa: PLC0415 - quick --help

    if into is not None and materials is None:
        raise click.UsageError("--into FILE needs --materials csv or json")
    if materials is not None and into is None and form != "text":
        msg = f"the bill and --format {form} both go to standard output; add --into"
        raise click.UsageError(msg)
    if play:
        from rulewright.pipeline.rehearsing import check_and_play  # noqa: PLC0415

        checked = check_and_play(game, Path.cwd(), out)
    else:
        checked = check_game(game, Path.cwd(), out, whole=materials is not None)
    findings = checked.findings
    if materials is not None:
        findings += _write_bill(checked, materials, into)
    show(findings, form)
    if form == "text":
        # Nothing but the bill stands where the bill goes.
        click.echo(checked.summary, err=materials is not None and into is None)
    return status(findings, worst=Severity.WARNING)


def _write_bill(
    checked: "Checked", form: str, into: Path | None
) -> tuple[Finding, ...]:
    """The bill of a game without errors; a wrong count would be ordered and paid."""
    from rulewright.pipeline.materials import bill_of  # noqa: PLC0415 - quick --help
    from rulewright.publish.bill import FORMS  # noqa: PLC0415
    from rulewright.publish.writing import write_whole  # noqa: PLC0415

    if checked.catalogue is None or checked.errors:
        return ()
    bill = FORMS[form](bill_of(checked.catalogue))
    if into is None:
        click.echo(bill, nl=False)
        return ()
    report = Report()
    write_whole(into, bill.encode("utf-8"), report)
    return report.findings
