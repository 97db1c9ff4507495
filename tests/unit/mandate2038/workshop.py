"""What tests of the Mandate package share: shaping entries, damaging content."""

import json
import shutil
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter, ValidationError

from rulewright.diagnostics import Finding, Report
from rulewright.pipeline.loading import load
from rulewright.pipeline.locating import locate
from rulewright.sdk import Catalogue
from rulewright.sdk.effects import is_tag
from rulewright.source import read_bytes
from rulewright_mandate2038.effects import Entry

CONTENT = Path(__file__).resolve().parents[3] / "content" / "mandate2038"
CACHE = CONTENT.parents[1] / "build" / "cache"
ENTRIES: TypeAdapter[tuple[Entry, ...]] = TypeAdapter(tuple[Entry, ...])


def plain(text: str) -> Any:  # noqa: ANN401 - plain values
    """The values in the YAML of an `effects:` list; fails if it cannot be read."""
    report = Report()
    source = f"effects:\n{text.rstrip()}\n"
    document = read_bytes(source.encode(), "effects.yaml", report)
    assert document is not None, report.findings
    return document.data["effects"]


def entries(text: str) -> tuple[Entry, ...]:
    """Entries from the YAML of an `effects:` list."""
    return ENTRIES.validate_json(json.dumps(plain(text)))


def complaints(text: str) -> list[str]:
    """Where the YAML of an `effects:` list is refused, and the kind of complaint."""
    try:
        entries(text)
    except ValidationError as error:
        return [
            f"{'.'.join(str(s) for s in e['loc'] if not is_tag(s))}: {e['type']}"
            for e in error.errors()
        ]
    return []


def content(
    folder: Path,
    changes: dict[str, tuple[str, str]] | None = None,
    added: dict[str, str] | None = None,
) -> Catalogue:
    """The catalogue of a copy of the game in which some words were replaced.

    `changes` gives, by file, words that must be there once and what replaces them;
    `added` whole files.
    """
    copy = folder / "content" / "mandate2038"
    shutil.copytree(CONTENT, copy)
    for name, (old, new) in (changes or {}).items():
        path = copy / name
        text = path.read_text("utf-8")
        assert text.count(old) == 1, f"{name} has {text.count(old)} of {old!r}"
        path.write_text(text.replace(old, new), "utf-8")
    for name, text in (added or {}).items():
        (copy / name).write_text(text, "utf-8")
    report = Report()
    place = locate(str(copy), copy, report)
    assert place is not None, report.findings
    catalogue = load(place, report, cache=CACHE)
    assert catalogue is not None, report.findings
    shapes = [f for f in report.findings if f.rule.code not in {"RW110", "RW108"}]
    assert not [f for f in shapes if f.rule.severity.value == "error"], shapes
    return catalogue


def codes(findings: Iterable[Finding]) -> list[str]:
    """The codes of findings, in order, without doubles."""
    return list(dict.fromkeys(finding.rule.code for finding in findings))
