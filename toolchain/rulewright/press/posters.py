"""Posters: a face larger than the paper, cut into pages that are joined at the table.

Each page shows a window of the face. Neighbours show the same strip, the overlap, of
which one is cut away at the join mark and the other is glued under it. All windows of
a row are alike, so that no page is left with a sliver.

Around the window a strip is kept free for marks and the label; it is as wide on both
sides, so that a back, mirrored, finds its strip in the same place.

Here: windows, places and marks. Not here: faces that fit a paper (`press.imposition`),
how a page becomes PDF (`publish.posters`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import pairwise

from rulewright.diagnostics import Finding, Span
from rulewright.measure import Length, Size
from rulewright.press.collation import Copy, Run
from rulewright.press.findings import OVERLAP_TOO_WIDE, TOO_LARGE_FOR_POSTERS
from rulewright.press.formats import Format, Paper
from rulewright.press.imposition import Backs, Placed, Side, behind, sideways
from rulewright.press.marks import Mark
from rulewright.press.places import Box, Point, Turn

# Beside the window, and above and below it: marks, and below them also the label.
STRIP = Size(Length(4000), Length(6000))
MOST_PAGES = 100
_MARK_GAP = Length(500)
_MARK_LONG = Length(2500)
# Between the label and marks, and the edge of what the printer reaches.
_APART = Length(1000)
_FROM_MARGIN = Length(200)


@dataclass(frozen=True, slots=True)
class Places:
    """Where in `print.yaml` the figures of a poster are written."""

    paper: Span | None = None
    format: Span | None = None
    overlap: Span | None = None


@dataclass(frozen=True, slots=True)
class Stretch:
    """What a page shows along one side of the face, counted from the trim's edge."""

    start: Length
    end: Length

    @property
    def length(self) -> Length:
        """From start to end."""
        return self.end - self.start


@dataclass(frozen=True)
class Poster:
    """A format cut into pages of a paper, which may lie on its side.

    `columns` and `rows` are the windows along both sides; neighbours share `overlap`.
    """

    paper: Paper
    format: Format
    columns: tuple[Stretch, ...]
    rows: tuple[Stretch, ...]
    overlap: Length

    @property
    def pages(self) -> int:
        """How many pages one side of the face takes."""
        return len(self.columns) * len(self.rows)

    def window(self, row: int, column: int) -> Box:
        """What a page shows, counted from the top left corner of the trim."""
        across, down = self.columns[column], self.rows[row]
        return Box(Point(across.start, down.start), Size(across.length, down.length))

    def place(self, row: int, column: int) -> Box:
        """Where the window lies on the paper: in the middle."""
        size, paper = self.window(row, column).size, self.paper.size
        left, top = (paper.width - size.width) // 2, (paper.height - size.height) // 2
        return Box(Point(left, top), size)

    def trim(self, row: int, column: int) -> Box:
        """Where the whole trim would lie on the paper; most of it beyond the edge."""
        at, shown = self.place(row, column).at, self.window(row, column).at
        return Box(at.moved(-shown.x, -shown.y), self.format.trim)

    @cached_property
    def joins(self) -> tuple[tuple[Length, ...], tuple[Length, ...]]:
        """Where pages are joined, across and down, counted from the trim's edge."""
        return _joins(self.columns), _joins(self.rows)


@dataclass(frozen=True)
class PosterPage:
    """One side of one page of a copy; `row` and `column` are those of the front.

    `placed.trim` is the whole face as it lies, `placed.ink` the window. `marks` show
    where the trim ends, `joins` where the face goes on; both stand outside the window.
    """

    poster: Poster
    side: Side
    row: int
    column: int
    placed: Placed
    marks: tuple[Mark, ...]
    joins: tuple[Mark, ...]

    @property
    def label(self) -> Box:
        """The room for a label below the window: the widest between the marks."""
        paper = self.poster.paper
        margin = paper.margin + _FROM_MARGIN
        bottom = max(point.y for point in self.placed.ink)
        top = bottom + _MARK_GAP
        every = (*self.marks, *self.joins)
        below = {m.start.x for m in every if min(m.start.y, m.end.y) >= bottom}
        edges = sorted({margin - _APART, *below, paper.size.width - margin + _APART})
        left, right = max(pairwise(edges), key=lambda edge: edge[1] - edge[0])
        wide = max(right - left - _APART * 2, Length(0))
        height = STRIP.height - _MARK_GAP - _FROM_MARGIN
        return Box(Point(left + _APART, top), Size(wide, height))

    def turned(self, backs: Backs) -> PosterPage:
        """The same page seen from behind, turned over its long or short edge."""
        paper = self.poster.paper.size
        across = sideways(paper, backs)

        def mirrored(point: Point) -> Point:
            if across:
                return Point(paper.width - point.x, point.y)
            return Point(point.x, paper.height - point.y)

        return replace(
            self,
            side=Side.BACK if self.side is Side.FRONT else Side.FRONT,
            placed=behind(self.placed, paper, sideways=across),
            marks=tuple(Mark(mirrored(m.start), mirrored(m.end)) for m in self.marks),
            joins=tuple(Mark(mirrored(m.start), mirrored(m.end)) for m in self.joins),
        )


