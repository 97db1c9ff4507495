"""Pieces, places, cards, and what is chosen among."""

import pytest

from unit.mandate2038.workshop import complaints


@pytest.mark.parametrize(
    ("piece", "expected"),
    [
        ("acting", ""),
        ("{id: mine, own: facility, state: powered, pick: 1, at: destination}", ""),
        ("{own: facility, pick: all}", ".pick: literal_error"),
        ("{own: facility, pick: 0}", ".pick: greater_than_equal"),
        ("{rival: facility, adjacent: destination, pick: 1}", ""),
        ("{rival: facility, at: destination}", ".at: extra_forbidden"),
        ("{supply: team, n: 1}", ""),
        ("{supply: team}", ".n: missing"),
        ("{own: pawn, rival: pawn}", ".rival: extra_forbidden"),
        ("3", ": no_such_form"),
    ],
)
def test_pieces(piece: str, expected: str) -> None:
    found = complaints(f"- ops: [{{op: return, piece: {piece}}}]")
    assert found == ([f"0.ops.0.piece{expected}"] if expected else [])
