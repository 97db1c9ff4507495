"""Ops that move, place and spend pieces, tiles and cards."""

import pytest

from unit.mandate2038.workshop import complaints


@pytest.mark.parametrize(
    ("op", "expected"),
    [
        ("{op: move, piece: {own: team, pick: any}, steps: 5, shared: true}", []),
        ("{op: move, piece: {own: team}}", ["0.ops.0.steps: missing"]),
        ("{op: move_to, piece: acting, to: {adjacent: destination}}", []),
        ("{op: place, piece: {supply: team, n: 1}, to: destination, as: contract}", []),
        ("{op: place, piece: {supply: team, n: 1}, to: {}}",
         ["0.ops.0.to: some_of"]),
        ("{op: place_pair, pair: joint_venture, bind: hosts}", []),
        ("{op: place_pair, pair: link}", ["0.ops.0.pair: literal_error"]),
        ("{op: return, piece: {own: team, pick: 1}}", []),
        ("{op: ready, card: {own: core_action, among: [organize], pick: 1}}", []),
        ("{op: ready, card: {own: program}}", ["0.ops.0.card.own: literal_error"]),
        ("{op: rotate, ring: inner, steps: 1, way: clockwise}", []),
        ("{op: rotate, ring: inner, steps: -1, way: clockwise}",
         ["0.ops.0.steps: greater_than_equal"]),
        ("{op: produce_tile, facility: {rival: facility, pick: 1}, as: self}", []),
    ],
)  # fmt: skip
def test_ops_on_pieces(op: str, expected: list[str]) -> None:
    assert complaints(f"- ops: [{op}]") == expected
