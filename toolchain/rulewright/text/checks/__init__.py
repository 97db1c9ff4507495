"""Checks of text, one per file: what is said to the author about the words of a face.

Each check is a function of a face as read (`facetext.FaceText`) that yields findings.
Checks of single words run first: a sentence with a struck word is not reported a
second time as unread.
"""

from collections.abc import Iterator

from rulewright.diagnostics import Finding
from rulewright.text.checks.antecedents import antecedents
from rulewright.text.checks.collisions import collisions
from rulewright.text.checks.figures import figures
from rulewright.text.checks.sentences import sentences
from rulewright.text.checks.voices import voices
from rulewright.text.checks.words import words
from rulewright.text.facetext import FaceText
from rulewright.text.language import Language
from rulewright.text.vocabulary import Vocabulary


def check(
    face: FaceText, language: Language, vocabulary: Vocabulary
) -> Iterator[Finding]:
    """Everything that the text room has to say about one face."""
    single = [
        *figures(face),
        *words(face, language, vocabulary),
        *voices(face),
    ]
    yield from single
    spans = [finding.span for finding in single if finding.span is not None]
    yield from sentences(face, language, spans)
    yield from antecedents(face, language)


__all__ = [
    "antecedents",
    "check",
    "collisions",
    "figures",
    "sentences",
    "voices",
    "words",
]
