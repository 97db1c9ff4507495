"""The profile is read by a colour engine, and means sRGB."""

from io import BytesIO

import pytest
from PIL import Image, ImageCms

from rulewright.publish.colour import srgb_profile


@pytest.mark.parametrize(
    "colour", [(0, 0, 0), (255, 255, 255), (228, 0, 47), (23, 25, 28), (128, 128, 128)]
)
def test_colours_stay_what_they_are_in_srgb(colour: tuple[int, int, int]) -> None:
    profile = ImageCms.ImageCmsProfile(BytesIO(srgb_profile()))
    picture = Image.new("RGB", (1, 1), colour)
    turned = ImageCms.profileToProfile(
        picture, profile, ImageCms.createProfile("sRGB"), outputMode="RGB"
    )
    assert turned is not None
    pixel = turned.getpixel((0, 0))
    assert isinstance(pixel, tuple)
    assert all(abs(a - b) <= 1 for a, b in zip(pixel, colour, strict=True))


def test_the_header_tells_its_own_length() -> None:
    data = srgb_profile()
    assert int.from_bytes(data[:4]) == len(data)
    assert data[36:40] == b"acsp"
