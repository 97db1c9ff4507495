"""Setting lines by measure, for faces drawn as SVG, where nothing breaks by itself.

A passage is set into a box of a given width: the largest size of type at which all
lines fit is taken. Widths come from the bundled fonts, so that every engine breaks the
lines in the same places.

Here: breaking and placing. Not here: what may not be parted (`typesetting`), and how a
line is drawn (`templates/`). Sizes are points, lengths millimetres.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Literal

from rulewright.faces.typesetting import Paragraph, Run

MM_PER_POINT = 25.4 / 72
LEADING = 1.27
"""Line to line, in sizes of type."""

PARAGRAPH_GAP = 0.2
"""Extra room between paragraphs, in sizes of type."""

_DESCENT = 0.1
_ICON = 1.02
_ICON_GAP = 0.16
_FILES = {False: "IBMPlexSans-Regular.ttf", True: "IBMPlexSans-Bold.ttf"}


@dataclass(frozen=True, slots=True)
class Piece:
    """Characters of one line set alike, `x` from the left; or an icon, if it is set."""

    x: float
    text: str
    bold: bool
    home: str | None = None
    icon: str | None = None


@dataclass(frozen=True, slots=True)
class Line:
    """One line: its baseline below the top of the box, and its pieces."""

    y: float
    pieces: tuple[Piece, ...]


@dataclass(frozen=True, slots=True)
class SetBox:
    """A passage set into a box: size of type in points and in millimetres, lines.

    `excess` is how far it sticks out of the box, below or at the right, 0 if it fits.
    """

    size: float
    em: float
    lines: tuple[Line, ...]
    excess: float

    @property
    def fits(self) -> bool:
        """Whether nothing sticks out."""
        return self.excess <= 0


class LineSetter:
    """Sets passages with the fonts of a folder."""

    def __init__(self, fonts: Path) -> None:
        self._fonts = fonts

    def set_box(
        self,
        paragraphs: Sequence[Paragraph],
        width: float,
        height: float,
        sizes: Sequence[float],
    ) -> SetBox:
        """The passage at the first of `sizes` at which it fits, else at the last."""
        box = SetBox(0, 0, (), 0)
        for size in sizes:
            box = self._at(paragraphs, width, height, size)
            if box.fits:
                break
        return box

    def size_for(
        self, text: str, width: float, sizes: Sequence[float], font: str
    ) -> float:
        """The first of some sizes of type at which words fit a width, else the last."""
        wide = _width(self._fonts / f"{font}.ttf", text) * MM_PER_POINT
        return next((size for size in sizes if wide * size <= width), sizes[-1])

    def left_of(  # noqa: PLR0913, PLR0917 - words, place and type
        self,
        text: str,
        x: float,
        size: float,
        font: str,
        anchor: Literal["middle", "end"],
        spacing: float = 0,
    ) -> float:
        """Where words begin that are centred on `x`, or end there.

        Drawings place words by their beginning: an engine that anchors them itself cuts
        them out as a group. `spacing` is the room between two letters.
        """
        wide = _width(self._fonts / f"{font}.ttf", text) * size * MM_PER_POINT
        wide += spacing * (len(text) - 1)
        return round(x - (wide / 2 if anchor == "middle" else wide), 3)

    def width(self, text: str, size: float, *, bold: bool) -> float:
        """How wide some words are at a size of type."""
        return _width(self._fonts / _FILES[bold], text) * size * MM_PER_POINT

    def _at(
        self,
        paragraphs: Sequence[Paragraph],
        width: float,
        height: float,
        size: float,
    ) -> SetBox:
        em = size * MM_PER_POINT
        y = excess = 0.0
        lines: list[Line] = []
        for number, paragraph in enumerate(paragraphs):
            y += em * PARAGRAPH_GAP if number else 0
            for pieces, reach in self._broken(paragraph, width, size):
                y += em * LEADING
                base = y - em * (LEADING - 1) / 2 - em * _DESCENT
                lines.append(Line(round(base, 3), pieces))
                excess = max(excess, reach - width)
        return SetBox(size, em, tuple(lines), round(max(excess, y - height), 3))

    def _broken(
        self, paragraph: Paragraph, width: float, size: float
    ) -> Iterator[tuple[tuple[Piece, ...], float]]:
        """Lines of a paragraph, each with its width."""
        space = self.width(" ", size, bold=False)
        line: list[Piece] = []
        x = 0.0
        for runs in _words(paragraph):
            pieces, wide = self._pieces(runs, size)
            if line and x + wide > width:
                yield tuple(line), x - space
                line, x = [], 0.0
            line += [
                Piece(round(p.x + x, 3), p.text, p.bold, p.home, p.icon) for p in pieces
            ]
            x += wide + space
        if line:
            yield tuple(line), x - space

    def _pieces(self, runs: Sequence[Run], size: float) -> tuple[list[Piece], float]:
        em = size * MM_PER_POINT
        pieces: list[Piece] = []
        x = 0.0
        for run in runs:
            bold = run.kind != "text"
            if run.icon is not None:
                pieces.append(Piece(x, "", bold=False, icon=run.icon))
                x += em * (_ICON + _ICON_GAP)
            words = run.text.lstrip(" ")
            # A drawing drops the space at the start of a piece of text.
            x += self.width(run.text[: len(run.text) - len(words)], size, bold=bold)
            if words:
                pieces.append(Piece(x, words, bold, run.home))
            x += self.width(words, size, bold=bold)
        return pieces, x


def font_folder(roots: Sequence[Path]) -> Path:
    """The fonts that the first template root with any brings along."""
    return next((r / "fonts" for r in roots if (r / "fonts").is_dir()), Path("fonts"))


def _words(paragraph: Paragraph) -> Iterator[tuple[Run, ...]]:
    """What may not be parted, one after the other; the label stands first, in bold."""
    if paragraph.bullet:
        yield (Run("text", "•"),)
    if paragraph.label is not None:
        label = "".join(run.text for run in paragraph.label)
        yield (Run("term", f"{label}:"),)
    yield from (group.runs for group in paragraph.groups)


@cache
def _width(font: Path, text: str) -> float:
    """The advance of some words in ems, unkerned: engines draw letters one by one."""
    import uharfbuzz as hb  # noqa: PLC0415 - only faces drawn as SVG measure

    shaper, per_em = _shaper(font)
    buffer = hb.Buffer()
    buffer.add_str(text)
    buffer.guess_segment_properties()
    hb.shape(shaper, buffer, {"kern": False, "liga": False})
    return float(sum(p.x_advance for p in buffer.glyph_positions or ())) / per_em


@cache
def _shaper(font: Path) -> tuple["object", int]:
    import uharfbuzz as hb  # noqa: PLC0415 - only faces drawn as SVG measure

    face = hb.Face(hb.Blob.from_file_path(str(font)))
    return hb.Font(face), int(face.upem)
