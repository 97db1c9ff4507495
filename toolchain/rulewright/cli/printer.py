"""`rulewright printer`: what a printer does to the second side of a sheet."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from rulewright.cli.reporting import show, status
from rulewright.diagnostics import Report, Severity

if TYPE_CHECKING:
    from rulewright.pipeline.printers import Profiles


def profiles_folder() -> Path:
    """Where a user's profiles lie, as the system has it."""
    return Path(click.get_app_dir("rulewright"))


@click.command()
@click.argument("name", required=False)
@click.option("--left", metavar="X,Y", help="Where the left pin came out, in mm.")
@click.option("--right", metavar="X,Y", help="Where the right pin came out, in mm.")
@click.option("--forget", is_flag=True, help="Strike the profile of NAME.")
def printer(
    name: str | None, left: str | None, right: str | None, *, forget: bool
) -> int:
    """Keep what printer NAME does to backs; list the printers without NAME.

    Print `rulewright build calibration` on both sides, push a pin through each cross of
    the front, and read on the back where it comes out: to the right and down from the
    cross, minus for left and up. Then build with --printer NAME.

    \b
    Example:
      rulewright printer study --left 0.6,-0.3 --right 0.7,0.1
    """  # noqa: D301 - \b is click's mark for a block left as it is
    from rulewright.pipeline.printers import Profiles  # noqa: PLC0415 - quick --help

    report = Report()
    profiles = Profiles.of(profiles_folder(), report)
    if profiles is not None:
        _asked(profiles, name, left, right, forget=forget, report=report)
    show(report.findings, "text")
    return status(report.findings, worst=Severity.ERROR)


def _asked(  # noqa: PLR0913 - the options of the command
    profiles: "Profiles",
    name: str | None,
    left: str | None,
    right: str | None,
    *,
    forget: bool,
    report: Report,
) -> None:
    from rulewright.pipeline.printers import measured  # noqa: PLC0415 - quick --help

    printers = dict(profiles.printers)
    if name is None:
        for known, one in sorted(printers.items()):
            pins = f"left {', '.join(one.left)}; right {', '.join(one.right)}"
            click.echo(f"{known}: {pins}")
        if not printers:
            click.echo(f"no printers in {profiles.path}")
        return
    if forget:
        if printers.pop(name, None) is None:
            report.add(profiles.unknown(name))
            return
    elif left is not None and right is not None:
        made = measured(name, left, right)
        if made is None:
            msg = (
                "NAME is a word of small letters; X and Y are millimetres, less than"
                " ten, such as 0.6,-0.3"
            )
            raise click.UsageError(msg)
        printers[name] = made
    elif left is not None or right is not None:
        raise click.UsageError("both pins are needed: --left X,Y --right X,Y")
    elif name in printers:
        one = printers[name]
        click.echo(f"left {', '.join(one.left)}; right {', '.join(one.right)}")
        return
    else:
        msg = f"{name} is new; measure both pins: --left X,Y --right X,Y"
        raise click.UsageError(msg)
    if profiles.keep(printers, report):
        click.echo(f"{profiles.path} written")
