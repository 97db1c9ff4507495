"""The GitHub form: workflow commands that become annotations beside the changed lines.

Here: `::error file=...::message`, one a finding, with GitHub's escapes. Not here: the
upload of a report to code scanning (`sarif_form`).
"""

from __future__ import annotations

from collections.abc import Iterable

from rulewright.diagnostics.rule import Finding, Severity

_COMMANDS = {
    Severity.ERROR: "error",
    Severity.WARNING: "warning",
    Severity.NOTE: "notice",
}


def render_github(findings: Iterable[Finding]) -> str:
    """One command a line, in the order given; labels and hint follow in the message."""
    return "".join(f"{_command(finding)}\n" for finding in findings)


def _command(finding: Finding) -> str:
    rule = finding.rule
    properties: dict[str, str] = {}
    if (span := finding.span) is not None:
        properties["file"] = span.file
        properties["line"] = str(span.line)
        properties["endLine"] = str(span.end_line)
        # GitHub takes columns only for an annotation that stays on one line.
        if span.line == span.end_line:
            properties["col"] = str(span.column)
            properties["endColumn"] = str(span.end_column)
    properties["title"] = f"{rule.code} {rule.slug}"
    written = ",".join(f"{key}={_property(value)}" for key, value in properties.items())
    lines = [finding.says]
    lines += [f"{label.span}: {label.text}" for label in finding.labels]
    if finding.within:
        lines.append(f"in {finding.within}")
    lines.append(f"hint: {finding.hint}")
    message = _data("\n".join(lines))
    return f"::{_COMMANDS[rule.severity]} {written}::{message}"


def _data(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _data(text).replace(":", "%3A").replace(",", "%2C")
