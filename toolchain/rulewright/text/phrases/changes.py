"""Changes: what a number of another rule becomes.

A verb and a measure: how a rule gains, adds, costs is said by the verb, whether the
figure replaces, adds to or takes from what stands there is said by the measure.
"""

from rulewright.text.phrase import Phrase

ALL = (
    # A plain measure replaces; surcharges and discounts still follow.
    Phrase("measure.plain", "measure", "{q:amount}", "$q"),
    # Adds to what the rule gives, even where it gives 0; less never goes below 0.
    Phrase(
        "measure.more", "measure", "{n:int} more {r:res#n}", {"more": "$n", "of": "$r"}
    ),
    Phrase(
        "measure.less", "measure", "{n:int} less {r:res#n}", {"less": "$n", "of": "$r"}
    ),
    # Touches only an amount that is there, and repeats the base by reference.
    Phrase(
        "measure.instead",
        "measure",
        "{q:amount} instead of {m:int}",
        {"now": "$q", "instead_of": "$m"},
    ),
    Phrase("cube_measure.plain", "cube_measure", "{q:cubes}", "$q"),
    Phrase(
        "cube_measure.more",
        "cube_measure",
        "{n:int} more {c:cube}",
        {"more": "$n", "of": "$c"},
    ),
    Phrase(
        "cube_measure.instead",
        "cube_measure",
        "{q:cubes} instead of {m:int}",
        {"now": "$q", "instead_of": "$m"},
    ),
    Phrase("change.cost", "change", "cost* {x:measure}", {"cost": "$x"}),
    # Closes the calculation: no surcharge and no discount follows.
    Phrase(
        "change.cost_exactly",
        "change",
        "cost* exactly {q:amount}",
        {"cost_final": "$q"},
    ),
    Phrase("change.less", "change", "is* {n:int} less", {"less": "$n"}),
    Phrase("change.gain", "change", "gain* {x:measure}", {"gain": "$x"}),
    Phrase("change.produce", "change", "produce* {x:measure}", {"produce": "$x"}),
    Phrase("change.have", "change", "have* {x:measure}", {"have": "$x"}),
    Phrase("change.worth", "change", "is* worth {x:measure}", {"worth": "$x"}),
    Phrase("change.add", "change", "add* {x:cube_measure}", {"add": "$x"}),
    Phrase("change.remove", "change", "remove* {x:cube_measure}", {"remove": "$x"}),
    # What is changed: a rule of the game, by the name of what it belongs to.
    Phrase("field.actions", "field", "{a:actions}", "$a"),
    Phrase("field.mode", "field", "{m:mode}", "$m"),
    # Counted from the start of the duration that the opener names.
    Phrase("field.first", "field", "own first {a:use}", {"first": "$a", "of": "you"}),
    Phrase(
        "field.first_cost",
        "field",
        "own first {r:res} cost",
        {"first_cost": "$r", "of": "you"},
    ),
    Phrase("field.that", "field", "that {p:piece#sg}", {"that": "$p"}, points=("$p",)),
)
