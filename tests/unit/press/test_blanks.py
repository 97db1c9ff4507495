"""Tokens before they are cut: panels, die lines, folds and glue."""

import pytest

from rulewright.measure import Length, Size
from rulewright.press.blanks import FOOT, Blank, Make, laid
from rulewright.press.collation import Copy
from rulewright.press.formats import Format, Shape
from rulewright.press.places import Box, Point, Turn, bounds

AT = Point(Length(30_000), Length(50_000))
BLEED = Length(1000)
PAWN = Format.parse("pawn", ("25mm", "40mm"), "2mm")
COIN = Format("coin", Size.parse("22mm x 22mm"), Length(2000), Shape.CIRCLE)


def blank(form: Format, make: Make, back: str = "") -> Blank:
    return Blank(Copy("front", back, "pawns", "Pawns", "", 1, 1), form, make)


@pytest.mark.parametrize(
    ("make", "size"),
    [
        (Make.CUT, "25mm x 40mm"),
        (Make.FOLD, "25mm x 80mm"),
        (Make.STAND, "25mm x 96mm"),
    ],
)
def test_what_it_covers_while_flat(make: Make, size: str) -> None:
    assert blank(PAWN, make).size == Size.parse(size)


def test_a_cut_token_is_its_face_with_its_back_behind_it() -> None:
    made = laid(blank(COIN, Make.CUT, "tail"), AT, BLEED)
    (panel,) = made.panels
    assert (panel.face, panel.behind, panel.turn) == ("front", "tail", Turn.NONE)
    assert made.dies == (panel.cut,)
    assert len(panel.cut) == 64
    assert bounds(panel.ink) == Box(AT.moved(-BLEED, -BLEED), COIN.trim.grown(BLEED))
    assert not made.folds
    assert not made.glue


@pytest.mark.parametrize(("back", "shown"), [("tail", "tail"), ("", "front")])
def test_a_folded_token_has_its_back_above_head_down(back: str, shown: str) -> None:
    made = laid(blank(PAWN, Make.FOLD, back), AT, BLEED)
    above, below = made.panels
    assert (above.face, above.turn) == (shown, Turn.HALF)
    assert (below.face, below.turn) == ("front", Turn.NONE)
    assert above.trim.bottom == below.trim.at.y == made.folds[0].start.y
    assert {panel.behind for panel in made.panels} == {""}
    assert made.dies == (made.box.outline,)
    # Nothing crosses the fold; the fold can be seen from beside the token.
    assert bounds(above.ink).bottom == bounds(below.ink).at.y == above.trim.bottom
    assert made.folds[0].start.x == AT.x - BLEED
    assert made.folds[0].end.x == made.box.right + BLEED


def test_a_round_one_is_cut_round_after_folding() -> None:
    made = laid(blank(COIN, Make.FOLD), AT, BLEED)
    box, front = made.dies
    assert bounds(box) == made.box
    assert front == made.panels[1].cut
    # The paper is folded as a box, and ink fills it.
    assert len(made.panels[1].ink) == 4


def test_a_standing_one_has_a_foot_to_glue_at_each_end() -> None:
    made = laid(blank(PAWN, Make.STAND), AT, BLEED)
    upper, lower = made.glue
    assert {part.size for part in made.glue} == {Size(PAWN.trim.width, FOOT)}
    assert (upper.at, lower.bottom) == (AT, made.box.bottom)
    assert [fold.start.y for fold in made.folds] == [
        upper.bottom,
        made.panels[0].trim.bottom,
        lower.at.y,
    ]
    for panel in made.panels:
        ink = bounds(panel.ink)
        assert (ink.at.y, ink.bottom) == (panel.trim.at.y, panel.trim.bottom)
