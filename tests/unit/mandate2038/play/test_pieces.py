"""Pieces: room, presence, control."""

import pytest

from rulewright_mandate2038.play import geometry, pieces
from tabletop import Tabletop


def table() -> Tabletop:
    t = Tabletop("coalition_lab", "platform_empire", "foundry")
    for hex_ in ("i0", "i1", "i2", "i3", "i4", "i5", *(f"o{i}" for i in range(12))):
        t.tile(hex_, "talent")
    return t


def controls(t: Tabletop, hex_: str) -> int:
    return pieces.controller(t.r, t.s, geometry.NAMES.index(hex_))


def test_r_ctrl_1_a_tie_controls_nothing_and_offline_counts() -> None:
    t = table()
    t.pawn(0, 0, "i0")
    assert controls(t, "i0") == 0
    t.pawn(1, 0, "i0")
    assert controls(t, "i0") == -1
    t.facility(1, 0, "i0")
    assert controls(t, "i0") == 1, "R-OFF-1: without Power as well"


def test_r_ctrl_3_frontier_is_nobody_s() -> None:
    t = table()
    for seat in (1, 2):
        for pawn in (0, 1):
            t.pawn(seat, pawn, "i0")
    assert controls(t, "c") == -1


@pytest.mark.parametrize(
    ("places", "controller"),
    [
        ([(0, "o0")], 0),  # R-CTRL-4
        ([(0, "o0"), (1, "o6")], -1),  # R-CTRL-5
        ([(0, "o0"), (1, "o0")], -1),
        ([], -1),
    ],
)
def test_r_ctrl_4_5_the_authority_is_whoever_controls_more_of_it(
    places: list[tuple[int, str]], controller: int
) -> None:
    t = table()
    t.tile("o0", "government")
    t.tile("o6", "government")
    for seat, hex_ in places:
        t.pawn(seat, 0, hex_)
    assert pieces.name_controller(t.r, t.s, "government") == controller


def test_moving_a_facility_frees_its_space() -> None:
    t = table()
    t.facility(0, 0, "i0")
    t.facility(1, 0, "i0")
    assert not pieces.has_space(t.r, t.s, 1)
    t.facility(0, 0, "i1")
    assert pieces.has_space(t.r, t.s, 1)
    assert not pieces.has_space(t.r, t.s, 0), "Frontier has none"
