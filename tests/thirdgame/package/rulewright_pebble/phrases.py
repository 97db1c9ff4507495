"""The form of words that Pebble adds: stones skim."""

from rulewright.sdk import Phrase

ALL = (
    Phrase(
        "pebble.skim",
        "effect",
        "skim* {n:int} {r:res#n}",
        {"do": "skim", "n": "$n", "of": "$r"},
    ),
)
