"""Component tables against what lies in the files."""

from pathlib import Path

import pytest

from rulewright_mandate2038.checks import counts
from unit.mandate2038.workshop import content

SUPPLIES = "rules/supplies.yaml"


def test_lists_and_files_agree(tmp_path: Path) -> None:
    catalogue = content(tmp_path)
    assert list(counts.counts(catalogue)) == []


@pytest.mark.parametrize(
    ("file", "old", "new", "says"),
    [
        (
            SUPPLIES,
            "{id: headlines, designs: 24}",
            "{id: headlines, designs: 25}",
            "the list says 25 designs of the deck `headlines`, and there are 24",
        ),
        (
            SUPPLIES,
            "{id: dossier, default: 24",
            "{id: dossier, default: 4",
            "the list says 4 default cards of the deck `dossier`, and there are 24",
        ),
        (
            SUPPLIES,
            "{id: era_demo, default: 5, advanced: 1}",
            "{id: era_demo, default: 5, advanced: 2}",
            "the list says 2 advanced Headlines of era_demo, and there are 1",
        ),
        (
            SUPPLIES,
            "{id: dossier, form: card, each: 4}",
            "{id: dossier, form: card, each: 3}",
            "the list says 3 cards in a tray (dossier), and there are 4",
        ),
        (
            SUPPLIES,
            "{id: district_tile, form: tile, count: 19}",
            "{id: district_tile, form: tile, count: 20}",
            "the list says 20 district tiles, and there are 19",
        ),
        (
            SUPPLIES,
            "{id: tiles, designs: 11}",
            "{id: tiles, designs: 12}",
            "the list says 12 designs of the deck `tiles`, and there are 11",
        ),
        (
            SUPPLIES,
            "{id: printed_pieces, default: 140, with_advanced: 154}",
            "{id: printed_pieces, default: 140, with_advanced: 153}",
            "the list says 153 printed_pieces in all, and there are 154",
        ),
        (
            SUPPLIES,
            "{id: with_tactics, default: 176,",
            "{id: with_tactics, default: 175,",
            "the list says 175 with_tactics in all, and there are 176",
        ),
        (
            "rules/setup.yaml",
            "pool: outer, tiles: 12",
            "pool: outer, tiles: 11",
            "the list says 11 tiles of the outer pool, and there are 12",
        ),
    ],
)
def test_a_wrong_number_in_a_list_is_found(
    tmp_path: Path, file: str, old: str, new: str, says: str
) -> None:
    found = list(counts.counts(content(tmp_path, {file: (old, new)})))
    assert {finding.rule.code for finding in found} == {"MAN107"}
    assert says in [finding.says for finding in found]


def test_a_copy_too_many_in_the_files_is_found(tmp_path: Path) -> None:
    old = "- id: code\n  name: Code\n  copies: 4"
    changes = {"components/training.yaml": (old, old.replace("4", "5"))}
    (finding,) = counts.counts(content(tmp_path, changes))
    assert finding.says.endswith("and there are 41")
