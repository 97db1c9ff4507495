"""What a card is, what is set apart, how a haggle goes: what each form claims."""

import pytest

from rulewright.text.phrase import Claim
from rulewright_mandate2038.phrases import bodies
from unit.mandate2038.phrases.reader import body_of, stumble_of, unshown

PRICE: Claim = {"at_least": 1, "of": "res.runway"}
CLAIMS: list[tuple[str, Claim]] = [
    (
        "Each player's CEO cannot be the acting piece.",
        {"cannot_be": "acting_piece", "what": "piece.ceo", "of": "each_player"},
    ),
    ("This card counts as that domain.", {"this_card": "that_domain"}),
    ("This card is a duplicate.", {"this_card": "duplicate"}),
    ("This card has no domain.", {"this_card": "no_domain"}),
    (
        "The consensus Action is the Core Action that most players selected.",
        {"named": "named.consensus_action", "is": "most_selected"},
    ),
    (
        "The Fusion marker is a Generator you own with capacity 6.",
        {
            "what": {"the": "piece.fusion_marker"},
            "is_a": "piece.generator",
            "capacity": 6,
        },
    ),
    (
        "It does not count toward your limit of 1 Generator.",
        {"outside_limit": 1, "of": "piece.generator"},
    ),
    ("The Facility carries everything on it.", {"carries": "piece.facility"}),
    (
        "You may offer it to a rival at a price of 1 or more Runway.",
        {"who": "you", "may": "offer_that", "price": PRICE},
    ),
    (
        "That rival accepts, rejects, or asks a lower price of 1 or more Runway.",
        {
            "who": "that_rival",
            "answers": ["accept", "reject", "lower_price"],
            "price": PRICE,
        },
    ),
    (
        "You accept or reject that price.",
        {"who": "you", "answers": ["accept", "reject"]},
    ),
]


@pytest.mark.parametrize(("words", "claim"), CLAIMS)
def test_words_claim_and_are_written_back(words: str, claim: Claim) -> None:
    assert body_of(words) == claim


def test_every_form_of_the_family_is_shown() -> None:
    assert unshown(bodies.ALL, (words for words, _ in CLAIMS)) == set()


@pytest.mark.parametrize(
    ("sound", "old", "new", "stumble"),
    [
        ("Each player's CEO cannot be the acting piece.", "cannot", "may not", "may"),
        (
            "Each player's CEO cannot be the acting piece.",
            "Each player's",
            "Your",
            "cannot",
        ),
        ("This card counts as that domain.", "that", "a", "a"),
        ("This card counts as that domain.", "This", "That", "card"),
        ("This card is a duplicate.", "a dup", "the dup", "the"),
        ("This card has no domain.", "no domain", "1 domain", "1"),
        (
            "The consensus Action is the Core Action that most players selected.",
            "that ",
            "",
            "most",
        ),
        (
            "The consensus Action is the Core Action that most players selected.",
            "the Core Action that most players selected",
            "Deploy",
            "Deploy",
        ),
        (
            "The Fusion marker is a Generator you own with capacity 6.",
            "you own ",
            "",
            "with",
        ),
        (
            "The Fusion marker is a Generator you own with capacity 6.",
            "6",
            "six",
            "six",
        ),
        (
            "It does not count toward your limit of 1 Generator.",
            "does not count",
            "counts",
            "counts",
        ),
        (
            "It does not count toward your limit of 1 Generator.",
            "Generator",
            "Power",
            "Power",
        ),
        ("The Facility carries everything on it.", " on it", "", "."),
        ("The Facility carries everything on it.", "Facility", "Runway", "carries"),
        (
            "You may offer it to a rival at a price of 1 or more Runway.",
            " or more",
            "",
            "Runway",
        ),
        (
            "You may offer it to a rival at a price of 1 or more Runway.",
            "a rival",
            "each rival",
            "each",
        ),
        (
            "That rival accepts, rejects, or asks a lower price of 1 or more Runway.",
            "accepts, rejects, or asks",
            "accepts or asks",
            "or",
        ),
        ("You accept or reject that price.", "accept or reject", "accept", "that"),
        ("You accept or reject that price.", "that", "the", "the"),
    ],
)
def test_one_change_and_the_sentence_is_refused(
    sound: str, old: str, new: str, stumble: str
) -> None:
    assert stumble_of(sound, old, new) == stumble
