"""Each rule's wrong example gives exactly this rule, and its right one nothing."""

from pathlib import Path

import pytest
from PIL import Image

from rulewright.diagnostics import Example, Report, Rule
from rulewright.measure import Length
from rulewright.publish.drawing import Artwork, Limits, draw_all
from rulewright.publish.file_lint import lint_files
from rulewright.publish.findings import ALL
from rulewright.publish.svg_lint import lint
from unit.publish.easel import CARD, templates


def codes(example: Example, tmp_path: Path) -> set[str]:
    if example.file.endswith(".png"):
        (tmp_path / "photo.png").write_bytes(example.data)
        report = Report()
        lint_files([tmp_path], report, shown_from=tmp_path)
        return {finding.rule.code for finding in report}
    if example.file.endswith(".svg"):
        return {finding.rule.code for finding in lint(example.data, example.file)}
    roots = templates(tmp_path)
    Image.new("RGB", (60, 60)).save(roots[0] / "photo.png")
    limits = Limits(Length.parse("7pt"), Length.parse("5pt"), 300)
    bleed = Length.parse("2mm")
    face = Artwork("example", example.text, CARD, bleed, roots, limits=limits)
    (drawing,) = draw_all([face], tmp_path / "cache")
    return {fault.code for fault in drawing.faults}


@pytest.mark.parametrize("rule", ALL, ids=lambda rule: rule.slug)
def test_both_examples(rule: Rule, tmp_path: Path) -> None:
    assert rule.wrong is not None
    assert rule.right is not None
    assert codes(rule.wrong, tmp_path) == {rule.code}
    assert codes(rule.right, tmp_path) == set()


def test_codes_are_of_this_room() -> None:
    assert [rule.code for rule in ALL] == sorted({rule.code for rule in ALL})
    assert all("RW601" <= rule.code <= "RW619" for rule in ALL)
