"""Fonts: every piece of a PDF points at one subset of each bundled font.

A drawing embeds its own small subsets. Their glyph ids are those of the bundled file,
so that the glyphs of all pieces can be united, the bundled file be subset once, and
every piece be pointed at it.

Here: finding the bundled file behind a subset, uniting, subsetting, and lines of type
that we set ourselves (slugs, page numbers). Not here: laying out text (WeasyPrint).
"""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rulewright.publish.forme import Forme, Ref, array, dictionary
from rulewright.publish.galleys import FontUse

if TYPE_CHECKING:
    import uharfbuzz as hb

_PER_BLOCK = 100
# What a reader of a PDF never asks a subset for.
_UNREAD = ("BASE", "DSIG", "GDEF", "GPOS", "GSUB", "JSTF", "LTSH", "PCLT", "gasp")
_STEM = 80
_SYSTEM = "<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>"
_SYMBOLIC, _SERIF, _FIXED, _ITALIC = 4, 2, 1, 64


@dataclass(frozen=True, slots=True)
class TypeLine:
    """A set line of type: what to show inside BT and ET, and its width in points."""

    font: str
    show: bytes
    width: float


@dataclass(slots=True)
class _United:
    """A font of the output while pieces are still being added to it."""

    face: Any
    data: bytes
    home: Ref
    readings: set[tuple[int, str]] = field(default_factory=set)
    glyphs: set[int] = field(default_factory=set)

    @property
    def texts(self) -> dict[int, str]:
        """What each glyph reads as: a glyph serves U+0020 and U+00A0, - and U+2011.

        The plainest reading counts: the shortest, and of these the first.
        """
        plainest = sorted(self.readings, key=lambda one: (len(one[1]), one[1]))
        return dict(reversed(plainest))


class Typecase:
    """The fonts of one PDF that is being written.

    `folders` hold the bundled TrueType files; the first one wins. Point each font of a
    piece at `united(...)`; call `finish` once, when all pieces are in.
    """

    def __init__(self, forme: Forme, folders: tuple[Path, ...]) -> None:
        self._forme = forme
        self._folders = folders
        self._fonts: dict[str, _United] = {}

    def united(self, use: FontUse) -> Ref | None:
        """The output's font in place of a piece's; None if it is not a bundled one."""
        if use.name not in bundled(self._folders):
            return None
        united = self._font(use.name)
        united.glyphs.update(use.glyphs)
        united.readings.update(use.texts.items())
        return united.home

    def line(self, text: str, name: str, size: float) -> TypeLine:
        """A line of type in the bundled font of that PostScript name, `size` points."""
        import uharfbuzz as hb  # noqa: PLC0415 - only builds that write need it

        united = self._font(name)
        buffer = hb.Buffer()
        buffer.add_str(text)
        buffer.guess_segment_properties()
        hb.shape(hb.Font(united.face), buffer, {"liga": False, "kern": False})
        advance = 0
        for info, position in zip(
            buffer.glyph_infos, buffer.glyph_positions, strict=True
        ):
            united.readings.add((info.codepoint, text[info.cluster]))
            united.glyphs.add(info.codepoint)
            advance += position.x_advance
        show = "".join(f"{info.codepoint:04x}" for info in buffer.glyph_infos)
        width = advance * size / united.face.upem
        return TypeLine(name, f"<{show}> Tj".encode(), width)

    def used(self, name: str) -> Ref:
        """The font object of a bundled font, for the resources of a page."""
        return self._font(name).home

    def finish(self) -> None:
        """Subset each font once and write it where the pieces point."""
        for name in sorted(self._fonts):
            _write(self._forme, name, self._fonts[name])

    def _font(self, name: str) -> _United:
        if name not in self._fonts:
            path = bundled(self._folders)[name]
            face, data = _opened(path)
            self._fonts[name] = _United(face, data, self._forme.reserve())
        return self._fonts[name]


@lru_cache(maxsize=8)
def bundled(folders: tuple[Path, ...]) -> Mapping[str, Path]:
    """The TrueType files of some folders by the PostScript name inside."""
    files = [
        path for folder in reversed(folders) for path in sorted(folder.glob("*.ttf"))
    ]
    return {str(_opened(path)[0].get_name(6)): path for path in files}


@lru_cache(maxsize=64)
def _opened(path: Path) -> tuple[Any, bytes]:
    import uharfbuzz as hb  # noqa: PLC0415 - only builds that write need it

    data = path.read_bytes()
    return hb.Face(hb.Blob(data)), data


def subset(data: bytes, glyphs: frozenset[int]) -> bytes:
    """The TrueType file with only these glyphs, ids unchanged, deflated."""
    return _subset(hashlib.sha256(data).hexdigest(), glyphs, _Bytes(data))


class _Bytes:
    """Bytes that a cache does not compare: the digest beside them does that."""

    def __init__(self, data: bytes) -> None:
        self.data = data

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Bytes)

    def __hash__(self) -> int:
        return 0


