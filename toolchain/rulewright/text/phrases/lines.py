"""Lines of a face: sentences, heads of lists, labels and labelled lines."""

from rulewright.text.phrase import Phrase

ALL = (
    # sentence: openers, then one body, then a full stop; a claim is {front, body}
    Phrase(
        "unit.sentence", "unit", "{p:prefix} {b:body} .", {"front": "$p", "body": "$b"}
    ),
    # capped sentence: the cap is part of the sentence and stands last
    Phrase(
        "unit.capped",
        "unit",
        "{p:prefix} {b:body} ( maximum {n:int} ) .",
        {"front": "$p", "body": "$b", "cap": "$n"},
    ),
    # choose one: head of a list; each bullet is one branch; 'may choose one' adds the branch 'none'
    Phrase(
        "unit.choose", "unit", "{p:prefix} {c:chooser} :", {"front": "$p", "list": "$c"}
    ),
    Phrase("chooser.one", "chooser", "choose one", {"who": "you", "choose": "one"}),
    Phrase(
        "chooser.maywho",
        "chooser",
        "{who:subject} may choose one",
        {"who": "$who", "may_choose": "one"},
    ),
    # secret choice: sealed until all have chosen, then resolved in Initiative order
    Phrase(
        "chooser.secret",
        "chooser",
        "{who:subject} secretly chooses one",
        {"who": "$who", "choose": "one", "secretly": True},
    ),
    # option label: names a branch so that a later sentence can refer to it; a label is declared on the face
    Phrase("label.option", "label", "{o:option} :", {"label": "$o"}),
    Phrase(
        "label.roll",
        "label",
        "{r:range} , {o:option} :",
        {"label": "$o", "on_roll": "$r"},
    ),
    # cost line: paid at the start of the resolution
    Phrase("unit.cost", "unit", "Cost : {q:amounts} .", {"cost": "$q"}),
    # where line: where the acting piece must have ended; 'anywhere' means the destination has no say
    Phrase("unit.where", "unit", "Where : {w:goal} .", {"where": "$w"}),
    # needs line: must hold at selection and again at resolution; several Needs lines all apply
    Phrase("unit.needs", "unit", "Needs : {x:need} .", {"needs": "$x"}),
    Phrase("need.have", "need", "{q:threshold}", {"atleast": "$q"}),
    Phrase(
        "need.req",
        "need",
        "the {c:res} own next {r:res#sg} requires",
        {"requirement_of_next": "$r", "in": "$c"},
    ),
    # play line: the window of a hand card
    Phrase("unit.play", "unit", "Play : {w:moment} .", {"play": "$w"}),
    # limit line: how often one player may use this face
    Phrase("unit.limit", "unit", "Limit : {f:frequency} .", {"limit": "$f"}),
)
