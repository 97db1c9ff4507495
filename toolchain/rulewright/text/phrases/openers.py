"""Openers: how often, until when, in which window, instead, if, for each.

They stand in this order, each closed by a comma. An opener governs its whole sentence
and nothing beyond the full stop.
"""

from rulewright.text.phrase import Phrase

ALL = (
    # "Once per" is spent when used; the player decides.
    Phrase("opener.frequency", "opener", "{f:frequency}", {"every": "$f"}),
    Phrase("frequency.game", "frequency", "once per game", {"times": 1, "per": "game"}),
    # A card that all players share: without the last words it could be spent for all.
    Phrase(
        "frequency.game_each",
        "frequency",
        "once per game for each player",
        {"times": 1, "per": "game", "each": "player"},
    ),
    Phrase("opener.turn", "opener", "this turn", {"until": "turn"}),
    Phrase("opener.game", "opener", "for the rest of the game", {"until": "game"}),
    Phrase("opener.moment", "opener", "{m:moment}", {"when": "$m"}),
    Phrase("moment.when", "moment", "when {e:event}", {"when": "$e"}),
    Phrase("moment.after", "moment", "after {e:event}", {"after": "$e"}),
    Phrase("moment.before", "moment", "before {e:event}", {"before": "$e"}),
    Phrase(
        "moment.between",
        "moment",
        "after {e:event} and before {g:event}",
        {"after": "$e", "before": "$g"},
    ),
    # "Each" is every time from now.
    Phrase("moment.in_each", "moment", "in each {b:box}", {"in": "$b", "of": "each"}),
    Phrase("moment.in", "moment", "in {b:box}", {"in": "$b", "of": "any"}),
    # Checked when the sentence is reached; "otherwise" is its complement.
    Phrase("opener.if", "opener", "if {c:conditions}", {"if": "$c"}, names=("if",)),
    Phrase(
        "opener.otherwise", "opener", "otherwise", {"if": "otherwise"}, points=("if",)
    ),
    # Multiplies every effect of the sentence.
    Phrase("opener.for_each", "opener", "for each {c:counted}", {"per": "$c"}),
    Phrase(
        "counted.returned",
        "counted",
        "{p:piece#sg} returned",
        {"returned": "$p"},
        points=("returned",),
    ),
    Phrase(
        "counted.taken",
        "counted",
        "{r:res#sg} taken",
        {"taken": "$r"},
        points=("taken",),
    ),
    Phrase(
        "counted.gained",
        "counted",
        "{r:res#sg} gained",
        {"gained": "$r"},
        names=("$r",),
    ),
    Phrase("counted.had", "counted", "{r:res#sg} you have", {"have": "$r"}),
)
