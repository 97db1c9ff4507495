"""What is true of every sheet of tokens, whatever is on it."""

from collections import Counter
from itertools import combinations, pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from rulewright.measure import Length, Size
from rulewright.press import Backs, Box, Format, Paper, Point, Shape, Side, pack
from rulewright.press.blanks import Blank, Make
from rulewright.press.collation import Copy
from rulewright.press.packing import TokenSheet, room
from rulewright.press.places import bounds, overlap

EDGES = st.sampled_from([Backs.LONG_EDGE, Backs.SHORT_EDGE])


def lengths(least: int, most: int) -> st.SearchStrategy[Length]:
    return st.integers(least, most).map(Length)


@st.composite
def packed(draw: st.DrawFn) -> tuple[list[Blank], Backs, tuple[TokenSheet, ...]]:
    size = Size(draw(lengths(150_000, 300_000)), draw(lengths(150_000, 300_000)))
    paper = Paper("paper", size, draw(lengths(0, 10_000)))
    blanks: list[Blank] = []
    for number in range(draw(st.integers(1, 4))):
        form = Format(
            f"form{number}",
            Size(draw(lengths(5000, 60_000)), draw(lengths(5000, 50_000))),
            draw(lengths(0, 5000)),
            draw(st.sampled_from(Shape)),
        )
        back, make = draw(st.sampled_from(["", "back"])), draw(st.sampled_from(Make))
        many = draw(st.integers(1, 9))
        blanks += [
            Blank(Copy(form.id, back, "deck", "Deck", "", n + 1, many), form, make)
            for n in range(many)
        ]
    backs = draw(EDGES)
    assert all(blank.size.fits_in(room(paper)) for blank in blanks)
    made = pack(blanks, paper, gutter=draw(lengths(0, 6000)), backs=backs)
    return blanks, backs, made


def inside(outer: Box, inner: Box) -> bool:
    return (
        outer.at.x <= inner.at.x
        and outer.at.y <= inner.at.y
        and inner.right <= outer.right
        and inner.bottom <= outer.bottom
    )


@settings(max_examples=50)
@given(packed())
def test_tokens_are_all_there_apart_and_within_reach(
    case: tuple[list[Blank], Backs, tuple[TokenSheet, ...]],
) -> None:
    blanks, _, made = case
    fronts = [sheet for sheet in made if sheet.side is Side.FRONT]
    assert Counter(each.blank for sheet in fronts for each in sheet.laid) == Counter(
        blanks
    )
    for sheet in made:
        margin = sheet.paper.margin
        reached = Box(Point(margin, margin), sheet.paper.printable)
        ticks = [bounds((tick.start, tick.end)) for tick in sheet.ticks]
        for each in sheet.laid:
            assert inside(reached, each.box)
            for panel in each.panels:
                assert inside(reached, bounds(panel.ink))
                assert not overlap(panel.ink, sheet.slug.outline)
                assert not any(overlap(panel.ink, tick.outline) for tick in ticks)
        for one, other in combinations(sheet.laid, 2):
            for panel in one.panels:
                assert not any(overlap(panel.ink, o.ink) for o in other.panels)


@settings(max_examples=30)
@given(packed())
def test_each_back_lies_behind_its_front(
    case: tuple[list[Blank], Backs, tuple[TokenSheet, ...]],
) -> None:
    _, backs, made = case
    for front, back in pairwise(made):
        if back.side is not Side.BACK:
            continue
        size = front.paper.size
        for one, other in zip(front.laid, back.laid, strict=True):
            trim, at = one.panels[0].trim, other.panels[0].trim.at
            across = (at.x, at.y) == (size.width - trim.right, trim.at.y)
            down = (at.x, at.y) == (trim.at.x, size.height - trim.bottom)
            assert across or down
            assert other.panels[0].face == one.blank.copy.back
        assert back.turned(backs).laid[0].panels == front.laid[0].panels
