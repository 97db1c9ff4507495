"""What Era Mandates compare, and what Era panels list."""

from rulewright.sdk import Phrase

ALL = (
    Phrase(
        "metric.gained",
        "metric",
        "{r:res#pl} gained this Era",
        {"gained": "$r", "basis": "this_era"},
    ),
    Phrase(
        "metric.gained_through",
        "metric",
        "{r:res#pl} gained through {a:action} this Era",
        {"gained": "$r", "through": "$a", "basis": "this_era"},
    ),
    Phrase("metric.have", "metric", "{r:res#pl}", {"have": "$r", "basis": "now"}),
    Phrase(
        "metric.added",
        "metric",
        "{c:cube#pl} added this Era",
        {"added": "$c", "basis": "this_era"},
    ),
    Phrase(
        "metric.best_run",
        "metric",
        "domains in a single Training Run#sg you banked this Era",
        {"domains": "best_banked_run", "basis": "this_era"},
    ),
    Phrase(
        "metric.powered",
        "metric",
        "{p:piece#pl} powered in this Era poss {b:box}",
        {"powered": "$p", "in": "$b"},
    ),
    Phrase(
        "metric.demand_met",
        "metric",
        "{r:res} demand met in this Era poss {b:box}",
        {"demand_met": "$r", "in": "$b"},
    ),
    Phrase(
        "metric.produced",
        "metric",
        "{r:res} produced in this Era poss {b:box}",
        {"produced": "$r", "in": "$b"},
    ),
    # Counts for both partners.
    Phrase(
        "metric.contracts",
        "metric",
        "Joint Venture#pl you share that were created this Era and operated in"
        " this Era poss {b:box}",
        {
            "created": "joint_venture",
            "shared_by": "you",
            "operated_in": "$b",
            "basis": "this_era",
        },
    ),
    Phrase(
        "metric.categories",
        "metric",
        "categories you control",
        {"controlled": "categories", "basis": "now"},
    ),
    # Only the players named are compared.
    Phrase(
        "among.resolved",
        "among",
        "who resolved {a:action} this Era",
        {"resolved": "$a", "basis": "this_era"},
    ),
    Phrase("among.having", "among", "with {q:threshold}", {"atleast": "$q"}),
    Phrase("listed.system", "listed", "{x:system}", "$x"),
    Phrase("listed.program", "listed", "{x:program}", "$x"),
    Phrase("listed.piece", "listed", "{x:piece#pl}", "$x"),
    Phrase("listed.resource", "listed", "{x:res#pl}", "$x"),
    Phrase("listed.cube", "listed", "{x:cube#pl}", "$x"),
)
