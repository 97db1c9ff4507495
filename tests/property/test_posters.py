"""What is true of every poster, whatever the board, the paper and the overlap."""

from itertools import pairwise

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from rulewright.measure import Length, Size
from rulewright.press import (
    Backs,
    Box,
    Format,
    Mark,
    Paper,
    Point,
    Poster,
    PosterPage,
    cut_up,
    pages_of,
)
from rulewright.press.collation import Copy, Run
from rulewright.press.places import bounds
from rulewright.press.posters import MOST_PAGES

FEW = settings(max_examples=60)
EDGES = st.sampled_from([Backs.LONG_EDGE, Backs.SHORT_EDGE])


def lengths(least: int, most: int) -> st.SearchStrategy[Length]:
    return st.integers(least, most).map(Length)


@st.composite
def posters(draw: st.DrawFn) -> Poster:
    paper = Paper(
        "paper",
        Size(draw(lengths(120_000, 320_000)), draw(lengths(120_000, 320_000))),
        draw(lengths(0, 12_000)),
    )
    trim = Size(draw(lengths(30_000, 900_000)), draw(lengths(30_000, 900_000)))
    board = Format("board", trim, draw(lengths(0, 5000)))
    poster = cut_up(paper, board, draw(lengths(0, 40_000)))
    assume(poster is not None)
    assert poster is not None
    return poster


def cells(poster: Poster) -> list[tuple[int, int]]:
    return [
        (row, column)
        for row in range(len(poster.rows))
        for column in range(len(poster.columns))
    ]


def pages(poster: Poster, backs: Backs = Backs.NONE) -> tuple[PosterPage, ...]:
    copy = Copy("face", "back", "boards", "Boards", "", 1, 1)
    return pages_of(Run("board", (copy,)), poster, backs)


def on_face(page: PosterPage, mark: Mark) -> tuple[Point, Point]:
    """A mark as it lies on the face, not on the paper."""
    at = page.placed.trim.at
    return mark.start.moved(-at.x, -at.y), mark.end.moved(-at.x, -at.y)


def reached(poster: Poster) -> Box:
    margin = poster.paper.margin
    return Box(Point(margin, margin), poster.paper.printable)


def inside(outer: Box, inner: Box) -> bool:
    return (
        outer.at.x <= inner.at.x
        and outer.at.y <= inner.at.y
        and inner.right <= outer.right
        and inner.bottom <= outer.bottom
    )


@FEW
@given(posters(), st.data())
def test_every_point_of_the_face_is_on_a_page(
    poster: Poster, data: st.DataObject
) -> None:
    trim, bleed = poster.format.trim, poster.format.bleed.um
    x = data.draw(st.integers(-bleed, trim.width.um + bleed))
    y = data.draw(st.integers(-bleed, trim.height.um + bleed))
    shown = [
        window
        for cell in cells(poster)
        if (window := poster.window(*cell)).at.x.um <= x <= window.right.um
        and window.at.y.um <= y <= window.bottom.um
    ]
    assert shown


@FEW
@given(posters())
def test_windows_begin_and_end_with_the_bleed(poster: Poster) -> None:
    trim, bleed = poster.format.trim, poster.format.bleed
    for along, whole in ((poster.columns, trim.width), (poster.rows, trim.height)):
        assert (along[0].start, along[-1].end) == (-bleed, whole + bleed)


@FEW
@given(posters())
def test_neighbours_share_exactly_the_overlap(poster: Poster) -> None:
    for along in (poster.columns, poster.rows):
        for before, after in pairwise(along):
            assert before.end - after.start == poster.overlap
        # Nobody gets a sliver, and no strip is on three pages.
        sizes = [each.length.um for each in along]
        assert max(sizes) - min(sizes) <= 1
        for before, after in zip(along, along[2:], strict=False):
            assert before.end <= after.start + Length(1)


@FEW
@given(posters())
def test_joins_lie_at_the_same_place_of_the_face_on_both_pages(poster: Poster) -> None:
    made = {(page.row, page.column): page for page in pages(poster)}
    across, down = poster.joins
    for (row, column), page in made.items():
        upright = {on_face(page, m)[0].x for m in page.joins if m.start.x == m.end.x}
        level = {on_face(page, m)[0].y for m in page.joins if m.start.y == m.end.y}
        # Its own joins; those of a far page only if the overlap is half of a page.
        assert set(across[max(column - 1, 0) : column + 1]) <= upright
        assert set(down[max(row - 1, 0) : row + 1]) <= level
        assert upright <= set(across)
        assert level <= set(down)


@FEW
@given(posters(), EDGES)
def test_ink_stays_where_the_printer_reaches(poster: Poster, backs: Backs) -> None:
    for page in pages(poster, backs):
        window = bounds(page.placed.ink)
        assert inside(reached(poster), window)
        assert inside(reached(poster), page.label)
        assert window.bottom <= page.label.at.y
        for mark in (*page.marks, *page.joins):
            line = bounds((mark.start, mark.end))
            assert inside(reached(poster), line)
            # Marks touch neither the window nor the label.
            for box in (window, page.label):
                assert (
                    line.right < box.at.x
                    or line.at.x > box.right
                    or line.bottom < box.at.y
                    or line.at.y > box.bottom
                )


@FEW
@given(posters(), EDGES)
def test_each_back_lies_behind_its_front(poster: Poster, backs: Backs) -> None:
    made = pages(poster, backs)
    assert len(made) == 2 * poster.pages
    width, height = poster.paper.size.width, poster.paper.size.height
    for front, back in zip(made[::2], made[1::2], strict=True):
        one, other = front.placed.trim, back.placed.trim
        across = (other.at.x, other.at.y) == (width - one.right, one.at.y)
        down = (other.at.x, other.at.y) == (one.at.x, height - one.bottom)
        assert across or down
        assert (back.placed.face, back.placed.behind) == ("back", "face")
        assert back.turned(backs) == front


@FEW
@given(posters())
def test_no_other_way_of_laying_the_paper_takes_fewer(poster: Poster) -> None:
    paper = poster.paper
    turned = Paper(paper.id, paper.size.turned, paper.margin)
    other = cut_up(turned, poster.format, poster.overlap)
    assert other is not None
    assert other.pages == poster.pages <= MOST_PAGES
