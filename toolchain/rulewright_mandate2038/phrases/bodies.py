"""Sentences that say what a card is, what is set apart, and how a haggle goes."""

from rulewright.sdk import Phrase

ALL = (
    # Takes a piece out of eligibility, not off the map.
    Phrase(
        "body.cannot_act",
        "body",
        "{who:subject} poss {p:piece#sg} cannot be the acting piece",
        {"cannot_be": "acting_piece", "what": "$p", "of": "$who"},
    ),
    # How a Training card is counted.
    Phrase(
        "body.counts_as_domain",
        "body",
        "this card counts as that domain",
        {"this_card": "that_domain"},
        points=("domain",),
    ),
    Phrase(
        "body.is_duplicate",
        "body",
        "this card is a duplicate",
        {"this_card": "duplicate"},
    ),
    Phrase(
        "body.no_domain", "body", "this card has no domain", {"this_card": "no_domain"}
    ),
    # Fixes a reference for later sentences.
    Phrase(
        "body.consensus",
        "body",
        "the {a:named#sg} is the Core Action that most players selected",
        {"named": "$a", "is": "most_selected"},
        names=("$a",),
    ),
    # Says what a piece is to the general rules, and what it is not.
    Phrase(
        "body.is_piece",
        "body",
        "{t:target} is a {p:piece#sg} you =own with capacity {n:int}",
        {"what": "$t", "is_a": "$p", "capacity": "$n"},
    ),
    Phrase(
        "body.outside_limit",
        "body",
        "it does not count toward own limit of {n:int} {p:piece#n}",
        {"outside_limit": "$n", "of": "$p"},
        points=("it",),
    ),
    Phrase(
        "body.carries",
        "body",
        "the {p:piece#sg} carries everything on it",
        {"carries": "$p"},
        points=("$p",),
        names=("$p",),
    ),
    # A closed exchange: offer, answer, one lower price, answer.
    Phrase(
        "body.offer",
        "body",
        "{who:actor} may offer it to a rival at a price of {q:threshold}",
        {"who": "$who", "may": "offer_that", "price": "$q"},
        names=("rival", "price", "may"),
        points=("it",),
    ),
    Phrase(
        "body.answer_offer",
        "body",
        "that rival accepts , rejects , or asks a lower price of {q:threshold}",
        {
            "who": "that_rival",
            "answers": ["accept", "reject", "lower_price"],
            "price": "$q",
        },
        points=("rival",),
        names=("price",),
    ),
    Phrase(
        "body.answer_price",
        "body",
        "you accept or reject that price",
        {"who": "you", "answers": ["accept", "reject"]},
        points=("price",),
    ),
)
