"""Conditions: what is compared when a sentence is reached."""

from rulewright.text.phrase import Phrase

ALL = (
    # condition opener: checked when the sentence is reached; at most two conditions, joined by 'and'
    Phrase(
        "condition.have",
        "condition",
        "you have {q:threshold}",
        {"have": "$q", "who": "you"},
    ),
    # condition on what just happened: 'if you do' points to the nearest 'may' above it on the same face
    Phrase("condition.did", "condition", "you do", {"did": "that"}),
    Phrase("condition.nopay", "condition", "nothing was paid", {"paid": "nothing"}),
    Phrase(
        "condition.noaccept",
        "condition",
        "no rival accepted",
        {"answer": "none_accepted"},
    ),
    Phrase("condition.accept", "condition", "that rival accepts", {"answer": "accept"}),
    Phrase("condition.took", "condition", "you took {q:amount}", {"took": "$q"}),
    Phrase(
        "condition.returned",
        "condition",
        "you returned {n:int} or more {p:piece#pl}",
        {"returned": {"at_least": "$n"}, "of": "$p"},
    ),
    # condition on a share of players: half is exact; no rounding is ever needed because counts are compared with half, not rounded to it
    Phrase(
        "condition.major",
        "condition",
        "more than half of the players chose {o:option}",
        {"chose": "$o", "share": {"more_than": "half"}, "of": "players"},
    ),
    Phrase(
        "condition.players",
        "condition",
        "there are {n:int} or more rivals",
        {"rivals": {"at_least": "$n"}},
    ),
)
