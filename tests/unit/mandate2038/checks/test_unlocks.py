"""What a face prints about its Era against what the panels open."""

from pathlib import Path

import pytest

from rulewright_mandate2038.checks import unlocks
from unit.mandate2038.workshop import content

PROGRAM = "  icon: narrative_capture\n  era: era_narrative"
LINK = "      - id: link\n        from: era_scale"
CARD = "  name: Benchmark\n  era: era_demo"
OPENED = "unlock: [generators, programs, mega_cluster, reorganization]"


def test_faces_and_panels_agree(tmp_path: Path) -> None:
    assert list(unlocks.unlocks(content(tmp_path))) == []


@pytest.mark.parametrize(
    ("file", "old", "new", "says"),
    [
        (
            "components/programs.yaml",
            PROGRAM,
            PROGRAM.replace("era_narrative", "era_claim"),
            "this is here from era_claim, and the panels open it in era_narrative",
        ),
        (
            "components/core-actions.yaml",
            LINK,
            LINK.replace("era_scale", "era_narrative"),
            "this is here from era_narrative, and the panels open it in era_scale",
        ),
        (
            "components/core-actions.yaml",
            LINK,
            LINK.replace("\n        from: era_scale", ""),
            "this is here from the first Era, and the panels open it in era_scale",
        ),
        (
            "components/era-panels.yaml",
            OPENED,
            OPENED.replace(", reorganization", ""),
            "this is here from era_scale, and the panels open it in none",
        ),
        (
            "components/dossier.yaml",
            CARD,
            CARD.replace("era_demo", "era_claim"),
            "this card is filed in era_claim, and the panel era_demo asks for it",
        ),
    ],
)
def test_a_difference_is_found_on_either_side(
    tmp_path: Path, file: str, old: str, new: str, says: str
) -> None:
    (finding,) = unlocks.unlocks(content(tmp_path, {file: (old, new)}))
    assert finding.rule.code == "MAN106"
    assert finding.says == says
