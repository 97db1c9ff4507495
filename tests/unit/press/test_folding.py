"""Fold sheets: each back beside its front, and behind it once the paper is folded."""

from hypothesis import given
from hypothesis import strategies as st

from rulewright.diagnostics import Report
from rulewright.measure import Length
from rulewright.press import Backs, Format, Order, Paper, Point, Turn, collate, fold

A4 = Paper.parse("a4", ("210mm", "297mm"), "5mm")
GUTTER = Length.parse("4mm")
CARD = Format.parse("card", ("63mm", "88mm"), "2mm")


def orders(copies: int, back: str = "back") -> list[Order]:
    return [Order("front", "card", "cards", copies, back, deck_name="Cards")]


def folded(over: tuple[Point, ...], point: Point) -> Point:
    """Where a point comes to lie when the paper is folded along a line."""
    one, other = over
    if one.x == other.x:
        return Point(one.x * 2 - point.x, point.y)
    return Point(point.x, one.y * 2 - point.y)


@given(
    st.integers(20, 95),
    st.integers(20, 130),
    st.integers(0, 4),
    st.integers(1, 40),
    st.sampled_from(("rectangle", "hex")),
)
def test_backs_fold_behind_their_fronts(
    width: int, height: int, bleed: int, copies: int, shape: str
) -> None:
    trim = (f"{width}mm", f"{height}mm")
    size = Format.parse("card", trim, f"{bleed}mm", shape)
    report = Report()
    (run,) = collate(orders(copies))
    sheets = fold(run, A4, size, gutter=GUTTER, report=report)
    if report.findings:
        assert sheets == ()
        return
    fronts = [p for sheet in sheets for p in sheet.placed if p.face == "front"]
    assert len(fronts) == copies
    for sheet in sheets:
        pairs = list(zip(sheet.placed[::2], sheet.placed[1::2], strict=True))
        assert len(pairs) == len(sheet.folds)
        for (front, back), line in zip(pairs, sheet.folds, strict=True):
            assert (front.face, back.face) == ("front", "back")
            assert {folded(line, p) for p in front.cut} == set(back.cut)
            # Read from behind, a back stands as its front does.
            assert front.turn is back.turn
        paper = A4.size
        for placed in sheet.placed:
            assert all(0 <= p.x.um <= paper.width.um for p in placed.cut)
            assert all(0 <= p.y.um <= paper.height.um for p in placed.cut)


def test_no_ink_reaches_another_card() -> None:
    (run,) = collate(orders(9))
    (sheet, *_) = fold(run, A4, CARD, gutter=Length.parse("1mm"), report=Report())
    for one in sheet.placed:
        for other in sheet.placed:
            if one is not other:
                inside = [
                    other.trim.at.x < p.x < other.trim.right
                    and other.trim.at.y < p.y < other.trim.bottom
                    for p in one.ink
                ]
                assert not any(inside)


def test_without_backs_nothing_is_folded() -> None:
    (run,) = collate(orders(3, back=""))
    (sheet,) = fold(run, A4, CARD, gutter=GUTTER, report=Report())
    assert (sheet.folds, len(sheet.placed)) == ((), 3)
    assert sheet.turned(Backs.FOLD) is sheet
    assert sheet.placed[0].turn is Turn.NONE


def test_a_pair_that_is_too_wide_is_a_finding() -> None:
    wide = Format.parse("card", ("150mm", "200mm"), "2mm")
    (run,) = collate(orders(1))
    report = Report()
    assert fold(run, A4, wide, gutter=GUTTER, report=report) == ()
    assert [finding.rule.code for finding in report.findings] == ["RW670"]
