"""Effects: the verbs of players, and what they choose."""

from rulewright.text.phrase import Phrase

ALL = (
    # no player may: takes options away from everybody
    Phrase(
        "effect.select",
        "effect",
        "select* {x:choosable}",
        {"do": "select", "what": "$x"},
    ),
    # gain and pay: gain goes through caps and thresholds; pay is possible only in full
    Phrase("effect.gain", "effect", "gain* {q:amount}", {"do": "gain", "q": "$q"}),
    Phrase("effect.pay", "effect", "pay* {q:amount}", {"do": "pay", "q": "$q"}),
    # add and remove cubes: bag traffic; remove as many as there are, up to the figure
    Phrase("effect.add", "effect", "add* {q:cubes}", {"do": "add", "q": "$q"}),
    Phrase("effect.remove", "effect", "remove* {q:cubes}", {"do": "remove", "q": "$q"}),
    # pay what is named: amount fixed elsewhere
    Phrase("effect.paybid", "effect", "pay* the bid", {"do": "pay", "what": "bid"}),
    Phrase(
        "effect.payrest", "effect", "pay* all own {r:res}", {"do": "pay", "all": "$r"}
    ),
    # take up to: the player names a number from 0 to the figure
    Phrase(
        "effect.take",
        "effect",
        "take* up to {n:int} {r:res#n}",
        {"do": "take", "up_to": "$n", "of": "$r"},
    ),
    # move: 'up to' lets the player stop at 0; 'in total' shares the steps; 'to' names the goal at any distance
    Phrase(
        "effect.move",
        "effect",
        "move* {t:target} up to {n:int} step#n",
        {"do": "move", "what": "$t", "up_to": "$n"},
    ),
    Phrase(
        "effect.movetotal",
        "effect",
        "move* {t:target} up to {n:int} step#n in total",
        {"do": "move", "what": "$t", "up_to": "$n", "total": True},
    ),
    Phrase(
        "effect.moveto",
        "effect",
        "move* {t:target} to {w:goal}",
        {"do": "move", "what": "$t", "to": "$w"},
    ),
    # place: from supply to the map
    Phrase(
        "effect.place",
        "effect",
        "place* {t:target} on {w:goal}",
        {"do": "place", "what": "$t", "onto": "$w"},
    ),
    # return: from the map to supply
    Phrase(
        "effect.return",
        "effect",
        "return* {t:target} to supply",
        {"do": "return", "what": "$t"},
    ),
    # choose a target: a public decision by the subject; later 'that ...' points to it
    Phrase(
        "effect.choose",
        "effect",
        "choose* {x:choosable}",
        {"do": "choose", "what": "$x"},
    ),
    Phrase("choosable.rival", "choosable", "a rival", "rival"),
    Phrase("choosable.option", "choosable", "an option", "option"),
    Phrase("choosable.target", "choosable", "{t:target}", {"target": "$t"}),
    # auction: secret bids, tie rule of the procedure; 'the winner' may be nobody
    Phrase("effect.auction", "effect", "hold* an auction", {"do": "auction"}),
    # break ties: only where the universal tie rule does not hold
    Phrase("effect.ties", "effect", "break* ties", {"do": "break_ties"}),
    # set a track: replaces the value, up or down
    Phrase(
        "effect.refresh",
        "effect",
        "set* own {r:res} to {n:int}",
        {"do": "set", "what": "$r", "to": "$n"},
    ),
)
