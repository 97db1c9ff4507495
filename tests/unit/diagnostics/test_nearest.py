"""The nearest name is the one that was probably meant, and never a far one."""

import pytest

from rulewright.diagnostics import nearest

NAMES = ["runway", "compute", "scrutiny", "safe_house", "era_demo", "cap"]


@pytest.mark.parametrize(
    ("word", "meant"),
    [
        ("runaway", "runway"),
        ("runwy", "runway"),
        ("rnuway", "runway"),
        ("Compute", "compute"),
        ("safe-house", "safe_house"),
        ("Safe House", "safe_house"),
        ("saef_huose", "safe_house"),
        ("cup", "cap"),
        ("runway", "runway"),
        ("market", None),
        ("dial", None),
        ("", None),
        ("x", None),
    ],
)
def test_nearest(word: str, meant: str | None) -> None:
    assert nearest(word, NAMES) == meant


def test_a_tie_goes_to_the_alphabet_whatever_the_order() -> None:
    assert nearest("cat", ["cot", "cut", "bat"]) == "bat"
    assert nearest("cat", ["bat", "cut", "cot"]) == "bat"
    assert nearest("cat", ["cart", "cat", "bat"]) == "cat"


def test_short_words_are_not_guessed() -> None:
    assert nearest("id", ["ai", "is"]) is None
    assert nearest("ID", ["id"]) == "id"


def test_long_words_may_differ_in_four_letters_at_most() -> None:
    word = "abcdefghijklmnopqrstuvwxyz"
    assert nearest(word, ["0000" + word[4:]]) is not None
    assert nearest(word, ["00000" + word[5:]]) is None


def test_nothing_is_known() -> None:
    assert nearest("runway", []) is None
