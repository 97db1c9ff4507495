"""Numbers in sentences: every figure is a reference to its home (RW301, RW302)."""

import re
from collections.abc import Iterator

from rulewright.diagnostics import Finding
from rulewright.text import findings as rules
from rulewright.text.facetext import FaceText, StringRead

NUMBER_WORDS = frozenset(
    [
        *("zero", "two", "three", "four", "five", "six", "seven", "eight", "nine"),
        *("ten", "eleven", "twelve", "dozen", "twice", "thrice", "double", "triple"),
    ]
)
"""Number words that are never grammar; "one" is judged by its neighbours."""

_NUMBER = re.compile(r"\{[^{}\n]*\}|\d+|[^\W\d_]+(?:-[^\W\d_]+)*")
_GRAMMAR_ONE = re.compile(r"\bchooses? one\b|\bonly one\b", re.IGNORECASE)


def figures(face: FaceText) -> Iterator[Finding]:
    """Typed numbers in closed English, and references that lead nowhere anywhere."""
    for string in face.strings:
        yield from _homeless(face, string)
        if string.closed:
            yield from _typed(face, string)


def _homeless(face: FaceText, string: StringRead) -> Iterator[Finding]:
    for fault in string.woven.faults:
        if fault.reference:
            says = f"`{fault.reference}` names no figure"
            hint = "name an entry of this face and a number in it, as in {entry.field}"
        else:
            says = "a brace that belongs to no reference"
            hint = "close the reference, or strike the brace"
        yield rules.UNKNOWN_FIGURE.at(
            string.printed.place(fault.start, fault.end),
            says,
            hint=hint,
            within=face.heading,
        )


def _typed(face: FaceText, string: StringRead) -> Iterator[Finding]:
    source = string.printed.source
    grammar = [match.span() for match in _GRAMMAR_ONE.finditer(source)]
    for match in _NUMBER.finditer(source):
        word, at = match[0], match.start()
        if word[0] == "{":
            continue
        lone_one = word.lower() == "one" and not any(a <= at < b for a, b in grammar)
        if word.isdigit() or word.lower() in NUMBER_WORDS or lone_one:
            yield rules.TYPED_NUMBER.at(
                string.printed.place(at, match.end()),
                f"the number {word} is typed here",
                hint="refer to its home in the effects, as in {entry.field}",
                within=face.heading,
            )
