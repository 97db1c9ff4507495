"""Where the knife is told to go."""

from rulewright.diagnostics import Report
from rulewright.measure import Length
from rulewright.press.collation import Order, collate
from rulewright.press.formats import Format, Paper
from rulewright.press.imposition import Sheet, impose
from rulewright.press.marks import marks_of

A4 = Paper.parse("a4", ("210mm", "297mm"), "5mm")
CARD = Format.parse("card", ("63mm", "88mm"), "2mm")
TILE = Format.parse("tile", ("101.62mm", "88mm"), "2mm", "hex")


def sheet(copies: int, form: Format) -> Sheet:
    (run,) = collate([Order("face", form.id, "deck", copies)])
    made = impose(run, A4, form, gutter=Length.parse("2mm"), report=Report())
    return made[0]


def test_a_single_card_has_eight_marks() -> None:
    assert len(marks_of(sheet(1, CARD))) == 8


def test_nine_cards_have_marks_around_them_only() -> None:
    nine = sheet(9, CARD)
    marks = marks_of(nine)
    # Six lines each way, seen at both ends.
    assert len(marks) == 24
    first, last = nine.placed[0].trim, nine.placed[8].trim
    for mark in marks:
        beside = mark.end.x < first.at.x or mark.end.x > last.right
        above = mark.end.y < first.at.y or mark.end.y > last.bottom
        assert beside or above


def test_marks_prolong_the_cut() -> None:
    card = sheet(1, CARD).placed[0].trim
    for mark in marks_of(sheet(1, CARD)):
        upright = mark.start.x == mark.end.x in {card.at.x, card.right}
        level = mark.start.y == mark.end.y in {card.at.y, card.bottom}
        assert upright or level


def test_both_edges_of_each_corner_of_a_hex_are_prolonged() -> None:
    marks = marks_of(sheet(1, TILE))
    assert len(marks) == 12
    # On a turned hex two edges stand upright; the others slant.
    assert sum(mark.start.x == mark.end.x for mark in marks) == 4
