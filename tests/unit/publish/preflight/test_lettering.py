"""Fonts: codes, widths, what they spell, and how much room they take."""

import pikepdf
import pytest

from rulewright.publish.preflight.lettering import lettering_of, plain_name
from unit.publish.preflight.pressroom import embedded, glyphs


def simple(**more: object) -> pikepdf.Dictionary:
    return pikepdf.Dictionary(
        Type=pikepdf.Name.Font,
        Subtype=pikepdf.Name.TrueType,
        BaseFont=pikepdf.Name("/ABCDEF+Some"),
        FirstChar=65,
        Widths=pikepdf.Array([600, 700]),
        **more,
    )


def test_an_embedded_font_is_measured() -> None:
    pdf = pikepdf.new()
    lettering = lettering_of(embedded(pdf))
    tall, deep = lettering.glyphs(bytes.fromhex(glyphs("Hg")[1:-1]))
    assert (tall.text, deep.text) == ("H", "g")
    assert tall.box is not None
    assert deep.box is not None
    assert tall.box[1] == pytest.approx(0, abs=1)
    assert tall.box[3] == pytest.approx(698, abs=1)
    assert deep.box[1] < -150


def test_a_font_without_its_file_is_guessed() -> None:
    lettering = lettering_of(simple())
    a, b, c = lettering.glyphs(b"ABg")
    assert [g.advance for g in (a, b, c)] == [600, 700, 500]
    assert a.box == (0, 0, 600, 700)
    assert c.box is not None
    assert c.box[1] < 0
    assert next(lettering.glyphs(b" ")).box is None


def test_a_font_says_how_high_it_is() -> None:
    described = pikepdf.Dictionary(CapHeight=640, Descent=-180, MissingWidth=333)
    lettering = lettering_of(simple(FontDescriptor=described))
    (glyph,) = lettering.glyphs(b"g")
    assert glyph.box == (0, -180, 333, 640)


def test_maps_to_letters() -> None:
    pdf = pikepdf.new()
    cmap = (
        b"1 beginbfchar <41> <0046> endbfchar 2 beginbfrange <42> <44> <0061>"
        b" <50> <51> [<00660066> <0020>] endbfrange"
    )
    lettering = lettering_of(simple(ToUnicode=pdf.make_stream(cmap)))
    spelt = [glyph.text for glyph in lettering.glyphs(b"ABCDPQR")]
    assert spelt == ["F", "a", "b", "c", "ff", " ", "R"]


def test_widths_of_wide_fonts() -> None:
    inner = pikepdf.Dictionary(
        Subtype=pikepdf.Name.CIDFontType2,
        DW=800,
        W=pikepdf.Array([1, pikepdf.Array([100, 200]), 5, 7, 300, 9]),
    )
    font = pikepdf.Dictionary(
        Subtype=pikepdf.Name.Type0, DescendantFonts=pikepdf.Array([inner])
    )
    shown = bytes.fromhex("00010002000300050007")
    advances = [glyph.advance for glyph in lettering_of(font).glyphs(shown)]
    assert advances == [100, 200, 800, 300, 300]


def test_a_type3_font_counts_in_its_own_space() -> None:
    font = pikepdf.Dictionary(
        Subtype=pikepdf.Name.Type3,
        FontMatrix=pikepdf.Array([0.01, 0, 0, 0.01, 0, 0]),
        FontBBox=pikepdf.Array([0, -10, 50, 80]),
        FirstChar=65,
        Widths=pikepdf.Array([50]),
    )
    (glyph,) = lettering_of(font).glyphs(b"A")
    assert glyph.advance == pytest.approx(500)
    assert glyph.box == pytest.approx((0, 0, 500, 800))


def test_a_font_file_that_is_none() -> None:
    pdf = pikepdf.new()
    font = embedded(pdf)
    inner = font["/DescendantFonts"][0]
    inner["/FontDescriptor"]["/FontFile2"] = pdf.make_stream(b"no font at all")
    (glyph,) = lettering_of(font).glyphs(bytes.fromhex(glyphs("H")[1:-1]))
    assert glyph.box is not None
    assert glyph.box[3] == 700


def test_names() -> None:
    assert plain_name(simple()) == "Some"
    assert plain_name(pikepdf.Dictionary()) == "without name"
