"""Phrases of Mandate 2038: what its faces say that no other game would.

A form used by one face is an idiom; their number is printed with every build and may
only fall. The kernel's forms stand in `rulewright.text.phrases`.
"""

from rulewright.sdk import Joining
from rulewright_mandate2038.phrases import (
    bodies,
    changes,
    conditions,
    effects,
    events,
    lines,
    mandates,
    nouns,
    openers,
    subjects,
)

ALL = (
    *lines.ALL,
    *openers.ALL,
    *events.ALL,
    *conditions.ALL,
    *subjects.ALL,
    *bodies.ALL,
    *effects.ALL,
    *changes.ALL,
    *nouns.ALL,
    *mandates.ALL,
)

JOININGS = (
    Joining("places", "place", "or"),
    Joining("cards", "card_name", "or"),
    Joining("listing", "listed", "and"),
)

__all__ = ["ALL", "JOININGS"]
