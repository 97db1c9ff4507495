"""Walking content streams: paths, colours, forms, pictures, and what is broken."""

import zlib

import pikepdf
import pytest

from rulewright.publish.preflight.marks import Content
from rulewright.publish.preflight.plane import UPRIGHT, around
from rulewright.publish.preflight.streams import UninspectedError
from rulewright.publish.preflight.walking import Walker
from unit.publish.preflight.pressroom import (
    Things,
    codes,
    line,
    made,
    opened,
    picture,
    placed,
    with_font,
)


def walked(content: str, things: Things | None = None) -> Content:
    with opened(made(content, things=things)) as pdf:
        return Walker().page(pdf.pages[0], UPRIGHT)


def colours(content: str, things: Things | None = None) -> set[tuple[str, str]]:
    return {(how, str(c)) for how, c in walked(content, things).paints}


def form(
    pdf: pikepdf.Pdf, content: str, resources: dict[str, object] | None = None
) -> pikepdf.Stream:
    return pdf.make_stream(
        content.encode(),
        Type=pikepdf.Name.XObject,
        Subtype=pikepdf.Name.Form,
        BBox=pikepdf.Array([0, 0, 100, 100]),
        Resources=pikepdf.Dictionary(**(resources or {})),
    )


@pytest.mark.parametrize(
    ("content", "found"),
    [
        ("1 0 0 rg 0 0 9 9 re f", {("fill", "RGB 1 0 0")}),
        ("0 1 0 0 K 0 0 m 9 9 l S", {("stroke", "CMYK 0 1 0 0")}),
        ("0.5 g 0 0 9 9 re B", {("fill", "grey 0.5"), ("stroke", "grey 0")}),
        ("/DeviceCMYK cs 0 0 9 9 re f", {("fill", "CMYK 0 0 0 1")}),
        ("/DeviceRGB CS 0 0 1 SC 0 0 m 9 9 l s", {("stroke", "RGB 0 0 1")}),
        ("1 0 0 rg 0 0 9 9 re n", set()),
        ("1 0 0 rg", set()),
        ("q 1 0 0 rg Q 0 0 9 9 re f", {("fill", "grey 0")}),
    ],
)
def test_colours_count_where_they_paint(
    content: str, found: set[tuple[str, str]]
) -> None:
    assert colours(content) == found


def test_letters_are_painted_too() -> None:
    text = line("Draw", 10, 10).replace("0 g", "1 0 0 rg 0 0 1 RG 2 Tr")
    assert colours(text, with_font) == {
        ("letters", "RGB 1 0 0"),
        ("stroke", "RGB 0 0 1"),
    }


def test_a_form_takes_over_the_colour_around_it() -> None:
    def things(pdf: pikepdf.Pdf) -> dict[str, object]:
        return {"XObject": pikepdf.Dictionary(F=form(pdf, "0 0 9 9 re f"))}

    content = "1 0 0 rg /F Do 0 1 0 rg /F Do"
    assert colours(content, things) == {("fill", "RGB 1 0 0"), ("fill", "RGB 0 1 0")}


def test_a_form_that_holds_itself_ends() -> None:
    def things(pdf: pikepdf.Pdf) -> dict[str, object]:
        whole = pdf.make_indirect(form(pdf, "1 0 0 rg 0 0 9 9 re f /F Do"))
        whole["/Resources"] = pikepdf.Dictionary(XObject=pikepdf.Dictionary(F=whole))
        return {"XObject": pikepdf.Dictionary(F=whole)}

    assert colours("/F Do", things) == {("fill", "RGB 1 0 0")}


def test_forms_that_lie_too_deep() -> None:
    def things(pdf: pikepdf.Pdf) -> dict[str, object]:
        inner = form(pdf, "0 0 9 9 re f")
        for _ in range(40):
            held = pikepdf.Dictionary(F=pdf.make_indirect(inner))
            inner = form(pdf, "/F Do", {"XObject": held})
        return {"XObject": pikepdf.Dictionary(F=inner)}

    assert codes(made("/F Do", things=things)) == ["RW647"]