def cut_up(paper: Paper, format: Format, overlap: Length) -> Poster | None:  # noqa: A002
    """The poster of fewest pages, the paper upright or on its side.

    None if the paper has no room beside the marks, if the overlap is more than half of
    a page, or if more than `MOST_PAGES` were needed.
    """
    ways = (paper, replace(paper, size=paper.size.turned))
    found = [poster for way in ways if (poster := _cut_up(way, format, overlap))]
    return min(found, key=lambda poster: poster.pages, default=None)


def room(paper: Paper) -> Size:
    """The largest window that a page has room for; nothing if the paper is small."""
    free, nothing = paper.printable, Length(0)
    return Size(
        max(free.width - STRIP.width * 2, nothing),
        max(free.height - STRIP.height * 2, nothing),
    )


def unfit(
    paper: Paper,
    format: Format,  # noqa: A002
    overlap: Length,
    places: Places,
) -> Iterator[Finding]:
    """Why a format cannot be a poster on a paper; nothing if it can.

    `places` says where format, paper and overlap are written.
    """
    if cut_up(paper, format, overlap) is not None:
        return
    window = room(paper)
    if cut_up(paper, format, Length(0)) is not None:
        yield OVERLAP_TOO_WIDE.at(
            places.overlap,
            f"an overlap of {overlap} is more than half of what a page of"
            f" {paper.id} shows ({window})",
            hint="make it smaller; 10mm is enough for glue",
        )
    elif not (window.width and window.height):
        yield TOO_LARGE_FOR_POSTERS.at(
            places.paper,
            f"{paper.id} ({paper.size}, margin {paper.margin}) has no room for a"
            " window beside the marks",
            hint="print boards on a larger paper",
        )
    else:
        yield TOO_LARGE_FOR_POSTERS.at(
            places.format,
            f"{format.id} ({format.trim}) takes more than {MOST_PAGES} pages of"
            f" {paper.id}",
            hint="is its trim in the right unit?",
        )


def pages_of(run: Run, poster: Poster, backs: Backs) -> tuple[PosterPage, ...]:
    """Every page of every copy, row by row; each followed by its back, if it has one.

    If one copy has a back and the next has none, its pages are followed by empty ones,
    because the printer turns every paper.
    """
    two_sided = backs.turns and any(copy.back for copy in run.copies)
    made: list[PosterPage] = []
    for copy in run.copies:
        for row in range(len(poster.rows)):
            for column in range(len(poster.columns)):
                page = _page(poster, copy, row, column)
                made += [page, page.turned(backs)] if two_sided else [page]
    return tuple(made)


def stretches(whole: Length, most: Length, overlap: Length) -> tuple[Stretch, ...]:
    """A length cut into the fewest stretches of at most `most`, counted from 0.

    They differ by a micrometre at most, and neighbours share exactly `overlap`, which
    is less than `most`.
    """
    if whole <= most:
        return (Stretch(Length(0), whole),)
    net = (whole - overlap).um
    many = -(-net // (most - overlap).um)
    starts = [Length(net * number // many) for number in range(many + 1)]
    return tuple(Stretch(a, b + overlap) for a, b in pairwise(starts))


def _cut_up(paper: Paper, format: Format, overlap: Length) -> Poster | None:  # noqa: A002
    window, reach = room(paper), format.reach
    shortest = min(window.width, window.height)
    if not shortest or overlap * 2 > shortest:
        return None
    whole = Size(
        format.trim.width + reach.width * 2, format.trim.height + reach.height * 2
    )
    poster = Poster(
        paper,
        format,
        _from_trim(stretches(whole.width, window.width, overlap), reach.width),
        _from_trim(stretches(whole.height, window.height, overlap), reach.height),
        overlap,
    )
    return poster if poster.pages <= MOST_PAGES else None


def _from_trim(counted: tuple[Stretch, ...], bleed: Length) -> tuple[Stretch, ...]:
    return tuple(Stretch(each.start - bleed, each.end - bleed) for each in counted)


def _joins(along: tuple[Stretch, ...]) -> tuple[Length, ...]:
    """The middle of each overlap."""
    return tuple((after.start + before.end) // 2 for before, after in pairwise(along))


def _page(poster: Poster, copy: Copy, row: int, column: int) -> PosterPage:
    trim, place = poster.trim(row, column), poster.place(row, column)
    cut = tuple(point.moved(trim.at.x, trim.at.y) for point in poster.format.cut)
    placed = Placed(copy, copy.face, copy.back, trim, Turn.NONE, cut, place.outline)
    trims = poster.format.trim
    ends = ((Length(0), trims.width), (Length(0), trims.height))
    return PosterPage(
        poster,
        Side.FRONT,
        row,
        column,
        placed,
        marks=tuple(_marks(ends, trim.at, place)),
        joins=tuple(_marks(poster.joins, trim.at, place)),
    )


def _marks(
    places: tuple[tuple[Length, ...], tuple[Length, ...]], face: Point, window: Box
) -> Iterator[Mark]:
    """Marks outside the window at places across and down the face, if it shows them."""
    across, down = places
    far = _MARK_GAP + _MARK_LONG
    top, bottom, left, right = window.at.y, window.bottom, window.at.x, window.right
    for along in across:
        x = face.x + along
        if left <= x <= right:
            yield Mark(Point(x, top - _MARK_GAP), Point(x, top - far))
            yield Mark(Point(x, bottom + _MARK_GAP), Point(x, bottom + far))
    for along in down:
        y = face.y + along
        if top <= y <= bottom:
            yield Mark(Point(left - _MARK_GAP, y), Point(left - far, y))
            yield Mark(Point(right + _MARK_GAP, y), Point(right + far, y))
