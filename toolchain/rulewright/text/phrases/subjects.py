"""Subjects: who does it. Without one, it is the player whose face or turn it is."""

from rulewright.text.phrase import Phrase

ALL = (
    # "You" is named only where it may; what it must is an imperative.
    Phrase("actor.you", "actor", "you", "you"),
    Phrase("actor.subject", "actor", "{s:subject}", "$s"),
    Phrase("subject.each", "subject", "each player", "each_player"),
    Phrase(
        "subject.that_player",
        "subject",
        "that player",
        "that_player",
        points=("player",),
    ),
    Phrase(
        "subject.that_rival", "subject", "that rival", "that_rival", points=("rival",)
    ),
    Phrase(
        "subject.winner", "subject", "the winner", "auction_winner", points=("auction",)
    ),
    # Exactly one player; ties by the rule of the game.
    Phrase(
        "subject.extreme",
        "subject",
        "the player with the {d:extreme} {r:res#pl}",
        {"extreme": "$d", "of": "$r"},
        names=("player",),
    ),
    # Most and fewest for what is counted in pieces, highest and lowest for tracks.
    Phrase("extreme.highest", "extreme", "highest", "highest"),
    Phrase("extreme.lowest", "extreme", "lowest", "lowest"),
    Phrase("extreme.most", "extreme", "most", "most"),
    Phrase("extreme.fewest", "extreme", "fewest", "fewest"),
    # Everyone who fits.
    Phrase(
        "subject.each_with",
        "subject",
        "each player with presence on {w:hex}",
        {"each": "player", "presence_on": "$w"},
    ),
    Phrase(
        "subject.each_who",
        "subject",
        "each player who {r:deed_done}",
        {"each": "player", "who": "$r"},
    ),
    Phrase(
        "subject.each_with_who",
        "subject",
        "each player with presence on {w:hex} who {r:deed_done}",
        {"each": "player", "presence_on": "$w", "who": "$r"},
    ),
    Phrase("deed_done.chose", "deed_done", "chose {o:option}", {"chose": "$o"}),
    Phrase(
        "deed_done.meets",
        "deed_done",
        "meets the requirement of their next {r:res#sg}",
        {"meets_requirement_of_next": "$r"},
    ),
)
