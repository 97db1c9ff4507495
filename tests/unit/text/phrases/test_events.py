"""Events and deeds: what each form of the family claims."""

import pytest

from rulewright.text.phrase import Claim
from unit.text.phrases.reader import front_of

COINS: Claim = {"n": 2, "of": "res.coin"}


@pytest.mark.parametrize(
    ("words", "claim"),
    [
        (
            "After you gain 2 Coins",
            {"when": {"after": {"you": {"do": "gain", "q": COINS}}}},
        ),
        (
            "After a rival gains 2 Coins",
            {"when": {"after": {"rival": {"do": "gain", "q": COINS}}}},
        ),
        (
            "After a player moves their Boat to a Quay hex",
            {
                "when": {
                    "after": {
                        "any_player": {
                            "do": "move",
                            "what": {"the": "piece.boat", "whose": "own"},
                            "to": {"a": ["place.quay"]},
                        }
                    }
                }
            },
        ),
        (
            "After you gain 2 or more Coins",
            {
                "when": {
                    "after": {
                        "you": {"do": "gain", "q": {"at_least": 2, "of": "res.coin"}}
                    }
                }
            },
        ),
        (
            "When you place it",
            {"when": {"when": {"you": {"do": "place", "what": "it"}}}},
        ),
        ("Before the Tide", {"when": {"before": {"box": "box.tide"}}}),
    ],
)
def test_words_claim_and_are_written_back(words: str, claim: Claim) -> None:
    assert front_of(words) == claim
