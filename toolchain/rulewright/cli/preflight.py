"""`rulewright preflight`: what a print house's check would say of a file."""

from pathlib import Path

import click

from rulewright.cli.reporting import form_option, show, status
from rulewright.diagnostics import Severity


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option(
    "--preset",
    metavar="NAME",
    help="A print house or a size, such as drivethrucards or poker, or the path of a"
    " preset of your own.",
)
@form_option
def preflight(file: Path, preset: str | None, form: str) -> int:
    """Inspect FILE, a PDF or a picture that goes to a print house.

    \b
    Example:
      rulewright preflight deck.pdf --preset drivethrucards

    The place of the line is the page. Without a preset only what holds for every house
    is checked. No preset is certified by its house. Leaves with 0 if clean, 1 if there
    are errors or warnings.
    """  # noqa: D301 - \b is click's mark for a block left as it is
    from rulewright.pipeline import preflighting  # noqa: PLC0415 - quick --help

    inspected = preflighting.preflight(file, preset)
    show(inspected.findings, form, without_lines=file.as_posix())
    if form == "text":
        click.echo(inspected.summary)
    return status(inspected.findings, worst=Severity.WARNING)
