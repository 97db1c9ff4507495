"""Fronts, backs behind them, and empty places that stay empty."""

import pytest

from rulewright.diagnostics import Report
from rulewright.measure import Length
from rulewright.press.collation import Order, Run, collate
from rulewright.press.formats import Format, Paper
from rulewright.press.imposition import Backs, Sheet, Side, impose
from rulewright.press.places import Turn, bounds

A4 = Paper.parse("a4", ("210mm", "297mm"), "5mm")
A4_WIDE = Paper.parse("a4-wide", ("297mm", "210mm"), "5mm")
CARD = Format.parse("card", ("63mm", "88mm"), "2mm")
PANEL = Format.parse("panel", ("210mm", "148mm"), "2mm")
BOARD = Format.parse("board", ("297mm", "210mm"), "2mm")


def run(copies: int, back: str = "back", form: str = "card") -> Run:
    orders = [Order(f"face{n}", form, "deck", 1, back) for n in range(copies)]
    return collate(orders)[0]


def sheets(
    of: Run, paper: Paper = A4, form: Format = CARD, backs: Backs = Backs.LONG_EDGE
) -> tuple[Sheet, ...]:
    report = Report()
    made = impose(
        of, paper, form, gutter=Length.parse("2mm"), report=report, backs=backs
    )
    assert not report.findings
    return made


def faces(sheet: Sheet) -> list[str | None]:
    return [slot and slot.face for slot in sheet.slots]


def test_a_sheet_is_filled_row_by_row() -> None:
    front, *_ = sheets(run(9))
    assert faces(front) == [f"face{n}" for n in range(9)]
    assert front.slots[1] is not None
    assert front.slots[0] is not None
    assert front.slots[0].trim.right < front.slots[1].trim.at.x


def test_each_front_is_followed_by_its_back() -> None:
    made = sheets(run(10))
    assert [sheet.side for sheet in made] == [Side.FRONT, Side.BACK] * 2
    assert [(sheet.number, sheet.of) for sheet in made] == [(1, 2)] * 2 + [(2, 2)] * 2


def test_an_incomplete_back_keeps_its_empty_places() -> None:
    *_, front, back = sheets(run(10))
    assert faces(front)[:3] == ["face9", None, None]
    assert faces(back)[:3] == [None, None, "back"]


@pytest.mark.parametrize(
    ("paper", "backs", "sideways"),
    [
        (A4, Backs.LONG_EDGE, True),
        (A4, Backs.SHORT_EDGE, False),
        (A4_WIDE, Backs.LONG_EDGE, False),
        (A4_WIDE, Backs.SHORT_EDGE, True),
    ],
)
def test_the_edge_decides_which_way_slots_are_mirrored(
    paper: Paper, backs: Backs, sideways: bool
) -> None:
    front, back = sheets(run(1), paper, backs=backs)
    one, other = front.placed[0], back.placed[0]
    assert (other.trim.at.y == one.trim.at.y) is sideways
    assert (other.trim.at.x == one.trim.at.x) is not sideways
    behind = one.turn.back
    assert other.turn is (behind if sideways else behind.then(Turn.HALF))


def test_the_back_of_a_turned_face_is_turned_the_other_way() -> None:
    front, back = sheets(run(1, form="panel"), form=PANEL)
    assert front.placed[0].turn is Turn.QUARTER
    assert back.placed[0].turn is Turn.THREE_QUARTERS


def test_without_backs_there_are_only_fronts() -> None:
    assert [sheet.side for sheet in sheets(run(10, back=""))] == [Side.FRONT] * 2
    single = sheets(run(10), backs=Backs.NONE)
    assert [sheet.side for sheet in single] == [Side.FRONT] * 2


def test_a_sheet_without_backs_among_others_gets_an_empty_side() -> None:
    orders = [Order("bare", "card", "a", 9), Order("backed", "card", "b", 1, "back")]
    made = sheets(collate(orders)[0])
    assert [sheet.blank for sheet in made] == [False, True, False, False]


def test_ink_stops_in_the_middle_of_a_narrow_gutter() -> None:
    front, _ = sheets(run(9))
    corner, middle = front.placed[0], front.placed[4]
    assert corner.trim.at.x - bounds(corner.ink).at.x == Length.parse("2mm")
    assert bounds(corner.ink).right - corner.trim.right == Length.parse("1mm")
    assert middle.trim.at.x - bounds(middle.ink).at.x == Length.parse("1mm")
    assert middle.trim.at.y - bounds(middle.ink).at.y == Length.parse("2mm")


def test_a_format_that_does_not_fit_is_a_finding() -> None:
    report = Report()
    made = impose(
        run(1, form="board"), A4, BOARD, gutter=Length.parse("2mm"), report=report
    )
    assert made == ()
    (finding,) = report.findings
    assert finding.rule.code == "RW651"
    assert "board" in finding.says
    assert "a4" in finding.says
