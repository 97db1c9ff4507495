"""Presets: the finished sizes that a print house offers, in exact lengths.

Here: trim, bleed, safe area and die line of each size, and what in a preset cannot be
true. Not here: the record (`model.preset`), and looking at files (`publish.preflight`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import PurePath

from rulewright.diagnostics import Finding
from rulewright.measure import Length, Size
from rulewright.model import Preset
from rulewright.model.preset import PresetFormat
from rulewright.press.findings import PRESET_CONTRADICTS
from rulewright.press.formats import Format, Shape
from rulewright.press.outlines import rounded
from rulewright.press.places import Outline, Point
from rulewright.source import Document, Loc

# A rounded corner is drawn with this many straight pieces; at a radius of 3 mm they
# leave the arc by less than 0.02 mm.
_PIECES = 8


@dataclass(frozen=True, slots=True)
class FinishedSize:
    """One size of a preset. `cut` is the die line, counted from the trim's top left.

    `plain` is true of a rectangle, with rounded corners or without.
    """

    id: str
    name: str
    trim: Size
    bleed: Length
    safe: Length
    cut: Outline
    plain: bool
    moulded: bool
    """Cut along an outline of its own, around which bleed need not run."""

    @property
    def whole(self) -> Size:
        """The size with its bleed."""
        return self.trim.grown(self.bleed)


def finished_sizes(preset: Preset) -> tuple[FinishedSize, ...]:
    """Every finished size of a preset, in its order."""
    return tuple(_finished(name, each) for name, each in preset.formats.items())


def contradictions(document: Document, preset: Preset) -> Iterator[Finding]:
    """What in a preset cannot be true together, where it stands."""
    stem = PurePath(document.path).stem
    if preset.id != stem:
        yield _at(
            document, ("id",), f"the file is called {stem}", f"write `id: {stem}`"
        )
    for name, each in preset.formats.items():
        loc: Loc = ("formats", name)
        trim = _size(each.trim)
        shortest = min(trim.width, trim.height)
        if Length.parse(each.safe) * 2 >= shortest:
            says = f"a safe area of {each.safe} leaves nothing of {trim}"
            yield _at(document, (*loc, "safe"), says, "make it smaller")
        if each.corner and Length.parse(each.corner) * 2 > shortest:
            says = f"a corner of {each.corner} is rounder than {trim} can be"
            yield _at(document, (*loc, "corner"), says, "make it smaller")
        yield from _of_outline(document, loc, each, trim)


def _of_outline(
    document: Document, loc: Loc, each: PresetFormat, trim: Size
) -> Iterator[Finding]:
    if each.shape != "outline":
        if each.outline:
            says = f"a {each.shape} has no outline of its own"
            hint = "strike it, or write `shape: outline`"
            yield _at(document, (*loc, "outline"), says, hint)
        return
    if len(each.outline) < 3:
        says = "the shape is an outline, and fewer than three corners are given"
        yield _at(document, (*loc, "shape"), says, "list the corners in `outline`")
    for index, (x, y) in enumerate(each.outline):
        if Length.parse(x) > trim.width or Length.parse(y) > trim.height:
            says = f"this corner lies outside the trim of {trim}"
            yield _at(
                document, (*loc, "outline", index), says, "bring it inside the trim"
            )


def _at(document: Document, loc: Loc, says: str, hint: str) -> Finding:
    return PRESET_CONTRADICTS.at(document.span(loc), says, hint=hint)


def _finished(name: str, each: PresetFormat) -> FinishedSize:
    trim = _size(each.trim)
    if each.shape == "outline":
        cut: Outline = tuple(
            Point(Length.parse(x), Length.parse(y)) for x, y in each.outline
        )
    elif each.shape == "hex":
        cut = Format(name, trim, Length(0), Shape.HEX).cut
    else:
        corner = Length.parse(each.corner) if each.corner else Length(0)
        cut = rounded(trim, Size(corner, corner), _PIECES)
    return FinishedSize(
        name,
        each.name,
        trim,
        Length.parse(each.bleed),
        Length.parse(each.safe),
        cut,
        plain=each.shape == "rectangle",
        moulded=each.shape == "outline",
    )


def _size(written: tuple[str, str]) -> Size:
    return Size(Length.parse(written[0]), Length.parse(written[1]))
