"""Rulings of the Default Game, played through the public interface, by their ids."""

from functools import cache

import pytest

from rulewright.model.catalogue import PlacedRuling
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
