"""The guide tells cuts in their order, and which sheets hold which deck."""

from rulewright.diagnostics import Report
from rulewright.measure import Length
from rulewright.press import Format, Order, collate, fold, impose
from rulewright.publish.cutting import cutting_pdf, guides_of
from unit.publish.easel import HOUSE
from unit.publish.printshop import A4, CARD, IMPRINT, opened, sheets, words

FONTS = (HOUSE / "fonts",)
GUTTER = Length.parse("2mm")


def test_a_run_has_one_page_with_all_its_sheets() -> None:
    guides = guides_of(sheets({"card.one": 20}))
    assert [guide.decks for guide in guides] == [(("Stones", (1, 2, 3)),)]
    data = cutting_pdf(guides, FONTS, IMPRINT)
    with opened(data) as pdf:
        assert pdf.check_pdf_syntax() == []
        assert len(pdf.pages) == 1
        assert [float(v) for v in pdf.pages[0].MediaBox[2:]] == [595.2756, 841.8898]
    said = words(data, 0)
    assert "Stones: sheets 1 to 3" in said
    assert "Sheets: 3, 9 on each" in said
    # Six cuts across, then six down.
    assert all(f" {order}" in f" {said}" for order in range(1, 13))


def test_two_runs_have_a_page_each() -> None:
    both = (*sheets({"card.one": 2}), *sheets({"card.two": 2}))
    assert len(guides_of(both)) == 2


def test_a_hex_is_cut_along_its_outline() -> None:
    hexagon = Format.parse("tile", ("80mm", "70mm"), "2mm", "hex")
    order = Order("card.one", "tile", "tiles", 2, "", deck_name="Tiles")
    (run,) = collate([order])
    made = impose(run, A4, hexagon, gutter=GUTTER, report=Report())
    said = words(cutting_pdf(guides_of(made), FONTS, IMPRINT), 0)
    assert "Cut along each outline." in said
    assert "Cut in the order" not in said


def test_folded_sheets_say_when_to_fold() -> None:
    order = Order("card.one", "card", "stones", 2, "card.back", deck_name="Stones")
    (run,) = collate([order])
    made = fold(run, A4, CARD, gutter=GUTTER, report=Report())
    said = words(cutting_pdf(guides_of(made), FONTS, IMPRINT), 0)
    assert "Fold along the dashes and glue, then cut." in said
    assert "63mm x 88mm" in said
