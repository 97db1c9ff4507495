"""Lines of a face: sentences, heads of lists, labels and labelled lines."""

from rulewright.text.phrase import Phrase

ALL = (
    # Openers, then one body, then a full stop. The cap belongs to the whole sentence.
    Phrase(
        "unit.sentence", "unit", "{p:prefix} {b:body} .", {"front": "$p", "body": "$b"}
    ),
    Phrase(
        "unit.capped",
        "unit",
        "{p:prefix} {b:body} ( maximum {n:int} ) .",
        {"front": "$p", "body": "$b", "cap": "$n"},
    ),
    # Head of a list; a bullet is one branch; "may choose one" adds the branch "none".
    Phrase(
        "unit.list", "unit", "{p:prefix} {c:chooser} :", {"front": "$p", "list": "$c"}
    ),
    Phrase("chooser.one", "chooser", "choose one", {"who": "you", "choose": "one"}),
    Phrase(
        "chooser.may",
        "chooser",
        "{who:actor} may choose one",
        {"who": "$who", "may_choose": "one"},
    ),
    # Sealed until all have chosen, then resolved in the order of the game.
    Phrase(
        "chooser.secret",
        "chooser",
        "{who:subject} secretly chooses one",
        {"who": "$who", "choose": "one", "secretly": True},
    ),
    # Names a branch so that a later sentence can refer to it.
    Phrase("label.option", "label", "{o:option} :", {"label": "$o"}),
    Phrase(
        "label.on_roll",
        "label",
        "{r:range} , {o:option} :",
        {"label": "$o", "on_roll": "$r"},
    ),
    # Paid at the start of the resolution.
    Phrase("unit.cost", "unit", "Cost : {q:amounts} .", {"cost": "$q"}),
    # Where the acting piece must have ended.
    Phrase("unit.where", "unit", "Where : {w:goal} .", {"where": "$w"}),
    # Must hold at selection and again at resolution; several lines all apply.
    Phrase("unit.needs", "unit", "Needs : {x:need} .", {"needs": "$x"}),
    Phrase("need.have", "need", "{q:threshold}", {"atleast": "$q"}),
    Phrase(
        "need.requirement",
        "need",
        "the {c:res} own next {r:res#sg} requires",
        {"requirement_of_next": "$r", "in": "$c"},
    ),
    Phrase("need.in_supply", "need", "{t:target} in supply", {"in_supply": "$t"}),
    # The window of a hand card; how often one player may use a face.
    Phrase("unit.play", "unit", "Play : {w:moment} .", {"play": "$w"}),
    Phrase("unit.limit", "unit", "Limit : {f:frequency} .", {"limit": "$f"}),
)