def test_a_picture_knows_its_place_and_its_visible_part() -> None:
    def things(pdf: pikepdf.Pdf) -> dict[str, object]:
        return {"XObject": pikepdf.Dictionary(P=picture(pdf, (4, 2), "DeviceRGB"))}

    content = f"q 20 20 10 10 re W n {placed(15, 15, 100, 50)} Q"
    (found,) = walked(content, things).placed
    assert (found.picture.width, found.picture.height) == (4, 2)
    assert found.picture.family == "RGB"
    assert around(found.quad).width == pytest.approx(100)
    assert around(found.seen).width == pytest.approx(10)


def test_an_inline_picture_is_a_picture() -> None:
    content = "q 50 0 0 50 20 20 cm BI /W 1 /H 1 /BPC 8 /CS /RGB ID abc EI Q"
    (found,) = walked(content).placed
    assert (found.picture.width, found.picture.family) == (1, "RGB")


def test_a_stencil_has_the_colour_that_is_set() -> None:
    content = "1 0 0 rg q 50 0 0 50 20 20 cm BI /W 1 /H 1 /IM true ID a EI Q"
    found = walked(content)
    assert found.placed[0].picture.mask
    assert {(how, str(c)) for how, c in found.paints} == {("fill", "RGB 1 0 0")}


def test_the_colours_of_patterns_and_shadings() -> None:
    def things(pdf: pikepdf.Pdf) -> dict[str, object]:
        function = pikepdf.Dictionary(
            FunctionType=2,
            Domain=[0, 1],
            C0=pikepdf.Array([1, 0, 0]),
            C1=pikepdf.Array([0, 0, 1]),
            N=1,
        )
        shading = pikepdf.Dictionary(
            ShadingType=2,
            ColorSpace=pikepdf.Name.DeviceRGB,
            Coords=pikepdf.Array([0, 0, 1, 1]),
            Function=function,
        )
        tiling = form(pdf, "0 1 0 0 k 0 0 9 9 re f")
        tiling["/PatternType"] = 1
        return {
            "Shading": pikepdf.Dictionary(S=shading),
            "Pattern": pikepdf.Dictionary(
                T=tiling, U=pikepdf.Dictionary(PatternType=2, Shading=shading)
            ),
        }

    ends = {("shading", "RGB 1 0 0"), ("shading", "RGB 0 0 1")}
    assert colours("/S sh", things) == ends
    assert ends <= colours("/Pattern cs /U scn 0 0 9 9 re f", things)
    assert ("fill", "CMYK 0 1 0 0") in colours(
        "/Pattern cs /T scn 0 0 9 9 re f", things
    )


def test_the_finest_line_is_measured_after_scaling() -> None:
    found = walked("2 w 0 0 m 9 9 l S q 0.1 0 0 0.1 0 0 cm 1 w 0 0 m 9 9 l S Q")
    assert found.thinnest is not None
    assert found.thinnest[0] == pytest.approx(0.1)


@pytest.mark.parametrize("content", ["1 2 3 re f", "(a) g", "/X cm", "0 0 0 0 0 x cm"])
def test_operands_that_do_not_fit(content: str) -> None:
    with pytest.raises(UninspectedError, match="does not fit"):
        walked(content)


@pytest.mark.parametrize("content", ["Q Q", "/Nothing Do", "/N gs", "(a) Tj", "x y z"])
def test_what_leads_nowhere_is_passed_over(content: str) -> None:
    assert walked(content).paints == {}


def test_a_stream_that_unpacks_without_end_is_refused() -> None:
    bomb = zlib.compress(b" " * (80 * 1024 * 1024), 9)

    def things(pdf: pikepdf.Pdf) -> dict[str, object]:
        packed = form(pdf, "")
        packed.write(bomb, filter=pikepdf.Name.FlateDecode)
        return {"XObject": pikepdf.Dictionary(F=packed)}

    data = made("/F Do", things=things)
    assert codes(data) == ["RW647"]
