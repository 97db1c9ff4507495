"""Report: where every stage leaves its findings.

Here: collecting them, without doubles, in one fixed order. Not here: showing them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rulewright.diagnostics.rule import Finding, Severity


class Report:
    """The findings of a run. Their order does not depend on who added first."""

    __slots__ = ("_findings",)

    def __init__(self, findings: Iterable[Finding] = ()) -> None:
        self._findings: dict[Finding, None] = dict.fromkeys(findings)

    def add(self, finding: Finding) -> None:
        """Take in one finding; a second one that is equal to it is dropped."""
        self._findings[finding] = None

    def extend(self, findings: Iterable[Finding]) -> None:
        """Take in several findings, or those of another report."""
        for finding in findings:
            self.add(finding)

    @property
    def findings(self) -> tuple[Finding, ...]:
        """All findings by file, line, column and code; those without a place first."""
        return tuple(sorted(self._findings, key=_order))

    @property
    def errors(self) -> bool:
        """Whether anything in it stops publishing."""
        return any(f.rule.severity is Severity.ERROR for f in self._findings)

    def __len__(self) -> int:
        return len(self._findings)

    def __iter__(self) -> Iterator[Finding]:
        return iter(self.findings)

    def __bool__(self) -> bool:
        """True although empty: a report that holds nothing is still a report."""
        return True


def _order(finding: Finding) -> tuple[object, ...]:
    span = finding.span
    place = ("", 0, 0) if span is None else (span.file, span.line, span.column)
    end = (0, 0) if span is None else (span.end_line, span.end_column)
    labels = tuple((label.span, label.text) for label in finding.labels)
    words = (finding.says, finding.hint, finding.within)
    return (*place, finding.rule.code, *end, *words, labels)
