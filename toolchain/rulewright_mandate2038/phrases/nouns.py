"""Noun phrases of the map: hexes, slots, contracts."""

from rulewright.sdk import Phrase

ALL = (
    # where line: where the acting piece must have ended; 'anywhere' means the destination has no say
    Phrase("goal.own", "goal", "own destination", "destination"),
    Phrase("goal.hex", "goal", "{w:hex}", "$w"),
    Phrase("goal.hosts", "goal", "the hex of either host", "host_hex"),
    # an Action referred to
    Phrase("action_ref.chosen", "action_ref", "the chosen Action", "chosen_action"),
    Phrase("action_ref.cons", "action_ref", "the consensus Action", "consensus_action"),
    # a card of a hand
    Phrase("card_name.card", "card_name", "{a:action}", "$a"),
    # pieces
    Phrase(
        "target.ofownon",
        "target",
        "{n:int} of own {p:piece#pl} at own destination",
        {"n": "$n", "of": "$p", "whose": "own", "at": "destination"},
    ),
    Phrase(
        "target.ofpow",
        "target",
        "{n:int} of own powered {p:piece#pl}",
        {"n": "$n", "of": "$p", "whose": "own", "state": "powered"},
    ),
    Phrase(
        "target.lowest",
        "target",
        "own lowest unbuilt {p:piece#sg}",
        {"lowest_unbuilt": "$p", "whose": "own"},
    ),
    Phrase(
        "target.rivaladj",
        "target",
        "{n:int} rival {p:piece#sg} on an adjacent hex",
        {"n": "$n", "of": "$p", "whose": "rival", "at": "adjacent"},
    ),
    # a hex
    Phrase("hex.a", "hex", "a {p:places} hex", {"a": "$p"}),
    Phrase(
        "hex.actl",
        "hex",
        "a {p:places} hex you control",
        {"a": "$p", "controlled_by": "you"},
    ),
    Phrase("hex.any", "hex", "any {p:places} hex", {"any": "$p"}),
    Phrase(
        "hex.free",
        "hex",
        "any hex with a free {s:spot#sg}",
        {"any": "hex", "free": "$s"},
    ),
    Phrase(
        "hex.adjfree",
        "hex",
        "an adjacent hex with a free {s:spot#sg}",
        {"adjacent": "hex", "free": "$s"},
    ),
    Phrase(
        "hex.with",
        "hex",
        "a hex with {n:int} of own {p:piece#pl}",
        {"a": "hex", "with": "$p", "n": "$n"},
    ),
    # a slot
    Phrase(
        "slot.slot",
        "slot",
        "a free {s:spot#sg} on own destination",
        {"free": "$s", "at": "destination"},
    ),
    # a contract as which something is placed
    Phrase("contract_kind.k", "contract_kind", "a {k:contract}", "$k"),
)
