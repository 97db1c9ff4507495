"""Noun phrases: amounts, thresholds, pieces, goals and Actions referred to.

"1" counts, "a" identifies: "1 of your Teams" leaves the choice to the player.
"""

from rulewright.text.phrase import Phrase

ALL = (
    Phrase("amount.amount", "amount", "{n:int} {r:res#n}", {"n": "$n", "of": "$r"}),
    Phrase("cubes.cubes", "cubes", "{n:int} {c:cube#n}", {"n": "$n", "of": "$c"}),
    Phrase(
        "threshold.threshold",
        "threshold",
        "{n:int} or more {r:res#pl}",
        {"at_least": "$n", "of": "$r"},
    ),
    # What is resolved: one of two Actions, or a mode of one.
    Phrase("action_ref.use", "action_ref", "{u:use}", "$u"),
    Phrase("use.action", "use", "{a:either_action}", "$a"),
    Phrase("use.mode", "use", "{m:mode}", "$m"),
    # Exactly n, the player picks which; each, any, any number: see EDITORIAL.
    Phrase(
        "target.own_n",
        "target",
        "{n:int} of own {p:piece#pl}",
        {"n": "$n", "of": "$p", "whose": "own"},
        names=("$p",),
    ),
    Phrase(
        "target.each",
        "target",
        "each of own {p:piece#pl}",
        {"each": "$p", "whose": "own"},
    ),
    Phrase(
        "target.any_number",
        "target",
        "any number of own {p:piece#pl}",
        {"any_number": "$p", "whose": "own"},
    ),
    Phrase(
        "target.any", "target", "any of own {p:piece#pl}", {"any": "$p", "whose": "own"}
    ),
    Phrase(
        "target.own",
        "target",
        "own {p:piece#sg}",
        {"the": "$p", "whose": "own"},
        names=("$p",),
    ),
    Phrase(
        "target.from_supply",
        "target",
        "{n:int} {p:piece#n} from supply",
        {"n": "$n", "of": "$p", "whose": "own", "from": "supply"},
        names=("$p",),
    ),
    Phrase("target.the", "target", "the {p:piece#sg}", {"the": "$p"}, names=("$p",)),
    Phrase("goal.anywhere", "goal", "anywhere", "anywhere"),
    Phrase("goal.piece", "goal", "{t:target}", {"piece": "$t"}),
)
