"""Whole sentences: unread, written otherwise."""

import pytest

from unit.text.harbour import Face, Printed, codes, face, words_at


def test_an_unread_sentence_shows_the_word_and_the_nearest_forms() -> None:
    rules = (
        "Gain {catch.n} Coins.\nReturn your Boat to the supply. Gain {catch.n} Salt."
    )
    (found,) = face(rules).findings
    assert found.rule.code == "RW401"
    assert words_at(rules, found) == "the"
    assert found.says == "no sentence goes on with `the` here; it could be `supply`"
    assert "return [pieces] to supply" in found.hint
    assert "Each player returns their Boat to supply." in found.hint
    assert found.within == 'in card "First"'


def test_a_sentence_that_ends_too_early_is_underlined_at_its_end() -> None:
    rules = "Gain {catch.n}"
    (found,) = face(rules).findings
    assert found.rule.code == "RW401"
    assert found.says == "the sentence ends too early"
    assert words_at(rules, found) == "{catch.n}"


@pytest.mark.parametrize(
    ("rules", "slip", "right"),
    [
        (
            "Each player gain {catch.n} Coins.",
            "gain",
            "Each player gains {catch.n} Coins.",
        ),
        ("Gain {catch.one} Coins.", "Coins", "Gain {catch.one} Coin."),
        (
            "Each player gain {catch.n} Coin.",
            "gain {catch.n} Coin",
            "Each player gains {catch.n} Coins.",
        ),
    ],
)
def test_a_slip_is_underlined_and_the_right_form_shown(
    rules: str, slip: str, right: str
) -> None:
    (found,) = face(rules).findings
    assert found.rule.code == "RW402"
    assert words_at(rules, found) == slip
    assert found.hint == f"write: {right}"


def test_words_that_refuse_each_other_say_why() -> None:
    (found,) = face("Gain {catch.n} Coins and {catch.one} Rust.").findings
    assert found.rule.code == "RW401"
    assert found.says == "the verb before it does not take this amount"


def test_an_undeclared_label_is_told_as_one() -> None:
    rules = "Choose one:\n• Storm: Gain {catch.n} Coins."
    assert face(rules, storm="Storm").findings == []
    (found,) = face(rules, calm="Calm").findings
    assert found.rule.code == "RW401"
    assert words_at(rules, found) == "Storm"
    assert "`labels:`" in found.hint


def test_a_reminder_is_read_like_rules() -> None:
    rules = Printed("Gain {catch.n} Coins.")
    wrong = Printed("The sea brings more.", "reminder", ("reminder",))
    assert codes(Face((rules, wrong)).findings) == ["RW408"]
    right = Printed("Gain {catch.n} Salt.", "reminder", ("reminder",))
    assert Face((rules, right)).findings == []


def test_typographic_apostrophes_are_the_writer_s_own() -> None:
    assert face("Gain {catch.n} Coins. Choose a rival. That rival’s luck.").findings
