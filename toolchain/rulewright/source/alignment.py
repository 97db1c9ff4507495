"""Alignment: which characters of the file a string value came from.

A value loses its quotes, escapes, folds and indentation on the way in. Reading the raw
text a second time, character by character, keeps the place of each. The result is
compared with the value, so a wrong place is never given: at worst, none is.

Here: the five styles of a scalar. Not here: lines and columns (`lines`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator

PLAIN, SINGLE, DOUBLE, LITERAL, FOLDED = range(5)

Piece = tuple[str, int, int]
"""One character of the value, and the offsets in the file that it was written with."""

_HEADER = re.compile(r"[|>][-+0-9]*[^\n]*\n?")
_BREAK = re.compile(r"[ \t]*\n[ \t\n]*")
_ESCAPES = {
    "0": "\0",
    "a": "\a",
    "b": "\b",
    "t": "\t",
    "\t": "\t",
    "n": "\n",
    "v": "\v",
    "f": "\f",
    "r": "\r",
    "e": "\x1b",
    "N": "\x85",
    "_": "\xa0",
    "L": "\u2028",
    "P": "\u2029",
}
_DIGITS = {"x": 2, "u": 4, "U": 8}


def align(
    text: str, start: int, end: int, style: int, value: str
) -> tuple[Piece, ...] | None:
    """The place of each character of `value`, written at `start` to `end` of `text`.

    None if the raw text does not read as `value`. A fold (the space or line feed that
    stands for a line break) is placed where the line breaks off.
    """
    if style in {LITERAL, FOLDED}:
        return _block(text, start, end, style, value)
    scan = {PLAIN: _plain, SINGLE: _single, DOUBLE: _double}[style]
    return _checked(scan(text, start, end), value)


def _checked(pieces: Iterator[Piece], value: str) -> tuple[Piece, ...] | None:
    found = tuple(pieces)
    return found if "".join(piece[0] for piece in found) == value else None


def _plain(text: str, at: int, end: int) -> Iterator[Piece]:
    while at < end:
        if fold := _BREAK.match(text, at, end):
            yield from _folded(text, at, fold.end())
            at = fold.end()
        else:
            yield text[at], at, at + 1
            at += 1


def _single(text: str, start: int, end: int) -> Iterator[Piece]:
    at, end = start + 1, end - 1
    while at < end:
        if fold := _BREAK.match(text, at, end):
            yield from _folded(text, at, fold.end())
            at = fold.end()
        else:
            width = 2 if text.startswith("''", at) else 1
            yield text[at], at, at + width
            at += width


def _double(text: str, start: int, end: int) -> Iterator[Piece]:
    at, end = start + 1, end - 1
    while at < end:
        if fold := _BREAK.match(text, at, end):
            yield from _folded(text, at, fold.end())
            at = fold.end()
        elif text.startswith("\\\n", at):
            # The break is escaped: it joins, and only blank lines after it count.
            fold = _BREAK.match(text, at + 1, end)
            stop = fold.end() if fold else at + 2
            for feed in range(at + 2, stop):
                if text[feed] == "\n":
                    yield "\n", feed, feed + 1
            at = stop
        else:
            char, width = _escape(text, at)
            yield char, at, at + width
            at += width


def _escape(text: str, at: int) -> tuple[str, int]:
    if text[at] != "\\":
        return text[at], 1
    letter = text[at + 1 : at + 2]
    if letter in _DIGITS:
        width = _DIGITS[letter]
        return chr(int(text[at + 2 : at + 2 + width], 16)), 2 + width
    return _ESCAPES.get(letter, letter), 2


def _folded(text: str, start: int, stop: int) -> Iterator[Piece]:
    """One line break reads as a space; of several, all but the first as line feeds."""
    feeds = [at for at in range(start, stop) if text[at] == "\n"]
    if len(feeds) == 1:
        yield " ", start, start + 1
    for feed in feeds[1:]:
        yield "\n", feed, feed + 1


def _block(
    text: str, start: int, end: int, style: int, value: str
) -> tuple[Piece, ...] | None:
    header = _HEADER.match(text, start, end)
    if header is None:
        return None
    lines: list[tuple[int, int]] = []
    at = header.end()
    while at < end:
        feed = text.find("\n", at, end)
        lines.append((at, end if feed < 0 else feed))
        at = end if feed < 0 else feed + 1
    # The indentation is that of the first line with text, unless the header says
    # otherwise; then it is smaller, and only one choice reads as the value.
    indents = [
        len(line) - len(line.lstrip(" "))
        for line in (text[first:last] for first, last in lines)
        if line.strip(" ")
    ]
    for indent in [*indents[:1], *range(min(indents, default=0) + 1)]:
        pieces = _block_pieces(text, lines, indent, folded=style == FOLDED)
        kept = pieces[: len(value)]
        found = _checked(iter(kept), value)
        if found is not None:
            return found
    return None


def _block_pieces(
    text: str, lines: list[tuple[int, int]], indent: int, *, folded: bool
) -> list[Piece]:
    """Every line of a block, with all trailing line feeds; chopping is the caller's."""
    pieces: list[Piece] = []
    feeds: list[Piece] = []
    flush = False
    for first, last in lines:
        spaces = 0
        while spaces < indent and text.startswith(" ", first + spaces):
            spaces += 1
        begin = first + spaces
        feed = ("\n", last, last + 1)
        if begin >= last:
            feeds.append(feed)
            continue
        is_flush = text[begin] not in " \t"
        if folded and pieces and flush and is_flush:
            # The first break folds: to a space if it stands alone, else to nothing.
            first_feed = feeds[0]
            feeds = feeds[1:] or [(" ", first_feed[1], first_feed[2])]
        pieces += feeds
        pieces += [(text[at], at, at + 1) for at in range(begin, last)]
        feeds = [feed]
        flush = is_flush
    return pieces + feeds
