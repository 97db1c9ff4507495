"""Every rule of reading has a page, and its examples show what it says."""

import re
from pathlib import Path

import pytest

from rulewright.diagnostics import Example, Report, Rule, explain
from rulewright.source import findings, read

# No content file can show these: they are faults of the file system, too large to
# print, or faults of a CSV file (test_tabular).
WITHOUT_EXAMPLES = {
    findings.MISSING,
    findings.FOLDER,
    findings.UNREADABLE,
    findings.TOO_LARGE,
    findings.BROKEN_TABLE,
}
WITH_EXAMPLES = [rule for rule in findings.ALL if rule not in WITHOUT_EXAMPLES]


def _codes(example: Example, folder: Path) -> list[str]:
    file = folder / example.file
    file.parent.mkdir(parents=True)
    file.write_bytes(example.data)
    report = Report()
    document = read(file, report)
    assert report.errors == bool(len(report))
    assert len(report) > 0 or document is not None
    return [finding.rule.code for finding in report]


@pytest.mark.parametrize("rule", WITH_EXAMPLES, ids=lambda rule: rule.code)
def test_the_wrong_example_gives_this_code_and_the_right_one_none(
    rule: Rule, tmp_path: Path
) -> None:
    assert rule.wrong is not None
    assert rule.right is not None
    assert _codes(rule.wrong, tmp_path / "wrong") == [rule.code]
    assert _codes(rule.right, tmp_path / "right") == []


def test_all_rules_are_listed_in_order_of_their_codes() -> None:
    constants = [value for value in vars(findings).values() if isinstance(value, Rule)]
    assert tuple(constants) == findings.ALL
    assert [r.code for r in findings.ALL] == [
        f"RW{number:03}" for number in range(1, len(findings.ALL) + 1)
    ]
    assert len({rule.slug for rule in findings.ALL}) == len(findings.ALL)


@pytest.mark.parametrize("rule", findings.ALL, ids=lambda rule: rule.code)
def test_pages_keep_the_tone(rule: Rule) -> None:
    page = explain(rule)
    assert not re.search(
        r"\b(invalid|unexpected|please|illegal)\b", page, re.IGNORECASE
    )
    assert rule.title.endswith(".")
    assert rule.why.endswith(".")
    assert (rule.wrong is None) == (rule in WITHOUT_EXAMPLES)
