"""Changes to the rules of Mandate 2038."""

from rulewright.sdk import Phrase

ALL = (
    # amount more: adds to what the rule gives, even where it gives 0
    Phrase(
        "change.extraprot",
        "change",
        "have* {n:int} more {r:res}",
        {"have_more": "$n", "of": "$r"},
    ),
    # amount replaced: touches only an amount that is there; 'instead of' repeats the base by reference, so a stale base is found
    Phrase(
        "change.recruit",
        "change",
        "place* up to {n:int} {p:piece#n} instead of {m:int}",
        {"place_up_to": "$n", "of": "$p", "instead_of": "$m"},
    ),
    # requirement less: a requirement, not a payment
    Phrase(
        "change.need",
        "change",
        "need* {n:int} less {r:res} ( minimum {m:int} )",
        {"need_less": "$n", "of": "$r", "minimum": "$m"},
    ),
    # riders on an amount
    Phrase(
        "change.recruitper",
        "change",
        "add* {q:cubes} for each {p:piece#sg} placed",
        {"add": "$q", "per_placed": "$p"},
    ),
    Phrase(
        "change.gives", "change", "give* its builder {q:amount}", {"give_builder": "$q"}
    ),
    # contract range
    Phrase(
        "change.apart",
        "change",
        "operate* with hosts up to {n:int} step#n apart",
        {"operates_within": "$n"},
    ),
    Phrase(
        "change.apartnew",
        "change",
        "may have hosts up to {n:int} step#n apart",
        {"may_be_created_within": "$n"},
    ),
    Phrase(
        "change.adj",
        "change",
        "operate* only with adjacent hosts",
        {"operates_only": "adjacent_hosts"},
    ),
    # supported
    Phrase("change.supp", "change", "is* supported", "supported"),
    # what a field sentence changes
    Phrase("field.program", "field", "{g:program}", "$g"),
    Phrase("field.dossier", "field", "{d:dossier}", "$d"),
    Phrase(
        "field.firston",
        "field",
        "own first {a:firstable} on {w:hex}",
        {"first": "$a", "of": "you", "standing": "$w"},
    ),
    Phrase(
        "field.firstbuilt",
        "field",
        "the first {k:contract} built",
        {"first_built": "$k"},
    ),
    Phrase(
        "field.custafter",
        "field",
        "each {r:res#sg} gained after this vote",
        {"each": "$r", "gained": "after_vote"},
    ),
    Phrase(
        "field.thatcust",
        "field",
        "the {r:res#sg} it gains",
        {"gained_by": "it", "of": "$r"},
    ),
    Phrase(
        "field.opgen",
        "field",
        "each operating {p:piece#sg}",
        {"each": "$p", "state": "operating"},
    ),
    Phrase(
        "field.domain",
        "field",
        "each domain in own Training Run#sg",
        {"each": "domain", "in": "own_run"},
    ),
    Phrase(
        "field.dombank",
        "field",
        "each domain you bank",
        {"each": "domain", "banked_by": "you"},
    ),
    Phrase("field.aprog", "field", "a {g:program#sg}", {"a": "$g"}),
    Phrase("field.run", "field", "own Training Run#sg", "own_run"),
    Phrase("field.crash", "field", "a crash", "crash"),
    Phrase(
        "field.jvprop",
        "field",
        "a Joint Venture#sg you propose",
        {"contract": "joint_venture", "proposed_by": "you"},
    ),
    Phrase(
        "field.jvown",
        "field",
        "a Joint Venture#sg you share",
        {"contract": "joint_venture", "shared_by": "you"},
    ),
    Phrase(
        "field.award",
        "field",
        "own award at {n:int} {r:res}",
        {"award_at": "$n", "of": "$r"},
    ),
)
