"""Spaced words are set so that they look alike and can be found."""

from io import BytesIO

import pikepdf
import pypdfium2
import pytest
from PIL import ImageChops

from rulewright.publish.galley_text import spaced_once
from unit.publish.printshop import stock

PAGE = (
    '<html lang="en"><head><title>Page</title><style>@font-face{font-family:Plex;'
    "src:url(file://%s)}body{font:9pt Plex}p{letter-spacing:.2em}</style></head>"
    "<body><p>CORE ACTION <b>AVATAR</b></p>"
    '<div>Plain text, <span style="letter-spacing:.3em">spaced</span> text.</div>'
    "</body></html>"
)


def pages() -> tuple[bytes, bytes]:
    """A page as the engine draws it, and with its spacing set once."""
    from weasyprint import HTML  # noqa: PLC0415 - after the fonts are shut off

    font = stock().fonts[0] / "IBMPlexSans-Regular.ttf"
    before = HTML(string=PAGE % font).write_pdf()
    after = BytesIO()
    with pikepdf.open(BytesIO(before)) as pdf:
        contents = pdf.pages[0].Contents.read_bytes()
        pdf.pages[0].Contents = pdf.make_stream(spaced_once(contents))
        pdf.save(after)
    return before, after.getvalue()


def text(pdf: bytes) -> str:
    words: str = pypdfium2.PdfDocument(pdf)[0].get_textpage().get_text_range()
    return " ".join(words.split())


def test_spaced_words_can_be_found() -> None:
    before, after = pages()
    assert "CORE ACTION" not in text(before)
    assert text(after) == "CORE ACTION AVATAR Plain text, spaced text."


def test_they_look_alike() -> None:
    before, after = (
        pypdfium2.PdfDocument(pdf)[0].render(scale=4).to_pil() for pdf in pages()
    )
    difference = ImageChops.difference(before, after).convert("L").histogram()
    assert sum(difference[48:]) == 0


@pytest.mark.parametrize(
    ("array", "shown"),
    [
        (b"<0001>-90<0002>-90<0003>0", b"0.90000 Tc\n[<000100020003>]"),
        # Two moves after a glyph are one; kerning stays.
        (b"<0001>-40<>-60.0<0002>-90<0003>0", b"0.90000 Tc\n[<0001>-10.00<00020003>]"),
    ],
)
def test_a_shared_spacing_is_set_once(array: bytes, shown: bytes) -> None:
    got = spaced_once(b"/F 10 Tf\n[" + array + b"] TJ\nET\n")
    assert got == b"/F 10 Tf\n" + shown + b" TJ\n0 Tc\nET\n"


@pytest.mark.parametrize(
    "array",
    [
        b"<00010002>-90<0003>-90",
        b"<0001>-90<0002>",
        b"<0001>-90<0002>12<0003>",
        b"-90<0001>-90<0002>-90<0003>",
    ],
)
def test_what_shares_no_spacing_stays(array: bytes) -> None:
    contents = b"/F 10 Tf\n[" + array + b"] TJ\nET\n"
    assert spaced_once(contents) == contents


def test_what_follows_in_the_same_line_stays_in_its_place() -> None:
    first = b"[<0001>-90<0002>-90<0003>-30] TJ\n"
    got = spaced_once(b"/F 10 Tf\n" + first + b"/G 8 Tf\n[<0004>] TJ\nET\n")
    # 90 were moved after the last glyph in place of 30.
    assert b"<000100020003>60.00] TJ\n0 Tc\n/G 8 Tf\n[<0004>] TJ" in got
