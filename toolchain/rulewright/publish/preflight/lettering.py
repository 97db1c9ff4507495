"""Lettering: the fonts of a page, and how much room their glyphs take.

A glyph's own outline is measured if the font file is in the PDF as TrueType and says
which glyph a code means; else it is taken to reach from the descent to the height of
capitals, as the font describes itself.

Here: codes, widths, extents and the words they spell. Not here: where glyphs stand
(`walking`), and what is wrong with a font (`fonts`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import pikepdf

_CAPITALS, _DESCENT, _WIDTH = 700.0, -220.0, 500.0
# What reaches below the line in Latin type; all else stands on it.
_BELOW = frozenset("gjpqyQJ,;()[]{}|/_@$§¶ßçÇ„‚‐")
_PAIR = re.compile(rb"<([0-9A-Fa-f\s]+)>\s*<([0-9A-Fa-f\s]*)>")
_TRIPLE = re.compile(
    rb"<([0-9A-Fa-f\s]+)>\s*<([0-9A-Fa-f\s]+)>\s*(<[0-9A-Fa-f\s]*>|\[[^\]]*\])"
)
_LARGEST_RANGE = 0x10000


@dataclass(frozen=True, slots=True)
class Glyph:
    """One glyph: its advance, and the box of its ink, in thousandths of the size.

    `box` is left, bottom, right, top; None if nothing is printed.
    """

    text: str
    advance: float
    box: tuple[float, float, float, float] | None
    space: bool


@dataclass
class Lettering:
    """A font as the text of a page uses it."""

    name: str
    wide: bool
    widths: dict[int, float]
    other: float
    words: dict[int, str]
    top: float
    bottom: float
    measured: Any = None
    """The font as HarfBuzz sees it, if glyphs can be measured."""
    scale: float = 1.0
    known: dict[int, Glyph] = field(default_factory=dict)

    def glyphs(self, shown: bytes) -> Iterator[Glyph]:
        """The glyphs that a string shows."""
        step = 2 if self.wide else 1
        for at in range(0, len(shown) - step + 1, step):
            code = int.from_bytes(shown[at : at + step], "big")
            glyph = self.known.get(code)
            if glyph is None:
                glyph = self.known[code] = self._glyph(code)
            yield glyph

    def _glyph(self, code: int) -> Glyph:
        text = self.words.get(code, "" if self.wide else chr(code))
        advance = self.widths.get(code, self.other)
        space = not self.wide and code == 32
        if self.measured is not None:
            found = self.measured.get_glyph_extents(code)
            if found is not None:
                return Glyph(text, advance, self._box(found), space)
        if space or (text and not text.strip()):
            return Glyph(text, advance, None, space)
        bottom = 0.0 if text and not _BELOW & set(text) else self.bottom
        return Glyph(text, advance, (0.0, bottom, advance, self.top), space)

    def _box(self, found: Any) -> tuple[float, float, float, float] | None:  # noqa: ANN401
        if not found.width or not found.height:
            return None
        left, top = found.x_bearing * self.scale, found.y_bearing * self.scale
        return (
            left,
            top + found.height * self.scale,
            left + found.width * self.scale,
            top,
        )


def lettering_of(font: pikepdf.Object) -> Lettering:
    """The lettering of a font dictionary."""
    wide = str(font.get("/Subtype")) == "/Type0"
    inner = font["/DescendantFonts"][0] if wide else font
    described: Any = inner.get("/FontDescriptor", {})
    made = Lettering(
        name=plain_name(font),
        wide=wide,
        widths=_wide_widths(inner) if wide else _widths(inner),
        other=float(inner.get("/DW", 1000)) if wide else _missing(described),
        words=_words(font.get("/ToUnicode")),
        top=float(described.get("/CapHeight", 0)) or _CAPITALS,
        bottom=max(float(described.get("/Descent", _DESCENT)), 1.5 * _DESCENT),
    )
    if str(font.get("/Subtype")) == "/Type3":
        _of_type3(made, font)
    elif wide and str(inner.get("/CIDToGIDMap", "/Identity")) == "/Identity":
        _measure(made, described.get("/FontFile2"))
    return made


def plain_name(font: pikepdf.Object) -> str:
    """The name of a font without the tag of its subset."""
    name = str(font.get("/BaseFont", font.get("/Name", "/without name")))[1:]
    return name[7:] if name[6:7] == "+" else name


def _missing(described: Any) -> float:  # noqa: ANN401 - a dictionary of the PDF or none
    return float(described.get("/MissingWidth", 0)) or _WIDTH


def _widths(font: pikepdf.Object) -> dict[int, float]:
    first = int(font.get("/FirstChar", 0))
    return {first + at: float(w) for at, w in enumerate(font.get("/Widths", ()))}


def _wide_widths(font: pikepdf.Object) -> dict[int, float]:
    import pikepdf  # noqa: PLC0415 - only what looks into a PDF needs it

    widths: dict[int, float] = {}
    listed = list(font.get("/W", ()))
    at = 0
    while at + 1 < len(listed):
        first, then = int(listed[at]), listed[at + 1]
        if isinstance(then, pikepdf.Array):
            widths |= {first + step: float(w) for step, w in enumerate(then)}
            at += 2
        elif at + 2 < len(listed):
            last = min(int(then), first + _LARGEST_RANGE)
            widths |= dict.fromkeys(range(first, last + 1), float(listed[at + 2]))
            at += 3
        else:
            break
    return widths


def _words(cmap: pikepdf.Object | None) -> dict[int, str]:
    """What each code spells, from a ToUnicode map."""
    import pikepdf  # noqa: PLC0415 - only what looks into a PDF needs it

    if not isinstance(cmap, pikepdf.Stream):
        return {}
    text, words = cmap.read_bytes(), {}
    for part in re.findall(rb"beginbfchar(.*?)endbfchar", text, re.DOTALL):
        for code, spelt in _PAIR.findall(part):
            words[int(code, 16)] = _spelt(spelt)
    for part in re.findall(rb"beginbfrange(.*?)endbfrange", text, re.DOTALL):
        for first, last, spelt in _TRIPLE.findall(part):
            start, end = int(first, 16), int(last, 16)
            if end - start > _LARGEST_RANGE:
                continue
            many = re.findall(rb"<([^>]*)>", spelt)
            for code in range(start, end + 1):
                if spelt.startswith(b"["):
                    if code - start < len(many):
                        words[code] = _spelt(many[code - start])
                elif base := _spelt(many[0]):
                    last_one = min(ord(base[-1]) + code - start, 0x10FFFF)
                    words[code] = base[:-1] + chr(last_one)
    return words


def _spelt(digits: bytes) -> str:
    raw = bytes.fromhex(digits.decode("ascii"))
    return raw.decode("utf-16-be", "replace")


def _measure(made: Lettering, file: pikepdf.Object | None) -> None:
    """Let HarfBuzz measure the glyphs, if it can read the font."""
    import pikepdf  # noqa: PLC0415 - only what looks into a PDF needs it
    import uharfbuzz  # noqa: PLC0415

    if not isinstance(file, pikepdf.Stream):
        return
    face = uharfbuzz.Face(uharfbuzz.Blob(file.read_bytes()))
    if face.glyph_count and face.upem:
        made.measured = uharfbuzz.Font(face)
        made.scale = 1000 / face.upem


def _of_type3(made: Lettering, font: pikepdf.Object) -> None:
    """A Type3 font counts in a space of its own and has no descriptor."""
    scale = abs(float(font.get("/FontMatrix", [0.001])[0])) * 1000
    made.widths = {code: width * scale for code, width in made.widths.items()}
    made.other = 0.0
    box = [float(edge) * scale for edge in font.get("/FontBBox", [0, 0, 0, 0])]
    if len(box) == 4 and box[3] > box[1]:
        made.bottom, made.top = box[1], box[3]
