"""Bodies: who must or may do what, what changes, and what cannot be done."""

from rulewright.text.phrase import Phrase

ALL = (
    # Must, by the player whose face, turn or occasion it is.
    Phrase(
        "body.imperative", "body", "{do:effects^you}", {"who": "you", "must": "$do"}
    ),
    # Must, by the player named; "each player" goes in the order of the game.
    Phrase(
        "body.subject",
        "body",
        "{who:subject} {do:effects^who}",
        {"who": "$who", "must": "$do"},
    ),
    # One decision, all or nothing; "may" covers everything joined by "and".
    Phrase(
        "body.may",
        "body",
        "{who:actor} may {do:effects^may}",
        {"who": "$who", "may": "$do"},
        names=("may",),
    ),
    # Takes options away from everybody.
    Phrase(
        "body.no_player",
        "body",
        "no player may {do:effects^you}",
        {"who": "all", "cannot": "$do"},
    ),
    # The subject is a rule of the game; several changes are joined by "and".
    Phrase(
        "body.changed",
        "body",
        "{what:field} {set:changes^what}",
        {"field": "$what", "set": "$set"},
        names=("change",),
    ),
    # A change that its user may leave.
    Phrase(
        "body.may_change",
        "body",
        "{what:field} may {set:changes^base}",
        {"field": "$what", "may_set": "$set"},
        names=("change",),
    ),
    Phrase(
        "body.not_traded",
        "body",
        "{r:res} cannot be traded",
        {"cannot_be": "traded", "what": "$r"},
    ),
    Phrase(
        "body.not_sold",
        "body",
        "this {r:res} cannot be sold",
        {"cannot_be": "sold", "what": "$r"},
    ),
    # Whatever is left of it goes; nobody gets it.
    Phrase("body.leaves", "body", "all {r:res} leaves play", {"leaves_play": "$r"}),
)
