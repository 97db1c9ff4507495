"""Glyphs: which characters the bundled fonts can print.

Light enough for `check`: the character maps are read once and kept as JSON, and no
layout engine is loaded. The rule is the simplest honest one: a character must be in
every bundled font, since any word may be set in any of them one day.

Here: coverage and what is missing. Not here: where the text stands (the pipeline knows
the spans), and what the fonts look like.
"""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path

from rulewright.publish.drawing import Fault
from rulewright.publish.fontconfig import font_folders
from rulewright.source import entries

# Never printed, whatever the font: line ends, and marks that only guide line breaks.
_SILENT = frozenset("\n\r\t\u00ad\u200b\u2060")


@dataclass(frozen=True, slots=True)
class Coverage:
    """A font file and the code points that it has a glyph for."""

    font: str
    characters: frozenset[int]


@dataclass(frozen=True, slots=True)
class Missing:
    """A character that some font lacks; `offset` is where it first stands."""

    character: str
    offset: int
    fonts: tuple[str, ...]
    everywhere: bool

    def __str__(self) -> str:
        point = f"U+{ord(self.character):04X}"
        name = unicodedata.name(self.character, "no name")
        where = "no font" if self.everywhere else _listed(self.fonts)
        has = "of the game has" if self.everywhere else "lacks"
        return f"{where} {has} the character “{self.character}” ({point} {name})"

    @property
    def fault(self) -> Fault:
        """The same as something to tell the author."""
        hint = "write it in letters, or draw it as an icon"
        return Fault("RW604", str(self), hint)


def coverage(roots: Sequence[Path], cache_dir: Path) -> tuple[Coverage, ...]:
    """The coverage of every font under the template roots, by file name."""
    return _kept(_files(roots), stamp_of(roots), cache_dir)


def stamp_of(roots: Sequence[Path]) -> str:
    """A digest of which fonts there are and when they were written."""
    states = ((file, file.stat()) for file in _files(roots))
    stamp = "\n".join(f"{f} {state.st_size} {state.st_mtime_ns}" for f, state in states)
    return sha256(stamp.encode()).hexdigest()[:24]


def _files(roots: Sequence[Path]) -> tuple[Path, ...]:
    return tuple(
        file for folder in font_folders(roots) for file in sorted(folder.glob("*.?tf"))
    )


@cache
def _kept(files: tuple[Path, ...], stamp: str, cache_dir: Path) -> tuple[Coverage, ...]:
    path = cache_dir / "glyphs" / f"{stamp}.json"
    try:
        kept = json.loads(entries.fetch(path) or b"")
    except ValueError:
        found = ((file.stem, _runs(_characters(file))) for file in files)
        # A file without any is no font, which has a finding of its own.
        kept = {font: runs for font, runs in found if runs}
        entries.keep(path, json.dumps(kept, separators=(",", ":")).encode())
    return tuple(
        Coverage(font, frozenset(c for first, last in runs for c in range(first, last)))
        for font, runs in kept.items()
    )


def missing_glyphs(text: str, fonts: Sequence[Coverage]) -> tuple[Missing, ...]:
    """The characters of `text` that not every font has, each once, in order.

    A combining mark counts as present if the letter with the mark has a glyph.
    """
    common = _common(tuple(fonts))
    found: dict[str, Missing] = {}
    for offset, character in enumerate(text):
        if ord(character) in common or character in _SILENT or character in found:
            continue
        if unicodedata.combining(character) and offset:
            whole = unicodedata.normalize("NFC", text[offset - 1 : offset + 1])
            if len(whole) == 1 and ord(whole) in common:
                continue
        lacking = [f.font for f in fonts if ord(character) not in f.characters]
        found[character] = Missing(
            character, offset, tuple(lacking), len(lacking) == len(fonts)
        )
    return tuple(found.values())


@cache
def _common(fonts: tuple[Coverage, ...]) -> frozenset[int]:
    sets = [font.characters for font in fonts]
    return frozenset.intersection(*sets) if sets else frozenset()


def _characters(file: Path) -> list[int]:
    import uharfbuzz  # noqa: PLC0415 - only when a font is new

    face = uharfbuzz.Face(uharfbuzz.Blob.from_file_path(str(file)))
    return sorted(face.unicodes)


def _runs(points: list[int]) -> list[tuple[int, int]]:
    """Sorted code points as runs, each from its first to one past its last."""
    return list(_collect(points))


def _collect(points: list[int]) -> Iterator[tuple[int, int]]:
    first = last = -1
    for point in points:
        if point != last:
            if last >= 0:
                yield first, last
            first = point
        last = point + 1
    if last >= 0:
        yield first, last


def _listed(names: tuple[str, ...]) -> str:
    rest = len(names) - 1
    return names[0] if not rest else f"{names[0]} (and {rest} more)"
