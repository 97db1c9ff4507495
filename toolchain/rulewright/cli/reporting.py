"""Showing findings: forms, sources for excerpts, and the status they lead to."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import click

from rulewright.diagnostics import (
    Finding,
    Severity,
    render_github,
    render_json,
    render_sarif,
    render_text,
)
from rulewright.source import excerpt_source

F = TypeVar("F", bound=Callable[..., Any])
FORMS = ("text", "json", "github", "sarif")


def form_option(command: F) -> F:
    """The option `--format` that every command with findings has."""
    return click.option(
        "--format",
        "form",
        type=click.Choice(FORMS),
        default="text",
        show_default=True,
        help="How findings are shown.",
    )(command)


def show(findings: Sequence[Finding], form: str, *, without_lines: str = "") -> None:
    """Print findings: for people to standard error, for machines to standard output.

    `without_lines` is a file that is no text, of which no excerpt can be shown.
    """

    def source(file: str) -> str | None:
        return None if file == without_lines else excerpt_source(file)

    if form == "text":
        if findings:
            click.echo(render_text(findings, source), err=True)
    elif form == "json":
        click.echo(render_json(findings), nl=False)
    elif form == "github":
        if findings:
            click.echo(render_github(findings), nl=False)
    else:
        click.echo(render_sarif(findings), nl=False)


def status(findings: Sequence[Finding], *, worst: Severity) -> int:
    """1 if any finding is as bad as `worst` or worse, else 0."""
    order = (Severity.NOTE, Severity.WARNING, Severity.ERROR)
    limit = order.index(worst)
    return int(any(order.index(f.rule.severity) >= limit for f in findings))
