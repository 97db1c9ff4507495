"""What tests of the model room share: a file as text, and what is said of it."""

from collections.abc import Iterable, Mapping
from pathlib import Path

from rulewright.diagnostics import Finding, Report
from rulewright.model import Catalogue, Item, Kind, Record
from rulewright.model.shaping import shape
from rulewright.pipeline.loading import load
from rulewright.pipeline.locating import Place
from rulewright.source import Document, read_bytes
from samples import sample

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


def catalogue(
    folder: Path, overlay: Mapping[str, str | bytes] | None = None
) -> Catalogue:
    """The sample game with an overlay, read and shaped without a fault."""
    report = Report()
    found = load(Place(sample(folder, overlay)), report, cache=None)
    assert report.findings == ()
    assert found is not None
    return found


def items(kind: Kind, text: str) -> tuple[Item, ...]:
    """The components in the words of a file, in their places."""
    report, file = Report(), document(text)
    shaped = shape(file, kind.file_model(), report)
    assert shaped is not None, report.findings
    return tuple(
        Item(kind, shaped.deck, component, file, ("components", at), at + 1)
        for at, component in enumerate(shaped.components)
    )
