"""Rules English: weaving figures into sentences, reading them, writing them back.

A `Phrase` is one form of words with what it means; a `Language` is all phrases of a
game with its glossary. The strings of a face are woven and read (`facetext`), and
judged (`checks`).

Here: what words claim. Not here: what a face does (`model`), whether both agree.
"""

from rulewright.text.phrase import Joining, Phrase

__all__ = ["Joining", "Phrase"]
