"""Safe area: letters and pictures, to the glyph, through forms and turns."""

import pikepdf
import pytest

from unit.publish.preflight.pressroom import (
    GROUND,
    codes,
    embedded,
    line,
    made,
    picture,
    placed,
    preset,
    says,
    with_font,
)

POKER = preset("poker")
MM = 72 / 25.4
# The trim's left edge stands at 9 points, the safe area's at 18.


def card(content: str, by: str = "poker", **more: object) -> list[str]:
    data = made(GROUND + content, things=with_font, **more)  # type: ignore[arg-type]
    return codes(data, preset(by))


def test_letters_inside() -> None:
    assert card(line("Draw two.", 18, 30)) == []


def test_letters_too_near() -> None:
    assert card(line("Draw two.", 14, 100)) == ["RW631"]
    data = made(GROUND + line("Draw two.", 14, 100), things=with_font)
    (found,) = says(data, POKER)
    assert "“Draw two.” comes to" in found
    assert "inside the trim" in found
    assert "mm from the left and" in found


@pytest.mark.parametrize(
    "place", [(9.5, 100), (100, 12), (160, 100), (60, 252), (0, 100), (60, 262)]
)
def test_every_side_counts(place: tuple[float, float]) -> None:
    assert card(line("Draw two.", *place)) == ["RW631"]


def test_it_is_the_ink_of_the_glyph_that_counts() -> None:
    # 1 mm above the safe line: letters without a tail stay inside, a tail does not.
    assert card(line("namer", 60, 18.5)) == []
    assert card(line("gypsy", 60, 18.5)) == ["RW631"]


def test_letters_on_the_paper_beside_are_no_letters_of_the_card() -> None:
    assert card(line("x", -60, 100)) == []


def test_letters_that_nobody_sees() -> None:
    unseen = line("Draw", 10, 100).replace("BT", "BT 3 Tr")
    assert card(unseen) == []
    clipped = f"q 60 60 30 30 re W n {line('Draw', 10, 100)} Q"
    assert card(clipped) == []


def test_letters_in_a_form_are_found_where_the_form_is_placed() -> None:
    def things(pdf: pikepdf.Pdf) -> dict[str, object]:
        inner = pdf.make_stream(
            line("Draw", 4, 4).encode(),
            Type=pikepdf.Name.XObject,
            Subtype=pikepdf.Name.Form,
            BBox=pikepdf.Array([0, 0, 60, 20]),
            Matrix=pikepdf.Array([2, 0, 0, 2, 0, 0]),
            Resources=pikepdf.Dictionary(Font=pikepdf.Dictionary(F=embedded(pdf))),
        )
        outer = pdf.make_stream(
            b"q 1 0 0 1 10 0 cm /I Do Q",
            Type=pikepdf.Name.XObject,
            Subtype=pikepdf.Name.Form,
            BBox=pikepdf.Array([0, 0, 200, 200]),
            Resources=pikepdf.Dictionary(XObject=pikepdf.Dictionary(I=inner)),
        )
        return {"XObject": pikepdf.Dictionary(O=outer)}

    def found(x: float, y: float) -> list[str]:
        return codes(
            made(f"{GROUND} q 1 0 0 1 {x} {y} cm /O Do Q", things=things), POKER
        )

    assert found(20, 60) == []
    # 4 points in the form, doubled by it, and 10 of the form around it.
    assert found(-4, 60) == ["RW631"]
    assert found(-3, 60) == ["RW631"]
    assert found(2, 60) == []
    assert found(20, 2) == ["RW631"]


def test_letters_that_stand_on_their_side() -> None:
    turned = line("Draw two cards", 0, 0).replace("0 0 Td", "0 1 -1 0 40 {} Tm")
    assert card(turned.format(60)) == []
    assert card(turned.format(200)) == ["RW631"]


def test_a_page_full_of_faults_is_told_in_short() -> None:
    data = made(
        GROUND + "".join(line("Draw", 12, 20 + 11 * n) for n in range(20)),
        things=with_font,
    )
    found = says(data, POKER)
    assert len(found) == 13
    assert "8 more runs of letters stand outside the safe area" in found


def test_without_a_preset_nobody_knows_the_safe_area() -> None:
    assert codes(made(GROUND + line("Draw", 10, 100), things=with_font)) == []


def with_picture(pdf: pikepdf.Pdf) -> dict[str, object]:
    return {"XObject": pikepdf.Dictionary(P=picture(pdf, (600, 800)))}


@pytest.mark.parametrize(
    ("box", "found"),
    [
        ((30, 30, 60, 60), []),
        ((0, 0, 198, 270), []),
        ((0, 40, 60, 60), []),
        ((-20, 40, 60, 60), []),
        ((9, 40, 60, 60), ["RW632"]),
        ((14, 40, 60, 60), ["RW632"]),
        ((4, 40, 60, 60), ["RW632"]),
        ((9, 9, 180, 252), ["RW632"]),
        ((40, 200, 60, 61), ["RW632"]),
        ((-80, 40, 60, 60), []),
    ],
)
def test_pictures(box: tuple[float, float, float, float], found: list[str]) -> None:
    data = made(GROUND + placed(*box), things=with_picture)
    assert codes(data, POKER) == found


def test_what_a_clip_hides_of_a_picture_does_not_count() -> None:
    hidden = f"q 30 30 60 60 re W n {placed(14, 40, 100, 60)} Q"
    assert codes(made(GROUND + hidden, things=with_picture), POKER) == []


def test_the_safe_area_of_a_hex_follows_its_edges() -> None:
    wide, high, rim = 101.614 * MM, 88 * MM, 3 * MM
    media = (-rim, -rim, wide + rim, high + rim)

    def found(x: float, y: float) -> list[str]:
        data = made(
            f"0.8 g -20 -20 400 400 re f {line('x', x, y)}",
            things=with_font,
            media=media,
            trim=(0, 0, wide, high),
            bleed=media,
        )
        return codes(data, preset("hex_88"))

    assert found(wide / 2, high / 2) == []
    assert found(wide / 2, 12) == []
    # Well inside the box around it, and beside the slanted edge.
    assert found(30, 60) == ["RW631"]
    assert found(60, 60) == []
