"""Bodies: what each form of the family claims."""

import pytest

from rulewright.text.phrase import Claim
from unit.text.phrases.reader import body_of

COINS: Claim = {"n": 2, "of": "res.coin"}


@pytest.mark.parametrize(
    ("words", "claim"),
    [
        ("Gain 2 Coins.", {"who": "you", "must": [{"do": "gain", "q": COINS}]}),
        (
            "Each player gains 2 Coins.",
            {"who": "each_player", "must": [{"do": "gain", "q": COINS}]},
        ),
        ("You may gain 2 Coins.", {"who": "you", "may": [{"do": "gain", "q": COINS}]}),
        (
            "The winner may gain 2 Coins.",
            {"who": "auction_winner", "may": [{"do": "gain", "q": COINS}]},
        ),
        (
            "No player may choose a rival.",
            {"who": "all", "cannot": [{"do": "choose", "what": "rival"}]},
        ),
        ("Sail costs 2 Coins.", {"field": ["action.sail"], "set": [{"cost": COINS}]}),
        (
            "Sail may gain 2 Coins.",
            {"field": ["action.sail"], "may_set": [{"gain": COINS}]},
        ),
        ("Salt cannot be traded.", {"cannot_be": "traded", "what": "res.salt"}),
        ("This Salt cannot be sold.", {"cannot_be": "sold", "what": "res.salt"}),
        ("All Salt leaves play.", {"leaves_play": "res.salt"}),
    ],
)
def test_words_claim_and_are_written_back(words: str, claim: Claim) -> None:
    assert body_of(words) == claim
