"""Single words: forbidden, retired, unknown (RW405, RW406, RW407).

Closed English is judged only where it was not read: a sentence that was read has no
word that the language does not know. In titles, labels and flavour only retired names
are struck, and only where they stand as names: most of them are common English.
"""

from collections.abc import Iterator

from rulewright.diagnostics import Finding, nearest
from rulewright.text import findings as rules
from rulewright.text.facetext import FaceText, StringRead, UnitRead
from rulewright.text.language import Language
from rulewright.text.lexing import UNKNOWN, Token
from rulewright.text.vocabulary import Struck, Vocabulary

_THINGS = frozenset(
    ("hex", "hexes", "tile", "tiles", "district", "districts", "action", "space")
)
"""A word before one of these is meant as the name of a place or an Action."""
_SHORTEST_SLIP = 4


def words(
    face: FaceText, language: Language, vocabulary: Vocabulary
) -> Iterator[Finding]:
    """Words on a face that do not print, or that nobody knows."""
    for string in face.strings:
        if string.closed:
            for unit in string.units:
                if unit.reading is not None and not unit.reading.read:
                    yield from _unread(face, string, unit, language, vocabulary)
        else:
            yield from _names(face, string, vocabulary)


def _unread(
    face: FaceText,
    string: StringRead,
    unit: UnitRead,
    language: Language,
    vocabulary: Vocabulary,
) -> Iterator[Finding]:
    text, base = unit.unit.text, unit.unit.start
    assert unit.reading is not None  # noqa: S101 - the caller has looked
    terms = [t for t in language.words(text, face.labels) if t.term is not None]
    struck = [
        *((rules.RETIRED_NAME, s) for s in vocabulary.retired_in(text)),
        *((rules.FORBIDDEN_WORD, s) for s in vocabulary.forbidden_in(text)),
    ]
    seen: list[tuple[int, int]] = [(t.start, t.end) for t in terms]
    for rule, found in struck:
        if any(a <= found.start and found.end <= b for a, b in seen):
            continue
        seen.append((found.start, found.end))
        yield rule.at(
            string.span(base + found.start, base + found.end),
            f"`{text[found.start : found.end]}` does not print in rules text",
            hint=f"say: {found.say}",
            within=face.heading,
        )
    if _is_new_label(unit):
        return
    for token in unit.reading.tokens:
        if any(a <= token.start and token.end <= b for a, b in seen):
            continue
        near = _unknown(token, language)
        if near is None:
            continue
        yield rules.UNKNOWN_TERM.at(
            string.span(base + token.start, base + token.end),
            f"the glossary has no term `{token.text}`",
            hint=f"is it {near}?" if near else "use a term of the glossary, or add it",
            within=face.heading,
        )


def _is_new_label(unit: UnitRead) -> bool:
    """Whether a unit is a label that the face has not declared."""
    here = unit.unit
    return here.bullet and here.opens and here.text.endswith(":")


def _unknown(token: Token, language: Language) -> str | None:
    """The nearest term to a word that looks like one; "" if none is near."""
    if token.terminal != UNKNOWN or not token.text[0].isalpha():
        return None
    spelled = [s for t in language.terms for s in (t.term, t.plural) if s]
    capital = token.text[0].isupper()
    if not capital:
        same = [s for s in spelled if s.lower() == token.text.lower()]
        return f"`{same[0]}`, with its capital" if same else None
    if token.start == 0 and len(token.text) < _SHORTEST_SLIP:
        return None
    near = nearest(token.text, spelled)
    if near is not None:
        return f"`{near}`"
    return None if token.start == 0 else ""


def _names(
    face: FaceText, string: StringRead, vocabulary: Vocabulary
) -> Iterator[Finding]:
    text = string.woven.words
    for found in vocabulary.retired_in(text):
        if _stands_as_name(text, found):
            yield rules.RETIRED_NAME.at(
                string.span(found.start, found.end),
                f"`{found.word}` is a retired name",
                hint=f"print: {found.say}",
                within=face.heading,
            )


def _stands_as_name(text: str, found: Struck) -> bool:
    """Whether a retired name is meant as the name, in free English.

    Several words together, or a word before "hex", "tile" and the like, or the whole
    string. A single word on its own is common English: "The Cloud Is Full".
    """
    if not found.word[0].isupper():
        return False
    after = text[found.end :].split()
    before = text[: found.start].strip()
    alone = not before and not after
    named = bool(after) and after[0].strip(".,:;!?").lower() in _THINGS
    return " " in found.word or named or alone
