"""Openers with the phases of Mandate 2038."""

from rulewright.sdk import Phrase

ALL = (
    # "Each Era" starts a count anew, spent by the first occurrence.
    Phrase("frequency.era", "frequency", "once per Era", {"times": 1, "per": "era"}),
    Phrase(
        "frequency.in_era", "frequency", "once in {e:era}", {"times": 1, "per": "$e"}
    ),
    Phrase(
        "frequency.up_to",
        "frequency",
        "up to {n:int} times per Era",
        {"times": "$n", "per": "era"},
        where={"n": 2},
    ),
    Phrase("frequency.each_era", "frequency", "each Era", {"anew": "era"}),
    Phrase("opener.cycle", "opener", "this cycle", {"until": "cycle"}),
    Phrase("opener.era", "opener", "this Era", {"until": "era"}),
    # "This Era's" is one time; the kernel's "each" is every time from now.
    Phrase(
        "moment.in_this_era",
        "moment",
        "in this Era poss {b:box}",
        {"in": "$b", "of": "this_era"},
    ),
    Phrase(
        "moment.end_of_cycle",
        "moment",
        "at the end of the cycle",
        {"at": "end_of_cycle"},
    ),
    Phrase("moment.era_start", "moment", "at Era start", {"at": "era_start"}),
    # A condition on the destination.
    Phrase("moment.standing", "moment", "on {w:hex}", {"standing": "$w"}),
    # The named step does not happen if the sentence does.
    Phrase(
        "opener.instead_of_moving",
        "opener",
        "instead of moving own acting piece",
        {"replaces": "move_acting_piece"},
    ),
    Phrase(
        "counted.hex_controlled",
        "counted",
        "{p:places} hex you control",
        {"controlled": "$p"},
    ),
)
