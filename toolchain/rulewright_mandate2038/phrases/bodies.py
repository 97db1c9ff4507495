"""Sentences that say what a card is or what stays as it is."""

from rulewright.sdk import Phrase

ALL = (
    # acting lock: takes a piece out of eligibility, not off the map
    Phrase(
        "body.noact",
        "body",
        "{who:subject} poss {p:piece#sg} cannot be the acting piece",
        {"cannot_be": "acting_piece", "what": "$p", "of": "$who"},
    ),
    # card status: how a Training card is counted
    Phrase(
        "body.counts",
        "body",
        "this card counts as that domain",
        {"this_card": "that_domain"},
    ),
    Phrase(
        "body.isdup", "body", "this card is a duplicate", {"this_card": "duplicate"}
    ),
    Phrase(
        "body.nodomain", "body", "this card has no domain", {"this_card": "no_domain"}
    ),
    # definition on a face: fixes a reference for later sentences
    Phrase(
        "body.consensus",
        "body",
        "the consensus Action is the Core Action that most players selected",
        {"consensus": "most_selected"},
    ),
    # frame sentences: say what stays as it is; proved by the frame gate
    Phrase(
        "body.noaction",
        "body",
        "this readies and resolves no other Action",
        {"reminder": "no_action"},
    ),
    Phrase(
        "body.notcount",
        "body",
        "it does not count toward own limit of {n:int} {p:piece}",
        {"outside_limit": "$n", "of": "$p"},
    ),
    Phrase(
        "body.isgen",
        "body",
        "it is a {p:piece#sg} you =own with capacity {n:int}",
        {"it_is": "$p", "capacity": "$n"},
    ),
    Phrase(
        "body.stay",
        "body",
        "own acting piece does not move there",
        {"acting_piece": "stays"},
    ),
    Phrase(
        "body.carry",
        "body",
        "the {p:piece#sg} carries everything on it",
        {"carries": "$p"},
    ),
    # haggle: a closed exchange: offer, answer, one lower price, answer
    Phrase(
        "body.offer",
        "body",
        "you may offer it to a rival at a price of {q:threshold}",
        {"who": "you", "may": "offer_that", "price": "$q"},
    ),
    Phrase(
        "body.counter",
        "body",
        "that rival accepts , rejects , or asks a lower price of {q:threshold}",
        {
            "who": "that_rival",
            "answers": ["accept", "reject", "lower_price"],
            "price": "$q",
        },
    ),
    Phrase(
        "body.answer",
        "body",
        "you accept or reject that price",
        {"who": "you", "answers": ["accept", "reject"]},
    ),
    Phrase("body.expire", "body", "all {r:res} leaves play", {"leaves_play": "$r"}),
)
