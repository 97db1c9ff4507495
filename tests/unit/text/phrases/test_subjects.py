"""Subjects: what each form of the family claims."""

import pytest

from rulewright.text.phrase import Claim
from unit.text.phrases.reader import body_of


def who_of(sentence: str) -> Claim:
    body = body_of(sentence)
    assert isinstance(body, dict)
    return body["who"]


@pytest.mark.parametrize(
    ("words", "claim"),
    [
        ("Each player gains 2 Coins.", "each_player"),
        ("That player gains 2 Coins.", "that_player"),
        ("That rival gains 2 Coins.", "that_rival"),
        ("The winner gains 2 Coins.", "auction_winner"),
        (
            "The player with the highest Salt gains 2 Coins.",
            {"extreme": "highest", "of": "res.salt"},
        ),
        (
            "The player with the lowest Salt gains 2 Coins.",
            {"extreme": "lowest", "of": "res.salt"},
        ),
        (
            "The player with the most Coins gains 2 Coins.",
            {"extreme": "most", "of": "res.coin"},
        ),
        (
            "The player with the fewest Coins gains 2 Coins.",
            {"extreme": "fewest", "of": "res.coin"},
        ),
        (
            "Each player with presence on a Quay hex gains 2 Coins.",
            {"each": "player", "presence_on": {"a": ["place.quay"]}},
        ),
        (
            "Each player who chose Calm gains 2 Coins.",
            {"each": "player", "who": {"chose": "option.calm"}},
        ),
        (
            (
                "Each player with presence on a Quay hex who meets the requirement of"
                " their next Reef Pass gains 2 Coins."
            ),
            {
                "each": "player",
                "presence_on": {"a": ["place.quay"]},
                "who": {"meets_requirement_of_next": "res.reef_pass"},
            },
        ),
    ],
)
def test_words_claim_and_are_written_back(words: str, claim: Claim) -> None:
    assert who_of(words) == claim
