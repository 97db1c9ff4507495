"""Uses of a figure: by the place where it is written, whatever it is called."""

from pathlib import Path

import pytest

from rulewright.pipeline.subjects import home_at
from rulewright.pipeline.uses_of_figures import uses_of_figure
from samples import cards
from unit.pipeline.lookout import BODY, CARDS, item_of, library, mandate, told

TIDE = ("effects", 0, "ops", 0, "n")


def test_sentences_and_effects_refer_to_it(tmp_path: Path) -> None:
    found = library(tmp_path)
    shore = item_of(found, "card.shore")
    assert {told(use) for use in uses_of_figure(found, shore, TIDE)} == {
        (f"{CARDS}:8:59", "definition"),
        (f"{CARDS}:10:10", "figure in a sentence"),
        (f"{CARDS}:16:57", "effect"),
        (f"{CARDS}:18:10", "figure in a sentence"),
    }


def test_another_name_of_the_number_is_no_other_number(tmp_path: Path) -> None:
    body = cards(BODY.replace("Gain {tide.n}", "Gain {tide.0.n}"))
    found = library(tmp_path, body)
    uses = uses_of_figure(found, item_of(found, "card.shore"), TIDE)
    assert (f"{CARDS}:10:10", "figure in a sentence") in {told(use) for use in uses}


def test_what_a_template_prints_is_seen_on_the_face(tmp_path: Path) -> None:
    found = library(tmp_path)
    shore = item_of(found, "card.shore")
    assert {told(use) for use in uses_of_figure(found, shore, ("copies",))} == {
        (f"{CARDS}:7:11", "definition"),
        (f"{CARDS}:5:7", "figure printed by a template"),
    }


@pytest.mark.parametrize(
    ("home", "kind"),
    [
        ("table.audit.draws.over", "derived figure"),
        ("action.research.fee.compute", "cost strip"),
    ],
)
def test_costs_and_formulas_of_mandate(home: str, kind: str) -> None:
    found = mandate()
    number = home_at(found.catalogue, home)
    assert number is not None
    assert kind in {use.kind.value for use in uses_of_figure(found, *number)}
