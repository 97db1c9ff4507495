"""Changes: what each form of the family claims."""

import pytest

from rulewright.text.phrase import Claim
from unit.text.phrases.reader import body_of

COINS: Claim = {"n": 2, "of": "res.coin"}


def set_of(sentence: str) -> Claim:
    body = body_of(sentence)
    assert isinstance(body, dict)
    return body["set"]


@pytest.mark.parametrize(
    ("words", "claim"),
    [
        ("Sail costs 2 Coins.", [{"cost": COINS}]),
        ("Sail costs 1 more Coin.", [{"cost": {"more": 1, "of": "res.coin"}}]),
        ("Sail costs 2 less Salt.", [{"cost": {"less": 2, "of": "res.salt"}}]),
        ("Sail costs exactly 2 Coins.", [{"cost_final": COINS}]),
        ("Your first Coin cost is 1 less.", [{"less": 1}]),
        (
            "Sail gains 2 Coins instead of 1.",
            [{"gain": {"now": COINS, "instead_of": 1}}],
        ),
        ("That Boat produces 2 Coins.", [{"produce": COINS}]),
        ("Night Sail has 2 Coins.", [{"have": COINS}]),
        ("Your first Sail is worth 2 Coins.", [{"worth": COINS}]),
        (
            "Sail and Fish add 1 more Rust and remove 2 Rust.",
            [
                {"add": {"more": 1, "of": "cube.rust"}},
                {"remove": {"n": 2, "of": "cube.rust"}},
            ],
        ),
        (
            "Sail adds 2 Rust instead of 1.",
            [{"add": {"now": {"n": 2, "of": "cube.rust"}, "instead_of": 1}}],
        ),
    ],
)
def test_words_claim_and_are_written_back(words: str, claim: Claim) -> None:
    assert set_of(words) == claim
