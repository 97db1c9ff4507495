"""Kinds of what lies in the box beside cards."""

import pytest

from rulewright_mandate2038 import box
from unit.model.desk import faults, items, once

PIECES = """\
# yaml-language-server: $schema=../../../schemas/mandate2038/piece.json
kind: piece
deck: {id: bricks, name: Brick, code: BR, format: cube}
components:
- {id: brick, name: Brick, icon: facility, number: 2, make: stand, shape: circle}
"""
KINDS = {kind.id: kind for kind in box.KINDS}


def test_a_piece_is_a_token_with_an_owner() -> None:
    (item,) = items(KINDS["piece"], PIECES)
    piece = item.component
    assert isinstance(piece, box.Piece)
    assert (piece.number, piece.grid, piece.ink, piece.row) == (2, False, "owner", None)
    assert (piece.shape, piece.make, piece.profile) == ("circle", "stand", "default")


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("number: 2", "number: 0", "RW105"),
        ("make: stand", "make: glued", "RW104"),
        ("shape: circle", "shape: star", "RW104"),
        ("shape: circle", "ink: gold", "RW104"),
        ("icon: facility, ", "", "RW102"),
    ],
)
def test_a_piece_that_is_not_so(old: str, new: str, told: str) -> None:
    (said,) = faults(once(PIECES, old, new), KINDS["piece"].file_model())
    assert said.startswith(told)


def test_what_is_bought_has_no_deck() -> None:
    text = (
        PIECES.splitlines()[0].replace("piece.json", "accessory.json")
        + "\nkind: accessory\ncomponents:\n- {id: bag, name: Bag}\n"
    )
    (item,) = items(KINDS["accessory"], text)
    assert item.deck is None
    assert KINDS["accessory"].faceless
