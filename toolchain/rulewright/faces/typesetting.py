"""Typesetting: woven rules text as runs that a template sets, and where lines may end.

A passage is one paragraph to a line; "• " opens a bullet, and a short beginning closed
by a colon is the label of its line. Each paragraph becomes groups of runs: a line may
end between two groups and nowhere inside one, so a figure keeps its unit, an icon its
word, and no line ends in "the" or "of". Groups are separated by one space.

Here: runs, groups and line ends (EDITORIAL, "Icons and line ends"). Not here: weaving
and the words of the language (`text`), type and fitting (`templates/`, `publish`).
The words come out exactly as they went in: `words()` gives them back.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal, Protocol


class Stretch(Protocol):
    """A stretch of woven words; `home` is set where it is a printed figure."""

    @property
    def start(self) -> int:
        """Index of the first character."""

    @property
    def end(self) -> int:
        """Index after the last character."""

    @property
    def home(self) -> str | None:
        """Home of the figure that this stretch prints, or None."""


class WovenText(Protocol):
    """Printed words and the stretches that lie in them."""

    @property
    def words(self) -> str:
        """The printed words, paragraphs parted by line ends."""

    @property
    def parts(self) -> Sequence[Stretch]:
        """Stretches of the words, in order."""


class TermToken(Protocol):
    """A game term in the words: its id, its kind in the glossary, its icon if any."""

    @property
    def start(self) -> int:
        """Index of the first character."""

    @property
    def end(self) -> int:
        """Index after the last character."""

    @property
    def term(self) -> str:
        """Id of the term."""

    @property
    def kind(self) -> str:
        """Kind of the term in the glossary."""

    @property
    def icon(self) -> str | None:
        """Bare name of its icon, or None."""


RunKind = Literal["text", "term", "figure"]


@dataclass(frozen=True, slots=True)
class Run:
    """Characters set alike.

    A `figure` names its `home`. A `term` has the id of its term and is set in
    SemiBold; `icon` is the icon that stands before it, if one does.
    """

    kind: RunKind
    text: str
    home: str | None = None
    icon: str | None = None
    term: str | None = None


@dataclass(frozen=True, slots=True)
class Group:
    """Runs between two places where a line may end; `nobreak` if they hold a space."""

    nobreak: bool
    runs: tuple[Run, ...]


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One line of a passage: its bullet, its label without the colon, its groups."""

    bullet: bool
    label: tuple[Run, ...] | None
    groups: tuple[Group, ...]

    @property
    def runs(self) -> tuple[Run, ...]:
        """All runs after the label, groups flattened; spaces between them are lost."""
        return tuple(run for group in self.groups for run in group.runs)

    def words(self) -> str:
        """The line as it was woven."""
        bullet = "• " if self.bullet else ""
        label = "".join(run.text for run in self.label or ())
        body = " ".join("".join(r.text for r in g.runs) for g in self.groups)
        return bullet + (f"{label}: " if self.label is not None else "") + body


STRONG = frozenset({"resource", "cube", "action", "mode", "program", "special"})
"""Kinds of term that are set in SemiBold; the rest reads as plain words."""

LONGEST_KEPT_TERM = 18
"""A term of two words and at most this many letters never breaks."""

LONGEST_GROUP = 24
"""Courtesy glue ("of the", "a") gives way before a group grows longer than this."""

_BETWEEN = frozenset({"more", "less", "or"})
"""Words that may stand between a figure and its unit: "3 or more Capability"."""
_HANGING = frozenset({"a", "an", "the", "to", "of", "1"})
_LABEL = re.compile(r"([^:.;“”()]{1,44}): (?=\S)")
_WORD = re.compile(r"[^ ]+")


def typeset(woven: WovenText, terms: Sequence[TermToken]) -> tuple[Paragraph, ...]:
    """The paragraphs of a passage, empty lines left out.

    `terms` are the terms found in `woven.words`, in order and without overlap.
    """
    return tuple(
        _paragraph(woven, terms, start, end)
        for start, end in _lines(woven.words)
        if woven.words[start:end].strip()
    )


def icons(paragraphs: Sequence[Paragraph]) -> tuple[str, ...]:
    """Names of the icons that these paragraphs need, each once, sorted."""
    return tuple(
        sorted({run.icon for p in paragraphs for run in p.runs if run.icon is not None})
    )


def _lines(words: str) -> Iterator[tuple[int, int]]:
    start = 0
    for line in words.split("\n"):
        yield start, start + len(line.rstrip())
        start += len(line) + 1


