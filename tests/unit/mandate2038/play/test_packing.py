"""Packing: a piece as one number and back; its key for its owner and for others."""

import pytest

from rulewright_mandate2038.play.packing import (
    FACILITY,
    PAWN,
    index_of,
    kind_of,
    pack,
    piece_key,
    seat_of,
)


@pytest.mark.parametrize("kind", [PAWN, FACILITY])
@pytest.mark.parametrize("seat", range(6))
def test_there_and_back(kind: int, seat: int) -> None:
    for index in range(4):
        piece = pack(kind, seat, index)
        assert (kind_of(piece), seat_of(piece), index_of(piece)) == (kind, seat, index)


def test_keys() -> None:
    assert piece_key(0, pack(PAWN, 0, 0)) == "ceo"
    assert piece_key(0, pack(PAWN, 0, 2)) == "team2"
    assert piece_key(0, pack(FACILITY, 2, 0)) == "seat2:facility1"
