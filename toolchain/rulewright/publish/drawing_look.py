"""A look at the finished drawing: type too small, type too faint, pictures too coarse.

What a style sheet asks for and what prints are two things: a scaled box, a drawing
inside a drawing or a band behind a title change size and contrast. So the page itself
is looked at, as PDFium shows it: every stretch of type with its size and colour, the
ground that lies behind it with all type taken away, and every picture with its pixels.

Contrast is that of WCAG 2.2, success criterion 1.4.3: at least 4.5 to 1, for type of
every size.

Here: that, for a drawing of one page. Not here: where text stands (`overflow`), what
the faults are called (`findings`).
"""

from __future__ import annotations

import ctypes
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
from typing import Any

import pypdfium2
from pypdfium2 import raw

from rulewright.publish.drawing import Fault, Limits

# The objects of a page have no types of their own.
Thing = Any
Colour = tuple[float, float, float]
Point = tuple[float, float]

CONTRAST = 4.5
_DPI = 100
_POINTS, _CSS_DPI = 72, 96
# Sizes and colours come back from the PDF rounded.
_ROUNDED = 0.02
# Where the ground is looked at: places along a stretch of type, and lines across it.
_ALONG, _ACROSS = 12, 3
# An ornament may touch a letter; what covers more of the stretch is its ground.
_MOST = 0.25
_SHOWN = 40


@dataclass(frozen=True, slots=True)
class Stretch:
    """Words set in one go: size in points, colour with opacity, where they stand."""

    words: str
    size: float
    colour: Colour
    opacity: float
    corners: tuple[Point, ...]


def look(
    pdf: bytes, limits: Limits, *, unseen: Collection[str] = ()
) -> Iterator[Fault]:
    """The faults of the first page of a drawing.

    `unseen` are words that are there for programs that read aloud, and shown to nobody.
    """
    document = pypdfium2.PdfDocument(pdf)
    try:
        page = document[0]
        stretches, pictures = [], []
        words = page.get_textpage()
        for thing in list(_things(page)):
            kind = raw.FPDFPageObj_GetType(thing)
            if kind == raw.FPDF_PAGEOBJ_IMAGE:
                pictures.append(_resolution(thing))
            elif kind == raw.FPDF_PAGEOBJ_TEXT:
                stretch = _stretch(thing, words)
                raw.FPDFTextObj_SetTextRenderMode(
                    thing, raw.FPDF_TEXTRENDERMODE_INVISIBLE
                )
                if _shows(stretch) and stretch.words.strip() not in unseen:
                    stretches.append(stretch)
        yield from _small(stretches, limits)
        yield from _faint(stretches, page)
        yield from _coarse(pictures, limits)
    finally:
        document.close()


def look_at_fitted(boxes: Iterable[Thing], limits: Limits) -> Iterator[Fault]:
    """The faults of fitted boxes as laid out: type below that of rules."""
    floor = float(limits.smallest.pt)
    sizes = {
        round(box.style["font_size"] * _POINTS / _CSS_DPI, 2): box.text
        for whole in boxes
        for box in whole.descendants()
        if getattr(box, "text", "").strip()
    }
    if sizes and min(sizes) < floor - _ROUNDED:
        words = " ".join(sizes[min(sizes)].split())
        yield Fault(
            "RW612",
            f"“{words[:_SHOWN]}” prints at {min(sizes):.1f} pt in a fitted box; "
            f"rules are not smaller than {floor:.3g} pt",
            "set it larger, or lower `smallest` in print.yaml",
        )


