"""The catalogue: components in the order of content, and what their names mean."""

from pathlib import Path
from typing import Any

import pytest

from rulewright.model import Card, Catalogue, Figure, Item, Kind
from rulewright.model.homes import Ambiguous
from rulewright.source import Loc
from samples import CARD_HEAD, cards
from unit.model.desk import CARDS, catalogue, items

CARD = Kind("card", Card, "rulewright")
FIGURES = (
    CARD_HEAD
    + """\
- id: shore
  name: The Shore
  effects:
  - {id: tide, ops: [{op: gain, what: pebbles, n: 2}]}
  - id: gift
    ops: [{op: gain, what: pebbles, n: 3}, {op: draw, deck: cards, n: 1}]
- id: dune
  name: The Dune
  effects:
  - {id: wind, ops: [{op: gain, what: pebbles, n: 5}]}
  - {id: card, ops: [{op: gain, what: pebbles, n: 7}]}
"""
)


@pytest.fixture(scope="module")
def pebble(tmp_path_factory: pytest.TempPathFactory) -> Catalogue:
    """The sample with a second file for its first deck."""
    more = CARD_HEAD + "- {id: dune, name: The Dune, copies: 0}\n"
    folder = tmp_path_factory.mktemp("pebble")
    return catalogue(folder, {"components/cards_more.yaml": more})


def test_items_stand_in_the_order_of_content(pebble: Catalogue) -> None:
    names = ["card.shore", "card.dune", "stone.flint"]
    assert [item.name for item in pebble.items] == names
    assert [item.number for item in pebble.items] == [1, 2, 1]


def test_a_deck_gathers_its_files(pebble: Catalogue) -> None:
    decks = {deck: [i.name for i in items] for deck, items in pebble.decks.items()}
    assert decks == {"cards": ["card.shore", "card.dune"], "stones": ["stone.flint"]}


def test_components_are_found_by_name_and_by_kind(pebble: Catalogue) -> None:
    dune = pebble.find("card.dune")
    assert dune is not None
    assert dune is pebble.items[1]
    assert pebble.find("stone.dune") is None
    assert [item.name for item in pebble.of("card")] == ["card.shore", "card.dune"]
    assert pebble.of("tile") == ()


def test_owners_are_the_components_of_the_kind_that_the_game_names(
    pebble: Catalogue, tmp_path: Path
) -> None:
    assert pebble.owners == ()
    game = (Path(pebble.items[0].document.path).parents[1] / "game.yaml").read_text()
    owned = catalogue(tmp_path, {"game.yaml": game + "owners: stone\n"})
    assert [item.name for item in owned.owners] == ["stone.flint"]


def test_a_file_is_found_by_its_name(pebble: Catalogue) -> None:
    file = pebble.file("game.yaml")
    assert file is not None
    assert file.data["id"] == "pebble"
    assert pebble.file("game.yml") is None


def test_an_item_knows_where_it_stands(pebble: Catalogue) -> None:
    shore = pebble.items[0]
    assert shore.heading == 'card "The Shore"'
    assert shore.data["copies"] == 3
    span = shore.span(("copies",))
    assert (Path(span.file).name, span.line, span.column) == ("cards.yaml", 7, 11)
    assert shore.deck is not None
    assert shore.deck.code == "CD"


def test_passages_are_the_strings_that_print(pebble: Catalogue) -> None:
    shore = pebble.items[0]
    passages = [(p.loc, p.role, p.source) for p in pebble.passages(shore)]
    assert passages == [
        (("name",), "title", "The Shore"),
        (("rules",), "rules", "Gain {tide.n} Pebbles.\n"),
        (("flavour",), "flavour", "The sea keeps no receipts."),
    ]


def test_a_passage_places_its_words_in_the_file(pebble: Catalogue) -> None:
    rules = next(p for p in pebble.passages(pebble.items[0]) if p.role == "rules")
    start = rules.source.index("{tide.n}")
    span = rules.place(start, start + len("{tide.n}"))
    assert (span.line, span.column, span.end_line, span.end_column) == (10, 10, 10, 18)


def test_fields_of_all_kinds_are_known_by_name(pebble: Catalogue) -> None:
    assert {"flavour", "weight", "surface"} <= pebble.field_names
    assert "kind" not in pebble.field_names


@pytest.mark.parametrize(
    ("reference", "figure"),
    [
        ("tide.n", Figure(2, "card.shore.tide.n")),
        ("card.dune.wind.n", Figure(5, "card.dune.wind.n")),
        ("card.shore.tide.n", Figure(2, "card.shore.tide.n")),
        ("gift.ops.1.n", Figure(1, "card.shore.gift.ops.1.n")),
        ("tide.m", None),
        ("wind.n", None),
        ("card.dnue.wind.n", None),
        ("card.dune", None),
        ("tide", None),
    ],
)
def test_a_reference_names_a_number_here_or_elsewhere(
    tmp_path: Path, reference: str, figure: Figure | None
) -> None:
    found = catalogue(tmp_path, {"components/cards.yaml": FIGURES})
    assert found.figure(reference, found.items[0]) == figure


def test_a_name_on_the_face_wins_over_a_component(tmp_path: Path) -> None:
    found = catalogue(tmp_path, {"components/cards.yaml": FIGURES})
    shore, dune = found.items[:2]
    assert found.figure("card.n", shore) is None
    assert found.figure("card.n", dune) == Figure(7, "card.dune.card.n")
    assert found.figure("card.shore.tide.n", dune) == Figure(2, "card.shore.tide.n")


def test_a_name_of_two_numbers_is_ambiguous(tmp_path: Path) -> None:
    found = catalogue(tmp_path, {"components/cards.yaml": FIGURES})
    shore, dune = found.items[:2]
    here, there = found.figure("gift.n", shore), found.figure("card.shore.gift.n", dune)
    assert isinstance(here, Ambiguous)
    assert [loc[-1] for loc in here.locs] == ["n", "n"]
    assert there == here


def test_a_number_is_printed_under_the_name_of_its_own_key() -> None:
    (shore,) = items(CARD, CARDS)
    assert shore.paths == {("effects", 0, "ops", 0, "n"): "tide.n"}


def test_every_path_leads_back_to_its_number(tmp_path: Path) -> None:
    found = catalogue(tmp_path, {"components/cards.yaml": FIGURES})
    for item in found.items[:2]:
        assert {loc[-1] for loc in item.paths} == {"n"}
        for loc, path in item.paths.items():
            assert item.homes[path] == (loc, figure_at(item, loc))
    assert len(found.items[0].paths) == 3


def figure_at(item: Item, loc: Loc) -> object:
    value: Any = item.data
    for step in loc:
        value = value[step]
    return value


def test_an_empty_string_is_no_passage(tmp_path: Path) -> None:
    silent = catalogue(tmp_path, cards("- {id: a, name: A, rules: ''}\n"))
    assert [p.role for p in silent.passages(silent.items[0])] == ["title"]
