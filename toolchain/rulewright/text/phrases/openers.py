"""Openers: how often, until when, in which window, under which condition, for each."""

from rulewright.text.phrase import Phrase

ALL = (
    # frequency opener: 'once per' is spent by use; 'each Era' starts a count anew and is spent by the first occurrence
    Phrase("opener.freq", "opener", "{f:frequency}", {"every": "$f"}),
    Phrase("frequency.game", "frequency", "once per game", {"times": 1, "per": "game"}),
    # duration opener: governs the whole sentence; never at the end
    Phrase("opener.turn", "opener", "this turn", {"until": "turn"}),
    Phrase("opener.game", "opener", "for the rest of the game", {"until": "game"}),
    # event window: any deed may be an event; when = during and able to change it; after = once it is finished; before = not yet begun
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
    # phase window: 'this Era's' is one time, 'each' is every time from now
    Phrase("moment.in_each", "moment", "in each {b:box}", {"in": "$b", "of": "each"}),
    Phrase("moment.in_plain", "moment", "in {b:box}", {"in": "$b", "of": "any"}),
    # condition opener: checked when the sentence is reached; at most two conditions, joined by 'and'
    Phrase("opener.if", "opener", "if {c:conditions}", {"if": "$c"}),
    # otherwise: the complement of the nearest 'if' above it
    Phrase("opener.else", "opener", "otherwise", {"if": "otherwise"}),
    # for each opener: multiplies every effect of the sentence
    Phrase("opener.per", "opener", "for each {c:counted}", {"per": "$c"}),
    Phrase("counted.returned", "counted", "{p:piece#sg} returned", {"returned": "$p"}),
    Phrase("counted.taken", "counted", "{r:res#sg} taken", {"taken": "$r"}),
    Phrase("counted.temp", "counted", "{r:res#sg} gained", {"gained": "$r"}),
)
