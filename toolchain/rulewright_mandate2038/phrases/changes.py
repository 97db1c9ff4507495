"""Changes to the rules of Mandate 2038."""

from rulewright.sdk import Phrase

ALL = (
    # 0 is not among the numbers: "up to" would offer it.
    Phrase(
        "change.place_a_or_b",
        "change",
        "place* {a:int} or {b:int} {p:piece#b} instead of {m:int}",
        {"place": ["$a", "$b"], "of": "$p", "instead_of": "$m"},
    ),
    # A requirement, not a payment.
    Phrase(
        "change.need",
        "change",
        "need* {x:measure} ( minimum {m:int} )",
        {"need": "$x", "minimum": "$m"},
    ),
    Phrase(
        "change.add_per_placed",
        "change",
        "add* {q:cubes} for each {p:piece#sg} placed",
        {"add": "$q", "per_placed": "$p"},
    ),
    Phrase(
        "change.give_builder",
        "change",
        "give* its builder {q:amount}",
        {"give_builder": "$q"},
    ),
    # How far apart the hosts of a contract may stand when it is made, and later.
    Phrase(
        "change.hosts_apart",
        "change",
        "have* hosts {n:int} step#n apart",
        {"hosts_apart": "$n"},
    ),
    Phrase(
        "change.operate_within",
        "change",
        "operate* with hosts up to {n:int} step#n apart",
        {"operates_within": "$n"},
    ),
    Phrase("change.supported", "change", "is* supported", "supported"),
    Phrase("field.program", "field", "{g:program}", "$g"),
    Phrase("field.dossier", "field", "{d:dossier}", "$d"),
    Phrase(
        "field.first_at",
        "field",
        "own first {a:use} on {w:hex}",
        {"first": "$a", "of": "you", "standing": "$w"},
    ),
    Phrase(
        "field.first_built",
        "field",
        "the first {k:contract} built",
        {"first_built": "$k"},
    ),
    Phrase(
        "field.gained_after_vote",
        "field",
        "each {r:res#sg} gained after this vote",
        {"each": "$r", "gained": "after_vote"},
        points=("vote",),
    ),
    Phrase(
        "field.gained_by_it",
        "field",
        "the {r:res#sg} it gains",
        {"gained_by": "it", "of": "$r"},
    ),
    Phrase(
        "field.operating",
        "field",
        "each operating {p:piece#sg}",
        {"each": "$p", "state": "operating"},
    ),
    Phrase(
        "field.domain_in_run",
        "field",
        "each domain in own Training Run#sg",
        {"each": "domain", "in": "own_run"},
    ),
    Phrase(
        "field.domain_banked",
        "field",
        "each domain you bank",
        {"each": "domain", "banked_by": "you"},
    ),
    Phrase("field.run", "field", "own Training Run#sg", "own_run"),
    Phrase("field.crash", "field", "a crash", "crash"),
    Phrase(
        "field.contract_proposed",
        "field",
        "a Joint Venture#sg you propose",
        {"contract": "joint_venture", "proposed_by": "you"},
    ),
    Phrase(
        "field.contract_shared",
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
