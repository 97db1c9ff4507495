"""The form for people: each finding with its excerpt, hint and where to read more.

Here: the layout. Not here: how a line is cut and underlined (`excerpt`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from rulewright.diagnostics.excerpt import excerpt, visible
from rulewright.diagnostics.rule import Finding, Severity
from rulewright.diagnostics.span import Span

Sources = Callable[[str], str | None]
"""Gives the text of a file by its shown name, or None if it cannot be read as text."""

_GUTTER = 5


def render_text(findings: Iterable[Finding], sources: Sources) -> str:
    """All findings in the order given, a blank line between them.

    The text that `sources` gives must be split and counted as the spans were: without a
    byte order mark.
    """
    lines_of = _Lines(sources)
    return "\n".join(_one(finding, lines_of) for finding in findings)


def summary(findings: Iterable[Finding]) -> str:
    """How many of each severity, in words: `2 errors, 1 warning`, or `no findings`."""
    severities = [finding.rule.severity for finding in findings]
    counts = ((severity, severities.count(severity)) for severity in Severity)
    parts = [
        f"{count} {severity.value}{'' if count == 1 else 's'}"
        for severity, count in counts
        if count
    ]
    return ", ".join(parts) or "no findings"


class _Lines:
    """Lines of files, each file asked for once."""

    def __init__(self, sources: Sources) -> None:
        self._sources = sources
        self._files: dict[str, list[str]] = {}

    def line(self, span: Span) -> str | None:
        if span.file not in self._files:
            text = self._sources(span.file)
            self._files[span.file] = [] if text is None else text.split("\n")
        lines = self._files[span.file]
        return lines[span.line - 1].rstrip("\r") if span.line <= len(lines) else None


def _one(finding: Finding, lines: _Lines) -> str:
    rule = finding.rule
    place = "" if finding.span is None else f"{finding.span}: "
    out = [f"{place}{rule.severity.value} {rule.code} {rule.slug}"]
    gutter = _gutter(finding)
    if finding.span is None:
        out.append(f"   {_plain(finding.says)}")
    else:
        out += _marked(finding.span, finding.says, "^", gutter, lines)
    file = "" if finding.span is None else finding.span.file
    for label in finding.labels:
        if label.span.file != file:
            file = label.span.file
            out.append(f"{' ' * gutter} > {label.span}")
        out += _marked(label.span, label.text, "-", gutter, lines)
    if finding.within:
        out.append(f"   in {_plain(finding.within)}")
    out.append(f"   hint: {_plain(finding.hint)}")
    out.append(f"   more: rulewright explain {rule.code}")
    return "\n".join(out) + "\n"


def _gutter(finding: Finding) -> int:
    spans = [label.span for label in finding.labels]
    if finding.span is not None:
        spans.append(finding.span)
    return max([_GUTTER, *(len(str(span.line)) for span in spans)])


def _marked(
    span: Span, says: str, mark: str, gutter: int, lines: _Lines
) -> Sequence[str]:
    """A line of the file and the underline with its remark; the remark at least."""
    words = _plain(says)
    if span.end_line > span.line:
        words = f"{words} (to line {span.end_line})"
    line = lines.line(span)
    if line is None:
        return (f"   {words}",)
    many = span.end_line > span.line
    end = len(line.rstrip()) if many else span.end_column - 1
    part = excerpt(line, span.column - 1, end, mark)
    return (
        f"{span.line:>{gutter}} | {part.line}".rstrip(),
        f"{'':>{gutter}} | {part.underline} {words}".rstrip(),
    )


def _plain(words: str) -> str:
    """One line without control characters: a file's words must not steer a terminal."""
    return "".join(visible(char) for char in " ".join(words.split()))
