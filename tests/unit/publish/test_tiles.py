"""Stand-alone files: sized, dateless, and like what the layout engine draws."""

import re
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from rulewright.measure import Size
from rulewright.publish.drawing import draw_all
from rulewright.publish.raster import raster
from rulewright.publish.tiles import ReachingOutError, gap, svg_pdf, svg_png
from unit.publish.easel import HOUSE, artwork, templates

# A flat-top hex of 50.8 mm, with type, an even-odd hole, a clip and a gradient.
TILE = """\
<svg xmlns="http://www.w3.org/2000/svg" width="50.8mm" height="44mm"
 viewBox="-25.4 -22 50.8 44"><title>Tile</title>
<linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="-22" x2="0" y2="22">
<stop offset="0" stop-color="#e6ecf3"/><stop offset="1" stop-color="#1f3f66"/>
</linearGradient>
<clipPath id="c"><path d="M-25.4 0L-12.7-22H12.7L25.4 0 12.7 22H-12.7Z"/></clipPath>
<g clip-path="url(#c)"><rect x="-26" y="-22" width="52" height="44" fill="url(#g)"/></g>
<path fill-rule="evenodd" d="M-9-9H9V9H-9ZM-5-5V5H5V-5Z" fill="#17191c"/>
<circle r="3" fill="none" stroke="#fff" stroke-width=".5"/>
<text x="0" y="16" text-anchor="middle" font-family="IBM Plex Serif" font-weight="700"
 font-size="5" fill="#17191c">Cloud</text>
</svg>
"""


def test_a_png_has_the_size_that_the_svg_states(tmp_path: Path) -> None:
    png = svg_png(TILE.encode(), 254, roots=(HOUSE,), cache_dir=tmp_path)

    assert Image.open(BytesIO(png)).size == (508, 440)
    assert svg_png(TILE.encode(), 254, roots=(HOUSE,), cache_dir=tmp_path) == png


def test_a_pdf_has_no_date_of_today(tmp_path: Path) -> None:
    pdf = svg_pdf(TILE.encode(), roots=(HOUSE,), cache_dir=tmp_path)

    assert re.findall(rb"Date \((?:D:)?(\d{8})", pdf) == [b"19800101"] * 2
    assert svg_pdf(TILE.encode(), roots=(HOUSE,), cache_dir=tmp_path) == pdf


@pytest.mark.parametrize("url", ["https://example.org/x.png", "file:///etc/passwd"])
def test_nothing_outside_is_opened(tmp_path: Path, url: str) -> None:
    svg = TILE.replace("<circle", f'<image href="{url}" width="9" height="9"/><circle')

    with pytest.raises(ReachingOutError):
        svg_png(svg.encode(), 96, roots=(HOUSE,), cache_dir=tmp_path)


def test_both_engines_draw_a_tile_alike(tmp_path: Path) -> None:
    trim = Size.parse("50.8mm x 44mm")
    css = "img{position:absolute;left:0;top:0;width:50.8mm;height:44mm}"
    body = '<img src="tile.svg" alt="Tile">'

    def face(svg: str, name: str) -> bytes:
        art = artwork(templates(tmp_path, {"tile.svg": svg}), body, css)
        art = type(art)(art.id, art.html, trim, art.bleed, art.roots)
        (drawing,) = draw_all([art], tmp_path / name)
        return raster(drawing.pdf, trim, 254)

    alone = svg_png(TILE.encode(), 254, roots=(HOUSE,), cache_dir=tmp_path)
    on_a_face = face(TILE, "tile")
    assert gap(alone, on_a_face) < 0.01
    without = face(TILE.replace("<circle r=", "<circle r='0' x="), "less")
    assert gap(on_a_face, without) > 0.0005


def test_pictures_of_two_sizes_cannot_be_compared(tmp_path: Path) -> None:
    one, other = (
        svg_png(TILE.encode(), dpi, roots=(HOUSE,), cache_dir=tmp_path)
        for dpi in (50, 60)
    )

    assert gap(one, one) == 0
    with pytest.raises(ValueError, match="two sizes"):
        gap(one, other)
