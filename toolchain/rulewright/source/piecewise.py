"""Piecewise: of a long list, only the entries that changed are parsed again.

Most content files are one list below the last key of the file, and an edit touches one
entry of it. The parser reads about 340 KiB a second, so the other entries come from the
last time. An entry is told by its own text: what stands around it changes nothing in
it, and places are counted from where it begins.

Here: taking a text apart, and putting trees together. Not here: parsing (`events`),
files (`cache`). A text that cannot be taken apart, or that holds any fault, is left to
be parsed whole.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise

from rulewright.source.document import SPOT, Plain

Part = tuple[Plain, list[int]]
"""Values and positions of a stretch of text, as in `Document.data` and `.spots`."""
Parse = Callable[[str, bool], Part | None]
"""A text, and whether it is the head of a file (else an entry) -> its tree without a
fault, or None."""

# The last key of a file, with its list at the left edge.
_LIST = re.compile(r"^\w+:[ ]*\n(?=(?:[ ]*(?:#.*)?\n)*- \S)", re.MULTILINE)
_ENTRY = re.compile(r"^- ", re.MULTILINE)
# What may stand at the left edge below that key: entries, remarks, blank lines.
_ELSE = re.compile(r"^(?!- \S)[^ #\n]", re.MULTILINE)
_FEWEST = 3


@dataclass(slots=True)
class Pieces:
    """The parts of the texts of one file, by the digest of each."""

    known: dict[str, Part]
    used: dict[str, Part]

    @classmethod
    def of(cls, known: dict[str, Part]) -> Pieces:
        """Parts as they were kept."""
        return cls(known, {})


def tree_of(text: str, pieces: Pieces, parse: Parse) -> Part | None:
    """The tree of a text from parts known and new; None if it must be parsed whole."""
    stretches = list(_stretches(text))
    if len(stretches) < _FEWEST:
        return None
    starts, parts = [], []
    for start, end in stretches:
        part = _part(text[start:end], pieces, parse, head=start == 0)
        if part is None:
            return None
        starts.append(start)
        parts.append(part)
    return _together(starts, parts)


def _stretches(text: str) -> Iterator[tuple[int, int]]:
    """The head of the file with its first entry, then each further entry."""
    begins = [found.end() for found in _LIST.finditer(text)]
    if not begins or _ELSE.search(text, begins[-1]):
        return
    starts = [entry.start() for entry in _ENTRY.finditer(text, begins[-1])]
    yield from pairwise([0, *starts[1:], len(text)])


def _part(text: str, pieces: Pieces, parse: Parse, *, head: bool) -> Part | None:
    digest = hashlib.sha256(text.encode()).hexdigest()
    part = pieces.used.get(digest) or pieces.known.get(digest) or parse(text, head)
    if part is None or not isinstance(part[0], dict if head else list):
        return None
    pieces.used[digest] = part
    return part


def _together(starts: list[int], parts: list[Part]) -> Part | None:
    """One tree of a head, which ends in a list, and of lists of one entry each."""
    data, head = parts[0]
    if not isinstance(data, dict):
        return None
    key, entries = list(data.items())[-1]
    if not isinstance(entries, list):
        return None
    entries, spots = list(entries), list(head)
    listed = len(head) - SPOT * _size(entries)
    for start, (more, places) in zip(starts[1:], parts[1:], strict=True):
        if not isinstance(more, list):
            return None
        entries += more
        # The first place is that of the list around the entry.
        spots += (
            place + start if place >= 0 and at % SPOT != SPOT - 1 else place
            for at, place in enumerate(places[SPOT:])
        )
        # The file and its list end where the last entry ends.
        spots[3] = spots[listed + 3] = places[3] + start
    return {**data, key: entries}, spots


def _size(value: Plain) -> int:
    """How many places a value takes, itself included."""
    if isinstance(value, dict):
        return 1 + sum(map(_size, value.values()))
    if isinstance(value, list):
        return 1 + sum(map(_size, value))
    return 1
