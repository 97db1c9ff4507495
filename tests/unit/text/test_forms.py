"""Forms: which of them a game can use, and their terminals."""

import pytest

from rulewright.text.forms import Forms
from rulewright.text.phrase import Joining, Phrase, parts_of

GAIN = Phrase("effect.gain", "effect", "gain* {q:amount}", {"do": "gain", "q": "$q"})
AMOUNT = Phrase("amount.amount", "amount", "{n:int} {r:res#n}", {"n": "$n", "of": "$r"})
COST = Phrase("unit.cost", "unit", "Cost : {q:amount} .", {"cost": "$q"})
STEPS = Phrase("unit.steps", "unit", "move* {n:int} step#n .", {"steps": "$n"})
AND = Joining("effects", "effect", "and")


def test_a_form_without_anything_for_a_slot_is_left_out_with_all_above_it() -> None:
    with_terms = Forms((GAIN, AMOUNT, COST), (AND,), {"res"})
    assert not with_terms.left_out
    assert set(with_terms.joinings) == {"effects"}
    without = Forms((GAIN, AMOUNT, COST), (AND,), {"cube"})
    assert without.left_out == (GAIN, AMOUNT, COST)
    assert not without.joinings


def test_two_phrases_of_one_id_are_refused() -> None:
    with pytest.raises(ValueError, match=r"unit\.steps"):
        Forms((STEPS, STEPS), (), ())


def test_terminals_do_not_tell_forms_of_a_word_apart() -> None:
    forms = Forms((GAIN, AMOUNT, STEPS), (), {"res"})
    assert forms.surfaces["gain"] == forms.surfaces["gains"] == "gain*"
    assert forms.surfaces["step"] == forms.surfaces["steps"] == "step#"
    symbols = [forms.terminal(part) for part in parts_of(GAIN.words)]
    assert symbols == ["gain*", "@amount"]
    assert forms.symbol("res") == "<res>"
    assert forms.symbol("int") == "<int>"


def test_a_plain_word_that_is_a_form_of_a_verb_shares_its_terminal() -> None:
    fixed = Phrase("unit.fixed", "unit", "he gains a step#sg .", "fixed")
    forms = Forms((GAIN, AMOUNT, fixed), (), {"res"})
    assert forms.terminal(parts_of(fixed.words)[1]) == "gain*"


def test_line_heads_are_the_words_before_the_colon_of_a_line() -> None:
    head = Phrase("unit.head", "unit", "choose one :", "list")
    new = Phrase("unit.new", "unit", "New this Tide : {q:amount} .", {"new": "$q"})
    forms = Forms((COST, head, new, AMOUNT), (), {"res"})
    assert forms.line_heads == (("Cost",), ("New", "this", "Tide"))
