"""Objects of the table: digits of their own, cells that match, the right way up."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from rulewright.measure import Size
from rulewright.publish.drawing import Drawing, draw_all
from rulewright.publish.tabletop import Cut, Piece, Side, Stack, Table, tabletop_files
from unit.publish.easel import CARD, artwork, templates

Drawings = dict[str, Drawing]


@pytest.fixture
def drawings(tmp_path: Path) -> Drawings:
    (drawing,) = draw_all([artwork(templates(tmp_path), "")], tmp_path / "cache")
    return {"card.first": drawing}


def laid(table: Table, drawings: Drawings) -> tuple[list[Any], set[str]]:
    files = dict(tabletop_files(table, drawings, "https://example.org/"))
    return json.loads(files["pebble.json"])["ObjectStates"], set(files)


def stack(cards: int, copies: int = 1, trim: Size = CARD) -> Stack:
    sides = tuple(Side("card.first", f"No. {n}", "", copies) for n in range(cards))
    return Stack("cards", "Card", sides, None, trim, 50)


def piece(cut: Cut, copies: int) -> Piece:
    return Piece(Side("card.first", "Marker", "", copies), None, cut, CARD, 50)


def table(stacks: tuple[Stack, ...] = (), pieces: tuple[Piece, ...] = ()) -> Table:
    return Table("pebble", "Pebble", "2026", stacks, pieces)


def test_a_large_deck_runs_over_several_pictures(drawings: Drawings) -> None:
    (deck,), files = laid(table((stack(75, copies=2),)), drawings)
    pictures = deck["CustomDeck"]
    assert [p["NumWidth"] * p["NumHeight"] for p in pictures.values()] == [70, 5]
    assert {"cards-1.png", "cards-2.png"} <= files
    assert deck["DeckIDs"] == [n for n in range(100, 170) for _ in "ab"] + [
        n for n in range(200, 205) for _ in "ab"
    ]
    assert all(
        card["CustomDeck"].keys() <= pictures.keys()
        for card in deck["ContainedObjects"]
    )


def test_no_two_of_a_thousand_objects_share_their_digits(drawings: Drawings) -> None:
    # A thousand digests cut to six digits: about one pair in thirty tables is alike,
    # and eight thousand have two.
    objects, _ = laid(table((), (piece("box", 8000),)), drawings)
    assert set(Counter(thing["GUID"] for thing in objects).values()) == {1}


def test_a_deck_without_copies_is_no_object(drawings: Drawings) -> None:
    objects, files = laid(table((stack(2, copies=0),), (piece("hex", 1),)), drawings)
    assert [thing["Name"] for thing in objects] == ["Custom_Tile"]
    assert "cards-1.png" not in files


@pytest.mark.parametrize(("cut", "type_"), [("box", 0), ("hex", 1), ("circle", 2)])
def test_pieces_are_cut_as_they_are_printed(
    drawings: Drawings, cut: Cut, type_: int
) -> None:
    objects, files = laid(table((), (piece(cut, 3),)), drawings)
    assert len(objects) == 3
    assert files == {"pebble.json", "card.first.png", "blank-63000x88000.png"}
    places = {(t["Transform"]["posX"], t["Transform"]["posZ"]) for t in objects}
    assert len(places) == 3
    form = objects[0]["CustomImage"]["CustomTile"]
    assert (form["Type"], form["Stackable"]) == (type_, True)


def test_cards_lie_face_down_and_wide_ones_sideways(drawings: Drawings) -> None:
    wide = Size(CARD.height, CARD.width)
    (deck,), _ = laid(table((stack(2, trim=wide),)), drawings)
    assert deck["Transform"]["rotZ"] == 180
    assert deck["SidewaysCard"] is True
