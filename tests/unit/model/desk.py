"""What tests of the model room share: a file as text, and what is said of it."""

from collections.abc import Iterable

from rulewright.diagnostics import Finding, Report
from rulewright.model.record import Record
from rulewright.model.shaping import shape
from rulewright.source import Document, read_bytes

CARDS = """\
# yaml-language-server: $schema=../schemas/rulewright/card.json
kind: card
deck: {id: cards, name: Card, code: CD, format: card, back: card}
components:
- id: shore
  name: The Shore
  copies: 3
  labels: {wet: Wet, dry: Dry}
  effects:
  - {id: tide, at: turn.start, ops: [{op: gain, what: pebbles, n: 2}]}
  - procedure: choose_one
    options: {wet: [], dry: []}
  rules: |
    Gain {tide.n} Pebbles.
"""


def document(text: str) -> Document:
    """A file that can be read, with these words in it."""
    report = Report()
    found = read_bytes(text.encode(), "file.yaml", report)
    assert found is not None, report.findings
    return found


def said(findings: Iterable[Finding]) -> list[str]:
    """Findings as `code line:column what is said; hint`."""
    return [
        f"{f.rule.code} {f.span.line}:{f.span.column} {f.says}; {f.hint}"
        for f in findings
        if f.span is not None
    ]


def faults(text: str, model: type[Record]) -> list[str]:
    """What is said of a file of this shape; nothing, if and only if it has it."""
    report = Report()
    shaped = shape(document(text), model, report)
    assert (shaped is None) == bool(report.findings)
    return said(report.findings)


def once(text: str, old: str, new: str) -> str:
    """A text in which `new` stands for the one `old`."""
    assert text.count(old) == 1, old
    return text.replace(old, new)
