"""Tokens as PDF: die lines on any ground, folds, glue, backs, a line that names it."""

import pikepdf
import pytest

from rulewright.measure import Length
from rulewright.press import Backs, Order, Side, TokenSheet, collate, pack
from rulewright.press.blanks import Blank, Make
from rulewright.publish.tokens import shown_on, tokens_pdf
from unit.publish.printshop import A4, CARD, IMPRINT, colour_at, opened, stock, words


def sheets(
    make: Make = Make.CUT, back: str = "", backs: Backs = Backs.LONG_EDGE
) -> tuple[TokenSheet, ...]:
    order = Order("card.one", "card", "stones", 3, back, deck_name="Stones")
    blanks = [Blank(copy, CARD, make) for copy in collate([order])[0].copies]
    return pack(blanks, A4, gutter=Length.parse("4mm"), backs=backs)


def made(*of: TokenSheet, backs: Backs = Backs.LONG_EDGE) -> bytes:
    return tokens_pdf(of, stock(), IMPRINT, backs=backs)


def test_every_copy_and_a_line_that_names_the_sheet() -> None:
    data = made(*sheets())
    assert words(data, 0).count("First stone") == 3
    assert "Pebble · 2038-01-31 · A4, tokens, sheet 1 of 1 · front · Stones" in words(
        data, 0
    )
    with opened(data) as pdf:
        assert [page.label for page in pdf.pages] == [
            "tokens 1 front",
        ]
        with pdf.open_outline() as outline:
            assert [entry.title for entry in outline.root] == ["Stones"]


def test_the_die_line_shows_on_the_ground_of_the_face() -> None:
    (sheet, *_) = sheets()
    data = made(sheet)
    box = sheet.laid[0].box
    left, middle = float(box.at.x.mm), float(box.at.y.mm) + 60
    # A hairline, thinner than the dots that are looked at.
    line = [max(colour_at(data, 0, (left + d / 20, middle))) for d in range(-3, 4)]
    assert min(line) < 200
    assert colour_at(data, 0, (left - 0.7, middle)) == (238, 238, 238)


@pytest.mark.parametrize(
    ("make", "dashed", "glued"),
    [(Make.CUT, 0, 0), (Make.FOLD, 1, 0), (Make.STAND, 3, 2)],
)
def test_folds_are_dashed_and_glue_is_hatched(
    make: Make, dashed: int, glued: int
) -> None:
    sheet = sheets(make)[0]
    data = made(sheet)
    with opened(data) as pdf:
        content = pdf.pages[0].Contents.read_bytes()
    each = len(sheet.laid)
    assert content.count(b"[1.7 1.4] 0 d") == dashed * each
    assert content.count(b"0.6 G") == glued * each
    for laid in sheet.laid:
        for part in laid.glue:
            middle = (float(part.at.x.mm) + 30, float(part.at.y.mm) + 4)
            around = [
                max(colour_at(data, 0, (middle[0] + d / 5, middle[1])))
                for d in range(8)
            ]
            assert min(around) < 230 < max(around)


def test_backs_follow_and_the_printer_is_told() -> None:
    of = sheets(back="card.back")
    assert [sheet.side for sheet in of] == [Side.FRONT, Side.BACK]
    with opened(made(*of)) as pdf:
        assert pdf.Root.ViewerPreferences.Duplex == "/DuplexFlipLongEdge"
    assert "Back" in words(made(*of), 1)
    with opened(made(*sheets(Make.STAND, "card.back"))) as pdf:
        assert pdf.Root.ViewerPreferences.Duplex == "/Simplex"


def test_a_face_is_in_the_file_once() -> None:
    of = sheets(Make.FOLD)
    assert len(list(shown_on(of[0]))) == 2 * len(of[0].laid)
    with opened(made(*of)) as pdf:
        forms = [
            item
            for item in pdf.objects
            if isinstance(item, pikepdf.Stream)
            and item.get("/Subtype") == pikepdf.Name.Form
            and "/Resources" in item
        ]
        assert len(forms) == 1


def test_the_same_bytes_again() -> None:
    assert made(*sheets(Make.STAND)) == made(*sheets(Make.STAND))
