"""Presets as records: what is asked of one, and what is refused."""

import jsonschema
import pytest

from rulewright.diagnostics import Report
from rulewright.model import Preset
from rulewright.model.schemas import schema_of
from rulewright.model.shaping import shape
from rulewright.source import read_bytes

SOUND = """\
id: ours
name: Ours
formats:
  card: {name: card, trim: [63mm, 88mm], bleed: 3mm, safe: 3mm, source: a letter}
pages: {order: back_then_front, most: 200, source: a letter}
file: {kind: pdf, claim: PDF/X-4, transparency: refused, source: a letter}
colour: {space: cmyk, ink: 300, source: a letter}
resolution: {least: 300, source: a letter}
not: [It says nothing of the paper.]
"""


def found(text: str) -> list[str]:
    report = Report()
    document = read_bytes(text.encode(), "ours.yaml", report)
    assert document is not None
    shaped = shape(document, Preset, report)
    assert (shaped is None) == bool(report.findings)
    schema = jsonschema.Draft202012Validator(schema_of("preset", Preset))
    assert schema.is_valid(document.data) == (shaped is not None)
    return [finding.rule.code for finding in report.findings]


def test_a_sound_preset() -> None:
    assert found(SOUND) == []


def test_only_sizes_and_the_not_are_needed() -> None:
    kept = [line for line in SOUND.splitlines() if line[:5] not in _OPTIONAL]
    assert len(kept) == 5
    assert found("\n".join(kept) + "\n") == []


_OPTIONAL = ("pages", "file:", "colou", "resol")


@pytest.mark.parametrize(
    ("right", "wrong", "code"),
    [
        ("bleed: 3mm", "bleed: 3", "RW103"),
        ("bleed: 3mm", "bleed: three", "RW106"),
        ("[63mm, 88mm]", "[63mm]", "RW103"),
        ("[63mm, 88mm]", "[0mm, 88mm]", "RW106"),
        ("ink: 300", "ink: 500", "RW105"),
        ("least: 300", "least: 10", "RW105"),
        ("order: back_then_front", "order: back_first", "RW104"),
        ("kind: pdf", "kind: psd", "RW104"),
        ("space: cmyk", "spaces: cmyk", "RW101"),
        (", source: a letter}\npages", "}\npages", "RW102"),
        ("not: [It says nothing of the paper.]\n", "", "RW102"),
        ("not: [It says nothing of the paper.]", "not: []", "RW103"),
        ("name: Ours", 'name: ""', "RW106"),
    ],
)
def test_a_wrong_preset_is_a_finding(right: str, wrong: str, code: str) -> None:
    assert right in SOUND
    assert found(SOUND.replace(right, wrong)) == [code]
