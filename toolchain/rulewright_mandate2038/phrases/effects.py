"""Effects of Mandate 2038: Actions, training, contracts, claims, rings."""

from rulewright.sdk import Phrase

ALL = (
    Phrase(
        "effect.place_in",
        "effect",
        "place* {t:target} in {w:slot}",
        {"do": "place", "what": "$t", "in": "$w"},
    ),
    Phrase(
        "effect.place_pair",
        "effect",
        "place* a free pair on both hosts",
        {"do": "place", "what": "free_pair", "onto": "both_hosts"},
        points=("hosts",),
    ),
    # Beyond what the hosts ask for; the owner may leave a project dark.
    Phrase(
        "effect.deliver",
        "effect",
        "deliver* {n:int} more {r:res#n}",
        {"do": "deliver", "more": "$n", "of": "$r"},
    ),
    # State of cards only; nothing resolves.
    Phrase(
        "effect.ready_some",
        "effect",
        "ready* {n:int} of own exhausted {c:cards} cards",
        {"do": "ready", "n": "$n", "of": "$c"},
    ),
    Phrase(
        "effect.ready_all",
        "effect",
        "ready* all own Core Actions",
        {"do": "ready", "all": "core_actions"},
    ),
    # One tile's box once, outside Production.
    Phrase(
        "effect.produce_of",
        "effect",
        "resolve* the printed production of {t:target}",
        {"do": "resolve_production", "of": "$t"},
    ),
    Phrase(
        "effect.produce_it",
        "effect",
        "resolve* its printed production",
        {"do": "resolve_production", "of": "it"},
        points=("it",),
    ),
    Phrase(
        "effect.produce_as_own",
        "effect",
        "resolve* its printed production as if you owned it",
        {"do": "resolve_production", "of": "it", "as": "own"},
        points=("it",),
    ),
    # The only sentences that resolve a Core Action.
    Phrase(
        "effect.resolve_pair",
        "effect",
        "resolve* {n:int} different unused Core Actions from own destination"
        " in either order",
        {"do": "resolve_actions", "n": "$n", "from": "destination", "order": "free"},
        names=("both",),
    ),
    Phrase(
        "effect.pay_their_costs",
        "effect",
        "pay* all their costs",
        {"do": "pay", "what": "all_their_costs"},
        points=("both",),
    ),
    Phrase(
        "effect.visit_once",
        "effect",
        "use* own visit bonus for only {n:int} of them",
        {"do": "use_visit_bonus", "only": "$n"},
        points=("both",),
    ),
    Phrase(
        "effect.exhaust_both",
        "effect",
        "exhaust* both",
        {"do": "exhaust", "what": "both"},
        points=("both",),
    ),
    Phrase(
        "effect.resolve_as_if_at",
        "effect",
        "resolve* {a:action_ref} as if own destination were {w:hex}",
        {"do": "resolve", "what": "$a", "destination": "$w"},
    ),
    # A selection that is legal at a price of its own.
    Phrase(
        "effect.select_as_if",
        "effect",
        "select* {a:action} as if it {c:change^third}",
        {"do": "select", "what": "$a", "as_if": "$c"},
    ),
    Phrase(
        "effect.train", "effect", "conduct* a Training Run#sg", {"do": "training_run"}
    ),
    Phrase(
        "effect.bank_all", "effect", "bank* all {r:res}", {"do": "bank", "all": "$r"}
    ),
    Phrase("effect.end_run", "effect", "end* the Training Run#sg", {"do": "end_run"}),
    Phrase(
        "effect.discard_duplicate",
        "effect",
        "discard* the duplicate",
        {"do": "discard", "what": "duplicate"},
        points=("duplicate",),
    ),
    Phrase(
        "choosable.richer_player",
        "choosable",
        "a player with more {r:res#pl} than you",
        {"player_with_more": "$r"},
        names=("player",),
    ),
    Phrase(
        "choosable.core_action",
        "choosable",
        "a Core Action",
        "core_action",
        names=("named.chosen_action", "office.choosing_controller"),
    ),
    Phrase(
        "choosable.unlocked_program",
        "choosable",
        "an unlocked Program",
        "unlocked_program",
        names=("Program",),
    ),
    Phrase(
        "choosable.that_program",
        "choosable",
        "that Program",
        "that_program",
        points=("Program",),
    ),
    Phrase(
        "choosable.missing_domain",
        "choosable",
        "a domain not in the Training Run#sg",
        "missing_domain",
        names=("domain",),
    ),
    Phrase(
        "choosable.rival_piece",
        "choosable",
        "a rival {p:piece#sg} powered in the latest snapshot",
        {"rival": "$p", "state": "powered"},
        names=("$p", "rival"),
    ),
    # The rival answers once: accepts or rejects.
    Phrase(
        "effect.propose",
        "effect",
        "propose* a Joint Venture#sg between {a:target} and {b:target}",
        {"do": "propose", "between": ["$a", "$b"]},
        names=("hosts", "answer"),
    ),
    Phrase(
        "effect.end_contract",
        "effect",
        "end* {n:int} Joint Venture#n you share",
        {"do": "end_contract", "n": "$n"},
    ),
    Phrase(
        "effect.add_votes",
        "effect",
        "give* that option {n:int} more vote#n",
        {"do": "add_votes", "n": "$n"},
        points=("option",),
    ),
    Phrase("effect.claim", "effect", "make* a claim", {"do": "claim"}),
    Phrase("effect.no_claim", "effect", "make* no claim", {"do": "no_claim"}),
    # Everything on the tiles goes along.
    Phrase(
        "effect.turn_ring",
        "effect",
        "turn* the {r:ring} {n:int} step#n {d:rotation}",
        {"do": "rotate", "ring": "$r", "n": "$n", "dir": "$d"},
    ),
    Phrase("effect.no_motion", "effect", "choose* no motion", {"do": "no_motion"}),
)
