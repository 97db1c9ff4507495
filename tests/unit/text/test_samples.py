"""Samples: the shortest claim that shows a form."""

from rulewright.text.language import Language
from rulewright.text.phrase import Phrase
from unit.text.harbour import HARBOUR


def test_a_phrase_of_a_slot_is_shown_inside_a_sentence() -> None:
    assert HARBOUR.example("effect.gain") == "Each player gains 2 Coins."
    assert (
        HARBOUR.example("condition.have") == "If you have 2 or more Coins, break ties."
    )
    assert HARBOUR.example("unit.cost") == "Cost: 2 Coins."


def test_a_figure_is_never_below_what_its_form_allows() -> None:
    often = Phrase("unit.often", "unit", "up to {n:int} times .", {"n": "$n"}, {"n": 5})
    assert Language.build((often,), (), ()).example("unit.often") == "Up to 5 times."
