"""Face text: every printed string of one face, woven, cut and read.

Here: the strings of a face put through weaving, passages and language, in print order.
Not here: what is said about them (the `checks`).
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Protocol

from rulewright.diagnostics import Span
from rulewright.text.language import NO_LABELS, Language
from rulewright.text.passages import Unit, units
from rulewright.text.reading import Reading
from rulewright.text.weaving import FigureOf, Woven, weave

CLOSED = frozenset({"rules", "reminder"})
"""The voices that speak closed English."""


class PrintedString(Protocol):
    """One string that prints (`model.Passage` is one)."""

    @property
    def role(self) -> str: ...  # noqa: D102
    @property
    def loc(self) -> tuple[str | int, ...]: ...  # noqa: D102
    @property
    def source(self) -> str: ...  # noqa: D102

    @property
    def place(self) -> Callable[[int, int], Span]:
        """Where characters of the source stand in the file."""
        ...


@dataclass(frozen=True, slots=True)
class UnitRead:
    """One unit with what it was read as; None if a figure in it has no home."""

    unit: Unit
    reading: Reading | None


@dataclass(frozen=True, slots=True)
class StringRead:
    """One printed string, woven; its units if it speaks closed English."""

    printed: PrintedString
    woven: Woven
    units: tuple[UnitRead, ...]

    @property
    def closed(self) -> bool:
        """Whether it speaks closed English."""
        return self.printed.role in CLOSED

    def span(self, start: int, end: int) -> Span:
        """Where printed characters stand in the file, as typed."""
        return self.printed.place(*self.woven.source_range(start, end))


@dataclass(frozen=True, slots=True)
class FaceText:
    """All printed strings of a face; `heading` is what its findings stand under."""

    heading: str
    labels: Mapping[str, str]
    strings: tuple[StringRead, ...]

    @property
    def readings(self) -> Iterator[Reading]:
        """Everything on the face that was read, in print order."""
        for string in self.strings:
            for unit in string.units:
                if unit.reading is not None and unit.reading.read:
                    yield unit.reading


def read_face(
    heading: str,
    strings: Iterable[PrintedString],
    figure: FigureOf,
    language: Language,
    labels: Mapping[str, str] = NO_LABELS,
) -> FaceText:
    """Weave, cut and read the strings of one face, in the order given."""
    read = (_read(string, figure, language, labels) for string in strings)
    return FaceText(heading, labels, tuple(read))


def _read(
    string: PrintedString,
    figure: FigureOf,
    language: Language,
    labels: Mapping[str, str],
) -> StringRead:
    woven = weave(string.source, figure)
    if string.role not in CLOSED:
        return StringRead(string, woven, ())
    found = tuple(
        UnitRead(
            unit,
            None
            if woven.faulty(unit.start, unit.end)
            else language.read(unit.text, labels),
        )
        for unit in units(woven.words, language.line_heads)
    )
    return StringRead(string, woven, found)
