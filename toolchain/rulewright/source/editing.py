"""Editing: values of a content file written over, everything else left as it stands.

Comments, order, styles and line breaks of the author stay, because nothing but the
characters of the values that change is touched. What comes out is read again, and must
say what was asked for.

Here: one file's text. Not here: who asks, and why (`pipeline.exchange`).
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from rulewright.diagnostics import Report
from rulewright.source.alignment import DOUBLE, LITERAL
from rulewright.source.document import Document, Loc
from rulewright.source.reading import read_bytes

Scalar = str | int | bool


@dataclass(frozen=True, slots=True)
class Edit:
    """A value to be written at `loc`; None strikes the key that stands there.

    A key that is not there yet is written after `after`, a sibling.
    """

    loc: Loc
    value: Scalar | None
    after: Loc | None = None


@dataclass(frozen=True, slots=True)
class Change:
    """Characters `start` to `end` of the file as it was, and what replaces them."""

    start: int
    end: int
    text: str


class CannotEditError(Exception):
    """The text at a place cannot be changed without touching what is beside it."""


def rewritten(document: Document, changes: Iterable[Change]) -> str:
    """The text of a file with changes, which must not overlap."""
    text, at, pieces = document.text, 0, []
    for change in sorted(changes, key=lambda change: (change.start, change.end)):
        pieces += [text[at : change.start], change.text]
        at = change.end
    return "".join((*pieces, text[at:]))


def change_of(document: Document, edit: Edit) -> Change:
    """How an edit changes the text.

    Raises:
        CannotEditError: the key is the first of its mapping, and cannot be struck.
    """
    if edit.after is not None:
        return _inserted(document, edit, edit.after)
    if edit.value is None:
        return _struck(document, edit.loc)
    spot = document.spot(edit.loc)
    flow = _in_flow(document, edit.loc)
    raw = document.text[spot.start : spot.end]
    indent = " " * (_column(document, spot.key_start) + 2)
    if spot.style == LITERAL and isinstance(edit.value, str):
        rest = raw[len(raw.rstrip()) :] or "\n"
        return Change(spot.start, spot.end, _block("|", edit.value, indent) + rest)
    if isinstance(edit.value, str) and "\n" in edit.value and not flow:
        words = _block("|-", edit.value, indent)
        return Change(spot.start, spot.end, words)
    quoted = spot.style == DOUBLE
    return Change(spot.start, spot.end, scalar(edit.value, flow=flow, quoted=quoted))


def appended(
    document: Document, after: Loc, values: Mapping[str, Scalar]
) -> tuple[Change, ...]:
    """A further item at the end of the list whose last item is `after`.

    Raises:
        CannotEditError: the list stands in brackets.
    """
    if _in_flow(document, after):
        msg = "the list stands in brackets"
        raise CannotEditError(msg)
    spot = document.spot(after)
    column = _column(document, spot.start) - 2
    end = _end_of_line(document, spot.end)
    rows = []
    for key, value in values.items():
        indent = " " * (column + 4)
        if isinstance(value, str) and "\n" in value:
            rows.append(f"{key}: {_block('|', value, indent)}")
        else:
            rows.append(f"{key}: {scalar(value)}")
    lead = "\n" + " " * column + "- "
    return (Change(end, end, lead + ("\n" + " " * (column + 2)).join(rows)),)


def scalar(value: Scalar, *, flow: bool = False, quoted: bool = False) -> str:
    """A value on one line: plain if it reads as itself, else in double quotes."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if not quoted and value and "\n" not in value and _reads_as(value, flow=flow):
        return value
    return json.dumps(value, ensure_ascii=False)


def _reads_as(words: str, *, flow: bool) -> bool:
    text = f"{{k: {words}}}\n" if flow else f"k: {words}\n"
    found = Report()
    document = read_bytes(text.encode(), "", found)
    return document is not None and not len(found) and document.data == {"k": words}


def _block(header: str, value: str, indent: str) -> str:
    lines = value.rstrip("\n").split("\n")
    return "\n".join((header, *(indent + line if line else "" for line in lines)))


def _struck(document: Document, loc: Loc) -> Change:
    spot, text = document.spot(loc), document.text
    if _in_flow(document, loc):
        before = text.rfind(",", 0, spot.key_start)
        if text[before + 1 : spot.key_start].strip() or before < 0:
            msg = f"`{loc[-1]}` is the first in its brackets"
            raise CannotEditError(msg)
        return Change(before, spot.end, "")
    start = text.rfind("\n", 0, spot.key_start) + 1
    if text[start : spot.key_start].strip():
        msg = f"`{loc[-1]}` is the first of its kind"
        raise CannotEditError(msg)
    shown = spot.start + len(text[spot.start : spot.end].rstrip())
    return Change(start, min(_end_of_line(document, shown) + 1, len(text)), "")


def _inserted(document: Document, edit: Edit, after: Loc) -> Change:
    spot, text = document.spot(after), document.text
    key, value = edit.loc[-1], edit.value
    assert value is not None  # noqa: S101 - what is not there cannot be struck
    if _in_flow(document, after):
        words = f", {key}: {scalar(value, flow=True)}"
        return Change(spot.end, spot.end, words)
    shown = spot.start + len(text[spot.start : spot.end].rstrip())
    end = _end_of_line(document, shown)
    column = _column(document, spot.key_start)
    if isinstance(value, str) and "\n" in value:
        written = _block("|", value, " " * (column + 2))
    else:
        written = scalar(value)
    return Change(end, end, f"\n{' ' * column}{key}: {written}")


def _in_flow(document: Document, loc: Loc) -> bool:
    """Whether a value stands inside brackets."""
    text = document.text
    return any(
        text[document.spot(loc[:depth]).start : document.spot(loc[:depth]).start + 1]
        in {"{", "["}
        for depth in range(len(loc))
    )


def _column(document: Document, offset: int) -> int:
    return offset - (document.text.rfind("\n", 0, offset) + 1)


def _end_of_line(document: Document, offset: int) -> int:
    end = document.text.find("\n", offset)
    return end if end >= 0 else len(document.text)


def moved(changes: Sequence[Change], offset: int) -> int | None:
    """Where a character of the rewritten text stood before; None if it is new."""
    shift = 0
    for change in sorted(changes, key=lambda change: (change.start, change.end)):
        start = change.start + shift
        if offset < start:
            break
        if offset < start + len(change.text):
            return None
        shift += len(change.text) - (change.end - change.start)
    return offset - shift
