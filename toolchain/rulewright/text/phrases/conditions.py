"""Conditions: what is compared when a sentence is reached.

Two at most, joined by "and": the comma of a longer list would end the opener.
"""

from rulewright.text.phrase import Phrase

ALL = (
    Phrase(
        "condition.have",
        "condition",
        "you have {q:threshold}",
        {"have": "$q", "who": "you"},
    ),
    # A compulsory cost that cannot be met.
    Phrase("condition.cannot_pay", "condition", "you cannot pay", {"cannot": "pay"}),
    # What just happened, on the same face. "You do": the nearest "may" was taken.
    Phrase("condition.did", "condition", "you do", {"did": "that"}, points=("may",)),
    Phrase(
        "condition.nothing_paid",
        "condition",
        "nothing was paid",
        {"paid": "nothing"},
        points=("payment",),
    ),
    Phrase(
        "condition.no_rival_accepted",
        "condition",
        "no rival accepted",
        {"answer": "none_accepted"},
        points=("answer",),
    ),
    Phrase(
        "condition.accepts",
        "condition",
        "that rival accepts",
        {"answer": "accept"},
        points=("rival", "answer"),
    ),
    Phrase(
        "condition.took",
        "condition",
        "you took {q:amount}",
        {"took": "$q"},
        points=("taken",),
    ),
    Phrase(
        "condition.returned",
        "condition",
        "you returned {n:int} or more {p:piece#pl}",
        {"returned": {"at_least": "$n"}, "of": "$p"},
        points=("returned",),
    ),
    Phrase(
        "condition.moved",
        "condition",
        "you moved that {p:piece#sg}",
        {"moved": "$p"},
        points=("$p",),
    ),
    # Shares: half is exact, counts are compared with it and nothing is rounded.
    Phrase(
        "condition.most_chose",
        "condition",
        "more than half of the players chose {o:option}",
        {"chose": "$o", "share": {"more_than": "half"}, "of": "players"},
    ),
    Phrase(
        "condition.rivals",
        "condition",
        "there are {n:int} or more rivals",
        {"rivals": {"at_least": "$n"}},
    ),
)
