"""The playbook and the vocabulary of Mandate 2038; `play` and `verbs` fill them.

Names of procedures and steps are in saves, names of asks and events in scenarios.
"""

from typing import TYPE_CHECKING

from rulewright.sdk.engine import FrameSet, Playbook, Vocabulary, add_words

if TYPE_CHECKING:
    from rulewright_mandate2038.play.rules import Mandate

PROCEDURES = "2"
"""Raised whenever the same bundle, seed and answers would give another game."""

BOOK: "Playbook[Mandate]" = Playbook("mandate2038")
FRAMES: "FrameSet[Mandate]" = FrameSet(BOOK)
WORDS = Vocabulary()
add_words(WORDS)

CHANGED = BOOK.event("changed", "seat", "track", "by:n", "to:n")
