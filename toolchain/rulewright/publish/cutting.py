"""Cutting: a guide for each kind of sheet, at its true size.

A page shows the cuts of a sheet with the order in which they are best made: all across
first, so that strips are left, then along the strips. It lists which sheets hold which
decks.

Here: pages of the guide. Not here: where faces stand (`press.grids`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING

from rulewright.measure import Length, Size
from rulewright.press import Backs, Grid, Placed, Point, Sheet, Side
from rulewright.press.places import Line
from rulewright.publish.forme import Forme
from rulewright.publish.imprint import Imprint, stamp
from rulewright.publish.placing import number, path
from rulewright.publish.print_pages import add_page, bookmark_first, prefer

if TYPE_CHECKING:
    from rulewright.publish.fonts import Typecase

_FONT = "IBMPlexMono"
_WORDS, _FIGURES = 6.5, 5.2
_LINE, _INSET = Length(3200), Length(3000)
_THIN = "0.34"


@dataclass(frozen=True, slots=True)
class Guide:
    """Sheets of one kind: one as it is cut, and which sheets hold each deck."""

    sheet: Sheet
    cut: Size
    decks: tuple[tuple[str, tuple[int, ...]], ...]

    @property
    def grid(self) -> Grid:
        """How the faces stand."""
        return self.sheet.grid

    @property
    def straight(self) -> bool:
        """Whether every cut runs across the whole sheet."""
        corners = 4
        return all(len(placed.cut) == corners for placed in self.sheet.placed)


def guides_of(sheets: Sequence[Sheet]) -> tuple[Guide, ...]:
    """A guide for each run of sheets; the fullest sheet of each is shown."""
    fronts = [sheet for sheet in sheets if sheet.side is Side.FRONT]
    guides = []
    for _, some in groupby(_by_run(fronts), lambda pair: pair[0]):
        run = [sheet for _, sheet in some]
        held: dict[str, dict[int, None]] = {}
        for sheet in run:
            for placed in sheet.placed:
                held.setdefault(placed.copy.deck_name, {})[sheet.number] = None
        fullest = max(run, key=lambda sheet: len(sheet.placed))
        decks = tuple((deck, tuple(numbers)) for deck, numbers in held.items())
        first = fullest.placed[0]
        cut = first.turn.of(first.trim.size)
        guides.append(Guide(fullest, cut, decks))
    return tuple(guides)


def _by_run(fronts: Sequence[Sheet]) -> Iterator[tuple[int, Sheet]]:
    """Each sheet with the number of its run, which begins anew with sheet one."""
    run = 0
    for sheet in fronts:
        run += sheet.number == 1
        yield run, sheet


def cutting_pdf(
    guides: Sequence[Guide], fonts: tuple[Path, ...], imprint: Imprint
) -> bytes:
    """The guide for one paper, a page for each kind of sheet."""
    from rulewright.publish.fonts import Typecase  # noqa: PLC0415 - loads HarfBuzz

    forme = Forme()
    typecase = Typecase(forme, fonts)
    for guide in guides:
        content = b"".join(_content(guide, typecase))
        paper = guide.grid.paper.size
        add_page(forme, paper, content, {"/S": typecase.used(_FONT)}, {})
    typecase.finish()
    names = [_name(guide) for guide in guides]
    prefer(forme, names, Backs.NONE)
    bookmark_first(forme, [[name] for name in names])
    stamp(forme, imprint)
    return forme.contents()


def _name(guide: Guide) -> str:
    return guide.grid.format.id.replace("_", " ")


def _content(guide: Guide, typecase: Typecase) -> Iterator[bytes]:
    paper = guide.grid.paper.size
    yield f"0.7 G 0 g {_THIN} w\n".encode()
    for placed in guide.sheet.placed:
        yield f"{path(placed.cut, paper)} S\n".encode()
    yield b"0 G\n"
    for line in guide.sheet.folds:
        drawn = path(line, paper).removesuffix(" h")
        yield f"q [4 3] 0 d {drawn} S Q\n".encode()
    if guide.straight:
        yield from _numbered(guide, typecase)
    first = guide.sheet.placed[0]
    for row, words in enumerate(_words(guide)):
        at = _inside(first, row)
        yield _set(words, at, _WORDS, paper, typecase)


def _numbered(guide: Guide, typecase: Typecase) -> Iterator[bytes]:
    """Cuts across, then cuts down, each with its place in the order."""
    paper, margin = guide.grid.paper.size, guide.grid.paper.margin
    placed = guide.sheet.placed
    across = sorted({y for one in placed for y in (one.trim.at.y, one.trim.bottom)})
    down = sorted({x for one in placed for x in (one.trim.at.x, one.trim.right)})
    for order, y in enumerate(across, 1):
        yield _cut((Point(margin, y), Point(paper.width - margin, y)), paper)
        # Neighbours would print over each other on one side.
        x = margin if order % 2 else paper.width - margin - Length(3000)
        at = Point(x, y - Length(400))
        yield _set(str(order), at, _FIGURES, paper, typecase)
    for order, x in enumerate(down, len(across) + 1):
        yield _cut((Point(x, margin), Point(x, paper.height - margin)), paper)
        y = margin + Length(1800) if order % 2 else paper.height - margin
        at = Point(x + Length(400), y)
        yield _set(str(order), at, _FIGURES, paper, typecase)


def _cut(line: Line, paper: Size) -> bytes:
    return f"{path(line, paper).removesuffix(' h')} S\n".encode()


def _words(guide: Guide) -> Iterator[str]:
    cut = guide.grid.format.trim if not guide.sheet.folds else guide.cut
    yield f"{_name(guide).capitalize()}, {cut}"
    yield f"Sheets: {guide.sheet.of}, {guide.grid.slots} on each"
    if guide.sheet.folds:
        yield "Fold along the dashes and glue, then cut."
    if guide.straight:
        yield "Cut in the order of the figures."
    else:
        yield "Cut along each outline."
    for deck, numbers in guide.decks:
        yield f"{deck}: {_listed(numbers)}"


def _listed(numbers: Sequence[int]) -> str:
    """Numbers of sheets, runs of them from first to last."""
    runs: list[list[int]] = []
    for one in numbers:
        if runs and one == runs[-1][-1] + 1:
            runs[-1].append(one)
        else:
            runs.append([one])
    words = [str(r[0]) if len(r) == 1 else f"{r[0]} to {r[-1]}" for r in runs]
    return f"sheet{'' if len(numbers) == 1 else 's'} {', '.join(words)}"


def _inside(placed: Placed, row: int) -> Point:
    """The beginning of a line of words within the first face."""
    box = placed.trim
    if len(placed.cut) > 4:
        middle = box.at.y + box.size.height // 2 - _LINE * 2
        return Point(box.at.x + box.size.width // 5, middle + _LINE * row)
    return box.at.moved(_INSET, _INSET + _LINE * (row + 1))


def _set(words: str, at: Point, size: float, paper: Size, case: Typecase) -> bytes:
    line = case.line(words, _FONT, size)
    x, y = number(at.x), number(paper.height - at.y)
    return f"BT /S {size} Tf {x} {y} Td ".encode() + line.show + b" ET\n"
