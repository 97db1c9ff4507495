"""Conditions: what each form of the family claims."""

import pytest

from rulewright.text.phrase import Claim
from unit.text.phrases.reader import front_of

COINS: Claim = {"n": 2, "of": "res.coin"}


@pytest.mark.parametrize(
    ("words", "claim"),
    [
        (
            "If you have 2 or more Coins",
            {"if": [{"have": {"at_least": 2, "of": "res.coin"}, "who": "you"}]},
        ),
        ("If you cannot pay", {"if": [{"cannot": "pay"}]}),
        ("If you do", {"if": [{"did": "that"}]}),
        (
            "If nothing was paid and no rival accepted",
            {"if": [{"paid": "nothing"}, {"answer": "none_accepted"}]},
        ),
        ("If that rival accepts", {"if": [{"answer": "accept"}]}),
        ("If you took 2 Coins", {"if": [{"took": COINS}]}),
        (
            "If you returned 1 or more Boats",
            {"if": [{"returned": {"at_least": 1}, "of": "piece.boat"}]},
        ),
        ("If you moved that Boat", {"if": [{"moved": "piece.boat"}]}),
        (
            "If more than half of the players chose Storm",
            {
                "if": [
                    {
                        "chose": "option.storm",
                        "share": {"more_than": "half"},
                        "of": "players",
                    }
                ]
            },
        ),
        ("If there are 4 or more rivals", {"if": [{"rivals": {"at_least": 4}}]}),
    ],
)
def test_words_claim_and_are_written_back(words: str, claim: Claim) -> None:
    assert front_of(words) == claim
