"""Forms keep the bleed and share what is equal; matrices put them the right way up."""

import pikepdf
import pytest

from rulewright.measure import Length, Size
from rulewright.press import Box, Point, Turn
from rulewright.publish.fonts import Typecase
from rulewright.publish.forme import Forme
from rulewright.publish.placing import Forms, matrix, number, path
from unit.publish.printshop import looked_up, stock

PAPER = Size.parse("100mm x 200mm")
CARD = Size.parse("20mm x 30mm")


def placed(*faces: str) -> list[pikepdf.Object]:
    forme = Forme()
    case = Typecase(forme, stock().fonts)
    forms = Forms(forme, case)
    made = [forms.plain(stock().galley(face)) for face in faces]
    case.finish()
    return looked_up(forme, *made)


def test_a_form_reaches_to_the_edge_of_the_bleed() -> None:
    (form,) = placed("card.one")
    left, bottom, right, top = (float(v) for v in form.BBox)
    assert right - left == pytest.approx(67 * 72 / 25.4, abs=1e-3)
    assert top - bottom == pytest.approx(92 * 72 / 25.4, abs=1e-3)
    assert left < 0


def test_faces_share_fonts() -> None:
    one, two = placed("card.one", "card.two")
    mine, other = dict(one.Resources.Font.items()), dict(two.Resources.Font.items())
    shared = set(mine) & set(other)
    assert shared
    assert all(mine[name].objgen == other[name].objgen for name in shared)


def test_a_font_that_is_nowhere_is_a_fault() -> None:
    forme = Forme()
    with pytest.raises(LookupError, match="IBMPlexSans"):
        Forms(forme, Typecase(forme, ())).plain(stock().galley("card.one"))


@pytest.mark.parametrize("turn", list(Turn))
def test_a_turned_face_fills_its_box(turn: Turn) -> None:
    at = Point(Length.parse("10mm"), Length.parse("15mm"))
    box = Box(at, turn.of(CARD))
    a, b, c, d, e, f = (float(part) for part in matrix(box, turn, PAPER).split())
    width, height = float(CARD.width.pt), float(CARD.height.pt)
    for point in (Point(Length(0), Length(0)), Point(CARD.width, CARD.height)):
        # The face's own corner, counted upwards as in PDF.
        x, y = float(point.x.pt), height - float(point.y.pt)
        there = turn.point(point, CARD).moved(at.x, at.y)
        assert a * x + c * y + e == pytest.approx(float(there.x.pt), abs=1e-3)
        assert b * x + d * y + f == pytest.approx(
            float((PAPER.height - there.y).pt), abs=1e-3
        )
    assert width < height


def test_numbers_are_as_short_as_they_are_exact() -> None:
    assert number(Length.parse("1in")) == "72"
    assert number(Length.parse("2mm")) == "5.6693"
    assert number(Length(0)) == "0"


def test_outlines_are_closed() -> None:
    square = Box(Point(Length(0), Length(0)), Size.parse("1in x 1in")).outline
    assert path(square, Size.parse("1in x 1in")) == "0 72 m 72 72 l 72 0 l 0 0 l h"
