"""Subjects: who does it."""

from rulewright.text.phrase import Phrase

ALL = (
    # named subject: must, by the player named; 'each player' goes in Initiative order
    Phrase("subject.each", "subject", "each player", "each_player"),
    Phrase("subject.that", "subject", "that player", "that_player"),
    Phrase("subject.thatrival", "subject", "that rival", "that_rival"),
    Phrase("subject.winner", "subject", "the winner", "auction_winner"),
    # superlative subject: exactly one player; ties by Initiative
    Phrase(
        "subject.extreme",
        "subject",
        "the player with the {d:extreme} {r:res#pl}",
        {"extreme": "$d", "of": "$r"},
    ),
    Phrase("extreme.high", "extreme", "highest", "highest"),
    Phrase("extreme.low", "extreme", "lowest", "lowest"),
    Phrase("extreme.most", "extreme", "most", "most"),
    Phrase("extreme.few", "extreme", "fewest", "fewest"),
    # qualified subject: everyone who fits
    Phrase(
        "subject.with",
        "subject",
        "each player with {h:having}",
        {"each": "player", "with": "$h"},
    ),
    Phrase(
        "subject.who",
        "subject",
        "each player who {r:deed_done}",
        {"each": "player", "who": "$r"},
    ),
    Phrase(
        "subject.withwho",
        "subject",
        "each player with {h:having} who {r:deed_done}",
        {"each": "player", "with": "$h", "who": "$r"},
    ),
    Phrase("deed_done.chose", "deed_done", "chose {o:option}", {"chose": "$o"}),
    Phrase(
        "deed_done.req",
        "deed_done",
        "meets the requirement of their next {r:res#sg}",
        {"meets_requirement_of_next": "$r"},
    ),
)
