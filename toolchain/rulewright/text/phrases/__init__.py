"""The kernel's phrases: forms that any game may use, by family.

They name no game: terms come in through classes of the glossary (`res` for what is
gained and paid, `cube` for what is added and removed, `piece`, `place`, `action`,
`mode`, `box` for a phase, `option` for the labels of a face). A form whose classes a
game does not have is left out of its language.

A form stands here if another game could say it. A form of one game's own verbs and
nouns stands in that game's package.
"""

from rulewright.text.phrase import Joining
from rulewright.text.phrases import (
    bodies,
    changes,
    conditions,
    effects,
    events,
    lines,
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
)

JOININGS = (
    Joining("effects", "effect", "and", ellipsis=("amount", "cubes")),
    Joining("changes", "change", "and"),
    Joining("amounts", "amount", "and"),
    Joining("actions", "action", "and"),
    # A third, after a comma, would be read as the end of an opener.
    Joining("either_action", "action", "or", most=2),
    Joining("conditions", "condition", "and", most=2),
)

__all__ = ["ALL", "JOININGS"]
