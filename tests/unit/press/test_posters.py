"""Boards cut into pages: how many, which way the paper lies, what cannot be cut."""

import pytest

from rulewright.measure import Length, Size
from rulewright.press.collation import Order, collate
from rulewright.press.formats import Format, Paper
from rulewright.press.imposition import Backs, Side
from rulewright.press.posters import (
    Places,
    Stretch,
    cut_up,
    pages_of,
    room,
    stretches,
    unfit,
)

A4 = Paper.parse("a4", ("210mm", "297mm"), "5mm")
SLIP = Paper.parse("slip", ("15mm", "90mm"), "5mm")
CENTIMETRE = Length.parse("10mm")


def board(width: str, height: str, bleed: str = "2mm") -> Format:
    return Format.parse("board", (width, height), bleed)


def test_stretches_share_the_overlap_and_end_with_the_whole() -> None:
    made = stretches(Length(301), Length(200), Length(10))
    assert made == (
        Stretch(Length(0), Length(155)),
        Stretch(Length(145), Length(301)),
    )
    assert stretches(Length(200), Length(200), Length(10)) == (
        Stretch(Length(0), Length(200)),
    )


@pytest.mark.parametrize(
    ("trim", "columns", "rows", "on_its_side"),
    [
        (("297mm", "210mm"), 2, 1, False),
        (("210mm", "297mm"), 1, 2, True),
        (("594mm", "420mm"), 4, 2, False),
        (("840mm", "180mm"), 4, 1, True),
    ],
)
def test_the_paper_lies_as_it_takes_fewest_pages(
    trim: tuple[str, str], columns: int, rows: int, *, on_its_side: bool
) -> None:
    poster = cut_up(A4, board(*trim), CENTIMETRE)
    assert poster is not None
    assert (len(poster.columns), len(poster.rows)) == (columns, rows)
    assert (poster.paper.size == A4.size.turned) is on_its_side


def test_a_page_keeps_a_strip_for_marks_and_label() -> None:
    assert room(A4) == Size.parse("192mm x 275mm")
    assert room(SLIP).width == Length(0)


def test_pages_run_row_by_row_copy_by_copy() -> None:
    poster = cut_up(A4, board("297mm", "400mm"), CENTIMETRE)
    assert poster is not None
    run = collate([Order("map", "board", "boards", 2)])[0]
    made = pages_of(run, poster, Backs.LONG_EDGE)
    assert [(p.placed.copy.number, p.row, p.column) for p in made] == [
        (copy, row, column) for copy in (1, 2) for row in (0, 1) for column in (0, 1)
    ]
    assert {page.side for page in made} == {Side.FRONT}


def test_joins_stand_in_the_middle_of_the_overlap_and_cuts_at_the_trim() -> None:
    poster = cut_up(A4, board("297mm", "210mm"), CENTIMETRE)
    assert poster is not None
    assert poster.joins == ((Length.parse("148.5mm"),), ())
    run = collate([Order("map", "board", "boards", 1)])[0]
    left, right = pages_of(run, poster, Backs.NONE)
    assert [m.start.x - left.placed.trim.at.x for m in left.joins] == [
        Length.parse("148.5mm")
    ] * 2
    # Two sides of the trim end on the left page: three corners have no mark there.
    assert len(left.marks) == len(right.marks) == 6


def test_a_copy_without_a_back_gets_empty_pages_beside_one_that_has_one() -> None:
    poster = cut_up(A4, board("297mm", "210mm"), CENTIMETRE)
    assert poster is not None
    orders = [
        Order("map", "board", "boards", 1, back="night"),
        Order("chart", "board", "boards", 1),
    ]
    made = pages_of(collate(orders)[0], poster, Backs.LONG_EDGE)
    assert [page.placed.face for page in made] == [
        *("map", "night") * 2,
        *("chart", "") * 2,
    ]


@pytest.mark.parametrize(
    ("paper", "trim", "overlap", "code"),
    [
        (A4, ("420mm", "297mm"), "10mm", None),
        (A4, ("420mm", "297mm"), "96.001mm", "RW664"),
        (A4, ("4200mm", "2970mm"), "10mm", "RW665"),
        (
            Paper.parse("slip", ("15mm", "90mm"), "5mm"),
            ("90mm", "90mm"),
            "0mm",
            "RW665",
        ),
    ],
)
def test_what_cannot_be_cut_is_a_finding(
    paper: Paper, trim: tuple[str, str], overlap: str, code: str | None
) -> None:
    found = [*unfit(paper, board(*trim), Length.parse(overlap), Places())]
    assert [finding.rule.code for finding in found] == ([code] if code else [])
