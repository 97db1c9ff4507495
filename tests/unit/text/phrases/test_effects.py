"""Effects: what each form of the family claims."""

import pytest

from rulewright.text.phrase import Claim
from unit.text.phrases.reader import must_of

COINS: Claim = {"n": 2, "of": "res.coin"}


@pytest.mark.parametrize(
    ("words", "claim"),
    [
        ("Gain 2 Coins.", {"do": "gain", "q": COINS}),
        ("Pay 2 Coins.", {"do": "pay", "q": COINS}),
        ("Add 2 Rust.", {"do": "add", "q": {"n": 2, "of": "cube.rust"}}),
        ("Remove 1 Rust.", {"do": "remove", "q": {"n": 1, "of": "cube.rust"}}),
        ("Pay the bid.", {"do": "pay", "what": "bid"}),
        ("Take up to 2 Coins.", {"do": "take", "up_to": 2, "of": "res.coin"}),
        (
            "Move your Boat up to 1 step.",
            {"do": "move", "what": {"the": "piece.boat", "whose": "own"}, "up_to": 1},
        ),
        (
            "Move any of your Boats up to 5 steps in total.",
            {
                "do": "move",
                "what": {"any": "piece.boat", "whose": "own"},
                "up_to": 5,
                "total": True,
            },
        ),
        (
            "Move your Boat to a Quay hex.",
            {
                "do": "move",
                "what": {"the": "piece.boat", "whose": "own"},
                "to": {"a": ["place.quay"]},
            },
        ),
        (
            "Place 1 Boat from supply on a Quay hex.",
            {
                "do": "place",
                "what": {"n": 1, "of": "piece.boat", "whose": "own", "from": "supply"},
                "onto": {"a": ["place.quay"]},
            },
        ),
        (
            "Return 1 of your Boats to supply.",
            {"do": "return", "what": {"n": 1, "of": "piece.boat", "whose": "own"}},
        ),
        ("Choose a rival.", {"do": "choose", "what": "rival"}),
        ("Choose an option.", {"do": "choose", "what": "option"}),
        (
            "Select 1 of your Boats.",
            {
                "do": "select",
                "what": {"target": {"n": 1, "of": "piece.boat", "whose": "own"}},
            },
        ),
        ("Ask a rival for consent.", {"do": "ask", "whom": "rival"}),
        ("Hold an auction.", {"do": "auction"}),
        ("Break ties.", {"do": "break_ties"}),
        ("Set your Salt to 2.", {"do": "set", "what": "res.salt", "to": 2}),
        ("Use this ability.", {"do": "use_ability"}),
    ],
)
def test_words_claim_and_are_written_back(words: str, claim: Claim) -> None:
    assert must_of(words) == claim
