"""Single words: forbidden, retired, unknown."""

import pytest

from unit.text.harbour import codes, face, words_at


@pytest.mark.parametrize(
    ("rules", "code", "word", "hint"),
    [
        ("Receive {catch.n} Coins.", "RW405", "Receive", "say: gain"),
        ("Gain {catch.n} loot.", "RW405", "loot", "say: Coin"),
        ("Move your Boat to a Jetty hex.", "RW406", "Jetty", "say: Quay"),
        ("Gain {catch.n} Coyns.", "RW407", "Coyns", "is it `Coins`?"),
        ("Gain {catch.n} coins.", "RW407", "coins", "is it `Coins`, with its capital?"),
        ("Gain {catch.n} Marbles.", "RW407", "Marbles", "use a term"),
        ("Slat cannot be traded.", "RW407", "Slat", "is it `Salt`?"),
    ],
)
def test_one_word_is_one_finding_with_what_to_say(
    rules: str, code: str, word: str, hint: str
) -> None:
    (found,) = face(rules).findings
    assert found.rule.code == code
    assert words_at(rules, found) == word
    assert found.hint.startswith(hint)


def test_a_sentence_that_was_read_has_no_struck_word() -> None:
    assert face("Move your Boat to a Quay hex.").findings == []


@pytest.mark.parametrize(
    ("role", "words", "struck"),
    [
        ("flavour", "Meet at the Jetty hex, if any.", True),
        ("flavour", "Every Jetty has its rope.", False),
        ("title", "The Jetty Is Full", False),
        ("title", "Jetty", True),
        ("label", "Jetty tile", True),
        ("flavour", "A jetty like any other.", False),
    ],
)
def test_a_retired_name_is_struck_where_it_stands_as_a_name(
    role: str, words: str, *, struck: bool
) -> None:
    assert codes(face(words, role).findings) == (["RW406"] if struck else [])


def test_synonyms_may_stand_in_flavour() -> None:
    assert face("They receive the loot in silence.", "flavour").findings == []
