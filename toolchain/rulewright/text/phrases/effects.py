"""Effects: the verbs of players, each for one thing, and what players choose."""

from rulewright.text.phrase import Phrase

ALL = (
    # Gain goes through caps and thresholds; pay is possible only in full.
    Phrase("effect.gain", "effect", "gain* {q:amount}", {"do": "gain", "q": "$q"}),
    Phrase(
        "effect.pay",
        "effect",
        "pay* {q:amount}",
        {"do": "pay", "q": "$q"},
        names=("payment",),
    ),
    # Into and out of a common place: as many as there are, up to the figure.
    Phrase("effect.add", "effect", "add* {q:cubes}", {"do": "add", "q": "$q"}),
    Phrase("effect.remove", "effect", "remove* {q:cubes}", {"do": "remove", "q": "$q"}),
    # An amount that is fixed elsewhere.
    Phrase(
        "effect.pay_bid",
        "effect",
        "pay* the bid",
        {"do": "pay", "what": "bid"},
        points=("auction",),
    ),
    # The player names a number from 0 to the figure.
    Phrase(
        "effect.take",
        "effect",
        "take* up to {n:int} {r:res#n}",
        {"do": "take", "up_to": "$n", "of": "$r"},
        names=("taken",),
    ),
    # "Up to" lets the player stop at 0, "in total" shares the steps, "to" names the
    # goal at any distance.
    Phrase(
        "effect.move",
        "effect",
        "move* {t:target} up to {n:int} step#n",
        {"do": "move", "what": "$t", "up_to": "$n"},
    ),
    Phrase(
        "effect.move_total",
        "effect",
        "move* {t:target} up to {n:int} step#n in total",
        {"do": "move", "what": "$t", "up_to": "$n", "total": True},
    ),
    Phrase(
        "effect.move_to",
        "effect",
        "move* {t:target} to {w:goal}",
        {"do": "move", "what": "$t", "to": "$w"},
    ),
    # From supply to the map, and back.
    Phrase(
        "effect.place",
        "effect",
        "place* {t:target} on {w:goal}",
        {"do": "place", "what": "$t", "onto": "$w"},
    ),
    Phrase(
        "effect.return",
        "effect",
        "return* {t:target} to supply",
        {"do": "return", "what": "$t"},
        names=("returned",),
    ),
    # A public decision by the subject; a later "that ..." points to it.
    Phrase(
        "effect.choose",
        "effect",
        "choose* {x:choosable}",
        {"do": "choose", "what": "$x"},
    ),
    Phrase(
        "effect.select",
        "effect",
        "select* {x:choosable}",
        {"do": "select", "what": "$x"},
    ),
    Phrase(
        "effect.ask_consent",
        "effect",
        "ask* {x:choosable} for consent",
        {"do": "ask", "whom": "$x"},
        names=("answer",),
    ),
    Phrase("choosable.rival", "choosable", "a rival", "rival", names=("rival",)),
    Phrase("choosable.option", "choosable", "an option", "option", names=("option",)),
    Phrase("choosable.target", "choosable", "{t:target}", {"target": "$t"}),
    # Secret bids; "the winner" may be nobody.
    Phrase(
        "effect.auction",
        "effect",
        "hold* an auction",
        {"do": "auction"},
        names=("auction",),
    ),
    # Only where the game's own tie rule does not hold.
    Phrase("effect.break_ties", "effect", "break* ties", {"do": "break_ties"}),
    # Replaces a value, up or down.
    Phrase(
        "effect.set",
        "effect",
        "set* own {r:res} to {n:int}",
        {"do": "set", "what": "$r", "to": "$n"},
    ),
    # An ability whose effects stand in the sentences after it.
    Phrase("effect.use_ability", "effect", "use* this ability", {"do": "use_ability"}),
)
