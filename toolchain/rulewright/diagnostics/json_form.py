"""The JSON form: findings for programs, with keys that stay.

Here: the document. Keys are added, never renamed; `version` counts changes that a
reader must know about.
"""

from __future__ import annotations

import json
from collections.abc import Iterable

from rulewright.diagnostics.rule import Finding, Severity
from rulewright.diagnostics.span import Span

_VERSION = 1

Plain = str | int | None | list["Plain"] | dict[str, "Plain"]


def render_json(findings: Iterable[Finding]) -> str:
    """One object: `version`, `counts` by severity, and `findings` in the order given.

    Positions count from 1 in characters, ends are exclusive; a finding without a place
    has null for all five.
    """
    listed = list(findings)
    counts: dict[str, Plain] = {
        severity.value: sum(f.rule.severity is severity for f in listed)
        for severity in Severity
    }
    document: Plain = {
        "version": _VERSION,
        "counts": counts,
        "findings": [_finding(finding) for finding in listed],
    }
    return json.dumps(document, ensure_ascii=False, indent=2) + "\n"


def _finding(finding: Finding) -> Plain:
    rule = finding.rule
    return {
        "code": rule.code,
        "slug": rule.slug,
        "severity": rule.severity.value,
        "title": rule.title,
        **_place(finding.span),
        "says": finding.says,
        "hint": finding.hint,
        "within": finding.within or None,
        "labels": [
            {**_place(label.span), "text": label.text} for label in finding.labels
        ],
    }


def _place(span: Span | None) -> dict[str, Plain]:
    if span is None:
        names = ("file", "line", "column", "end_line", "end_column")
        return dict.fromkeys(names)
    return {
        "file": span.file,
        "line": span.line,
        "column": span.column,
        "end_line": span.end_line,
        "end_column": span.end_column,
    }
