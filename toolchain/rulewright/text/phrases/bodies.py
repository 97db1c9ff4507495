"""Bodies: who must or may do what, and what cannot be done."""

from rulewright.text.phrase import Phrase

ALL = (
    # imperative: must, by the player whose face, turn or occasion it is
    Phrase("body.do", "body", "{do:effects^you}", {"who": "you", "must": "$do"}),
    # named subject: must, by the player named; 'each player' goes in Initiative order
    Phrase(
        "body.who",
        "body",
        "{who:subject} {do:effects^who}",
        {"who": "$who", "must": "$do"},
    ),
    # may: one decision, all or nothing; 'may' covers everything joined by 'and'
    Phrase(
        "body.youmay", "body", "you may {do:effects^you}", {"who": "you", "may": "$do"}
    ),
    Phrase(
        "body.may",
        "body",
        "{who:subject} may {do:effects^may}",
        {"who": "$who", "may": "$do"},
    ),
    # no player may: takes options away from everybody
    Phrase(
        "body.noplayer",
        "body",
        "no player may {do:effects^you}",
        {"who": "all", "cannot": "$do"},
    ),
    # trade and sale bans: takes a resource out of a procedure
    Phrase(
        "body.notrade",
        "body",
        "{r:res} cannot be traded",
        {"cannot_be": "traded", "what": "$r"},
    ),
    Phrase(
        "body.nosell",
        "body",
        "this {r:res} cannot be sold",
        {"cannot_be": "sold", "what": "$r"},
    ),
    # field sentence: subject is a rule of the game, not a player; several changes are joined by 'and'
    Phrase(
        "body.field",
        "body",
        "{what:field} {set:changes^what}",
        {"field": "$what", "set": "$set"},
    ),
)
