"""Events of Mandate 2038: selection, training, contracts, votes, Dossiers."""

from rulewright.sdk import Phrase

ALL = (
    Phrase(
        "deed.resolve",
        "deed",
        "resolve* {a:action_ref}",
        {"do": "resolve", "what": "$a"},
    ),
    # The Action that was selected, not one that a Program resolves.
    Phrase(
        "deed.resolve_selection",
        "deed",
        "resolve* {a:action_ref} as own selection",
        {"do": "resolve", "what": "$a", "as": "selection"},
    ),
    Phrase("deed.bank", "deed", "bank* {q:threshold}", {"do": "bank", "q": "$q"}),
    Phrase(
        "deed.spend",
        "deed",
        "spend* {q:threshold} on a single Action",
        {"do": "spend", "q": "$q", "within": "single_action"},
    ),
    Phrase(
        "deed.trade",
        "deed",
        "complete* an immediate trade",
        {"do": "complete", "what": "immediate_trade"},
    ),
    Phrase(
        "event.duplicate",
        "event",
        "a duplicate would crash own Training Run#sg",
        {"would": "crash", "by": "duplicate"},
        names=("duplicate",),
    ),
    Phrase(
        "event.contract_created",
        "event",
        "a Joint Venture#sg you proposed is created",
        {"created": "joint_venture", "proposed_by": "you"},
    ),
    Phrase("event.selection", "event", "selection", "selection"),
    Phrase("event.own_action", "event", "own Action", "own_action"),
    Phrase("event.own_run", "event", "own Training Run#sg", "own_run"),
    Phrase(
        "event.options_read",
        "event",
        "a vote poss options are read",
        "vote_options_read",
    ),
    Phrase("event.vote_cast", "event", "any vote is cast", "vote_cast"),
    Phrase("event.dossiers", "event", "the Dossiers are revealed", "dossier_reveal"),
)
