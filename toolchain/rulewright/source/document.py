"""Document: the plain values of one file, and where each of them stands.

Here: values, and the way from a value back to its place in the file. Positions are
kept as a flat run of numbers and looked up when somebody asks, because most files are
read without a finding. Not here: how the file was read (`reading`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

from rulewright.diagnostics import Span
from rulewright.source.alignment import FOLDED, LITERAL, Piece, align
from rulewright.source.lines import Lines

Loc = tuple[str | int, ...]
"""The way to a value from the root of a file: keys of mappings, indexes of lists."""

Plain = dict[str, "Plain"] | list["Plain"] | str | int | bool | None

SPOT = 5
"""Numbers per value in `Document.spots`: key start and end (-1 if it has no key), value
start and end, and the style: one of `alignment`, or `COLLECTION`."""

COLLECTION = 5


class Spot(NamedTuple):
    """Where a value stands: its key (-1 if it has none), itself, and its style."""

    key_start: int
    key_end: int
    start: int
    end: int
    style: int


@dataclass(frozen=True)
class Document:
    """One content file. Two are equal if their paths and their bytes are.

    `spots` holds the positions of the values in reading order, `SPOT` numbers each.
    """

    path: str
    """As shown to people: relative to the current folder if inside it."""
    text: str = field(repr=False, compare=False)
    """The characters of the file: no byte order mark, lines ending in a line feed."""
    digest: str
    """SHA-256 of the bytes, in hexadecimal."""
    data: Plain = field(repr=False, compare=False)
    spots: Sequence[int] = field(repr=False, compare=False)

    def span(self, loc: Loc) -> Span:
        """Where the value at `loc` stands.

        Steps that lead nowhere are passed over, so that the path of a pydantic error,
        which may name a missing field or a variant of a union, ends at the nearest
        ancestor that is in the file. A last step `[key]` means the key.
        """
        if loc and loc[-1] == "[key]":
            return self.key_span(loc[:-1])
        _, _, start, end, style = self._spot(loc)
        if style in {LITERAL, FOLDED}:
            # A block runs on over blank lines to the next value; people see it end.
            end = start + len(self.text[start:end].rstrip())
        return self._lines.span(start, end)

    def key_span(self, loc: Loc) -> Span:
        """Where the key of the value at `loc` stands; the value, if it has no key."""
        spot = self._spot(loc)
        if spot[0] < 0:
            return self.span(loc)
        return self._lines.span(spot[0], spot[1])

    def stretch(self, start: int, end: int) -> Span:
        """The characters `start` to `end` of the text."""
        return self._lines.span(start, end)

    def spot(self, loc: Loc) -> Spot:
        """Where the value at `loc`, or its nearest ancestor, stands, in offsets."""
        return Spot(*self._spot(loc))

    def within(self, loc: Loc, start: int, end: int) -> Span:
        """Where the characters `start` to `end` of the string at `loc` were written.

        Quotes, escapes, folded lines and the indentation of a block are seen through.
        Offsets beyond the string are brought inside; for what is no string, the whole
        value is given.
        """
        found = self._find(loc)
        pieces = self._pieces(found)
        if not pieces:
            return self.span(found)
        start = max(0, min(start, len(pieces)))
        end = max(start, min(end, len(pieces)))
        if start == len(pieces):
            return self._lines.span(pieces[-1][2], pieces[-1][2])
        first = pieces[start][1]
        return self._lines.span(first, pieces[end - 1][2] if end > start else first)

    @cached_property
    def first_line(self) -> str:
        """The first line of the file, without its line feed."""
        return self.text.partition("\n")[0]

    @cached_property
    def _lines(self) -> Lines:
        return Lines(self.path, self.text)

    @cached_property
    def _table(self) -> dict[Loc, int]:
        """The number of each value, counted in reading order."""
        table: dict[Loc, int] = {}
        stack: list[tuple[Loc, Plain]] = [((), self.data)]
        while stack:
            loc, value = stack.pop()
            table[loc] = len(table)
            if isinstance(value, dict):
                stack += [((*loc, key), value[key]) for key in reversed(value)]
            elif isinstance(value, list):
                stack += [
                    ((*loc, at), value[at]) for at in range(len(value) - 1, -1, -1)
                ]
        return table

    @cached_property
    def _aligned(self) -> dict[Loc, tuple[Piece, ...] | None]:
        return {}

    def _pieces(self, loc: Loc) -> tuple[Piece, ...] | None:
        if loc not in self._aligned:
            value = self._value(loc)
            _, _, start, end, style = self._spot(loc)
            known = isinstance(value, str) and style != COLLECTION
            self._aligned[loc] = (
                align(self.text, start, end, style, str(value)) if known else None
            )
        return self._aligned[loc]

    def _spot(self, loc: Loc) -> Sequence[int]:
        at = self._table[self._find(loc)] * SPOT
        return self.spots[at : at + SPOT]

    def _value(self, loc: Loc) -> Plain:
        value = self.data
        for step in loc:
            value = _step(value, step)
        return value

    def _find(self, loc: Loc) -> Loc:
        value, found = self.data, []
        for step in loc:
            if _leads(value, step):
                value = _step(value, step)
                found.append(step)
        return tuple(found)


def _leads(value: Plain, step: str | int) -> bool:
    if isinstance(value, dict):
        return step in value
    return isinstance(value, list) and type(step) is int and 0 <= step < len(value)


def _step(value: Plain, step: str | int) -> Plain:
    if isinstance(value, dict) and isinstance(step, str):
        return value[step]
    if isinstance(value, list) and isinstance(step, int):
        return value[step]
    raise KeyError(step)
