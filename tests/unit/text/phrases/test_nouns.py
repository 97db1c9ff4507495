"""Noun phrases: what each form of the family claims."""

import pytest

from rulewright.text.phrase import Claim
from unit.text.phrases.reader import must_of


def what_of(sentence: str) -> Claim:
    must = must_of(sentence)
    assert isinstance(must, dict)
    what = must["what"]
    assert isinstance(what, dict)
    return what["target"]


@pytest.mark.parametrize(
    ("words", "claim"),
    [
        ("Choose 2 of your Boats.", {"n": 2, "of": "piece.boat", "whose": "own"}),
        ("Choose each of your Boats.", {"each": "piece.boat", "whose": "own"}),
        (
            "Choose any number of your Boats.",
            {"any_number": "piece.boat", "whose": "own"},
        ),
        ("Choose any of your Boats.", {"any": "piece.boat", "whose": "own"}),
        ("Choose your Boat.", {"the": "piece.boat", "whose": "own"}),
        (
            "Choose 1 Ferry from supply.",
            {"n": 1, "of": "piece.ferry", "whose": "own", "from": "supply"},
        ),
        ("Choose the Ferry.", {"the": "piece.ferry"}),
    ],
)
def test_words_claim_and_are_written_back(words: str, claim: Claim) -> None:
    assert what_of(words) == claim
