"""A face as pixels: as many as the trim, without bleed, the same each time."""

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from rulewright.measure import Size
from rulewright.publish.drawing import draw_all
from rulewright.publish.raster import pixels, raster
from unit.publish.easel import CARD, artwork, templates

CSS = (
    ".ground{position:absolute;left:-5mm;top:-5mm;width:73mm;height:98mm;"
    "background:#ff0000}"
    ".face{position:absolute;left:0;top:0;width:63mm;height:88mm;background:#0000ff}"
)


@pytest.mark.parametrize(
    ("trim", "dpi", "size"),
    [("63mm x 88mm", 300, (744, 1039)), ("2.5in x 3.5in", 300, (750, 1050))],
)
def test_pixels_of_a_trim(trim: str, dpi: int, size: tuple[int, int]) -> None:
    assert pixels(Size.parse(trim), dpi) == size


@pytest.mark.parametrize("bleed", ["0mm", "2mm", "5mm"])
def test_the_picture_is_cut_to_the_trim(tmp_path: Path, bleed: str) -> None:
    body = '<div class="ground"></div><div class="face"></div>'
    face = artwork(templates(tmp_path), body, CSS, bleed=bleed)
    (drawing,) = draw_all([face], tmp_path / "cache")

    png = raster(drawing.pdf, CARD, 150)

    picture = Image.open(BytesIO(png))
    assert picture.size == (372, 520)
    assert picture.mode == "RGB"
    assert picture.getcolors() == [(372 * 520, (0, 0, 255))]
    assert raster(drawing.pdf, CARD, 150) == png


def test_paper_is_white_where_nothing_is_printed(tmp_path: Path) -> None:
    (drawing,) = draw_all([artwork(templates(tmp_path), "")], tmp_path / "cache")

    picture = Image.open(BytesIO(raster(drawing.pdf, CARD, 50)))
    assert picture.getcolors() == [(picture.width * picture.height, (255, 255, 255))]
