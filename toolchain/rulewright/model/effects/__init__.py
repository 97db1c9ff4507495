"""Effects as data: what a face does, as shapes that any game can fill in.

Here: the anatomy of entries and ops (`anatomy`), telling shapes apart (`choosing`), and
the union for games without Python (`plain`). Not here: the verbs of a game (its
package), what an effect does when played (the engine).
"""

from rulewright.model.effects.anatomy import (
    Ban,
    Change,
    Compare,
    Constant,
    Dotted,
    Entry,
    Limit,
    Op,
    Options,
    Some,
    SomeOf,
    Stage,
    Steps,
    Whole,
    closed,
)
from rulewright.model.effects.choosing import (
    Maybe,
    Several,
    by_form,
    by_key,
    by_word,
    is_tag,
)
from rulewright.model.effects.plain import KernelEntry, KernelOp

__all__ = [
    "Ban",
    "Change",
    "Compare",
    "Constant",
    "Dotted",
    "Entry",
    "KernelEntry",
    "KernelOp",
    "Limit",
    "Maybe",
    "Op",
    "Options",
    "Several",
    "Some",
    "SomeOf",
    "Stage",
    "Steps",
    "Whole",
    "by_form",
    "by_key",
    "by_word",
    "closed",
    "is_tag",
]
