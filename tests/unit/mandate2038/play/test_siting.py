"""Siting: what a card asks of a place, from its words alone."""

import pytest

from rulewright_mandate2038.play.siting import HEX, NOWHERE, TILE, depends
from tabletop import rules


@pytest.mark.parametrize(
    ("card", "site"),
    [("fund", NOWHERE), ("research", TILE), ("deploy", TILE), ("build", HEX)],
)
def test_cards_of_the_game(card: str, site: int) -> None:
    face = next(one.face for one in rules().cards if one.face.id == card)
    assert depends(face.data) == site


def test_a_word_that_is_not_listed_depends_on_the_hex() -> None:
    assert depends({"effects": [{"ops": [{"op": "strange"}]}]}) == HEX
    deep = {"needs": {"all": [{"none": [{"strange": 1}]}, {"have": {"trust": 1}}]}}
    assert depends({"effects": [deep]}) == HEX
    assert depends({"effects": [{"needs": {"id": "x", "have": {"trust": 1}}}]}) == 0
