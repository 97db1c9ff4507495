"""Differences: the fewest words that depart from what was written back."""

import pytest

from rulewright.text.differences import differing


@pytest.mark.parametrize(
    ("text", "written", "words"),
    [
        ("Each player gain 1 Coin.", "Each player gains 1 Coin.", "gain"),
        ("Gain 1 Coin and gain 1 Salt.", "Gain 1 Coin and 1 Salt.", "gain"),
        ("Gain 1 Coins.", "Gain 1 Coin.", "Coins"),
        ("gain 1 Coin.", "Gain 1 Coin.", "gain"),
        ("Gain 1 Coin", "Gain 1 Coin.", "n"),
    ],
)
def test_the_difference_is_as_small_as_can_be(
    text: str, written: str, words: str
) -> None:
    start, end = differing(text, written)
    assert text[start:end] == words
