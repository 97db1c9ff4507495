"""What must hold in every state: each invariant finds its fault, and only then."""

from collections.abc import Callable

import pytest

from rulewright_mandate2038.play import invariants
from tabletop import Tabletop


def _slider(t: Tabletop) -> None:
    t.seat(0, runway=13)


def _cubes(t: Tabletop) -> None:
    t.v[t.r.at.bag] = 11


def _counted(t: Tabletop) -> None:
    t.v[t.r.at.built + 3] = 1


def _order(t: Tabletop) -> None:
    t.v[t.r.at.facility + 1] = 1
    t.v[t.r.at.built + 1] = 1


def _pair(t: Tabletop) -> None:
    t.v[t.r.at.venture] = 0


def _tile(t: Tabletop) -> None:
    t.tile("o3", "frontier")


@pytest.mark.parametrize(
    ("spoil", "invariant"),
    [
        (_slider, invariants.within_limits),
        (_cubes, invariants.within_limits),
        (_counted, invariants.room),
        (_order, invariants.facilities_in_order),
        (_pair, invariants.hosts),
        (_tile, invariants.map_is_whole),
    ],
)
def test_each_finds_its_fault(
    spoil: Callable[[Tabletop], None], invariant: object
) -> None:
    t = Tabletop("coalition_lab", "foundry")
    assert [said for one in invariants.ALL for said in one(t.r, t.s)] == []
    spoil(t)
    found = {one for one in invariants.ALL if list(one(t.r, t.s))}
    assert invariant in found
