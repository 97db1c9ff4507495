"""Lines of a face: what each form of the family claims."""

import pytest

from rulewright.text.phrase import Claim
from unit.text.phrases.reader import claim_of

COINS: Claim = {"n": 2, "of": "res.coin"}


@pytest.mark.parametrize(
    ("words", "claim"),
    [
        (
            "Gain 2 Coins.",
            {"front": {}, "body": {"who": "you", "must": [{"do": "gain", "q": COINS}]}},
        ),
        (
            "Gain 2 Coins (maximum 3).",
            {
                "front": {},
                "body": {"who": "you", "must": [{"do": "gain", "q": COINS}]},
                "cap": 3,
            },
        ),
        ("Choose one:", {"front": {}, "list": {"who": "you", "choose": "one"}}),
        (
            "You may choose one:",
            {"front": {}, "list": {"who": "you", "may_choose": "one"}},
        ),
        (
            "Each player may choose one:",
            {"front": {}, "list": {"who": "each_player", "may_choose": "one"}},
        ),
        (
            "Each player secretly chooses one:",
            {
                "front": {},
                "list": {"who": "each_player", "choose": "one", "secretly": True},
            },
        ),
        ("Storm:", {"label": "option.storm"}),
        ("1–3, Storm:", {"label": "option.storm", "on_roll": "1–3"}),
        ("Cost: 2 Coins.", {"cost": [COINS]}),
        ("Where: a Quay hex.", {"where": {"a": ["place.quay"]}}),
        ("Where: anywhere.", {"where": "anywhere"}),
        (
            "Needs: 2 or more Coins.",
            {"needs": {"atleast": {"at_least": 2, "of": "res.coin"}}},
        ),
        (
            "Needs: the Salt your next Reef Pass requires.",
            {"needs": {"requirement_of_next": "res.reef_pass", "in": "res.salt"}},
        ),
        (
            "Needs: the Ferry in supply.",
            {"needs": {"in_supply": {"the": "piece.ferry"}}},
        ),
        (
            "Play: when you resolve Sail.",
            {"play": {"when": {"you": {"do": "resolve", "what": ["action.sail"]}}}},
        ),
        ("Limit: once per game.", {"limit": {"times": 1, "per": "game"}}),
        (
            "Limit: once per game for each player.",
            {"limit": {"times": 1, "per": "game", "each": "player"}},
        ),
    ],
)
def test_words_claim_and_are_written_back(words: str, claim: Claim) -> None:
    assert claim_of(words) == claim
