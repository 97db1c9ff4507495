"""A line that names the sheet finds a place beside the faces."""

from rulewright.diagnostics import Report
from rulewright.measure import Length
from rulewright.press.collation import Order, collate
from rulewright.press.formats import Format, Paper
from rulewright.press.imposition import Sheet, impose
from rulewright.press.places import Turn
from rulewright.press.slugs import slug_of

A4 = Paper.parse("a4", ("210mm", "297mm"), "5mm")
LETTER = Paper.parse("letter", ("8.5in", "11in"), "5mm")
CARD = Format.parse("card", ("63mm", "88mm"), "2mm")


def sheet(paper: Paper, form: Format = CARD) -> Sheet:
    (run,) = collate([Order("face", form.id, "deck", 9)])
    return impose(run, paper, form, gutter=Length.parse("2mm"), report=Report())[0]


def test_below_the_faces_where_there_is_room() -> None:
    slug = slug_of(sheet(A4))
    assert slug is not None
    assert slug.turn is Turn.NONE
    assert slug.box.bottom <= A4.size.height - A4.margin


def test_up_the_side_where_there_is_none_below() -> None:
    slug = slug_of(sheet(LETTER))
    assert slug is not None
    assert slug.turn is Turn.THREE_QUARTERS
    assert slug.box.at.x >= LETTER.margin


def test_nowhere_on_a_full_paper() -> None:
    stamp = Paper.parse("stamp", ("69mm", "94mm"), "1mm")
    assert slug_of(sheet(stamp)) is None
