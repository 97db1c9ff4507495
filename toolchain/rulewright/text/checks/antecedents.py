"""Antecedents: what "that", "it", "both", "If you do" point to (RW404).

A pointing word needs exactly one thing above it on the same face (EDITORIAL, section
5). What is above: earlier words of the same sentence, then the nearest earlier unit
that names such a thing. Another bullet of the same list is not above, it is beside.
"It" points to any piece, contract or resource named; a title or box that is headed
with a term names it as well.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rulewright.diagnostics import Finding
from rulewright.text import findings as rules
from rulewright.text.facetext import FaceText, StringRead, UnitRead
from rulewright.text.forms import LABELS
from rulewright.text.language import Language
from rulewright.text.lexing import Token
from rulewright.text.phrase import Claim
from rulewright.text.reading import Mention

IT = "it"
_ZERO_KEYS = frozenset({"up_to", "any_number"})
_ONE_EACH_TIME = frozenset({"rival", "player", "option", "Program", "domain"})
"""Things of which two may be named at once; a second "may" or auction is the same."""


@dataclass(frozen=True, slots=True)
class _Said:
    """One unit as read, one that was not, or a printed name above the units."""

    string: StringRead
    unit: UnitRead | None
    mentions: tuple[Mention, ...]
    branch: tuple[int, int] | None
    unread: bool = False

    @property
    def claim(self) -> Claim:
        return self.unit.reading.claim if self.unit and self.unit.reading else None


def antecedents(face: FaceText, language: Language) -> Iterator[Finding]:
    """Words of a face that point to nothing, or to more than one thing."""
    said = list(_said(face, language))
    for at, here in enumerate(said):
        if here.unit is None:
            continue
        above = [s for s in said[:at] if not _beside(s, here)]
        for mention in here.mentions:
            if mention.points:
                says = _judged(mention, here, above)
                if says is not None:
                    yield _finding(face, here, mention, *says)
    yield from _labels(face, said)


def _said(face: FaceText, language: Language) -> Iterator[_Said]:
    for number, string in enumerate(face.strings):
        heading = _heading(string, language)
        if heading is not None:
            yield _Said(string, None, (heading,), None)
        for unit in string.units:
            branch = (number, unit.unit.line) if unit.unit.bullet else None
            if unit.reading is not None and unit.reading.read:
                yield _Said(string, unit, unit.reading.mentions, branch)
            else:
                yield _Said(string, None, (), branch, unread=True)


def _heading(string: StringRead, language: Language) -> Mention | None:
    """The thing that a title or label names, if it is a term and no place."""
    if string.printed.role not in {"title", "label"}:
        return None
    words = language.words(string.woven.words)
    term = words[0].term if len(words) == 1 else None
    if term is None or term.startswith("place."):
        return None
    return Mention(term, False, 0, len(string.woven.words))


def _beside(other: _Said, here: _Said) -> bool:
    """Whether two units stand in different bullets of one string."""
    return (
        other.branch is not None
        and here.branch is not None
        and other.branch[0] == here.branch[0]
        and other.branch[1] != here.branch[1]
    )


def _judged(
    mention: Mention, here: _Said, above: Sequence[_Said]
) -> tuple[str, str] | None:
    """What is wrong with a pointing word, and what to do; None if nothing is."""
    own = [m for m in here.mentions if not m.points and m.end <= mention.start]
    for said, mentions in ((here, own), *((s, s.mentions) for s in reversed(above))):
        named = {m.thing for m in mentions if not m.points and _fits(mention, m)}
        if not named:
            continue
        places = [m for m in mentions if not m.points and _fits(mention, m)]
        several = len(places) > 1 and _one_each_time(mention.thing)
        if len(named) > 1 or several:
            listed = ", ".join(sorted(_human(thing) for thing in named))
            return (
                f"this could point to more than one thing: {listed}",
                "name the thing again",
            )
        if mention.thing == "may" and _may_be_nothing(said.claim):
            return (
                "after a number that may be 0, this says nothing",
                "say the number: If you returned {entry.field} or more ...",
            )
        return None
    if any(said.unread for said in above):
        return None  # it may stand in what was not read, and that is told already
    return (
        f"nothing above on this face for this to point to: {_human(mention.thing)}",
        "name it first, or strike this",
    )


def _one_each_time(thing: str) -> bool:
    return thing in _ONE_EACH_TIME or thing == IT or "." in thing


def _fits(pointing: Mention, naming: Mention) -> bool:
    if pointing.thing == IT:
        return "." in naming.thing
    return naming.thing == pointing.thing


def _may_be_nothing(claim: Claim) -> bool:
    """Whether what "may" covers holds a number of which 0 is one."""
    if isinstance(claim, dict):
        return any(
            key in _ZERO_KEYS or _may_be_nothing(value) for key, value in claim.items()
        )
    return isinstance(claim, list) and any(_may_be_nothing(item) for item in claim)


def _labels(face: FaceText, said: Sequence[_Said]) -> Iterator[Finding]:
    """Labels that a sentence refers to and no bullet bears."""
    borne = {
        token.value
        for s in said
        if s.unit is not None and s.unit.reading and _is_label(s.claim)
        for token in s.unit.reading.tokens
    }
    for s in said:
        if s.unit is None or s.unit.reading is None or _is_label(s.claim):
            continue
        for token in s.unit.reading.tokens:
            name = str(token.value).removeprefix(f"{LABELS}.")
            if name in face.labels and token.value not in borne:
                yield _finding(
                    face,
                    s,
                    token,
                    f"no bullet of this face is labelled `{token.text}`",
                    "label a bullet so, or refer to one that is there",
                )


def _is_label(claim: Claim) -> bool:
    return isinstance(claim, dict) and "label" in claim


def _finding(
    face: FaceText, said: _Said, where: Token | Mention, says: str, hint: str
) -> Finding:
    assert said.unit is not None  # noqa: S101 - the callers have looked
    base = said.unit.unit.start
    return rules.NO_ANTECEDENT.at(
        said.string.span(base + where.start, base + where.end),
        says,
        hint=hint,
        within=face.heading,
    )


def _human(thing: str) -> str:
    known = {
        IT: "a piece or contract",
        "may": 'a "may"',
        "if": 'an "if"',
        "both": "two things",
    }
    return known.get(thing, thing.rsplit(".", maxsplit=1)[-1].replace("_", " "))
