"""Excerpt: a line of a file with a stretch of it underlined.

Here: what a terminal shows of a line, however wide its characters are, and which part
of a long line is worth showing. Not here: the order of the parts (`text_form`).
"""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass

# Columns of source text beside the line number; with it, lines stay under 100.
_WIDEST = 88
# Columns of context kept before the span when a long line is cut.
_LEAD = 24
_TAB = "    "
_CUT = "…"


@dataclass(frozen=True, slots=True)
class Excerpt:
    """A line as shown, and the underline that belongs beneath it."""

    line: str
    underline: str


def excerpt(line: str, start: int, end: int, mark: str) -> Excerpt:
    """Show `line` with its characters `start` to `end` (from 0, exclusive) underlined.

    A stretch of no width gets one mark. Tabs, wide characters, combining accents and
    control characters take as many columns in the underline as they do in the line.
    """
    shown = [visible(char) for char in line]
    widths = [sum(map(_columns, part)) for part in shown]
    start = min(start, len(line))
    end = max(start, min(end, len(line)))
    first, last = _window(widths, start, end)
    before = _CUT if first > 0 else ""
    after = _CUT if last < len(line) else ""
    pad = len(before) + sum(widths[first:start])
    marks = max(1, sum(widths[start : min(end, last)]))
    return Excerpt(
        before + "".join(shown[first:last]).rstrip() + after, " " * pad + mark * marks
    )


def visible(char: str) -> str:
    """What to show for a character: itself unless it would upset a terminal."""
    if char == "\t":
        return _TAB
    code = ord(char)
    if code < 0x20:
        return chr(0x2400 + code)
    kind = unicodedata.category(char)
    if kind in {"Cc", "Cf", "Cs", "Zl", "Zp"}:
        return f"<U+{code:04X}>"
    return char


def _columns(char: str) -> int:
    if unicodedata.category(char) in {"Mn", "Me"}:
        return 0
    return 2 if unicodedata.east_asian_width(char) in {"W", "F"} else 1


def _window(widths: list[int], start: int, end: int) -> tuple[int, int]:
    """The stretch of a line to show, by character: all of it if it is short enough."""
    if sum(widths) <= _WIDEST:
        return 0, len(widths)
    first = start
    room = min(_LEAD, max(0, _WIDEST - sum(widths[start:end])))
    while first > 0 and widths[first - 1] <= room:
        first -= 1
        room -= widths[first]
    last = first
    room = _WIDEST
    while last < len(widths) and widths[last] <= room:
        room -= widths[last]
        last += 1
    # Near the end of the line, give the room that is left over to what stands before.
    while first > 0 and last == len(widths) and widths[first - 1] <= room:
        first -= 1
        room -= widths[first]
    return first, last
