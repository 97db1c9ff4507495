"""Boards as PDF: pages that show their window, say which they are, and have marks."""

import pytest

from rulewright.measure import Length
from rulewright.press import Backs, Order, PosterPage, Side, collate, cut_up, pages_of
from rulewright.press.formats import Paper
from rulewright.publish.posters import Boards, boards_pdf
from unit.publish.printshop import (
    CARD,
    IMPRINT,
    colour_at,
    opened,
    sheets,
    stock,
    words,
)

# So small that a card takes two pages.
SLIP = Paper.parse("slip", ("70mm", "120mm"), "5mm")
TITLES = {"card.one": "First board", "card.back": "Night side"}


def pages(
    back: str = "", copies: int = 1, backs: Backs = Backs.LONG_EDGE
) -> tuple[PosterPage, ...]:
    poster = cut_up(SLIP, CARD, Length.parse("10mm"))
    assert poster is not None
    run = collate([Order("card.one", "card", "boards", copies, back)])[0]
    return pages_of(run, poster, backs)


def made(*of: PosterPage, backs: Backs = Backs.LONG_EDGE) -> bytes:
    return boards_pdf(Boards((), of, TITLES), stock(), IMPRINT, backs=backs)


def test_each_page_says_which_it_is_and_what_to_do() -> None:
    data = made(*pages())
    with opened(data) as pdf:
        assert len(pdf.pages) == 2
        assert [page.label for page in pdf.pages] == [
            "First board 1-1 front",
            "First board 1-2 front",
        ]
    assert "First board, row 1 of 1, column 1 of 2, front" in words(data, 0)
    assert "First board, row 1 of 1, column 2 of 2, front" in words(data, 1)


def test_a_longer_line_below_is_said_where_there_is_room() -> None:
    wide = Paper.parse("wide", ("150mm", "80mm"), "5mm")
    poster = cut_up(wide, CARD, Length.parse("10mm"))
    assert poster is not None
    run = collate([Order("card.one", "card", "boards", 2)])[0]
    data = made(*pages_of(run, poster, Backs.NONE))
    assert "front, copy 1 of 2" in words(data, 0)
    assert "cut at the lower join marks, glue over the next page" in words(data, 0)
    assert "glue" not in words(data, 1)


def test_both_pages_show_the_overlap_and_nothing_beyond_their_window() -> None:
    left, right = pages()
    data = made(left, right)
    for number, page in enumerate((left, right)):
        window = page.poster.place(page.row, page.column)
        top = float(window.at.y.mm) + 30
        inside = (float(window.at.x.mm) + 0.5, float(window.right.mm) - 0.5)
        outside = (float(window.at.x.mm) - 0.5, float(window.right.mm) + 0.5)
        assert {colour_at(data, number, (x, top)) for x in inside} == {(238,) * 3}
        assert {colour_at(data, number, (x, top)) for x in outside} == {(255,) * 3}


def test_a_join_is_told_from_a_cut_by_its_diamond() -> None:
    left, right = pages()
    data = made(left, right)
    for number, page in enumerate((left, right)):
        end = page.joins[0].end
        middle = (float(end.x.mm), float(end.y.mm) + 0.6)
        assert max(colour_at(data, number, middle)) < 100
        beside = (middle[0] + 0.25, middle[1])
        assert max(colour_at(data, number, beside)) < 100
        cut = page.marks[0].end
        beside = (float(cut.x.mm) + 0.25, float(cut.y.mm) + 0.6)
        assert min(colour_at(data, number, beside)) > 200


def test_backs_follow_their_fronts_and_the_printer_is_told() -> None:
    of = pages("card.back")
    assert [page.side for page in of] == [Side.FRONT, Side.BACK] * 2
    with opened(made(*of)) as pdf:
        assert pdf.Root.ViewerPreferences.Duplex == "/DuplexFlipLongEdge"
    with opened(made(*pages())) as pdf:
        assert pdf.Root.ViewerPreferences.Duplex == "/Simplex"


def test_an_empty_back_has_marks_and_no_face() -> None:
    of = [page for page in pages("card.back") if page.side is Side.BACK]
    assert "Pebble" in words(made(*of), 0)
    empty = pages()[0].turned(Backs.LONG_EDGE)
    with opened(made(empty)) as pdf:
        assert "/XObject" in pdf.pages[0].Resources
        assert not pdf.pages[0].Resources.XObject.keys()


def test_sheets_come_first_and_everything_has_a_bookmark() -> None:
    cards = sheets({"card.two": 1})
    boards = Boards(cards, pages(), TITLES)
    with opened(boards_pdf(boards, stock(), IMPRINT)) as pdf:
        assert len(pdf.pages) == len(cards) + 2
        with pdf.open_outline() as outline:
            assert [entry.title for entry in outline.root] == ["Stones", "First board"]


@pytest.mark.parametrize("copies", [1, 3])
def test_a_face_is_in_the_file_once(copies: int) -> None:
    assert Boards((), pages(copies=copies), TITLES).faces == ("card.one",)
    assert len(made(*pages(copies=copies))) < 40_000


def test_the_same_bytes_again() -> None:
    assert made(*pages()) == made(*pages())
