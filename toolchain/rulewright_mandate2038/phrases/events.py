"""Events of Mandate 2038: selection, contracts, votes, Dossiers."""

from rulewright.sdk import Phrase

ALL = (
    # event window: any deed may be an event; when = during and able to change it; after = once it is finished; before = not yet begun
    Phrase(
        "deed.resolve",
        "deed",
        "resolve* {a:action_ref}",
        {"do": "resolve", "what": "$a"},
    ),
    Phrase(
        "deed.resolve_sel",
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
        "event.dup",
        "event",
        "a duplicate would crash own Training Run#sg",
        {"would": "crash", "by": "duplicate"},
    ),
    Phrase(
        "event.jv",
        "event",
        "a Joint Venture#sg you proposed is created",
        {"created": "joint_venture", "proposed_by": "you"},
    ),
    Phrase("event.selection", "event", "selection", "selection"),
    Phrase("event.reveal", "event", "the reveal", "reveal"),
    Phrase("event.action", "event", "own Action", "own_action"),
    Phrase(
        "event.options", "event", "a vote poss options are read", "vote_options_read"
    ),
    Phrase("event.votecast", "event", "any vote is cast", "vote_cast"),
    Phrase("event.ending", "event", "the World Ending", "world_ending"),
    Phrase("event.dossier", "event", "the Dossiers are revealed", "dossier_reveal"),
)
