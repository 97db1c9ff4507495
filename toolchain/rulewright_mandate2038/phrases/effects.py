"""Effects of Mandate 2038: training, contracts, programs, rings."""

from rulewright.sdk import Phrase

ALL = (
    # pay what is named: amount fixed elsewhere
    Phrase(
        "effect.payall",
        "effect",
        "pay* all their costs",
        {"do": "pay", "what": "all_their_costs"},
    ),
    # place: from supply to the map
    Phrase(
        "effect.placein",
        "effect",
        "place* {t:target} in {w:slot}",
        {"do": "place", "what": "$t", "in": "$w"},
    ),
    Phrase(
        "effect.placeas",
        "effect",
        "place* {t:target} in {w:slot} as {k:contract_kind}",
        {"do": "place", "what": "$t", "in": "$w", "as": "$k"},
    ),
    Phrase(
        "effect.pairs",
        "effect",
        "place* a free pair on both hosts",
        {"do": "place", "what": "free_pair", "onto": "both_hosts"},
    ),
    # ready and exhaust: card state only; nothing resolves
    Phrase(
        "effect.ready",
        "effect",
        "ready* {n:int} of own exhausted {c:cards} cards",
        {"do": "ready", "n": "$n", "of": "$c"},
    ),
    Phrase(
        "effect.readyall",
        "effect",
        "ready* all own Core Actions",
        {"do": "ready", "all": "core_actions"},
    ),
    Phrase(
        "effect.exhaust", "effect", "exhaust* both", {"do": "exhaust", "what": "both"}
    ),
    # resolve production: one tile's box once, outside Production
    Phrase(
        "effect.prod",
        "effect",
        "resolve* the printed production of {t:target}",
        {"do": "resolve_production", "of": "$t"},
    ),
    Phrase(
        "effect.prodthat",
        "effect",
        "resolve* its printed production",
        {"do": "resolve_production", "of": "it"},
    ),
    Phrase(
        "effect.prodown",
        "effect",
        "resolve* its printed production as if you owned it",
        {"do": "resolve_production", "of": "it", "as": "own"},
    ),
    # resolve Actions: the only sentences that resolve a Core Action
    Phrase(
        "effect.swarm",
        "effect",
        "resolve* {n:int} different unused Core Actions from own destination in either order",
        {"do": "resolve_actions", "n": "$n", "from": "destination", "order": "free"},
    ),
    Phrase(
        "effect.remote",
        "effect",
        "resolve* {a:action_ref} as if own destination were {w:hex}",
        {"do": "resolve", "what": "$a", "destination": "$w"},
    ),
    Phrase(
        "effect.usevisit",
        "effect",
        "use* own visit bonus for only {n:int} of them",
        {"do": "use_visit_bonus", "only": "$n"},
    ),
    # Training Run verbs
    Phrase(
        "effect.train", "effect", "conduct* a Training Run#sg", {"do": "training_run"}
    ),
    Phrase("effect.bank", "effect", "bank* all {r:res}", {"do": "bank", "all": "$r"}),
    Phrase("effect.banknone", "effect", "bank* {q:amount}", {"do": "bank", "q": "$q"}),
    Phrase("effect.end", "effect", "end* the Training Run#sg", {"do": "end_run"}),
    Phrase(
        "effect.discard",
        "effect",
        "discard* the duplicate",
        {"do": "discard", "what": "duplicate"},
    ),
    # choose a target: a public decision by the subject; later 'that ...' points to it
    Phrase(
        "choosable.richer",
        "choosable",
        "a player with more {r:res#pl} than you",
        {"player_with_more": "$r"},
    ),
    Phrase("choosable.core", "choosable", "a Core Action", "core_action"),
    Phrase("choosable.prog", "choosable", "an unlocked Program", "unlocked_program"),
    Phrase("choosable.thatprog", "choosable", "that Program", "that_program"),
    Phrase(
        "choosable.domain",
        "choosable",
        "a domain not in the Training Run#sg",
        "missing_domain",
    ),
    Phrase(
        "choosable.rivalpow",
        "choosable",
        "a rival {p:piece#sg} powered in the latest snapshot",
        {"rival": "$p", "state": "powered"},
    ),
    # consent and contracts: the rival answers once: accepts or not
    Phrase(
        "effect.ask",
        "effect",
        "ask* {x:choosable} for consent",
        {"do": "ask", "whom": "$x"},
    ),
    Phrase(
        "effect.propose",
        "effect",
        "propose* a Joint Venture#sg between it and {t:target}",
        {"do": "propose", "with": "$t"},
    ),
    Phrase(
        "effect.endjv",
        "effect",
        "end* {n:int} Joint Venture#n you share",
        {"do": "end_contract", "n": "$n"},
    ),
    # votes and claims
    Phrase(
        "effect.vote",
        "effect",
        "give* that option {n:int} more vote#n",
        {"do": "add_votes", "n": "$n"},
    ),
    Phrase("effect.noclaim", "effect", "make* no claim", {"do": "no_claim"}),
    Phrase(
        "effect.count",
        "effect",
        "count* this card when you select {a:action}",
        {"do": "count_this", "at_selection_of": "$a"},
    ),
    # rings: everything on the tiles goes along
    Phrase(
        "effect.turn",
        "effect",
        "turn* {r:ring} {n:int} step#n {d:rotation}",
        {"do": "rotate", "ring": "$r", "n": "$n", "dir": "$d"},
    ),
    Phrase("effect.nomotion", "effect", "choose* no motion", {"do": "no_motion"}),
    Phrase("ring.in", "ring", "the inner ring", "inner"),
    Phrase("ring.out", "ring", "the outer ring", "outer"),
    Phrase("rotation.cw", "rotation", "clockwise", "clockwise"),
    Phrase("rotation.ccw", "rotation", "counterclockwise", "counterclockwise"),
)
