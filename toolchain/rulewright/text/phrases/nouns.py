"""Noun phrases: amounts, thresholds, pieces, places and Actions."""

from rulewright.text.phrase import Phrase

ALL = (
    # where line: where the acting piece must have ended; 'anywhere' means the destination has no say
    Phrase("goal.any", "goal", "anywhere", "anywhere"),
    Phrase("goal.piece", "goal", "{t:target}", {"piece": "$t"}),
    # amount of a resource
    Phrase("amount.qty", "amount", "{n:int} {r:res#n}", {"n": "$n", "of": "$r"}),
    # amount of cubes
    Phrase("cubes.cubes", "cubes", "{n:int} {c:cube}", {"n": "$n", "of": "$c"}),
    # threshold
    Phrase(
        "threshold.atleast",
        "threshold",
        "{n:int} or more {r:res#pl}",
        {"at_least": "$n", "of": "$r"},
    ),
    # an Action referred to
    Phrase("action_ref.action", "action_ref", "{a:either_action}", "$a"),
    Phrase("action_ref.mode", "action_ref", "{m:mode}", "$m"),
    # pieces
    Phrase(
        "target.ofown",
        "target",
        "{n:int} of own {p:piece#pl}",
        {"n": "$n", "of": "$p", "whose": "own"},
    ),
    Phrase(
        "target.each",
        "target",
        "each of own {p:piece#pl}",
        {"each": "$p", "whose": "own"},
    ),
    Phrase(
        "target.any",
        "target",
        "any number of own {p:piece#pl}",
        {"any_number": "$p", "whose": "own"},
    ),
    Phrase(
        "target.anyof",
        "target",
        "any of own {p:piece#pl}",
        {"any": "$p", "whose": "own"},
    ),
    Phrase("target.own", "target", "own {p:piece#sg}", {"the": "$p", "whose": "own"}),
    Phrase(
        "target.supply",
        "target",
        "{n:int} {p:piece#n} from supply",
        {"n": "$n", "of": "$p", "whose": "own", "from": "supply"},
    ),
    Phrase("target.the", "target", "the {p:piece#sg}", {"the": "$p"}),
)
