"""Rulings of the Default Game, played through the public interface, by their ids."""

from collections.abc import Iterator
from functools import cache

import pytest

from rulewright.model.catalogue import PlacedRuling
from rulewright.model.ruling import Ruling
from rulewright.pipeline.rehearsing import rehearse_ruling
from rulewright_mandate2038.play.assembly import ENGINE
from tabletop import bundle, catalogue


@cache
def rulings() -> dict[str, PlacedRuling]:
    """Rulings with a scenario, by id."""
    placed = catalogue().rulings
    return {one.ruling.id: one for one in placed if one.ruling.scenarios}


@pytest.mark.parametrize("name", sorted(rulings()))
def test_the_engine_does_what_a_ruling_says(name: str) -> None:
    found = list(rehearse_ruling(rulings()[name], ENGINE, bundle()))
    assert [(f.span, f.says, f.hint) for f in found] == []


UNPLAYABLE = (
    "R-DOS-10",
    "R-ED-23",
    "R-ED-24",
    "R-ED-26",
    "R-ED-33",
    "R-ED-34",
    "R-HEA-17",
    "R-SUP-1",
    "R-SUP-2",
    "R-SUP-3",
)
"""What no engine shows: clocks, how things lie, sums of supplies. May only shrink."""

EXTENSIONS = ("ballot.", "tactic.", "table.power_request", "table.tactics")
"""What Advanced Play and Optional Tactics add, with Headlines of that profile."""
OF_EXTENSIONS = ("R-NET-", "R-COST-12")
"""Rulings of Advanced Play that are about faces of the Default Game."""


def test_no_ruling_of_the_default_game_lacks_a_scenario() -> None:
    lacking = [one.ruling for one in catalogue().rulings if not one.ruling.scenarios]
    unplayable = sorted(one.id for one in lacking if one.print_only)
    assert unplayable == list(UNPLAYABLE)
    assert [
        ruling.id
        for ruling in lacking
        if ruling.id not in UNPLAYABLE and not any(_extensions(ruling))
    ] == []


def _extensions(ruling: Ruling) -> Iterator[str]:
    """What a ruling is about that the Default Game does not have."""
    if ruling.id.startswith(OF_EXTENSIONS):
        yield ruling.id
    advanced = {
        f"headline.{face['id']}"
        for face in bundle().of("headline")
        if face["profile"] == "advanced"
    }
    for name in ruling.about:
        if name.startswith(EXTENSIONS) or name in advanced:
            yield name
