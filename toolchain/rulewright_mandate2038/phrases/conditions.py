"""Conditions on the map, power, training and claims."""

from rulewright.sdk import Phrase

ALL = (
    # condition opener: checked when the sentence is reached; at most two conditions, joined by 'and'
    Phrase("condition.agi", "condition", "AGI emerges", {"agi": "emerges"}),
    Phrase(
        "condition.noctl",
        "condition",
        "the {p:place} has no controller",
        {"controller": "none", "of": "$p"},
    ),
    Phrase(
        "condition.tradable", "condition", "{r:res} can be traded", {"tradable": "$r"}
    ),
    Phrase(
        "condition.committed",
        "condition",
        "this card is set to {o:option}",
        {"orientation": "$o"},
    ),
    Phrase(
        "condition.unpaid",
        "condition",
        "you cannot pay for every card set to {o:option}",
        {"cannot_pay_for_every": "$o"},
    ),
    Phrase(
        "condition.facpow",
        "condition",
        "{n:int} or more of own {f:piece#pl} were powered in the last {b:box}",
        {"powered": {"at_least": "$n"}, "of": "$f", "in": "$b"},
    ),
    # condition on what just happened: 'if you do' points to the nearest 'may' above it on the same face
    Phrase(
        "condition.lower",
        "condition",
        "that rival asks a lower price",
        {"answer": "lower_price"},
    ),
    Phrase(
        "condition.lowered",
        "condition",
        "this lowered own payment",
        {"lowered": "payment"},
    ),
    # condition on a share of players: half is exact; no rounding is ever needed because counts are compared with half, not rounded to it
    Phrase(
        "condition.half",
        "condition",
        "at least half of the choosing controller poss rivals selected {a:action_ref}",
        {
            "selected": "$a",
            "share": {"at_least": "half"},
            "of": "rivals_of_choosing_controller",
        },
    ),
    # condition on power or training state: states of the map or of the run
    Phrase(
        "condition.powered",
        "condition",
        "both hosts are powered",
        {"powered": "both_hosts"},
    ),
    Phrase(
        "condition.deliver",
        "condition",
        "{q:amount} more is delivered",
        {"delivered": "$q", "beyond": "hosts"},
    ),
    Phrase("condition.operates", "condition", "it operates", {"operates": "it"}),
    Phrase(
        "condition.canpower",
        "condition",
        "that {f:piece} can be powered there",
        {"can_be_powered": "$f"},
    ),
    Phrase(
        "condition.alldomains",
        "condition",
        "every domain is in the Training Run#sg",
        {"domains": "all"},
    ),
    Phrase(
        "condition.newdomain",
        "condition",
        "this domain is not in the Training Run#sg",
        {"domain": "new"},
    ),
)
