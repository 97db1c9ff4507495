"""Voices: what flavour leaves to rules, and rules to nobody (RW421 to RW424)."""

import re
from collections.abc import Iterator

from rulewright.diagnostics import Finding
from rulewright.text import findings as rules
from rulewright.text.facetext import FaceText, StringRead

STRAPLINE_WORDS, QUOTE_WORDS = 12, 25

_DIGITS = re.compile(r"\d+")
_CONTRACTION = re.compile(
    r"[^\W\d_]+(?:n['’]t|['’](?:re|ve|ll|d|m))\b|\b(?:it|that|there|here|he|she)['’]s\b",
    re.IGNORECASE,
)


def voices(face: FaceText) -> Iterator[Finding]:
    """What a machine can hear of EDITORIAL, section 2, and contractions in rules."""
    for string in face.strings:
        if string.printed.role in {"flavour", "story"}:
            yield from _figures(face, string)
        if string.printed.role == "flavour":
            yield from _length(face, string)
        for match in re.finditer("!", string.woven.words):
            yield rules.LOUD_VOICE.at(
                string.span(match.start(), match.end()),
                "an exclamation mark",
                hint="end with a full stop",
                within=face.heading,
            )
        if string.closed:
            for match in _CONTRACTION.finditer(string.woven.words):
                yield rules.CONTRACTION.at(
                    string.span(match.start(), match.end()),
                    f"`{match[0]}` is a contraction",
                    hint="write both words, or say it without",
                    within=face.heading,
                )


def _figures(face: FaceText, string: StringRead) -> Iterator[Finding]:
    text = string.woven.words
    for match in _DIGITS.finditer(text):
        yield rules.FLAVOUR_FIGURE.at(
            string.span(match.start(), match.end()),
            "a digit in flavour looks like a rule",
            hint="write the number as a word, or leave it out",
            within=face.heading,
        )


def _length(face: FaceText, string: StringRead) -> Iterator[Finding]:
    text = string.woven.words
    strapline = bool(string.printed.loc) and string.printed.loc[-1] == "strapline"
    most = STRAPLINE_WORDS if strapline else QUOTE_WORDS
    count = len(text.split())
    if count > most:
        yield rules.LONG_FLAVOUR.at(
            string.span(0, len(text)),
            f"{count} words; {most} at most",
            hint="shorten it",
            within=face.heading,
        )
