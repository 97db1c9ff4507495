"""The summary: what was looked at and what was not."""

from io import BytesIO

import pikepdf
from PIL import Image

from rulewright.model import Preset
from rulewright.publish.preflight import inspect
from unit.publish.preflight.pressroom import (
    GROUND,
    line,
    made,
    picture,
    placed,
    preset,
    with_font,
)


def told(data: bytes, by: Preset | None = None) -> str:
    return inspect(data, "card.pdf", by).summary


def test_what_is_in_a_file() -> None:
    def things(pdf: pikepdf.Pdf) -> dict[str, object]:
        shown = pikepdf.Dictionary(P=picture(pdf, (150, 150)))
        return {"XObject": shown, **with_font(pdf)}

    content = f"{GROUND}{line('Draw', 40, 60)}{placed(40, 100, 72, 72)}"
    said = told(made(content, content, things=things))
    assert said.startswith("card.pdf: 2 pages of 63.5 x 88.9 mm; PDF 1.4, no standard")
    assert "1 font, 2 runs of letters" in said
    assert "2 pictures, the coarsest with 150 dots per inch" in said
    assert "bleed looked at on 2 pages" in said
    assert "colours: grey; at most 100 % of ink outside pictures" in said


def test_silence_is_explained() -> None:
    assert "not looked at: size, safe area, page order" in told(made())
    assert "not looked at" not in told(made(), preset("poker"))
    other = made(trim=(20, 20, 100, 100))
    assert "not looked at: safe area of pages" in told(other, preset("poker"))
    assert "not looked at: 1 page" in told(made("1 2 re f"), preset("poker"))
    assert told(b"no file") == "card.pdf: nothing was looked at"


def test_a_preset_says_what_it_does_not_do() -> None:
    assert "Poker cards: It is no house's own figure." in told(made(), preset("poker"))


def test_a_picture() -> None:
    out = BytesIO()
    Image.new("RGB", (8, 9)).save(out, format="PNG")
    said = told(out.getvalue())
    assert said.startswith("card.pdf: a picture of 8 x 9 pixels, RGB\n")
    assert "not looked at: its size and bleed" in said
