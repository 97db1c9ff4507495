"""A file that is a picture: size by pixels, colours, opacity, bleed."""

from io import BytesIO

import pytest
from PIL import Image, ImageFile

from unit.publish.preflight.pressroom import codes, made, ours, preset, says

TGC = preset("the_game_crafter")
SIZE = (825, 1125)


def saved(picture: Image.Image, form: str = "PNG") -> bytes:
    out = BytesIO()
    picture.save(out, format=form)
    return out.getvalue()


def face(
    size: tuple[int, int] = SIZE, mode: str = "RGB", form: str = "PNG", rim: int = 0
) -> bytes:
    """A grey face; with a white rim of some pixels."""
    grey = {"RGB": (90, 90, 90), "CMYK": (0, 0, 0, 160), "L": 90}[mode]
    white = {"RGB": (255,) * 3, "CMYK": (0,) * 4, "L": 255}[mode]
    picture = Image.new(mode, size, white)
    inner = Image.new(mode, (size[0] - 2 * rim, size[1] - 2 * rim), grey)
    picture.paste(inner, (rim, rim))
    return saved(picture, form)


@pytest.mark.parametrize(
    ("size", "found"),
    [
        (SIZE, []),
        ((1125, 825), []),
        ((1650, 2250), []),
        ((750, 1125), []),
        ((750, 1050), ["RW628"]),
        ((600, 818), ["RW639"]),
        ((1000, 1000), ["RW628"]),
    ],
)
def test_sizes(size: tuple[int, int], found: list[str]) -> None:
    assert codes(face(size), TGC) == found


def test_a_wrong_size_names_the_right_ones() -> None:
    (found,) = says(face((750, 1050)), TGC)
    assert "750 x 1050 pixels" in found


def test_makeplayingcards_takes_its_own_pixels() -> None:
    assert codes(face((822, 1122)), preset("makeplayingcards")) == []
    assert codes(face(SIZE), preset("makeplayingcards")) == []


def test_a_white_rim_is_a_bare_bleed() -> None:
    assert codes(face(rim=30), TGC) == ["RW630"]
    # White within the trim as well: a white edge that is meant.
    assert codes(face(rim=60), TGC) == []


def test_colours() -> None:
    assert codes(face(mode="CMYK", form="JPEG"), TGC) == ["RW638"]
    assert codes(face(mode="L"), TGC) == []
    press = ours("colour: {space: cmyk, ink: 240, source: us}")
    assert codes(face(mode="CMYK", form="JPEG"), press) == []
    assert codes(face(), press) == ["RW637"]


def test_ink() -> None:
    press = ours("colour: {space: cmyk, ink: 240, source: us}")
    full = saved(Image.new("CMYK", SIZE, (255, 255, 255, 255)), "JPEG")
    assert codes(full, press) == ["RW640"]


def test_pixels_that_are_not_opaque() -> None:
    clear = saved(Image.new("RGBA", SIZE, (90, 90, 90, 128)))
    assert codes(clear, TGC) == ["RW643"]
    assert codes(saved(Image.new("RGBA", SIZE, (90, 90, 90, 255))), TGC) == []


def test_kinds_of_file() -> None:
    assert codes(made(), TGC) == ["RW624"]
    assert "RW624" in codes(face(), preset("drivethrucards"))


@pytest.mark.parametrize("keep", [20, 60, 300])
def test_a_picture_that_was_cut_off(keep: int, monkeypatch: pytest.MonkeyPatch) -> None:
    # As layout engines set it, for every user of the library in the process.
    monkeypatch.setattr(ImageFile, "LOAD_TRUNCATED_IMAGES", True)
    noise = Image.effect_noise((200, 200), 50)
    assert codes(saved(noise)[:keep], TGC) == ["RW621"]
    assert ImageFile.LOAD_TRUNCATED_IMAGES


def test_a_picture_of_too_many_pixels_is_not_unpacked() -> None:
    huge = bytearray(face((8, 8)))
    huge[16:24] = (60_000).to_bytes(4) + (60_000).to_bytes(4)
    import zlib  # noqa: PLC0415

    huge[29:33] = zlib.crc32(bytes(huge[12:29])).to_bytes(4)
    (found,) = says(bytes(huge), TGC)
    assert found == "this picture has more pixels than any face needs"


def test_without_a_preset_a_picture_is_only_opened() -> None:
    assert codes(face((10, 10))) == []
