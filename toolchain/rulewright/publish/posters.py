"""Boards as a PDF: those that fit the paper on sheets, the others as posters.

A page of a poster shows its window of the face and, in the strip below, which page it
is: in words, in a key of all pages, and what to do at the joins.

Here: pages of posters. Not here: where windows and marks stand (`press.posters`),
sheets (`publish.sheets`), boxes and print window (`publish.print_pages`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulewright.measure import Length, Size
from rulewright.press import (
    Backs,
    Box,
    Drift,
    Mark,
    Outline,
    Point,
    PosterPage,
    Sheet,
    Side,
    Turn,
)
from rulewright.publish.forme import Forme, Ref
from rulewright.publish.imprint import Imprint, stamp
from rulewright.publish.placing import Forms, matrix, path
from rulewright.publish.print_pages import add_page, bookmark_first, prefer
from rulewright.publish.registering import registered
from rulewright.publish.sheets import MARK_WIDTH, Slugs, add_sheet, decks, label
from rulewright.publish.stock import Stock

if TYPE_CHECKING:
    from rulewright.publish.fonts import Typecase

_FONT = "IBMPlexMono"
_NAME_SIZE, _SMALL_SIZE = 6.5, 5.2
# From the foot of the label up to the feet of both lines, in points.
_NAME_LIFT, _SMALL_LIFT = 8.6, 1.4
_KEY = Size(Length(16_000), Length(4800))
_KEY_WIDTH = "0.25"
_BESIDE_KEY = Length(1500)
_DIAMOND = Length(600)


@dataclass(frozen=True, slots=True)
class Boards:
    """What is printed: sheets of what fits a paper, and pages of what does not.

    `titles` has what people call each face.
    """

    sheets: Sequence[Sheet]
    pages: Sequence[PosterPage]
    titles: Mapping[str, str]

    @property
    def faces(self) -> tuple[str, ...]:
        """Every face shown, once, in order."""
        placed = [one for sheet in self.sheets for one in sheet.placed]
        placed += [page.placed for page in self.pages]
        return tuple(dict.fromkeys(one.face for one in placed if one.face))

    @property
    def two_sided(self) -> bool:
        """Whether any page is a back."""
        sides = [*(s.side for s in self.sheets), *(p.side for p in self.pages)]
        return Side.BACK in sides


def boards_pdf(
    boards: Boards,
    stock: Stock,
    imprint: Imprint,
    *,
    backs: Backs = Backs.LONG_EDGE,
    drift: Drift | None = None,
) -> bytes:
    """The PDF of some boards: sheets first, then posters, page by page.

    `stock` has the drawing of every face that is shown; `drift` is what the printer
    does to the second side.
    """
    from rulewright.publish.fonts import Typecase  # noqa: PLC0415 - loads HarfBuzz

    forme = Forme()
    typecase = Typecase(forme, stock.fonts)
    forms = Forms(forme, typecase)
    shown = {face: forms.plain(stock.galley(face)) for face in boards.faces}
    names = {face: f"/F{index}" for index, face in enumerate(boards.faces)}
    slugs = Slugs(typecase, imprint)
    for sheet in boards.sheets:
        add_sheet(forme, sheet, shown, names, slugs, drift)
    named = [_Label(page, boards.titles, imprint) for page in boards.pages]
    for words in named:
        _add_page(forme, words, shown, names, typecase, drift)
    typecase.finish()
    labels = [*map(label, boards.sheets), *(words.short for words in named)]
    prefer(forme, labels, backs if boards.two_sided else Backs.NONE)
    of = [*map(decks, boards.sheets), *((words.title,) for words in named)]
    bookmark_first(forme, of)
    stamp(forme, imprint)
    return forme.contents()


@dataclass(frozen=True, slots=True)
class _Label:
    """What a page of a poster says of itself."""

    page: PosterPage
    titles: Mapping[str, str]
    imprint: Imprint

    @property
    def title(self) -> str:
        """The name of the board."""
        copy = self.page.placed.copy
        return self.titles.get(copy.face, copy.face)

    @property
    def short(self) -> str:
        """What a viewer calls the page."""
        page = self.page
        return f"{self.title} {page.row + 1}-{page.column + 1} {page.side.value}"

    @property
    def name(self) -> str:
        """Which page of which board."""
        page, copy = self.page, self.page.placed.copy
        rows, columns = len(page.poster.rows), len(page.poster.columns)
        words = (
            f"{self.title}, row {page.row + 1} of {rows},"
            f" column {page.column + 1} of {columns}, {page.side.value}"
        )
        return f"{words}, copy {copy.number} of {copy.of}" if copy.of > 1 else words

    @property
    def small(self) -> Iterator[str]:
        """The line below it, shorter and shorter."""
        parts = [
            self.imprint.title,
            self.imprint.printing,
            self.page.poster.paper.id.capitalize(),
            self._to_do,
        ]
        parts = [part for part in parts if part]
        for first in range(len(parts)):
            yield " · ".join(parts[first:])

    @property
    def _to_do(self) -> str:
        page = self.page
        right = page.column + 1 < len(page.poster.columns)
        below = page.row + 1 < len(page.poster.rows)
        if page.side is Side.BACK or not (right or below):
            return ""
        if right and below:
            return "cut at the right and lower join marks, glue over the next pages"
        where = "right" if right else "lower"
        return f"cut at the {where} join marks, glue over the next page"


def _add_page(  # noqa: PLR0913, PLR0917 - a page and all that it shows
    forme: Forme,
    words: _Label,
    shown: Mapping[str, Ref],
    names: Mapping[str, str],
    typecase: Typecase,
    drift: Drift | None,
) -> None:
    page = words.page
    placed, paper = page.placed, page.poster.paper.size
    drawing, used = [], {}
    if placed.face:
        drawing.append(
            f"q {path(placed.ink, paper)} W n"
            f" {matrix(placed.trim, placed.turn, paper)} cm {names[placed.face]} Do Q\n"
        )
        used[names[placed.face]] = shown[placed.face]
    drawing.append(f"{MARK_WIDTH} w 0 G\n")
    drawing += [
        f"{path((mark.start, mark.end), paper).removesuffix(' h')} S\n"
        for mark in (*page.marks, *page.joins)
    ]
    drawing += [f"{path(_diamond(mark), paper)} f\n" for mark in page.joins]
    drawing += _label(words, typecase)
    fonts = {"/S": typecase.used(_FONT)}
    content = "".join(drawing).encode()
    if page.side is Side.BACK:
        content = registered(content, paper, drift)
    add_page(forme, paper, content, fonts, used)


def _diamond(mark: Mark) -> Outline:
    """What tells a join from a cut: its mark ends in a diamond."""
    none, far = Length(0), _DIAMOND
    sides = ((none, -far), (far, none), (none, far), (-far, none))
    # Its middle lies inwards, so that it reaches no further than the mark.
    x, y = (
        end - far if end > start else end + far if end < start else end
        for start, end in ((mark.start.x, mark.end.x), (mark.start.y, mark.end.y))
    )
    return tuple(Point(x + across, y + down) for across, down in sides)


def _label(words: _Label, typecase: Typecase) -> Iterator[str]:
    """The operators that draw the key and set the label beside it."""
    page = words.page
    box, paper = page.label, page.poster.paper.size
    cells = _key(page, box)
    yield f"{_KEY_WIDTH} w 0 g 0 G\n"
    for number, cell in enumerate(cells):
        here = number == page.row * len(page.poster.columns) + page.column
        yield f"{path(cell.outline, paper)} {'B' if here else 'S'}\n"
    used = cells[-1].right + _BESIDE_KEY - box.at.x if cells else Length(0)
    if used >= box.size.width:
        return
    room = Box(
        box.at.moved(used, Length(0)), Size(box.size.width - used, box.size.height)
    )
    wide = float(room.size.width.pt)
    name = typecase.line(words.name, _FONT, _NAME_SIZE)
    size = _NAME_SIZE * min(1, wide / name.width)
    start = f"q {matrix(room, Turn.NONE, paper)} cm BT /S"
    yield f"{start} {size:.4g} Tf 0 {_NAME_LIFT} Td {name.show.decode()} ET Q\n"
    # The lower line runs below the marks.
    margin = page.poster.paper.margin
    for each in words.small:
        line = typecase.line(each, _FONT, _SMALL_SIZE)
        if line.width <= float((paper.width - margin - room.at.x).pt):
            yield f"{start} {_SMALL_SIZE} Tf 0 {_SMALL_LIFT} Td"
            yield f" {line.show.decode()} ET Q\n"
            return


def _key(page: PosterPage, box: Box) -> list[Box]:
    """A cell for each page of the face, row by row, as large as there is room.

    None where it would leave no room for words.
    """
    first = page.poster.window(0, 0).size
    rows, columns = len(page.poster.rows), len(page.poster.columns)
    across, down = first.width * columns, first.height * rows
    wide = min(_KEY.width, Length(_KEY.height.um * across.um // down.um))
    if wide * 2 > box.size.width:
        return []
    high = Length(wide.um * down.um // across.um)
    cell = Size(wide // columns, high // rows)
    return [
        Box(box.at.moved(cell.width * column, cell.height * row), cell)
        for row in range(rows)
        for column in range(columns)
    ]
