"""The `rulewright` command: its verbs, and what happens when we ourselves fail."""

import gc
import sys
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from rulewright.cli.build import build
from rulewright.cli.check import check
from rulewright.cli.explain import explain
from rulewright.cli.export import export
from rulewright.cli.importing import import_
from rulewright.cli.new import new
from rulewright.cli.preflight import preflight
from rulewright.cli.printer import printer
from rulewright.cli.report import report
from rulewright.cli.schema import schema
from rulewright.cli.simulate import simulate
from rulewright.cli.where import where
from rulewright.diagnostics import Report, render_text
from rulewright.diagnostics.findings import OUR_FAULT

CLEAN, FINDINGS, USAGE, OUR_OWN = 0, 1, 2, 3
INTERRUPTED = 130


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="rulewright", prog_name="rulewright")
def commands() -> None:
    """Tabletop games kept as data: checked, printed, exported.

    GAME is a folder with a game.yaml or the id of an installed game; left out, it is
    the only game found from the current folder upwards.
    """


for command in (
    new,
    check,
    build,
    export,
    import_,
    simulate,
    report,
    printer,
    preflight,
    where,
    explain,
    schema,
):
    commands.add_command(command)


def main(arguments: list[str] | None = None) -> None:
    """Run a command and leave with its status; see ARCHITECTURE, Diagnostics."""
    sys.exit(_status(lambda: commands.main(arguments, standalone_mode=False)))


def _status(run: Callable[[], object]) -> int:
    try:
        with uncollected():
            result = run()
    except click.exceptions.Exit as error:
        return error.exit_code
    except click.ClickException as error:
        error.show()
        return USAGE
    except (KeyboardInterrupt, click.Abort):
        click.echo("\ninterrupted; nothing was left half-written", err=True)
        return INTERRUPTED
    except BrokenPipeError:
        return CLEAN
    except Exception as error:  # noqa: BLE001 - the last net: a fault of ours
        _own_up(error)
        return OUR_OWN
    return result if isinstance(result, int) else CLEAN


@contextmanager
def uncollected() -> Iterator[None]:
    """No search for cycles meanwhile: a command is short, makes few, and ends soon.

    The press's figures say what it costs: about a fifth of a build.
    """
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        # Nor when it is over: what it has loaded is not looked through to the end.
        gc.freeze()
        if was_on:
            gc.enable()


def _own_up(error: Exception) -> None:
    """Say that Rulewright is wrong, and keep what its makers need to mend it."""
    report = Report()
    kept = Path("build", "fault.txt")
    try:
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_text("".join(traceback.format_exception(error)), encoding="utf-8")
        hint = f"report it with the file {kept}"
    except OSError:
        hint = "report it with what you did"
    report.add(OUR_FAULT.at(None, f"{type(error).__name__}: {error}", hint=hint))
    click.echo(render_text(report.findings, lambda _: None), err=True)
