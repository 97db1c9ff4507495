"""Noun phrases of the map: hexes, slots, pieces in their places.

"At" says where a piece is, "on" and "to" where it goes: "move 1 of your Facilities at
your destination to ...".
"""

from rulewright.sdk import Phrase

ALL = (
    Phrase("goal.destination", "goal", "own destination", "destination"),
    Phrase("goal.hex", "goal", "{w:hex}", "$w"),
    Phrase("goal.either_host", "goal", "the hex of either host", "host_hex"),
    # An Action that another sentence of the face has named.
    Phrase("action_ref.named", "action_ref", "the {a:named#sg}", "$a", points=("$a",)),
    Phrase("card_name.action", "card_name", "{a:action}", "$a"),
    Phrase(
        "target.at_destination",
        "target",
        "{n:int} of own {p:piece#pl} at own destination",
        {"n": "$n", "of": "$p", "whose": "own", "at": "destination"},
        names=("$p",),
    ),
    Phrase(
        "target.at_destination_without",
        "target",
        "{n:int} of own {p:piece#pl} at own destination with no {x:piece#sg}",
        {"n": "$n", "of": "$p", "whose": "own", "at": "destination", "without": "$x"},
        names=("$p",),
    ),
    Phrase(
        "target.powered",
        "target",
        "{n:int} of own powered {p:piece#pl}",
        {"n": "$n", "of": "$p", "whose": "own", "state": "powered"},
        names=("$p",),
    ),
    Phrase(
        "target.lowest_unbuilt",
        "target",
        "own lowest unbuilt {p:piece#sg}",
        {"lowest_unbuilt": "$p", "whose": "own"},
        names=("$p",),
    ),
    Phrase(
        "target.adjacent_rival",
        "target",
        "{n:int} adjacent rival {p:piece#n}",
        {"n": "$n", "of": "$p", "whose": "rival", "at": "adjacent"},
        names=("$p", "rival"),
    ),
    Phrase("hex.a", "hex", "a {p:places} hex", {"a": "$p"}),
    Phrase(
        "hex.a_controlled",
        "hex",
        "a {p:places} hex you control",
        {"a": "$p", "controlled_by": "you"},
    ),
    Phrase("hex.any", "hex", "any {p:places} hex", {"any": "$p"}),
    Phrase(
        "hex.any_free",
        "hex",
        "any hex with a free {s:spot#sg}",
        {"any": "hex", "free": "$s"},
    ),
    Phrase(
        "hex.adjacent_free",
        "hex",
        "an adjacent hex with a free {s:spot#sg}",
        {"adjacent": "hex", "free": "$s"},
    ),
    Phrase(
        "hex.with_own",
        "hex",
        "a hex with {n:int} of own {p:piece#pl}",
        {"a": "hex", "with": "$p", "n": "$n"},
    ),
    Phrase(
        "slot.free",
        "slot",
        "a free {s:spot#sg} on own destination",
        {"free": "$s", "at": "destination"},
    ),
)
