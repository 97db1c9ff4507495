"""Fonts: in the file, cut down, no Type3, and with their letters."""

import pikepdf
import pytest

from unit.publish.preflight.pressroom import (
    GROUND,
    Things,
    codes,
    embedded,
    line,
    made,
    says,
    with_font,
)

TEXT = GROUND + line("Draw", 40, 60)


def fonts(**more: object) -> Things:
    def things(_: pikepdf.Pdf) -> dict[str, object]:
        font = pikepdf.Dictionary(Type=pikepdf.Name.Font, **more)
        return {"Font": pikepdf.Dictionary(F=font)}

    return things


def test_a_subset_with_its_letters_is_sound() -> None:
    assert codes(made(TEXT, things=with_font)) == []


@pytest.mark.parametrize(
    ("subset", "letters", "code"), [(False, True, "RW634"), (True, False, "RW636")]
)
def test_a_whole_font_and_one_without_letters(
    code: str, *, subset: bool, letters: bool
) -> None:
    def things(pdf: pikepdf.Pdf) -> dict[str, object]:
        font = embedded(pdf, subset=subset, letters=letters)
        return {"Font": pikepdf.Dictionary(F=font)}

    assert codes(made(TEXT, things=things)) == [code]


def test_a_font_that_is_only_named() -> None:
    named = fonts(Subtype=pikepdf.Name.Type1, BaseFont=pikepdf.Name("/Courier"))
    assert codes(made(TEXT, things=named)) == ["RW633"]
    assert says(made(TEXT, things=named)) == ["Courier is not in the file"]


def test_a_descriptor_without_a_file_is_a_name_as_well() -> None:
    named = fonts(
        Subtype=pikepdf.Name.TrueType,
        BaseFont=pikepdf.Name("/ABCDEF+Plex"),
        FontDescriptor=pikepdf.Dictionary(CapHeight=700),
    )
    assert codes(made(TEXT, things=named)) == ["RW633"]


def test_codes_of_its_own_are_no_letters() -> None:
    def things(pdf: pikepdf.Pdf) -> dict[str, object]:
        font = pikepdf.Dictionary(
            Subtype=pikepdf.Name.TrueType,
            BaseFont=pikepdf.Name("/ABCDEF+Plex"),
            Encoding=pikepdf.Dictionary(Type=pikepdf.Name.Encoding),
            FontDescriptor=pikepdf.Dictionary(FontFile2=pdf.make_stream(b"x")),
        )
        return {"Font": pikepdf.Dictionary(F=font)}

    assert codes(made(TEXT, things=things)) == ["RW636"]


def test_a_font_that_no_text_uses_does_not_count() -> None:
    named = fonts(Subtype=pikepdf.Name.Type1, BaseFont=pikepdf.Name("/Courier"))
    assert codes(made(GROUND, things=named)) == []


def test_type3() -> None:
    drawn = fonts(Subtype=pikepdf.Name.Type3, CharProcs=pikepdf.Dictionary())
    assert codes(made(TEXT, things=drawn)) == ["RW635"]


def test_one_font_on_many_pages_is_one_finding() -> None:
    named = fonts(Subtype=pikepdf.Name.Type1, BaseFont=pikepdf.Name("/Courier"))
    assert codes(made(TEXT, TEXT, TEXT, things=named)) == ["RW633"]
