"""The SARIF form: OASIS SARIF 2.1.0, as code-scanning services and editors take it.

Here: one run with the rules that were broken, their help pages, and the results.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import PurePath
from urllib.parse import quote

from rulewright.diagnostics.explain import explain
from rulewright.diagnostics.json_form import Plain
from rulewright.diagnostics.rule import Finding, Rule, Severity
from rulewright.diagnostics.span import Span

_SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"
_LEVELS = {
    Severity.ERROR: "error",
    Severity.WARNING: "warning",
    Severity.NOTE: "note",
}


def render_sarif(findings: Iterable[Finding]) -> str:
    """A SARIF log with one run; results in the order given, rules by code."""
    listed = list(findings)
    rules = sorted({f.rule.code: f.rule for f in listed}.values(), key=_code)
    index = {rule.code: at for at, rule in enumerate(rules)}
    driver: dict[str, Plain] = {
        "name": "Rulewright",
        "version": _version(),
        "rules": [_rule(rule) for rule in rules],
    }
    run: Plain = {
        "tool": {"driver": driver},
        "columnKind": "unicodeCodePoints",
        "results": [_result(f, index[f.rule.code]) for f in listed],
    }
    log: Plain = {"$schema": _SCHEMA, "version": "2.1.0", "runs": [run]}
    return json.dumps(log, ensure_ascii=False, indent=2) + "\n"


def _code(rule: Rule) -> str:
    return rule.code


def _version() -> str:
    # A twentieth of a second to import, and only this form needs it.
    from importlib.metadata import PackageNotFoundError, version  # noqa: PLC0415

    try:
        return version("rulewright")
    except PackageNotFoundError:
        return "0"


def _rule(rule: Rule) -> Plain:
    return {
        "id": rule.code,
        "name": "".join(part.capitalize() for part in rule.slug.split("-")),
        "shortDescription": {"text": rule.title},
        "fullDescription": {"text": rule.why},
        "help": {"text": explain(rule)},
        "defaultConfiguration": {"level": _LEVELS[rule.severity]},
    }


def _result(finding: Finding, index: int) -> Plain:
    words = [finding.says]
    if finding.within:
        words.append(f"in {finding.within}")
    words.append(f"hint: {finding.hint}")
    result: dict[str, Plain] = {
        "ruleId": finding.rule.code,
        "ruleIndex": index,
        "level": _LEVELS[finding.rule.severity],
        "message": {"text": "\n".join(words)},
    }
    if finding.span is not None:
        result["locations"] = [{"physicalLocation": _place(finding.span)}]
    if finding.labels:
        result["relatedLocations"] = [
            {
                "id": number,
                "physicalLocation": _place(label.span),
                "message": {"text": label.text},
            }
            for number, label in enumerate(finding.labels, 1)
        ]
    return result


def _place(span: Span) -> Plain:
    return {
        "artifactLocation": {"uri": _uri(span.file)},
        "region": {
            "startLine": span.line,
            "startColumn": span.column,
            "endLine": span.end_line,
            "endColumn": span.end_column,
        },
    }


def _uri(file: str) -> str:
    """A path below the checkout stays relative; an absolute one becomes a file: URI."""
    path = PurePath(file)
    return path.as_uri() if path.is_absolute() else quote(path.as_posix())
