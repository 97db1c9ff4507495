"""Marks of a form, laid out where the form is placed."""

import pytest

from rulewright.publish.preflight.colours import BLACK
from rulewright.publish.preflight.marks import (
    Content,
    Letters,
    PictureFacts,
    Placed,
    clipped,
    scale,
)
from rulewright.publish.preflight.plane import Area, Matrix, around

UNIT = Area(0, 0, 1, 1).quad
DOUBLE: Matrix = (2, 0, 0, 2, 10, 10)
FACTS = PictureFacts((1, 0), 10, 10, "RGB", mask=False, source=None)


def test_everything_is_moved() -> None:
    inner = Content(
        letters=[Letters("A", UNIT)],
        placed=[Placed(FACTS, UNIT, UNIT)],
        paints={("fill", BLACK): UNIT},
        features={"overprint": UNIT},
        thinnest=(1.5, UNIT),
    )
    outer = Content()
    outer.take_in(inner, DOUBLE, None)
    there = Area(10, 10, 12, 12).quad
    assert outer.letters == [Letters("A", there)]
    assert outer.placed == [Placed(FACTS, there, there)]
    assert outer.paints == {("fill", BLACK): there}
    assert outer.features == {"overprint": there}
    assert outer.thinnest == (3.0, there)


def test_a_clip_hides_letters_and_cuts_pictures_but_not_colours() -> None:
    inner = Content(
        letters=[Letters("A", UNIT)],
        placed=[Placed(FACTS, UNIT, UNIT)],
        paints={("fill", BLACK): UNIT},
    )
    hidden = Content()
    hidden.take_in(inner, DOUBLE, Area(50, 50, 60, 60))
    assert (hidden.letters, hidden.placed) == ([], [])
    assert len(hidden.paints) == 1
    cut = Content()
    cut.take_in(inner, DOUBLE, Area(0, 0, 11, 60))
    assert around(cut.placed[0].seen).right == 11
    assert around(cut.placed[0].quad).right == 12


def test_the_first_place_of_a_colour_is_kept() -> None:
    outer = Content(paints={("fill", BLACK): UNIT})
    outer.take_in(Content(paints={("fill", BLACK): UNIT}), DOUBLE, None)
    assert outer.paints == {("fill", BLACK): UNIT}


def test_the_thinnest_line_wins() -> None:
    content = Content()
    for width in (2.0, 0.5, 1.0):
        content.line(width, UNIT)
    assert content.thinnest == (0.5, UNIT)


def test_scale_and_clip() -> None:
    assert scale(DOUBLE) == 2
    assert scale((0, 3, -3, 0, 5, 5)) == pytest.approx(3)
    assert clipped(UNIT, Area(-1, -1, 5, 5)) == UNIT
    assert clipped(UNIT, Area(2, 2, 3, 3)) is None
