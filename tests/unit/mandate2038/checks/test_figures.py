"""Bases, comparisons, starting Mandate, awards."""

from pathlib import Path

import pytest

from rulewright_mandate2038.checks import figures
from unit.mandate2038.workshop import codes, content

HEADLINES = "components/headlines.yaml"
FACTIONS = "components/faction-boards.yaml"


def found(folder: Path, changes: dict[str, tuple[str, str]] | None = None) -> list[str]:
    catalogue = content(folder, changes)
    return codes(f for check in figures.CHECKS for f in check(catalogue))


def test_figures_agree(tmp_path: Path) -> None:
    assert found(tmp_path) == []


@pytest.mark.parametrize(
    ("file", "old", "new", "code"),
    [
        (
            "rules/tables.yaml",
            "{id: crash, scrutiny: 1}",
            "{id: crash, n: 1}",
            "MAN112",
        ),
        (
            HEADLINES,
            "instead of {table.training_run.crash.scrutiny}",
            "instead of {table.training_run.domain.provisional}",
            "MAN113",
        ),
        (
            FACTIONS,
            "starts: {runway: 4, compute: 2, capability: 0, customers: 1, trust: 2,",
            "starts: {runway: 4, compute: 2, capability: 0, customers: 0, trust: 2,",
            "MAN114",
        ),
        (
            FACTIONS,
            "starts: {runway: 6, compute: 3,",
            "starts: {runway: 6, compute: 11,",
            "MAN114",
        ),
        (
            "rules/tables.yaml",
            "{id: low, trust: 2, mandate: 2}",
            "{id: low, trust: 2, mandate: 1}",
            "MAN114",
        ),
    ],
)
def test_a_difference_is_found(
    tmp_path: Path, file: str, old: str, new: str, code: str
) -> None:
    assert found(tmp_path, {file: (old, new)}) == [code]


def test_a_row_without_its_threshold_is_told_once(tmp_path: Path) -> None:
    old = "{id: low, trust: 2, mandate: 2}"
    change = {"rules/tables.yaml": (old, "{id: low, mandate: 2}")}
    catalogue = content(tmp_path, change)
    (finding,) = figures.schedule(catalogue)
    assert finding.rule.code == "MAN114"
    assert finding.says == "this row says no number for `trust`"
    assert list(figures.starts(catalogue)) == []


def test_a_comparison_points_at_the_reference(tmp_path: Path) -> None:
    old = "adds {fall.value} Scrutiny instead of {table.training_run.crash.scrutiny}"
    new = old.replace("table.training_run.crash.scrutiny", "table.power.reach.steps")
    (finding,) = figures.comparisons(content(tmp_path, {HEADLINES: (old, new)}))
    assert finding.rule.code == "MAN113"
    assert finding.hint == "one of: table.training_run.crash.scrutiny"
    assert finding.span is not None
    assert finding.span.end_column - finding.span.column == len(
        "table.power.reach.steps"
    )
