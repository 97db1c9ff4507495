"""Packing: tokens of all sizes on as few sheets as shelves allow.

The tallest come first; each goes to the first shelf with room for it, below others or
beside them, so that small ones fill the ends of shelves of large ones. Shelves run
across the whole sheet, and a straight cut along the ticks beside them takes them apart.
Tokens with something on the other side of the paper have sheets of their own, each
followed by its back.

Here: which blank lies where. Not here: what a blank consists of (`press.blanks`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from rulewright.measure import Length, Size
from rulewright.press.blanks import Blank, Laid, laid
from rulewright.press.formats import Paper
from rulewright.press.imposition import Backs, Side, behind, sideways
from rulewright.press.marks import Mark
from rulewright.press.places import Box, Point

# Free on each side of the shelves for ticks, above and below them for the slug.
STRIP = Size(Length(4500), Length(4000))
# More bleed than this would reach ticks and slug.
_MOST_BLEED = Length(2000)
_TICK_LONG = Length(2000)
_NONE = Length(0)
_SLUG_HEIGHT = Length(1500)
_FROM_MARGIN = Length(200)


@dataclass(frozen=True, slots=True)
class TokenSheet:
    """One side of a paper with tokens; `number` of `of` papers.

    `ticks` stand beside the shelves, where they are cut apart.
    """

    number: int
    of: int
    side: Side
    paper: Paper
    laid: tuple[Laid, ...]
    ticks: tuple[Mark, ...]

    @property
    def slug(self) -> Box:
        """The room for a line below the shelves."""
        paper, inset = self.paper.size, self.paper.margin + STRIP.width
        bottom = paper.height - self.paper.margin - _FROM_MARGIN
        wide = max(paper.width - inset * 2, _NONE)
        return Box(Point(inset, bottom - _SLUG_HEIGHT), Size(wide, _SLUG_HEIGHT))

    def turned(self, backs: Backs) -> TokenSheet:
        """The other side of the paper: faces behind faces, and nothing to cut."""
        paper = self.paper.size
        across = sideways(paper, backs)
        return replace(
            self,
            side=Side.BACK,
            laid=tuple(
                replace(
                    each,
                    panels=tuple(
                        behind(panel, paper, sideways=across) for panel in each.panels
                    ),
                    dies=(),
                    folds=(),
                    glue=(),
                )
                for each in self.laid
            ),
            ticks=(),
        )


@dataclass(slots=True)
class _Column:
    """Blanks one above the other on a shelf; the first is the widest."""

    left: Length
    width: Length
    used: Length = _NONE
    blanks: list[tuple[Blank, Length]] = field(default_factory=list)

    def take(self, blank: Blank, gutter: Length) -> None:
        """Put a blank below what is there."""
        self.blanks.append((blank, self.used))
        self.used += blank.size.height + gutter


@dataclass(slots=True)
class _Shelf:
    """Columns side by side whose tops are level; `top` and `used` in the room."""

    top: Length
    height: Length
    used: Length = _NONE
    columns: list[_Column] = field(default_factory=list)

    def took(self, blank: Blank, free: Length, gutter: Length) -> bool:
        """Put a blank below others, or beside them."""
        wide, high = blank.size.width, blank.size.height
        for column in self.columns:
            if wide <= column.width and column.used + high <= self.height:
                column.take(blank, gutter)
                return True
        if high > self.height or self.used + wide > free:
            return False
        self.columns.append(_Column(self.used, wide))
        self.columns[-1].take(blank, gutter)
        self.used += wide + gutter
        return True


@dataclass(slots=True)
class _Page:
    """The shelves of a sheet from above."""

    shelves: list[_Shelf] = field(default_factory=list)
    used: Length = _NONE


def room(paper: Paper) -> Size:
    """What shelves have on a paper; nothing if it is too small for any."""
    free = paper.printable
    return Size(
        max(free.width - STRIP.width * 2, _NONE),
        max(free.height - STRIP.height * 2, _NONE),
    )


def pack(
    blanks: Iterable[Blank], paper: Paper, *, gutter: Length, backs: Backs
) -> tuple[TokenSheet, ...]:
    """Every blank once, on sheets of a paper; each fits its room (see `room`).

    `gutter` lies between blanks; bleed ends in the middle of it.

    Raises:
        ValueError: a blank that is larger than the room.
    """
    every = list(blanks)
    turns = backs is not Backs.NONE
    pages: list[tuple[_Page, bool]] = []
    for two_sided in (False, True):
        some = [blank for blank in every if (blank.two_sided and turns) is two_sided]
        pages += [(page, two_sided) for page in _pages(some, room(paper), gutter)]
    sheets: list[TokenSheet] = []
    for number, (page, two_sided) in enumerate(pages, 1):
        front = _sheet(page, paper, gutter, number, len(pages))
        sheets += [front, front.turned(backs)] if two_sided else [front]
    return tuple(sheets)


def _pages(blanks: Sequence[Blank], free: Size, gutter: Length) -> list[_Page]:
    """First fit by height that falls; what is alike stays in its order."""
    pages: list[_Page] = []
    order = sorted(blanks, key=lambda b: (-b.size.height.um, -b.size.width.um))
    for blank in order:
        if not blank.size.fits_in(free):
            raise ValueError(f"{blank.copy.face} ({blank.size}) in a room of {free}")
        if not any(_took(page, blank, free, gutter) for page in pages):
            pages.append(_Page())
            _took(pages[-1], blank, free, gutter)
    return pages


def _took(page: _Page, blank: Blank, free: Size, gutter: Length) -> bool:
    """Put a blank on the first shelf with room, or on a further shelf."""
    if any(shelf.took(blank, free.width, gutter) for shelf in page.shelves):
        return True
    high = blank.size.height
    if page.used + high > free.height:
        return False
    page.shelves.append(_Shelf(page.used, high))
    page.used += high + gutter
    return page.shelves[-1].took(blank, free.width, gutter)


def _sheet(
    page: _Page, paper: Paper, gutter: Length, number: int, of: int
) -> TokenSheet:
    left, top = paper.margin + STRIP.width, paper.margin + STRIP.height
    placed = tuple(
        laid(
            blank,
            Point(left + column.left, top + shelf.top + down),
            min(blank.form.bleed, gutter // 2, _MOST_BLEED),
        )
        for shelf in page.shelves
        for column in shelf.columns
        for blank, down in column.blanks
    )
    ticks = (mark for shelf in page.shelves for mark in _ticks(shelf, paper, top))
    return TokenSheet(number, of, Side.FRONT, paper, placed, tuple(ticks))


def _ticks(shelf: _Shelf, paper: Paper, top: Length) -> Iterator[Mark]:
    """Ticks beside both ends of a shelf, above and below it."""
    outer, inner = paper.margin, paper.margin + _TICK_LONG
    for y in (top + shelf.top, top + shelf.top + shelf.height):
        for start, end in (
            (inner, outer),
            (paper.size.width - inner, paper.size.width - outer),
        ):
            yield Mark(Point(start, y), Point(end, y))
