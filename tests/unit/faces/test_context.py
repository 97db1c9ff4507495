"""What a template knows as `face`."""

from pathlib import Path

import pytest

from rulewright.faces.context import FIT, FaceContext, Variant
from rulewright.model import Catalogue, Figure
from samples import cards
from unit.faces.atelier import plain
from unit.mandate2038.workshop import content
from unit.pipeline.bench import loaded

TWO = "- {id: a, name: A, copies: 2}\n- {id: b, name: B, copies: 3}\n"


def context(catalogue: Catalogue, name: str, owner: str | None = None) -> FaceContext:
    item = catalogue.find(name)
    assert item is not None
    found = catalogue.find(owner) if owner else None
    variant = Variant(owner or "", 1, found)
    return FaceContext(catalogue, item, variant, plain)


def test_numbers_of_the_deck_name_their_homes(tmp_path: Path) -> None:
    face = context(loaded(tmp_path, cards(TWO))[0], "card.b")
    assert face.number == Figure(2, "card.b.number", "02")
    assert face.copies == Figure(3, "card.b.copies")
    assert face.deck_copies == Figure(5, "deck.cards.copies")
    assert (face.deck.code, face.kind, face.variant, face.fit) == (
        "CD",
        "card",
        "",
        FIT,
    )
    assert face.owner is None
    assert face.cost == []


def test_a_field_of_another_kind_is_nothing_and_one_of_none_is_an_error(
    tmp_path: Path,
) -> None:
    face = context(loaded(tmp_path)[0], "card.shore")
    assert face.weight is None
    with pytest.raises(AttributeError, match="wieght"):
        _ = face.wieght
    with pytest.raises(AttributeError):
        _ = face._private


def test_a_reference_is_the_component_that_it_names(tmp_path: Path) -> None:
    catalogue = content(tmp_path)
    face = context(catalogue, "program.mega_cluster")
    assert face.era.name_in_game == f"era.{face.component.era}"
    assert face.name == "Mega-Cluster"


def test_an_owned_card_knows_its_owner_and_its_cost(tmp_path: Path) -> None:
    catalogue = content(tmp_path)
    owner = catalogue.owners[0]
    face = context(catalogue, "action.research", owner.name)
    assert face.owner is not None
    assert face.owner.name == owner.component.name
    paid = dict(face.cost)
    assert paid
    for figure in paid.values():
        assert figure.home.startswith("action.research.")
        assert catalogue.figure(figure.home, owner) == figure
