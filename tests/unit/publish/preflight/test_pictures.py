"""Pictures in a PDF: dots per inch at their size, and the ink of their pixels."""

import pikepdf
import pytest
from PIL import Image

from rulewright.publish.preflight.marks import PictureFacts, Placed
from rulewright.publish.preflight.pictures import Pixels, ink_of_pixels, resolution
from rulewright.publish.preflight.plane import Area
from unit.publish.preflight.pressroom import (
    GROUND,
    codes,
    made,
    ours,
    picture,
    placed,
    says,
)

SHARP = ours("resolution: {least: 300, source: us}")
INK = ours("colour: {space: any, ink: 240, source: us}")


def facts(width: int, height: int) -> PictureFacts:
    return PictureFacts((1, 0), width, height, "grey", mask=False, source=None)


def test_the_coarser_direction_counts() -> None:
    quad = Area(0, 0, 25.4, 50.8).quad
    assert resolution(Placed(facts(300, 300), quad, quad)) == pytest.approx(150)
    flat = Area(0, 0, 25.4, 0).quad
    assert resolution(Placed(facts(300, 300), flat, flat)) is None


def card(pixels: tuple[int, int], size: float, turn: str = "") -> bytes:
    def things(pdf: pikepdf.Pdf) -> dict[str, object]:
        return {"XObject": pikepdf.Dictionary(P=picture(pdf, pixels))}

    return made(GROUND + turn + placed(40, 60, size, size), things=things)


@pytest.mark.parametrize(
    ("pixels", "found"), [((300, 300), []), ((299, 300), ["RW639"]), ((600, 600), [])]
)
def test_dots_at_its_size(pixels: tuple[int, int], found: list[str]) -> None:
    assert codes(card(pixels, 72), SHARP) == found


def test_the_size_on_the_page_counts_whatever_led_to_it() -> None:
    assert codes(card((300, 300), 36, "2 0 0 2 -60 -80 cm "), SHARP) == []
    assert codes(card((300, 300), 37, "2 0 0 2 -60 -80 cm "), SHARP) == ["RW639"]
    (found,) = says(card((100, 100), 72), SHARP)
    assert found.startswith("a picture of 100 x 100 pixels,")
    assert found.endswith("has 100 dots per inch at its size")


def test_without_a_preset_dots_are_only_told() -> None:
    assert codes(card((30, 30), 72)) == []


@pytest.mark.parametrize(
    ("mode", "pixel", "ink"),
    [
        ("CMYK", (153, 102, 102, 255), 240),
        ("CMYK", (0, 0, 0, 0), 0),
        ("L", 0, 100),
        ("L", 255, 0),
        ("RGB", (0, 0, 0), 100),
        ("RGB", (0, 0, 255), 200),
        ("RGB", (255, 255, 0), 100),
        ("RGB", (255, 255, 255), 0),
    ],
)
def test_ink_of_pixels(mode: str, pixel: int, ink: float) -> None:
    shown = Image.new(mode, (3, 3), pixel)
    assert ink_of_pixels(shown) == pytest.approx(ink, abs=2)


def inked(pixel: bytes) -> bytes:
    def things(pdf: pikepdf.Pdf) -> dict[str, object]:
        data = b"\x00" * 12 + pixel
        return {
            "XObject": pikepdf.Dictionary(P=picture(pdf, (2, 2), "DeviceCMYK", data))
        }

    return made(f"0 0 0 0.2 k 0 0 198 270 re f {placed(40, 60, 9, 9)}", things=things)


def test_one_pixel_of_much_ink_is_enough() -> None:
    assert codes(inked(b"\xff\xff\xff\xff"), INK) == ["RW640"]
    assert "takes 400 % of ink" in says(inked(b"\xff\xff\xff\xff"), INK)[0]
    assert codes(inked(b"\xff\xff\x10\x10"), INK) == []


def test_what_cannot_be_unpacked_is_counted() -> None:
    pixels = Pixels()
    assert pixels.ink(facts(2, 2)) is None
    assert pixels.ink(facts(2, 2)) is None
    assert pixels.unread == 1
