"""Fonts: whether a print house has all it needs to set the words.

Here: what a font dictionary says. Not here: glyphs and widths (`lettering`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from rulewright.publish.preflight import findings as rules
from rulewright.publish.preflight.faults import Fault
from rulewright.publish.preflight.lettering import plain_name

if TYPE_CHECKING:
    import pikepdf

_FILES = ("/FontFile", "/FontFile2", "/FontFile3")
# These say themselves what their codes mean.
_PLAIN_ENCODINGS = {"/WinAnsiEncoding", "/MacRomanEncoding", "/StandardEncoding"}


def check_fonts(fonts: Iterable[pikepdf.Object]) -> Iterator[Fault]:
    """Fonts that are used and not wholly in the file."""
    for font in fonts:
        name = plain_name(font)
        if str(font.get("/Subtype")) == "/Type3":
            says = f"{name} is a Type3 font"
            hint = "use a TrueType or OpenType font, or outlines"
            yield Fault(rules.TYPE3, says, hint)
            continue
        if not embedded(font):
            hint = "embed the font, or turn its words into outlines"
            yield Fault(rules.NOT_EMBEDDED, f"{name} is not in the file", hint)
        elif not subset(font):
            says = f"{name} is in the file with every glyph that it has"
            hint = "embed the glyphs that are used"
            yield Fault(rules.NOT_SUBSET, says, hint)
        if not searchable(font):
            says = f"{name} does not say which letters its codes are"
            hint = "write a ToUnicode map"
            yield Fault(rules.NO_LETTERS, says, hint)


def embedded(font: pikepdf.Object) -> bool:
    """Whether the font's own file is in the PDF."""
    inner = _inner(font)
    described = inner.get("/FontDescriptor")
    return described is not None and any(file in described for file in _FILES)


def subset(font: pikepdf.Object) -> bool:
    """Whether the font's name says that only some glyphs are there."""
    name = str(font.get("/BaseFont", ""))[1:]
    return name[6:7] == "+" and name[:6].isalpha() and name[:6].isupper()


def searchable(font: pikepdf.Object) -> bool:
    """Whether codes of the font can be told as letters."""
    if "/ToUnicode" in font:
        return True
    if str(font.get("/Subtype")) == "/Type0":
        return False
    encoding = font.get("/Encoding")
    return (
        encoding is None
        or str(encoding) in _PLAIN_ENCODINGS
        or "/Differences" in encoding
    )


def _inner(font: pikepdf.Object) -> pikepdf.Object:
    inner = font.get("/DescendantFonts")
    return font if inner is None else inner[0]
