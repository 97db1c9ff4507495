"""Weaving: figures into sentences, so that every printed digit knows its home.

An author writes `Gain {gain.runway} Runway.`; what prints is "Gain 2 Runway.", and
every stretch of it knows which characters of the source it came from. Findings about
printed words can thus point at what was typed.

Here: references to printed words and back. Not here: where a number lives (`model`).
"""

import re
from bisect import bisect_right
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from rulewright.model.figure import Figure

FigureOf = Callable[[str], Figure | None]
"""The figure that a reference on one face names, or None."""

_BRACES = re.compile(r"\{([^{}\n]*)\}|[{}]")
_REFERENCE = re.compile(r"[a-z][a-z0-9_]*(?:\.(?:[a-z][a-z0-9_]*|\d+))+")


@dataclass(frozen=True, slots=True)
class Stretch:
    """Printed characters `start` to `end`, from `source_start` to `source_end`.

    A stretch without a figure prints as it was typed, character by character.
    """

    start: int
    end: int
    source_start: int
    source_end: int
    figure: Figure | None = None


@dataclass(frozen=True, slots=True)
class Fault:
    """A reference that names no figure, or a brace that belongs to none.

    `start` and `end` count characters of the source; `reference` is empty for a brace.
    """

    start: int
    end: int
    reference: str


@dataclass(frozen=True)
class Woven:
    """The printed words of one string: stretches in order, without gaps.

    A faulty reference prints as it was typed, so that the rest can still be judged.
    """

    source: str
    words: str
    parts: tuple[Stretch, ...]
    faults: tuple[Fault, ...] = ()

    @property
    def figures(self) -> tuple[Stretch, ...]:
        """The stretches that print a figure."""
        return tuple(part for part in self.parts if part.figure is not None)

    def source_range(self, start: int, end: int) -> tuple[int, int]:
        """The characters of the source that print as characters `start` to `end`.

        A range that touches a figure takes in its whole reference. An empty range is
        a place between two characters.
        """
        first = self._part_at(start)
        last = self._part_at(max(start, end - 1))
        begin = self._source_of(first, start, at_end=False)
        if end <= start:
            return begin, begin
        return begin, self._source_of(last, end, at_end=True)

    def faulty(self, start: int, end: int) -> bool:
        """Whether printed characters `start` to `end` hold a fault."""
        begin, finish = self.source_range(start, end)
        return any(f.start < finish and begin < f.end for f in self.faults)

    @cached_property
    def _starts(self) -> list[int]:
        return [part.start for part in self.parts]

    def _part_at(self, offset: int) -> Stretch | None:
        if not self.parts:
            return None
        return self.parts[max(0, bisect_right(self._starts, offset) - 1)]

    @staticmethod
    def _source_of(part: Stretch | None, offset: int, *, at_end: bool) -> int:
        if part is None:
            return 0
        if part.figure is None:
            return min(part.source_start + offset - part.start, part.source_end)
        return part.source_end if at_end or offset >= part.end else part.source_start


def weave(source: str, figure: FigureOf) -> Woven:
    """The printed words of a string with `{references}` to figures."""
    words: list[str] = []
    parts: list[Stretch] = []
    faults: list[Fault] = []
    printed = typed = 0

    def lay(text: str, source_end: int, found: Figure | None = None) -> None:
        nonlocal printed, typed
        if text:
            end = printed + len(text)
            parts.append(Stretch(printed, end, typed, source_end, found))
            words.append(text)
            printed = end
        typed = source_end

    for match in _BRACES.finditer(source):
        reference = match[1] or ""
        found = figure(reference) if _REFERENCE.fullmatch(reference) else None
        if found is None:
            faults.append(Fault(match.start(), match.end(), reference))
            continue
        lay(source[typed : match.start()], match.start())
        lay(str(found), match.end(), found)
    lay(source[typed:], len(source))
    return Woven(source, "".join(words), tuple(parts), tuple(faults))
