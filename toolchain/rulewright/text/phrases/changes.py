"""Changes: what a number of another rule becomes."""

from rulewright.text.phrase import Phrase

ALL = (
    # cost becomes: a replacement; surcharges and discounts still follow; 'exactly' closes the calculation
    Phrase("change.cost", "change", "cost* {q:amount}", {"cost": "$q"}),
    Phrase("change.exact", "change", "cost* exactly {q:amount}", {"cost_final": "$q"}),
    # cost more or less: surcharge or discount; never below 0
    Phrase(
        "change.less",
        "change",
        "cost* {n:int} less {r:res}",
        {"cost_less": "$n", "of": "$r"},
    ),
    Phrase(
        "change.more",
        "change",
        "cost* {n:int} more {r:res}",
        {"cost_more": "$n", "of": "$r"},
    ),
    Phrase("change.isless", "change", "is* {n:int} less", {"less": "$n"}),
    # amount more: adds to what the rule gives, even where it gives 0
    Phrase(
        "change.gainmore",
        "change",
        "gain* {n:int} more {r:res#n}",
        {"gain_more": "$n", "of": "$r"},
    ),
    Phrase(
        "change.addmore",
        "change",
        "add* {n:int} more {c:cube}",
        {"add_more": "$n", "of": "$c"},
    ),
    Phrase(
        "change.prodmore",
        "change",
        "produce* {n:int} more {r:res#n}",
        {"produce_more": "$n", "of": "$r"},
    ),
    # amount replaced: touches only an amount that is there; 'instead of' repeats the base by reference, so a stale base is found
    Phrase("change.add", "change", "add* {q:cubes}", {"add": "$q"}),
    Phrase(
        "change.addinst",
        "change",
        "add* {q:cubes} instead of {m:int}",
        {"add": "$q", "instead_of": "$m"},
    ),
    Phrase(
        "change.gaininst",
        "change",
        "gain* {q:amount} instead of {m:int}",
        {"gain": "$q", "instead_of": "$m"},
    ),
    Phrase(
        "change.removeinst",
        "change",
        "remove* {q:cubes} instead of {m:int}",
        {"remove": "$q", "instead_of": "$m"},
    ),
    Phrase("change.prod", "change", "produce* {q:amount}", {"produce": "$q"}),
    Phrase(
        "change.worth",
        "change",
        "is* worth {q:amount} instead of {m:int}",
        {"worth": "$q", "instead_of": "$m"},
    ),
    Phrase("change.worthn", "change", "is* worth {q:amount}", {"worth": "$q"}),
    # what a field sentence changes
    Phrase("field.actions", "field", "{a:actions}", "$a"),
    Phrase("field.mode", "field", "{m:mode}", "$m"),
    Phrase(
        "field.first", "field", "own first {a:firstable}", {"first": "$a", "of": "you"}
    ),
    Phrase(
        "field.firstcost",
        "field",
        "own first {r:res} cost",
        {"first_cost": "$r", "of": "you"},
    ),
    Phrase("field.that", "field", "that {p:piece#sg}", {"that": "$p"}),
    # what can be first
    Phrase("firstable.f1", "firstable", "{a:action}", "$a"),
    Phrase("firstable.f2", "firstable", "{m:mode}", "$m"),
)
