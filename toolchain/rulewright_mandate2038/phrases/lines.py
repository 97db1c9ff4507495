"""Lines of cards, panels and tiles of Mandate 2038."""

from rulewright.sdk import Phrase

ALL = (
    # Weights and ties are those of the procedure; the bullets are the options.
    Phrase("chooser.vote", "chooser", "hold a vote", {"vote": "all"}, names=("vote",)),
    # Nobody resolves a choice of their own: the motion with most ballots does.
    Phrase("chooser.ballot", "chooser", "hold a ballot", {"ballot": "all"}),
    # Bullets begin with a range of the die.
    Phrase(
        "chooser.roll",
        "chooser",
        "roll the Volatility die",
        {"roll": "volatility_die"},
    ),
    # A mode, with the Era or profile that opens it.
    Phrase("label.mode", "label", "{m:mode} :", {"label": "$m"}),
    Phrase(
        "label.mode_from_era",
        "label",
        "{m:mode} ( {e:era} ) :",
        {"label": "$m", "from": "$e"},
    ),
    Phrase(
        "label.mode_advanced",
        "label",
        "{m:mode} ( {e:era} , Advanced Play ) :",
        {"label": "$m", "from": "$e", "profile": "advanced"},
    ),
    Phrase(
        "need.adjacent_hosts",
        "need",
        "{n:int} of own {p:piece#pl} on adjacent hexes with no {x:program#sg}",
        {"hosts": "$n", "of": "$p", "adjacent": True, "without": "$x"},
        names=("hosts",),
    ),
    # Each host in reach of a source of its owner; capacity is not counted.
    Phrase(
        "need.powerable_hosts",
        "need",
        "hosts that can be powered",
        {"can_be_powered": "hosts"},
    ),
    # From one destination, so that the pair can be resolved at all.
    Phrase(
        "need.unused_actions",
        "need",
        "{n:int} different unused Core Actions you can resolve from a single hex",
        {"unused_actions": "$n", "from": "single_hex"},
    ),
    # A printed constant of a contract.
    Phrase("unit.capacity", "unit", "Capacity : {q:amount} .", {"capacity": "$q"}),
    # What an Era Mandate compares; who falls short of the minimum does not qualify.
    Phrase(
        "unit.lead",
        "unit",
        "Lead : the {d:extreme} {m:metric} .",
        {"lead": "$d", "metric": "$m"},
    ),
    Phrase(
        "unit.lead_among",
        "unit",
        "Lead : the {d:extreme} {m:metric} among players {a:among} .",
        {"lead": "$d", "metric": "$m", "among": "$a"},
    ),
    Phrase("unit.minimum", "unit", "Minimum : {n:int} .", {"minimum": "$n"}),
    # What a panel opens, and what it still keeps shut.
    Phrase(
        "unit.new_this_era",
        "unit",
        "New this Era : {l:listing} .",
        {"new_this_era": "$l"},
    ),
    Phrase(
        "unit.not_active", "unit", "Not active : {l:listing} .", {"not_active": "$l"}
    ),
)
