"""Openers: what each form of the family claims."""

import pytest

from rulewright.text.phrase import Claim
from unit.text.phrases.reader import front_of


@pytest.mark.parametrize(
    ("words", "claim"),
    [
        ("Once per game", {"every": {"times": 1, "per": "game"}}),
        ("This turn", {"until": "turn"}),
        ("For the rest of the game", {"until": "game"}),
        ("When you end a Voyage", {"when": {"when": {"you": {"do": "end_voyage"}}}}),
        ("After the Tide", {"when": {"after": {"box": "box.tide"}}}),
        ("Before the Tide", {"when": {"before": {"box": "box.tide"}}}),
        (
            "After the Tide and before the Tide",
            {"when": {"after": {"box": "box.tide"}, "before": {"box": "box.tide"}}},
        ),
        ("In each Tide", {"when": {"in": "box.tide", "of": "each"}}),
        ("In Tide", {"when": {"in": "box.tide", "of": "any"}}),
        ("If you do", {"if": [{"did": "that"}]}),
        ("Otherwise", {"if": "otherwise"}),
        ("For each Boat returned", {"per": {"returned": "piece.boat"}}),
        ("For each Reef Pass taken", {"per": {"taken": "res.reef_pass"}}),
        ("For each Coin gained", {"per": {"gained": "res.coin"}}),
        ("For each Coin you have", {"per": {"have": "res.coin"}}),
    ],
)
def test_words_claim_and_are_written_back(words: str, claim: Claim) -> None:
    assert front_of(words) == claim


def test_openers_stand_in_their_order() -> None:
    words = "Once per game, this turn, after the Tide, if you do, for each Coin gained"
    front = front_of(words)
    assert isinstance(front, dict)
    assert list(front) == ["every", "until", "when", "if", "per"]
