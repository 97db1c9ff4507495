"""Copies run by deck, then by owner, then as the orders come."""

import pytest

from rulewright.press.collation import Order, collate

ORDERS = [
    Order("build", "card", "actions", 1, owner="red", deck_name="Core Action"),
    Order("build_b", "card", "actions", 1, owner="blue"),
    Order("news", "card", "headlines", 2, back="news_back"),
    Order("deploy", "card", "actions", 1, owner="red"),
    Order("cloud", "tile", "tiles", 3),
]


def test_decks_and_owners_stay_together() -> None:
    cards, tiles = collate(ORDERS)
    faces = [copy.face for copy in cards.copies]
    assert faces == ["build", "deploy", "build_b", "news", "news"]
    assert [copy.number for copy in tiles.copies] == [1, 2, 3]
    assert {copy.of for copy in tiles.copies} == {3}


def test_a_copy_knows_its_back_and_the_name_of_its_deck() -> None:
    cards, _ = collate(ORDERS)
    assert cards.copies[0].deck_name == "Core Action"
    assert cards.copies[-1].deck_name == "headlines"
    assert cards.copies[-1].back == "news_back"


def test_no_copies_no_run() -> None:
    assert collate([Order("face", "card", "deck", 0)]) == ()


def test_fewer_than_none_is_a_fault_of_the_caller() -> None:
    with pytest.raises(ValueError, match="fewer than no copies"):
        collate([Order("face", "card", "deck", -1)])
