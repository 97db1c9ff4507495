"""Bases: each field that effects change has its number somewhere in content."""

from pathlib import Path

from rulewright.sdk import Figure
from rulewright_mandate2038.effects.bases import BASES
from rulewright_mandate2038.effects.fields import PATHS
from unit.mandate2038.workshop import content

NOTHING = {
    "research.scrutiny",
    "build.scrutiny",
    "organize.scrutiny",
    "recruit.scrutiny",
    "influence.scrutiny",
    "run.crash.risk",
    "run.protection",
    "facility.output.runway",
    "facility.output.compute",
    "visit_bonus.applies",
}
"""Fields that begin at nothing, or whose number is another on each tile."""


def test_every_base_is_a_number_in_content(tmp_path: Path) -> None:
    catalogue = content(tmp_path)
    for path, homes in BASES.items():
        for home in homes:
            item = catalogue.find(".".join(home.split(".")[:2]))
            assert item is not None, home
            assert isinstance(catalogue.figure(home, item), Figure), (path, home)


def test_only_fields_without_a_number_of_their_own_have_no_base() -> None:
    assert set(PATHS) - set(BASES) == NOTHING
