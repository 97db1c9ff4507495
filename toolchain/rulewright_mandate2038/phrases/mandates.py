"""What Era Mandates compare and what Era panels list."""

from rulewright.sdk import Phrase

ALL = (
    # lead line: what an Era Mandate compares; direction, metric, basis
    Phrase(
        "metric.gained",
        "metric",
        "{r:res#pl} gained this Era",
        {"gained": "$r", "basis": "this_era"},
    ),
    Phrase(
        "metric.gainedby",
        "metric",
        "{r:res#pl} gained through {a:action} this Era",
        {"gained": "$r", "through": "$a", "basis": "this_era"},
    ),
    Phrase("metric.have", "metric", "{r:res#pl}", {"have": "$r", "basis": "now"}),
    Phrase(
        "metric.added",
        "metric",
        "{c:cube} added this Era",
        {"added": "$c", "basis": "this_era"},
    ),
    Phrase(
        "metric.domains",
        "metric",
        "domains in a single Training Run#sg you banked this Era",
        {"domains": "best_banked_run", "basis": "this_era"},
    ),
    Phrase(
        "metric.powfac",
        "metric",
        "{p:piece#pl} powered in this Era poss {b:box}",
        {"powered": "$p", "in": "$b"},
    ),
    Phrase(
        "metric.demand",
        "metric",
        "{r:res} demand met in this Era poss {b:box}",
        {"demand_met": "$r", "in": "$b"},
    ),
    Phrase(
        "metric.prod",
        "metric",
        "{r:res} produced in this Era poss {b:box}",
        {"produced": "$r", "in": "$b"},
    ),
    Phrase(
        "metric.jv",
        "metric",
        "Joint Venture#pl created this Era that operated in this Era poss {b:box}",
        {"created": "joint_venture", "operated_in": "$b", "basis": "this_era"},
    ),
    Phrase(
        "metric.cats",
        "metric",
        "categories you control",
        {"controlled": "categories", "basis": "now"},
    ),
    # lead among: only the players named are compared
    Phrase(
        "among.among_res",
        "among",
        "who resolved {a:action} this Era",
        {"resolved": "$a", "basis": "this_era"},
    ),
    Phrase("among.among_have", "among", "with {q:threshold}", {"atleast": "$q"}),
    # system lists: what a panel opens or still keeps shut
    Phrase("listed.sys", "listed", "{x:system}", "$x"),
    Phrase("listed.prog", "listed", "{x:program}", "$x"),
    Phrase("listed.piece", "listed", "{x:piece#pl}", "$x"),
    Phrase("listed.res", "listed", "{x:res#pl}", "$x"),
    Phrase("listed.cube", "listed", "{x:cube}", "$x"),
)