def _paragraph(
    woven: WovenText, terms: Sequence[TermToken], start: int, end: int
) -> Paragraph:
    words = woven.words
    bullet = words.startswith("• ", start)
    if bullet:
        start += 2
    runs = _Runs(woven, terms)
    label = None
    found = _LABEL.match(words, start, end)
    if found:
        # A label is set bold as a whole, so a term in it is not marked again.
        label = tuple(
            replace(run, kind="text", icon=None) if run.kind == "term" else run
            for run in runs.between(found.start(1), found.end(1))
        )
        start = found.end()
    return Paragraph(bullet, label, tuple(_groups(words, runs, start, end)))


class _Runs:
    """Cuts any range of a passage into runs."""

    def __init__(self, woven: WovenText, terms: Sequence[TermToken]) -> None:
        self.words = woven.words
        self.figures = [part for part in woven.parts if part.home is not None]
        self.figure_starts = {part.start for part in self.figures}
        self.terms = terms

    def between(self, start: int, end: int) -> Iterator[Run]:
        """Runs of `words[start:end]`; a run that begins or ends outside is cut."""
        at = start
        for mark_start, mark_end, run in self._marks(start, end):
            if mark_start < at:
                continue  # a figure inside a term, such as a Roman numeral, wins once
            if at < mark_start:
                yield Run("text", self.words[at:mark_start])
            yield run
            at = mark_end
        if at < end:
            yield Run("text", self.words[at:end])

    def _marks(self, start: int, end: int) -> list[tuple[int, int, Run]]:
        marks = []
        for part in self.figures:
            low, high = max(part.start, start), min(part.end, end)
            if low < high:
                run = Run("figure", self.words[low:high], home=part.home)
                marks.append((low, high, run))
        for token in self.terms:
            low, high = max(token.start, start), min(token.end, end)
            if low < high and token.kind in STRONG:
                icon = token.icon if low == token.start else None
                if icon and self._opens_sentence(token.start):
                    icon = None
                run = Run("term", self.words[low:high], icon=icon, term=token.term)
                marks.append((low, high, run))
        return sorted(marks, key=lambda mark: mark[:2])

    def _opens_sentence(self, at: int) -> bool:
        before = self.words[:at].rstrip(" ")
        return not before or before[-1] in ".:\n•("

    def kept_spaces(self, start: int, end: int) -> set[int]:
        """Spaces that must never end a line: in short terms, after a figure."""
        kept = {part.end for part in self.figures if start <= part.start < end}
        for token in self.terms:
            name = self.words[token.start : token.end]
            letters = len(name.replace(" ", ""))
            if name.count(" ") == 1 and letters <= LONGEST_KEPT_TERM:
                kept.add(token.start + name.index(" "))
        return kept


def _groups(words: str, runs: _Runs, start: int, end: int) -> Iterator[Group]:
    kept = runs.kept_spaces(start, end)
    spans = [match.span() for match in _WORD.finditer(words, start, end)]
    begin = 0
    for i, (_, stop) in enumerate(spans):
        last = i + 1 == len(spans)
        if not last:
            following = words[slice(*spans[i + 1])]
            if stop in kept or _must_stay(words[slice(*spans[i])], following):
                continue
            length = _reach(words, spans, i + 1, kept) - spans[begin][0]
            counted = spans[begin][0] in runs.figure_starts
            if length <= LONGEST_GROUP and (
                (counted and words[slice(*spans[i])] in _BETWEEN)
                or _should_stay(words, spans, i)
            ):
                continue
        yield Group(
            nobreak=i > begin,
            runs=tuple(runs.between(spans[begin][0], stop)),
        )
        begin = i + 1


def _must_stay(word: str, following: str) -> bool:
    """Whether two neighbours belong together whatever the line looks like."""
    return word in ("Era", "(maximum", "(minimum") or following in (
        "(maximum",
        "(minimum",
    )


def _should_stay(words: str, spans: list[tuple[int, int]], i: int) -> bool:
    """Whether a line had better not end after word `i`."""
    word = words[slice(*spans[i])]
    if word in _HANGING:
        return True
    opens = i == 0 or words[spans[i - 1][1] - 1] in ".:"
    return opens and word.endswith(",")


def _reach(words: str, spans: list[tuple[int, int]], i: int, kept: set[int]) -> int:
    """Where the group ends that word `i` begins, counting only the firm glue."""
    while i + 1 < len(spans) and (
        spans[i][1] in kept
        or _must_stay(words[slice(*spans[i])], words[slice(*spans[i + 1])])
    ):
        i += 1
    return spans[i][1]
