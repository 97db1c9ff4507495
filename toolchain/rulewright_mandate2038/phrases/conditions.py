"""Conditions on the map, power, training and claims."""

from rulewright.sdk import Phrase

ALL = (
    Phrase("condition.agi", "condition", "AGI emerges", {"agi": "emerges"}),
    Phrase(
        "condition.no_controller",
        "condition",
        "the {p:place} has no controller",
        {"controller": "none", "of": "$p"},
    ),
    Phrase(
        "condition.tradable",
        "condition",
        "{r:res} can be traded",
        {"tradable": "$r"},
    ),
    Phrase(
        "condition.set_to",
        "condition",
        "this card is set to {o:option}",
        {"orientation": "$o"},
    ),
    Phrase(
        "condition.supported",
        "condition",
        "{n:int} or more of own Dossiers are supported",
        {"supported": {"at_least": "$n"}},
    ),
    Phrase(
        "condition.were_powered",
        "condition",
        "{n:int} or more of own {f:piece#pl} were powered in the last {b:box}",
        {"powered": {"at_least": "$n"}, "of": "$f", "in": "$b"},
    ),
    Phrase(
        "condition.lower_price",
        "condition",
        "that rival asks a lower price",
        {"answer": "lower_price"},
        points=("rival", "price"),
    ),
    Phrase(
        "condition.lowered",
        "condition",
        "this lowered own payment",
        {"lowered": "payment"},
        points=("change",),
    ),
    Phrase(
        "condition.half_selected",
        "condition",
        "at least half of the {o:office#sg} poss rivals selected {a:action_ref}",
        {
            "selected": "$a",
            "share": {"at_least": "half"},
            "rivals_of": "$o",
        },
    ),
    Phrase(
        "condition.hosts",
        "condition",
        "both hosts are adjacent and powered",
        {"adjacent": "hosts", "powered": "hosts"},
        points=("hosts",),
    ),
    Phrase(
        "condition.operates",
        "condition",
        "it operates",
        {"operates": "it"},
        points=("it",),
    ),
    Phrase(
        "condition.can_be_powered",
        "condition",
        "that {f:piece#sg} can be powered there",
        {"can_be_powered": "$f"},
        points=("$f",),
        names=("$f",),
    ),
    Phrase(
        "condition.all_domains",
        "condition",
        "every domain is in the Training Run#sg",
        {"domains": "all"},
    ),
    Phrase(
        "condition.new_domain",
        "condition",
        "this domain is not in the Training Run#sg",
        {"domain": "new"},
    ),
)
