"""What is true of every sheet, whatever the paper, the format and the run."""

from collections import Counter
from itertools import combinations

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from rulewright.diagnostics import Report
from rulewright.measure import Length, Size
from rulewright.press import (
    Backs,
    Box,
    Format,
    Order,
    Paper,
    Point,
    Shape,
    Sheet,
    Side,
    collate,
    fit,
    impose,
    marks_of,
    slug_of,
)
from rulewright.press.places import bounds, overlap

FEW = settings(max_examples=40)
EDGES = st.sampled_from([Backs.LONG_EDGE, Backs.SHORT_EDGE])


def lengths(least: int, most: int) -> st.SearchStrategy[Length]:
    return st.integers(least, most).map(Length)


papers = st.builds(
    Paper,
    st.just("paper"),
    st.builds(Size, lengths(60_000, 320_000), lengths(60_000, 320_000)),
    lengths(0, 12_000),
)
rectangles = st.builds(
    Format,
    st.just("card"),
    st.builds(Size, lengths(30_000, 220_000), lengths(30_000, 220_000)),
    lengths(0, 5000),
)
# Regular, flat-top: a hex is 2 / sqrt(3) times as wide as it is high.
hexes = st.builds(
    lambda height, bleed: Format(
        "tile",
        Size(Length(height * 115_470 // 100_000), Length(height)),
        bleed,
        Shape.HEX,
    ),
    st.integers(15_000, 120_000),
    lengths(0, 5000),
)


@st.composite
def sheets(draw: st.DrawFn) -> tuple[Sheet, ...]:
    paper, form = draw(papers), draw(st.one_of(rectangles, hexes))
    gutter, backs = draw(lengths(0, 8000)), draw(EDGES)
    assume(fit(paper, form, gutter) is not None)
    orders = [
        Order(f"face{n}", form.id, f"deck{n % 2}", copies, back)
        for n, (copies, back) in enumerate(
            draw(
                st.lists(
                    st.tuples(st.integers(0, 6), st.sampled_from(["", "back"])),
                    max_size=3,
                )
            )
        )
    ]
    report = Report()
    runs = collate(orders)
    made = tuple(
        sheet
        for run in runs
        for sheet in impose(run, paper, form, gutter=gutter, report=report, backs=backs)
    )
    assert not report.findings
    return made


def whole(sheet: Sheet) -> Box:
    return Box(Point(Length(0), Length(0)), sheet.grid.paper.size)


def inside(outer: Box, inner: Box) -> bool:
    return (
        outer.at.x <= inner.at.x
        and outer.at.y <= inner.at.y
        and inner.right <= outer.right
        and inner.bottom <= outer.bottom
    )


@FEW
@given(sheets())
def test_no_face_overlaps_another_or_leaves_the_sheet(made: tuple[Sheet, ...]) -> None:
    for sheet in made:
        for one, other in combinations(sheet.placed, 2):
            assert not overlap(one.ink, other.ink)
        for placed in sheet.placed:
            assert inside(whole(sheet), bounds(placed.ink))
            assert inside(bounds(placed.ink), bounds(placed.cut))
            assert bounds(placed.cut) == placed.trim


@FEW
@given(sheets())
def test_every_trim_lies_where_the_printer_reaches(made: tuple[Sheet, ...]) -> None:
    for sheet in made:
        paper = sheet.grid.paper
        reached = Box(Point(paper.margin, paper.margin), paper.printable)
        assert all(inside(reached, placed.trim) for placed in sheet.placed)


@FEW
@given(sheets(), EDGES)
def test_turning_twice_is_no_turn(made: tuple[Sheet, ...], edge: Backs) -> None:
    for sheet in made:
        assert sheet.turned(edge).turned(edge) == sheet


@given(st.lists(st.integers(0, 12), max_size=6), papers, rectangles)
def test_every_copy_is_placed_once(
    copies: list[int], paper: Paper, form: Format
) -> None:
    assume(fit(paper, form, Length(2000)) is not None)
    orders = [Order(f"f{n}", form.id, "deck", many) for n, many in enumerate(copies)]
    made = [
        sheet
        for run in collate(orders)
        for sheet in impose(run, paper, form, gutter=Length(2000), report=Report())
    ]
    placed = Counter(
        (slot.copy.face, slot.copy.number) for sheet in made for slot in sheet.placed
    )
    wanted = {(f"f{n}", k + 1) for n, many in enumerate(copies) for k in range(many)}
    assert placed == Counter(wanted)


@FEW
@given(sheets())
def test_a_back_stands_exactly_behind_its_front(made: tuple[Sheet, ...]) -> None:
    backs = [sheet for sheet in made if sheet.side is Side.BACK]
    fronts = [sheet for sheet in made if sheet.side is Side.FRONT]
    if backs:
        assert len(backs) == len(fronts)
    for front, back in zip(fronts, backs, strict=bool(backs)):
        width, height = whole(front).right, whole(front).bottom
        behind = {placed.copy: placed for placed in back.placed}
        for placed in front.placed:
            other = behind[placed.copy]
            one, at = placed.trim, other.trim.at
            across = (at.x, at.y) == (width - one.right, one.at.y)
            down = (at.x, at.y) == (one.at.x, height - one.bottom)
            assert across or down
            assert (other.face, other.behind) == (placed.behind, placed.face)
            assert other.trim.size == placed.trim.size


@FEW
@given(sheets())
def test_marks_touch_no_ink_and_stay_on_the_paper(made: tuple[Sheet, ...]) -> None:
    for sheet in made:
        for mark in marks_of(sheet):
            line = (mark.start, mark.end)
            assert inside(whole(sheet), bounds(line))
            assert not any(overlap(line, placed.ink) for placed in sheet.placed)


@FEW
@given(sheets())
def test_a_slug_touches_neither_ink_nor_marks(made: tuple[Sheet, ...]) -> None:
    for sheet in made:
        slug = slug_of(sheet)
        if slug is not None:
            strip = slug.box.outline
            assert inside(whole(sheet), slug.box)
            assert not any(overlap(strip, placed.ink) for placed in sheet.placed)
            for mark in marks_of(sheet):
                assert not overlap(strip, (mark.start, mark.end))


@given(papers, rectangles, lengths(0, 8000))
def test_no_quarter_turn_holds_more(paper: Paper, form: Format, gutter: Length) -> None:
    upright = fit(paper, form, gutter)
    sideways = Format(form.id, form.trim.turned, form.bleed)
    turned = fit(paper, sideways, gutter)
    assert (upright and upright.slots) == (turned and turned.slots)
