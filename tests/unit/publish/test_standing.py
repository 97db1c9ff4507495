"""Faces stand where the page has room for them."""

from dataclasses import replace

import pytest

from rulewright.measure import Length, Size
from rulewright.press import Format
from rulewright.publish.book import Shown
from rulewright.publish.standing import (
    BETWEEN,
    WIDTH,
    Look,
    abreast,
    is_broad,
    look_of,
    nested,
    notes_width,
    stack_height,
)
from unit.publish.bookshop import ONE, TWO
from unit.publish.printshop import CARD

HEX = Format.parse("tile", ("101.614mm", "88mm"), "2mm", "hex")
SQUARE = Format.parse("square", ("70mm", "70mm"), "2mm")


@pytest.mark.parametrize(
    ("trim", "one", "several"),
    [
        ("63mm x 88mm", Look.BESIDE, Look.ROWS),
        ("101.62mm x 88mm", Look.BESIDE, Look.BESIDE),
        ("106mm x 88mm", Look.LARGE, Look.LARGE),
        ("63mm x 131mm", Look.LARGE, Look.LARGE),
    ],
)
def test_size_and_number_decide_how_an_entry_stands(
    trim: str, one: Look, several: Look
) -> None:
    shaped = Format("any", Size.parse(trim), Length(2000))
    assert look_of(replace(ONE, format=shaped)) is one
    assert look_of(replace(TWO, format=shaped)) is several


@pytest.mark.parametrize("each", [CARD, SQUARE, HEX])
def test_as_many_stand_abreast_as_fit(each: Format) -> None:
    many = abreast(each)
    assert each.trim.width * many + BETWEEN * (many - 1) <= WIDTH
    assert each.trim.width * (many + 1) + BETWEEN * many > WIDTH


def test_broad_faces_leave_less_room_for_notes() -> None:
    assert not is_broad(CARD)
    assert is_broad(HEX)
    for each in (CARD, HEX):
        notes = notes_width(replace(ONE, format=each))
        assert Length(0) < notes < WIDTH - each.trim.width
    assert notes_width(TWO) == WIDTH


def test_a_stack_is_as_high_as_what_stands_in_it() -> None:
    one = Shown("tile", "A tile", "inner")
    bare = replace(ONE, format=CARD)
    assert stack_height(bare) == CARD.trim.height
    labelled = replace(bare, shown=(one,))
    assert stack_height(labelled) > CARD.trim.height
    # A hex leaves its label a corner.
    two = replace(bare, format=HEX, shown=(one, one))
    assert stack_height(two) == HEX.trim.height * 2 + BETWEEN


def test_hexes_nest_without_touching() -> None:
    places = nested(HEX, 4)
    assert len(places) == 4
    (x, y), (across, down) = places[0], places[1]
    assert (x, y) == (Length(0), Length(0))
    # The slanted edges lie apart: a column starts beyond three quarters of a hex.
    assert across > HEX.trim.width * 3 // 4
    assert down == (HEX.trim.height + BETWEEN) // 2
    assert across + HEX.trim.width <= WIDTH


@pytest.mark.parametrize(("each", "count"), [(CARD, 3), (SQUARE, 3), (HEX, 1)])
def test_others_do_not_nest(each: Format, count: int) -> None:
    assert nested(each, count) == []
