"""Backs sit behind their fronts within 0.1 mm in the PDF itself.

Read from the matrices in the finished file: for every flip, on every paper, with an
incomplete last sheet, and with a printer that drifts.
"""

import re

import pikepdf
from hypothesis import given, settings
from hypothesis import strategies as st

from rulewright.diagnostics import Report
from rulewright.measure import Length, Size
from rulewright.press import Backs, Drift, Format, Order, Paper, Sheet, collate, impose
from rulewright.publish.sheets import sheets_pdf
from unit.publish.printshop import A4, IMPRINT, LETTER, opened, stock

WIDE = Paper.parse("wide", ("297mm", "210mm"), "5mm")
CARD = Format.parse("card", ("63mm", "88mm"), "2mm")
TENTH = 0.1 * 72 / 25.4
_PLACE = re.compile(r"((?:-?[\d.]+ ){6})cm /F(\d+) Do")
Matrix = tuple[float, ...]


def drawn(pdf: pikepdf.Pdf, page: int) -> list[tuple[Matrix, Matrix | None]]:
    """The matrix of each face on a page, and the one that the page is under."""
    content = pdf.pages[page].Contents.read_bytes().decode("latin-1")
    whole = re.match(r"q ((?:-?[\d.]+ ){6})cm\n", content)
    under = tuple(map(float, whole[1].split())) if whole else None
    return [
        (tuple(map(float, found[1].split())), under)
        for found in _PLACE.finditer(content)
    ]


def middle(matrix: Matrix, under: Matrix | None) -> tuple[float, float]:
    """Where the middle of a card comes to lie on the page."""
    x, y = float(CARD.trim.width.pt) / 2, float(CARD.trim.height.pt) / 2
    for a, b, c, d, e, f in (matrix, *([under] if under else [])):
        x, y = a * x + c * y + e, b * x + d * y + f
    return x, y


def through(
    at: tuple[float, float], paper: Size, backs: Backs, drift: Drift | None
) -> tuple[float, float]:
    """The place on the back that lies behind a place on the front.

    A printer that drifts prints the back elsewhere by the measured shift, so what is
    to lie there has to be drawn that much further.
    """
    width, height = float(paper.width.pt), float(paper.height.pt)
    upright = height >= width
    mirrored = (backs is Backs.LONG_EDGE) is upright
    x, y = (width - at[0], at[1]) if mirrored else (at[0], height - at[1])
    if drift is None:
        return x, y
    slope = float(drift.slope)
    dx, dy = x - width / 2, y - height / 2
    # Small angles: the sine is the tangent.
    return (
        x + float(drift.shift.x.pt) + slope * dy,
        y - float(drift.shift.y.pt) - slope * dx,
    )


_PINS = st.none() | st.builds(
    Drift.parse,
    st.tuples(st.just("0.7mm"), st.sampled_from(("-0.4mm", "0mm"))),
    st.tuples(st.just("0.5mm"), st.sampled_from(("0.2mm", "-0.4mm"))),
)


@settings(max_examples=25)
@given(
    st.integers(1, 20),
    st.sampled_from((A4, LETTER, WIDE)),
    st.sampled_from((Backs.LONG_EDGE, Backs.SHORT_EDGE)),
    _PINS,
)
def test_every_back_is_behind_its_front(
    copies: int, paper: Paper, backs: Backs, drift: Drift | None
) -> None:
    order = Order("card.one", "card", "stones", copies, "card.back", deck_name="S")
    (run,) = collate([order])
    sheets: tuple[Sheet, ...] = impose(
        run, paper, CARD, gutter=Length.parse("2mm"), report=Report(), backs=backs
    )
    data = sheets_pdf(sheets, stock(), IMPRINT, backs=backs, drift=drift)
    with opened(data) as pdf:
        assert len(pdf.pages) == len(sheets)
        for front in range(0, len(sheets), 2):
            fronts = [middle(*one) for one in drawn(pdf, front)]
            behind = [middle(*one) for one in drawn(pdf, front + 1)]
            assert len(fronts) == len(behind)
            for place in fronts:
                x, y = through(place, paper.size, backs, drift)
                assert any(
                    abs(x - other[0]) < TENTH and abs(y - other[1]) < TENTH
                    for other in behind
                )
