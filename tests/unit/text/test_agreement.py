"""Agreement: the forms of verbs, nouns and articles."""

import pytest

from rulewright.text import agreement


@pytest.mark.parametrize(
    ("base", "third"),
    [
        ("gain", "gains"),
        ("pay", "pays"),
        ("ready", "readies"),
        ("discard", "discards"),
        ("pass", "passes"),
        ("is", "is"),
        ("have", "has"),
        ("do", "does"),
    ],
)
def test_a_verb_takes_the_form_of_a_single_third_person(base: str, third: str) -> None:
    assert agreement.verb(base, "third") == third


def test_a_verb_is_met_in_all_its_forms() -> None:
    assert agreement.verb_forms("is") == ("be", "is", "are")
    assert agreement.verb_forms("gain") == ("gain", "gains")


@pytest.mark.parametrize(
    ("singular", "plural"),
    [("step", "steps"), ("category", "categories"), ("hex", "hexes"), ("die", "dice")],
)
def test_nouns_that_are_not_terms_have_plurals(singular: str, plural: str) -> None:
    assert agreement.plural(singular) == plural


@pytest.mark.parametrize(
    ("word", "article"),
    [
        ("Team", "a"),
        ("Era", "an"),
        ("unlocked", "an"),
        ("unit", "a"),
        ("used", "a"),
        ("one", "a"),
        ("auction", "an"),
    ],
)
def test_the_article_goes_by_sound(word: str, article: str) -> None:
    assert agreement.article(word) == article


def test_subjects_rule_their_verbs() -> None:
    assert agreement.of_subject("you") == agreement.YOU
    assert agreement.of_subject(["action.sail", "action.fish"]) == agreement.PLURAL
    assert agreement.of_subject(["action.sail"]) == agreement.THIRD
    assert agreement.of_subject({"each": "player"}) == agreement.THIRD
    assert agreement.of_subject({"plural": True}) == agreement.PLURAL
