"""What a template sees of a component."""

from pathlib import Path

import pytest

from rulewright.faces.trace import collecting
from rulewright.faces.view import View, costs, home_of
from rulewright.model import Catalogue, Figure
from samples import cards
from unit.faces.atelier import plain
from unit.pipeline.bench import loaded

BODY = """\
- id: shore
  name: The Shore
  copies: 3
  labels: {ebb: Low water}
  effects:
  - {id: tide, limit: {uses: 1, per: round}, ops: [{op: gain, what: pebbles, n: 2}]}
  - {id: fee, ops: [{op: pay, what: pebbles, n: 4}, {op: draw, deck: cards, n: 9}]}
  rules: |
    Gain two.
  flavour: The sea.
"""


@pytest.fixture
def catalogue(tmp_path: Path) -> Catalogue:
    return loaded(tmp_path, cards(BODY))[0]


def test_numbers_are_figures_with_the_name_that_a_sentence_uses(
    catalogue: Catalogue,
) -> None:
    view = View(catalogue.items[0], plain)
    assert view.copies == Figure(3, "card.shore.copies")
    assert view.effects[0].limit.uses == Figure(1, "card.shore.tide.uses")
    assert view.effects[0].ops[0].n == Figure(2, "card.shore.tide.n")
    stone = View(catalogue.items[1], plain)
    assert stone.weight == Figure(3, "stone.flint.weight")


def test_rules_are_typeset_and_other_words_are_as_authored(
    catalogue: Catalogue,
) -> None:
    view = View(catalogue.items[0], plain)
    assert [paragraph.words() for paragraph in view.rules] == ["Gain two."]
    assert view.reminder == ()
    assert view.flavour == "The sea."
    assert view.labels == {"ebb": "Low water"}
    assert view.icon is None
    assert view.name_in_game == "card.shore"


def test_a_field_that_is_not_there_is_an_error(catalogue: Catalogue) -> None:
    with pytest.raises(AttributeError, match="nmae"):
        _ = View(catalogue.items[0], plain).nmae


def test_reading_is_noted(catalogue: Catalogue) -> None:
    with collecting() as notes:
        assert View(catalogue.items[1], plain).name == "Flint"
    assert list(notes) == ["stone.flint"]


def test_a_home_without_a_name_is_its_path(catalogue: Catalogue) -> None:
    item = catalogue.items[0]
    assert home_of(item, ("copies",)) == "card.shore.copies"
    assert home_of(item, ("effects", 0, "ops", 0, "n")) == "card.shore.tide.n"


def test_a_cost_is_what_the_entry_pays_and_nothing_else(catalogue: Catalogue) -> None:
    item = catalogue.items[0]
    ((resource, figure),) = costs(item, "fee")
    assert (resource, figure.value) == ("n", 4)
    # Two numbers of the entry are called `n`; the home tells them apart.
    assert catalogue.figure("fee.n", item) != figure
    assert catalogue.figure(figure.home, item) == figure
    assert list(costs(item, "tide")) == list(costs(item, "nowhere")) == []
