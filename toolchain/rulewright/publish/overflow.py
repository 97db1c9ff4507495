"""Overflow: text that does not fit its box, or stands too near the knife.

A box is checked if it is absolutely placed with a height of its own, or marked
`data-fit` or `data-box`. The lowest line is compared with the lower edge of the box's
content, the rightmost word with its right edge. Any text is checked against the safe
area, except inside an element marked `data-bleeds`.

Here: the walk over WeasyPrint's box tree (private, pinned). Not here: what is done
about it (`fitting`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from weasyprint import Document
from weasyprint.anchors import rectangle_aabb
from weasyprint.css import AnonymousStyle
from weasyprint.formatting_structure import boxes
from weasyprint.matrix import Matrix

from rulewright.measure import Length
from rulewright.publish.drawing import Artwork, Fault, Overflow

# The layout engine has no types of its own.
Box = Any
Element = Any

# CSS pixels. Rounding in the engine stays well below a hundredth of a millimetre.
SLACK = 0.25
_UM_PER_PX = 25_400 / 96
# A glyph box is taller than what prints: capitals and descenders, in parts of the size.
_ABOVE, _BELOW = 0.74, 0.22


@dataclass(frozen=True, slots=True)
class Seen:
    """What a walk over a laid out page found.

    `unfit` tells whether a fitted box overflows; any box, if none is fitted.
    """

    overflow: tuple[Overflow, ...]
    outside: tuple[Fault, ...]
    unfit: bool

    @property
    def faults(self) -> tuple[Fault, ...]:
        """All of it as something to tell the author."""
        return (*map(_overflow_fault, self.overflow), *self.outside)


@dataclass(slots=True)
class _Walk:
    artwork: Artwork
    overflow: list[Overflow] = field(default_factory=list)
    fitted: int = 0
    unfit: bool = False
    outside: dict[str, Fault] = field(default_factory=dict)


def examine(document: Document, artwork: Artwork) -> Seen:
    """Walk over a laid out page and note what does not fit."""
    walk = _Walk(artwork)
    _visit(document.pages[0]._page_box, walk, None, bleeds=False)  # noqa: SLF001
    unfit = walk.unfit if walk.fitted else bool(walk.overflow)
    outside = tuple(walk.outside.values())
    return Seen(tuple(walk.overflow), outside, unfit)


def _visit(box: Box, walk: _Walk, matrix: Matrix | None, *, bleeds: bool) -> None:
    if box.transformation_matrix is not None:
        own = box.transformation_matrix
        matrix = own @ matrix if matrix else own
    if box.element is not None:
        bleeds = bleeds or box.element.get("data-bleeds") is not None
        name = _box_name(box)
        if name:
            found = list(_sticking_out(box, name))
            walk.overflow.extend(found)
            # What sticks out of its box is told once, with a number.
            bleeds = bleeds or bool(found)
            if box.element.get("data-fit") is not None:
                walk.fitted += 1
                walk.unfit = walk.unfit or bool(found)
    if isinstance(box, boxes.TextBox):
        if not bleeds and box.text.strip():
            _check_place(box, walk, matrix)
        return
    for child in box.all_children():
        _visit(child, walk, matrix, bleeds=bleeds)


def _box_name(box: Box) -> str:
    """What to call a box that is checked; nothing if it is not."""
    element = box.element
    if box.element_tag != element.tag or isinstance(box.style, AnonymousStyle):
        return ""
    for mark in ("data-fit", "data-box"):
        if element.get(mark) is not None:
            return str(element.get(mark) or _class_name(element))
    placed = box.is_absolutely_positioned() and box.style["height"] != "auto"
    return _class_name(element) if placed else ""


def _class_name(element: Element) -> str:
    classes = element.get("class", "").split()
    return str(classes[0] if classes else element.tag)


def fitted_boxes(box: Box) -> Iterator[Box]:
    """The boxes below this one that are marked `data-fit`, in document order."""
    if box.element is not None and box.element.get("data-fit") is not None:
        if _box_name(box):
            yield box
        return
    for child in box.all_children():
        yield from fitted_boxes(child)


def extent(box: Box) -> tuple[float, float]:
    """The height and width that the lines of a box take, from its content's corner."""
    lines = [line for line in _lines(box) if _prints(line)]
    return (
        max((line.position_y + line.height for line in lines), default=0.0)
        - (box.content_box_y() if lines else 0.0),
        max((_right_edge(line) for line in lines), default=0.0)
        - (box.content_box_x() if lines else 0.0),
    )


def _sticking_out(box: Box, name: str) -> Iterator[Overflow]:
    lines = [line for line in _lines(box) if _prints(line)]
    height, width = extent(box)
    if height > box.height + SLACK:
        bottom = box.content_box_y() + box.height + SLACK
        over = [line for line in lines if line.position_y + line.height > bottom]
        yield _overflow(name, over[0], height - box.height, box.height, len(over))
    if width > box.width + SLACK:
        widest = max(lines, key=_right_edge)
        yield _overflow(name, widest, width - box.width, box.width, 0)


def _overflow(
    name: str, line: Box, excess: float, whole: float, lines: int
) -> Overflow:
    percent = round(100 * excess / whole) if whole else 100
    size = f"{round(line.style['font_size'] * 0.75, 1):g} pt"
    length = Length(round(excess * _UM_PER_PX))
    return Overflow(name, lines, max(percent, 1), length, size, wide=not lines)


def _lines(box: Box) -> Iterator[Box]:
    """The line boxes of a box; those of placed boxes inside it are their own."""
    for child in box.all_children():
        if isinstance(child, boxes.LineBox):
            yield child
        elif not child.is_absolutely_positioned():
            yield from _lines(child)


def _prints(line: Box) -> bool:
    return any(
        isinstance(box, boxes.ReplacedBox)
        or (isinstance(box, boxes.TextBox) and box.text.strip())
        for box in line.descendants()
    )


def _right_edge(line: Box) -> float:
    edges = [
        box.position_x + box.margin_width()
        for box in line.descendants()
        if isinstance(box, boxes.ReplacedBox | boxes.TextBox)
    ]
    return float(max(edges, default=line.position_x))


def _check_place(text: Box, walk: _Walk, matrix: Matrix | None) -> None:
    """Compare what a stretch of text inks with the safe area."""
    size = text.style["font_size"]
    base = text.position_y + text.baseline
    place = rectangle_aabb(
        matrix,
        text.position_x,
        base - _ABOVE * size,
        text.width,
        (_ABOVE + _BELOW) * size,
    )
    trim = walk.artwork.trim
    width, height = (side.um / _UM_PER_PX for side in (trim.width, trim.height))
    room = min(place[0], place[1], width - place[2], height - place[3])
    safe = walk.artwork.safe.um / _UM_PER_PX
    if room >= safe - SLACK:
        return
    words = " ".join(text.text.split())
    where = (
        f"only {_mm(room)} mm inside the trim" if room >= 0 else "at or over the trim"
    )
    walk.outside.setdefault(
        words,
        Fault(
            "RW602",
            f"“{words}” stands {where}; the safe area begins {_mm(safe)} mm inside",
            "move the box inwards, or mark it data-bleeds if it may be cut",
        ),
    )


def _overflow_fault(one: Overflow) -> Fault:
    hint = (
        "use a shorter word, or let the box be wider"
        if one.wide
        else "shorten the text; it is at the last setting that the template allows"
    )
    return Fault("RW601", str(one), hint)


def _mm(pixels: float) -> str:
    return f"{pixels * _UM_PER_PX / 1000:.1f}"
