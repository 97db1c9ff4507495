"""Cost strips, windows and timings against effects."""

from pathlib import Path

import pytest

from rulewright_mandate2038.checks import strips
from unit.mandate2038.workshop import codes, content

FACTIONS = "components/faction-boards.yaml"
DEAL_FLOW = "    name: Deal Flow\n    era: era_demo\n    timing: once_per_era"
GRAPH = "resolving: deploy}\n      limit: {uses: 1, per: era}"


def found(folder: Path, changes: dict[str, tuple[str, str]] | None = None) -> list[str]:
    catalogue = content(folder, changes)
    return codes(f for check in strips.CHECKS for f in check(catalogue))


def test_strips_and_effects_agree(tmp_path: Path) -> None:
    assert found(tmp_path) == []


@pytest.mark.parametrize(
    ("file", "old", "new", "code"),
    [
        (
            "components/tactics.yaml",
            "  name: Talent Raid\n  copies: 3\n  window: own_resolution\n  cost: fee\n",
            "  name: Talent Raid\n  copies: 3\n  window: own_resolution\n",
            "MAN109",
        ),
        (
            "components/core-actions.yaml",
            "  icon: deploy\n  cost: fee",
            "  icon: deploy\n  cost: launch",
            "MAN109",
        ),
        (
            "components/tactics.yaml",
            "window: own_duplicate",
            "window: after_own_research",
            "MAN110",
        ),
        (
            "components/tactics.yaml",
            "at: vote.announced",
            "at: cycle.end",
            "MAN110",
        ),
        (
            FACTIONS,
            DEAL_FLOW,
            DEAL_FLOW.replace("once_per_era", "once_per_game"),
            "MAN111",
        ),
        (
            FACTIONS,
            "{uses: 1, per: era}, ops: [{op: gain",
            "{uses: 2, per: era}, ops: [{op: gain",
            "MAN111",
        ),
        (
            FACTIONS,
            "    name: Orbital Compute\n    era: era_claim\n    timing: once_per_game",
            "    name: Orbital Compute\n    era: era_claim\n    timing: passive",
            "MAN111",
        ),
    ],
)
def test_a_difference_is_found(
    tmp_path: Path, file: str, old: str, new: str, code: str
) -> None:
    assert found(tmp_path, {file: (old, new)}) == [code]
