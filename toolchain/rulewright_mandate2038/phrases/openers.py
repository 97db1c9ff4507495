"""Openers with the phases of Mandate 2038."""

from rulewright.sdk import Phrase

ALL = (
    # frequency opener: 'once per' is spent by use; 'each Era' starts a count anew and is spent by the first occurrence
    Phrase("frequency.era", "frequency", "once per Era", {"times": 1, "per": "era"}),
    Phrase(
        "frequency.in_era", "frequency", "once in {e:era}", {"times": 1, "per": "$e"}
    ),
    Phrase(
        "frequency.upto",
        "frequency",
        "up to {n:int} times per Era",
        {"times": "$n", "per": "era"},
        where={"n": 2},
    ),
    Phrase("frequency.each_era", "frequency", "each Era", {"anew": "era"}),
    # duration opener: governs the whole sentence; never at the end
    Phrase("opener.cycle", "opener", "this cycle", {"until": "cycle"}),
    Phrase("opener.era", "opener", "this Era", {"until": "era"}),
    # phase window: 'this Era's' is one time, 'each' is every time from now
    Phrase(
        "moment.in_this",
        "moment",
        "in this Era poss {b:box}",
        {"in": "$b", "of": "this_era"},
    ),
    Phrase(
        "moment.endcycle", "moment", "at the end of the cycle", {"at": "end_of_cycle"}
    ),
    Phrase("moment.erastart", "moment", "at Era start", {"at": "era_start"}),
    # place opener: a condition on the destination
    Phrase("moment.on", "moment", "on {w:hex}", {"standing": "$w"}),
    # replacement opener: the named step does not happen if the sentence does
    Phrase(
        "opener.instead",
        "opener",
        "instead of moving own acting piece",
        {"replaces": "move_acting_piece"},
    ),
    # for each opener: multiplies every effect of the sentence
    Phrase(
        "counted.hexctl", "counted", "{p:places} hex you control", {"controlled": "$p"}
    ),
)
