"""Nearest: what the author is shown for a sentence that was not read."""

from rulewright.text.reading import Stumble
from unit.text.harbour import HARBOUR


def stumble(text: str) -> Stumble:
    found = HARBOUR.read(text).stumble
    assert found is not None
    return found


def test_what_could_stand_there_is_said_for_people() -> None:
    assert stumble("Gain two Coins.").expected == ("a figure",)
    terms = stumble("Gain 2 boxes.").expected
    assert terms == ("a term such as Coin, Salt",)
    assert "the end" in stumble("Gain 2 Coins. Gain").expected


def test_the_forms_most_alike_are_shown_with_examples() -> None:
    near = stumble("Return your Boat to the supply.").nearest[0]
    assert near.form == "effect.return"
    assert near.words == "return [pieces] to supply"
    assert near.example == "Each player returns their Boat to supply."


def test_a_rare_word_weighs_more_than_a_common_one() -> None:
    near = [n.form for n in stumble("You secretly choose one of two.").nearest]
    assert near[0] in {"chooser.secret", "chooser.one"}


def test_words_like_nothing_have_no_near_form() -> None:
    assert stumble("History forgets, mostly.").nearest == ()
