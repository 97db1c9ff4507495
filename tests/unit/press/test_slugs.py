"""A line that names the sheet finds a place beside the faces."""

import pytest

from rulewright.diagnostics import Report
from rulewright.measure import Length
from rulewright.press.collation import Order, collate
from rulewright.press.formats import Format, Paper
from rulewright.press.imposition import Sheet, impose
from rulewright.press.marks import marks_of
from rulewright.press.places import Box, Turn, overlap
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


@pytest.mark.parametrize("paper", [A4, LETTER])
def test_the_line_touches_neither_marks_nor_ink(paper: Paper) -> None:
    crowded = sheet(paper)
    slug = slug_of(crowded)
    assert slug is not None
    room = Length(200)
    around = Box(slug.box.at.moved(-room, -room), slug.box.size.grown(room)).outline
    assert not any(overlap(around, (m.start, m.end)) for m in marks_of(crowded))
    assert not any(overlap(around, placed.ink) for placed in crowded.placed)


def test_nowhere_on_a_full_paper() -> None:
    stamp = Paper.parse("stamp", ("69mm", "94mm"), "1mm")
    assert slug_of(sheet(stamp)) is None
