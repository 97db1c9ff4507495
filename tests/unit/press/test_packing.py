"""Tokens on sheets: shelves from the tallest down, backs on sheets of their own."""

import pytest

from rulewright.measure import Length, Size
from rulewright.press.blanks import Blank, Make
from rulewright.press.collation import Copy
from rulewright.press.formats import Format, Paper
from rulewright.press.imposition import Backs, Side
from rulewright.press.packing import TokenSheet, pack, room

A4 = Paper.parse("a4", ("210mm", "297mm"), "5mm")
GUTTER = Length.parse("4mm")


def blanks(
    many: int, width: str, height: str, back: str = "", make: Make = Make.CUT
) -> list[Blank]:
    form = Format.parse(f"{width}-{height}", (width, height), "2mm")
    return [
        Blank(Copy(form.id, back, "deck", "Deck", "", n + 1, many), form, make)
        for n in range(many)
    ]


def packed(*some: Blank, backs: Backs = Backs.LONG_EDGE) -> tuple[TokenSheet, ...]:
    return pack(some, A4, gutter=GUTTER, backs=backs)


def test_the_room_leaves_ticks_and_slug_their_strips() -> None:
    assert room(A4) == Size.parse("191mm x 279mm")


def test_the_tallest_stand_first() -> None:
    (sheet,) = packed(*blanks(3, "20mm", "20mm"), *blanks(3, "30mm", "60mm"))
    heights = [each.box.size.height for each in sheet.laid]
    assert heights == sorted(heights, reverse=True)


def test_small_ones_fill_the_end_of_a_shelf() -> None:
    (sheet,) = packed(*blanks(1, "160mm", "60mm"), *blanks(4, "20mm", "17mm"))
    first, *others = sheet.laid
    # Three below each other beside the large one; the fourth has no room left.
    assert [each.box.at.x > first.box.right for each in others] == [True] * 3 + [False]
    assert len(sheet.ticks) == 8


def test_as_many_to_a_shelf_as_there_is_room() -> None:
    (sheet,) = packed(*blanks(17, "20mm", "20mm"))
    # 191 mm hold eight of 20 mm and gutters of 4 mm between them.
    tops = [each.box.at.y for each in sheet.laid]
    assert [tops.count(top) for top in sorted(set(tops))] == [8, 8, 1]


def test_a_full_sheet_is_followed_by_another() -> None:
    made = packed(*blanks(5, "100mm", "130mm"))
    assert [len(sheet.laid) for sheet in made] == [2, 2, 1]
    assert [(sheet.number, sheet.of) for sheet in made] == [(1, 3), (2, 3), (3, 3)]


def test_backs_have_sheets_of_their_own() -> None:
    coins, plain = blanks(3, "20mm", "20mm", back="tail"), blanks(3, "20mm", "20mm")
    made = packed(*coins, *plain)
    assert [sheet.side for sheet in made] == [Side.FRONT, Side.FRONT, Side.BACK]
    assert not any(each.blank.copy.back for each in made[0].laid)
    back = made[2]
    assert [each.panels[0].face for each in back.laid] == ["tail"] * 3
    assert not back.ticks
    assert not any(each.dies or each.folds or each.glue for each in back.laid)
    # A folded token shows its back on the front of the paper.
    assert len(packed(*blanks(1, "20mm", "20mm", "tail", Make.FOLD))) == 1
    assert len(packed(*coins, *plain, backs=Backs.NONE)) == 1


def test_a_blank_larger_than_the_room_is_our_fault() -> None:
    with pytest.raises(ValueError, match="in a room of"):
        packed(*blanks(1, "60mm", "150mm", make=Make.FOLD))