@lru_cache(maxsize=64)
def _subset(digest: str, glyphs: frozenset[int], data: _Bytes) -> bytes:  # noqa: ARG001
    import uharfbuzz as hb  # noqa: PLC0415 - only builds that write need it

    wish = hb.SubsetInput()
    wish.glyph_set.update(glyphs)
    wish.flags = hb.SubsetFlags.RETAIN_GIDS | hb.SubsetFlags.NO_HINTING
    wish.drop_table_tag_set.update(int.from_bytes(t.encode()) for t in _UNREAD)
    face = hb.subset(hb.Face(hb.Blob(data.data)), wish)
    return zlib.compress(face.blob.data, 9)


def _write(forme: Forme, name: str, united: _United) -> None:
    glyphs = frozenset(g for g in united.glyphs if g < united.face.glyph_count)
    packed = subset(united.data, glyphs)
    tagged = f"/{_tag(packed)}+{name}"
    length = len(zlib.decompress(packed))
    file = forme.stream(packed, f"/Length1 {length}/Filter/FlateDecode", packed=True)
    descendant = forme.add(
        dictionary(
            {
                "/Type": "/Font",
                "/Subtype": "/CIDFontType2",
                "/BaseFont": tagged,
                "/CIDSystemInfo": _SYSTEM,
                "/CIDToGIDMap": "/Identity",
                "/FontDescriptor": forme.add(_descriptor(united, tagged, file)),
                "/W": _widths(united, glyphs),
            }
        )
    )
    forme.put(
        united.home,
        dictionary(
            {
                "/Type": "/Font",
                "/Subtype": "/Type0",
                "/BaseFont": tagged,
                "/Encoding": "/Identity-H",
                "/DescendantFonts": array([descendant]),
                "/ToUnicode": forme.stream(_cmap(united.texts)),
            }
        ),
    )


def _tag(packed: bytes) -> str:
    """The six letters before the name of a subset, from its bytes."""
    digest = hashlib.sha256(packed).digest()
    return "".join(chr(65 + byte % 26) for byte in digest[:6])


def _descriptor(united: _United, name: str, file: Ref) -> str:
    shape = _Tables(united.face)
    return dictionary(
        {
            "/Type": "/FontDescriptor",
            "/FontName": name,
            "/Flags": _SYMBOLIC
            | (_ITALIC if shape.italic else 0)
            | (_SERIF if "Serif" in name else 0)
            | (_FIXED if "Mono" in name else 0),
            "/FontBBox": array(shape.bounds),
            "/ItalicAngle": shape.italic,
            "/Ascent": shape.ascent,
            "/Descent": shape.descent,
            "/CapHeight": shape.capitals,
            "/StemV": _STEM,
            "/FontFile2": file,
        }
    )


class _Tables:
    """The measures of a font that a descriptor states, in thousandths of the em."""

    def __init__(self, face: hb.Face) -> None:
        def signed(table: str, at: int, size: int = 2) -> int:
            data = face.reference_table(table).data[at : at + size]
            return int.from_bytes(data, "big", signed=True)

        upem: int = face.upem

        def scaled(value: int) -> int:
            return (value * 2000 // upem + 1) // 2

        self.bounds = [scaled(signed("head", at)) for at in (36, 38, 40, 42)]
        self.ascent = scaled(signed("hhea", 4))
        self.descent = scaled(signed("hhea", 6))
        self.capitals = scaled(signed("OS/2", 88))
        self.italic = signed("post", 4, 4) // 65536


def _widths(united: _United, glyphs: frozenset[int]) -> str:
    """The table of widths: runs of glyph ids, each with its widths."""
    import uharfbuzz as hb  # noqa: PLC0415 - only builds that write need it

    font, upem = hb.Font(united.face), united.face.upem
    runs: dict[int, list[int]] = {}
    first = before = -2
    for glyph in sorted(glyphs):
        if glyph != before + 1:
            first = glyph
        width = round(font.get_glyph_h_advance(glyph) * 1000 / upem)
        runs.setdefault(first, []).append(width)
        before = glyph
    return array(f"{start} {array(widths)}" for start, widths in runs.items())


def _cmap(texts: Mapping[int, str]) -> bytes:
    pairs = [
        f"<{glyph:04x}> <{texts[glyph].encode('utf-16-be').hex()}>"
        for glyph in sorted(texts)
    ]
    lines = [
        "/CIDInit /ProcSet findresource begin",
        "12 dict begin",
        "begincmap",
        "/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def",
        "/CMapName /Adobe-Identity-UCS def",
        "/CMapType 2 def",
        "1 begincodespacerange",
        "<0000> <ffff>",
        "endcodespacerange",
    ]
    for start in range(0, len(pairs), _PER_BLOCK):
        block = pairs[start : start + _PER_BLOCK]
        lines += [f"{len(block)} beginbfchar", *block, "endbfchar"]
    lines += [
        "endcmap",
        "CMapName currentdict /CMap defineresource pop",
        "end",
        "end",
    ]
    return "\n".join(lines).encode()
