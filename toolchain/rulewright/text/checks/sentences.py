"""Whole sentences: unread, written otherwise, worded twice (RW401 to RW403, RW408)."""

import re
from collections.abc import Iterator, Sequence

from rulewright.diagnostics import Finding, Span
from rulewright.text import findings as rules
from rulewright.text.differences import differing
from rulewright.text.facetext import FaceText, StringRead, UnitRead
from rulewright.text.language import Language
from rulewright.text.reading import Reading, Stumble

_EXPECTED = 6


def sentences(
    face: FaceText, language: Language, known: Sequence[Span] = ()
) -> Iterator[Finding]:
    """Units that were not read, or that are not written as their claim is.

    A unit that was not read and holds one of the `known` spans has been told its
    fault already.
    """
    for string in face.strings:
        for unit in string.units:
            if unit.reading is None:
                continue
            if unit.reading.stumble is not None:
                whole = string.span(unit.unit.start, unit.unit.end)
                if not any(_inside(span, whole) for span in known):
                    yield _unread(face, string, unit, unit.reading.stumble)
            else:
                yield from _otherwise(face, string, unit, unit.reading, language)


def _unread(
    face: FaceText, string: StringRead, unit: UnitRead, stumble: Stumble
) -> Finding:
    rule = rules.UNREAD_REMINDER if string.printed.role == "reminder" else rules.UNREAD
    base = unit.unit.start
    start, end = stumble.start, max(stumble.end, stumble.start + 1)
    if start >= len(unit.unit.text):
        start, end = len(unit.unit.text) - 1, len(unit.unit.text)
    return rule.at(
        string.span(base + start, base + end),
        _says(stumble),
        hint=_hint(unit, stumble),
        within=face.heading,
    )


def _says(stumble: Stumble) -> str:
    if stumble.says:
        return stumble.says
    if not stumble.word:
        return "the sentence ends too early"
    text = f"no sentence goes on with `{stumble.word}` here"
    if stumble.expected:
        listed = ", ".join(stumble.expected[:_EXPECTED])
        more = ", ..." if len(stumble.terminals) > _EXPECTED else ""
        text += f"; it could be {listed}{more}"
    return text


def _hint(unit: UnitRead, stumble: Stumble) -> str:
    if unit.unit.bullet and unit.unit.opens and unit.unit.text.endswith(":"):
        return "a label of a bullet is declared under `labels:` of the component"
    if stumble.nearest:
        shown = "; ".join(
            f"{near.words}, as in \u201c{near.example}\u201d"
            if near.example
            else near.words
            for near in stumble.nearest
        )
        return f"the nearest forms: {shown}"
    return "say it with the forms of the language, or split the effect"


def _otherwise(
    face: FaceText,
    string: StringRead,
    unit: UnitRead,
    reading: Reading,
    language: Language,
) -> Iterator[Finding]:
    wordings = language.wordings(reading.claim, face.labels)
    text, base = unit.unit.text, unit.unit.start
    whole = string.span(base, base + len(text))
    if len(wordings) > 1:
        yield rules.TWO_WORDINGS.at(
            whole,
            "this can be said in two ways: "
            + " / ".join(f"\u201c{w}\u201d" for w in wordings),
            hint="strike one of the forms: " + ", ".join(reading.forms),
            within=face.heading,
        )
    elif not wordings:
        yield rules.WRITTEN_OTHERWISE.at(
            whole,
            "these words fit together, but no sentence says what they mean",
            hint="say each verb with the things that go with it",
            within=face.heading,
        )
    elif wordings[0] != text.replace("’", "'"):
        start, end = differing(text, wordings[0])
        yield rules.WRITTEN_OTHERWISE.at(
            string.span(base + start, base + end),
            "this is written otherwise",
            hint=f"write: {_as_typed(string, unit, wordings[0])}",
            within=face.heading,
        )


def _as_typed(string: StringRead, unit: UnitRead, printed: str) -> str:
    """Printed words as an author types them: each figure as its reference again."""
    start, end = unit.unit.start, unit.unit.end
    figures = [p for p in string.woven.figures if start <= p.start and p.end <= end]
    typed, at = "", 0
    for part in figures:
        figure = string.woven.words[part.start : part.end]
        found = re.compile(rf"(?<!\d){re.escape(figure)}(?!\d)").search(printed, at)
        if found is None:
            return printed
        typed += printed[at : found.start()]
        typed += string.woven.source[part.source_start : part.source_end]
        at = found.end()
    return typed + printed[at:]


def _inside(inner: Span, outer: Span) -> bool:
    return (
        inner.file == outer.file
        and (outer.line, outer.column) <= (inner.line, inner.column)
        and (inner.end_line, inner.end_column) <= (outer.end_line, outer.end_column)
    )
