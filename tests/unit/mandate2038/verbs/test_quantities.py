"""Quantities of the game: tile constants, fields with their changes."""

import pytest

from unit.mandate2038.verbs.lectern import amount, table


@pytest.mark.parametrize(
    ("tile", "price"), [("grid_reactor", 1), ("renewable_basin", 2), ("talent", 0)]
)
def test_a_constant_of_the_tile_at_the_destination(tile: str, price: int) -> None:
    t = table()
    t.tile("i0", tile)
    t.v[t.r.at.destination] = 1
    form = {"constant": "generator.cost.runway", "of": "destination"}
    assert amount(t, form) == price


def test_a_field_with_its_changes() -> None:
    t = table()
    assert amount(t, {"field": "run.domain_value"}) == 1
    t.headline("recursive_self_improvement")
    assert amount(t, {"field": "run.domain_value"}) == 2