def contrast(one: Colour, other: Colour) -> float:
    """How far two colours (0 to 255 in red, green, blue) stand apart, from 1 to 21."""
    dark, light = sorted((_luminance(one), _luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@lru_cache(maxsize=4096)
def _luminance(colour: Colour) -> float:
    red, green, blue = (
        part / 255 / 12.92
        if part / 255 <= 0.04045
        else ((part / 255 + 0.055) / 1.055) ** 2.4
        for part in colour
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _things(page: Thing) -> Iterator[Thing]:
    """Every object of a page, those inside forms as well."""
    for number in range(raw.FPDFPage_CountObjects(page)):
        yield from _inside(raw.FPDFPage_GetObject(page, number))


def _inside(thing: Thing) -> Iterator[Thing]:
    yield thing
    if raw.FPDFPageObj_GetType(thing) == raw.FPDF_PAGEOBJ_FORM:
        for number in range(raw.FPDFFormObj_CountObjects(thing)):
            yield from _inside(raw.FPDFFormObj_GetObject(thing, number))


def _stretch(thing: Thing, words: Thing) -> Stretch:
    size, matrix, quad = ctypes.c_float(), raw.FS_MATRIX(), raw.FS_QUADPOINTSF()
    raw.FPDFTextObj_GetFontSize(thing, size)
    raw.FPDFPageObj_GetMatrix(thing, matrix)
    raw.FPDFPageObj_GetRotatedBounds(thing, quad)
    red, green, blue, opacity = (ctypes.c_uint() for _ in range(4))
    raw.FPDFPageObj_GetFillColor(thing, red, green, blue, opacity)
    return Stretch(
        _text(thing, words),
        size.value * (matrix.c**2 + matrix.d**2) ** 0.5,
        (red.value, green.value, blue.value),
        opacity.value / 255,
        (
            (quad.x1, quad.y1),
            (quad.x2, quad.y2),
            (quad.x3, quad.y3),
            (quad.x4, quad.y4),
        ),
    )


def _text(thing: Thing, words: Thing) -> str:
    length = raw.FPDFTextObj_GetText(thing, words, None, 0)
    room = ctypes.create_string_buffer(max(length, 2))
    units = ctypes.cast(room, ctypes.POINTER(ctypes.c_ushort))
    raw.FPDFTextObj_GetText(thing, words, units, length)
    return room.raw[: max(length, 2) - 2].decode("utf-16-le", "replace")


def _shows(stretch: Stretch) -> bool:
    return bool(stretch.words.strip()) and stretch.opacity > 0


def _small(stretches: list[Stretch], limits: Limits) -> Iterator[Fault]:
    floor = float(limits.fine.pt)
    small = [each for each in stretches if each.size < floor - _ROUNDED]
    if small:
        least = min(each.size for each in small)
        yield Fault(
            "RW612",
            f"{_quoted(small)} prints at {least:.1f} pt; "
            f"no type is smaller than {floor:.3g} pt",
            "set it larger, or lower `fine` in print.yaml",
        )


def _faint(stretches: list[Stretch], page: Thing) -> Iterator[Fault]:
    """One fault for each colour of type that is hard to tell from its ground."""
    bitmap = page.render(scale=_DPI / _POINTS)
    image = bitmap.to_pil().convert("RGB")
    left, _, _, top = page.get_mediabox()
    pixels = image.load()
    found: list[tuple[Colour, float, Stretch]] = []
    for stretch in stretches:
        seen = []
        for x, y in _places(stretch.corners):
            at = (int((x - left) * _DPI / _POINTS), int((top - y) * _DPI / _POINTS))
            if 0 <= at[0] < image.width and 0 <= at[1] < image.height:
                ground = pixels[at]
                seen.append(contrast(_ink(stretch, ground), ground))
        seen.sort()
        if seen and seen[int(_MOST * len(seen))] < CONTRAST - _ROUNDED:
            found.append((stretch.colour, seen[int(_MOST * len(seen))], stretch))
    for _, same in groupby(sorted(found, key=lambda f: f[0]), key=lambda f: f[0]):
        group = list(same)
        least = min(ratio for _, ratio, _ in group)
        yield Fault(
            "RW613",
            f"{_quoted([each for _, _, each in group])} stands out from its ground by "
            f"{least:.1f} to 1; type needs {CONTRAST:g} to 1",
            "make the type darker or its ground lighter, or the other way round",
        )


def _places(corners: tuple[Point, ...]) -> Iterator[Point]:
    """Places spread over a quad, none of them on its edges."""
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = corners
    for along in range(_ALONG):
        u = (along + 0.5) / _ALONG
        for across in range(_ACROSS):
            v = (across + 1) / (_ACROSS + 1)
            yield (
                (1 - u) * ((1 - v) * ax + v * dx) + u * ((1 - v) * bx + v * cx),
                (1 - u) * ((1 - v) * ay + v * dy) + u * ((1 - v) * by + v * cy),
            )


def _ink(stretch: Stretch, ground: tuple[int, int, int]) -> Colour:
    """The colour that type comes out in on a ground."""
    share = stretch.opacity
    red, green, blue = (
        share * own + (1 - share) * behind
        for own, behind in zip(stretch.colour, ground, strict=True)
    )
    return red, green, blue


def _resolution(thing: Thing) -> float:
    """Pixels to the inch of a picture as it is placed, the lesser of both ways."""
    width, height, matrix = ctypes.c_uint(), ctypes.c_uint(), raw.FS_MATRIX()
    raw.FPDFImageObj_GetImagePixelSize(thing, width, height)
    raw.FPDFPageObj_GetMatrix(thing, matrix)
    across: float = (matrix.a**2 + matrix.b**2) ** 0.5
    down: float = (matrix.c**2 + matrix.d**2) ** 0.5
    least: float = min(
        pixels.value * _POINTS / max(length, 0.001)
        for pixels, length in ((width, across), (height, down))
    )
    return least


def _coarse(pictures: list[float], limits: Limits) -> Iterator[Fault]:
    coarse = [each for each in pictures if round(each) < limits.dpi]
    if coarse:
        several = (
            "a picture has" if len(coarse) == 1 else f"{len(coarse)} pictures have"
        )
        yield Fault(
            "RW614",
            f"{several} {min(coarse):.0f} pixels to the inch at this size; "
            f"the format asks for {limits.dpi}",
            "use a larger picture or show it smaller; drawings (SVG) print at any size",
        )


def _quoted(stretches: list[Stretch]) -> str:
    """The first words of some stretches; letters set one by one are put together."""
    words = " ".join("".join(each.words for each in stretches).split())
    return f"“{words[:_SHOWN]}{'…' if words[_SHOWN:] else ''}”"
