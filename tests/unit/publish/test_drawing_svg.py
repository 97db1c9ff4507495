"""The quick way to draw a picture looks like the slow one."""

import re
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from rulewright.publish import drawing_svg, raster, tiles
from rulewright.publish.drawing import draw_all
from rulewright.publish.drawing_svg import operators_of
from unit.publish.easel import HOUSE, SPARK, artwork, templates


@pytest.mark.parametrize(
    ("data", "operators"),
    [
        ("M1 2L3 4Z", "1 2 m|3 4 l|h"),
        ("M1,2 3,4 5-6", "1 2 m|3 4 l|5 -6 l"),
        ("m1 1h2v3l-1-1z l5 5", "1 1 m|3 1 l|3 4 l|2 3 l|h|6 6 l"),
        ("M0 0C1 1 2 1 3 0S5-1 6 0", "0 0 m|1 1 2 1 3 0 c|4 -1 5 -1 6 0 c"),
        ("M1 1s1 1 2 0", "1 1 m|1 1 2 2 3 1 c"),
        ("M1 1H.5V-.25", "1 1 m|0.5 1 l|0.5 -0.25 l"),
        ("m1 1 1 1m1 1 1 1", "1 1 m|2 2 l|3 3 m|4 4 l"),
        ("", ""),
    ],
)
def test_path_data_becomes_operators(data: str, operators: str) -> None:
    drawn = operators_of(data)

    assert drawn is not None
    plain = re.sub(r"(\.\d*?)0+(?= )", r"\1", drawn.decode())
    assert re.sub(r"\.(?= )", "", plain).replace("\n", "|") == operators


@pytest.mark.parametrize("data", ["L1 1", "M1", "M1 1C1 1", "M1 1H"])
def test_broken_path_data_is_left_to_the_engine(data: str) -> None:
    assert operators_of(data) is None


def test_icons_look_the_same_either_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    icons = sorted((HOUSE / "icons").glob("*.svg"))[::3]
    assets = {
        f"{icon.name}": icon.read_bytes().replace(b"currentColor", b"#2b3440")
        for icon in icons
    }
    body = '<div style="margin:5mm">' + "".join(
        f'<img style="width:7mm;height:7mm" src="asset:{name}" alt="Icon">' * 2
        for name in assets
    )
    face = artwork(templates(tmp_path), body + "</div>", assets=assets)

    (quick,) = draw_all([face], tmp_path / "quick")
    monkeypatch.setitem(drawing_svg.svg_module.TAGS, "path", drawing_svg._slow_path)
    monkeypatch.setattr(
        drawing_svg.Picture,
        "_record",
        lambda self, stream, size, style: drawing_svg.SVGImage.draw(
            self, stream, *size, style
        ),
    )
    (slow,) = draw_all([face], tmp_path / "slow")

    assert quick.pdf != slow.pdf
    pictures = [raster.raster(one.pdf, one.trim, 200) for one in (quick, slow)]
    assert tiles.gap(*pictures) < 0.0002


def test_a_picture_repeated_from_memory_keeps_to_itself(tmp_path: Path) -> None:
    # Colour and alpha set before and after must neither leak in nor out.
    half = SPARK.replace('fill="#17191c"', 'fill="#a8001f" fill-opacity=".5"')
    body = "".join(
        f'<p style="position:absolute;left:9mm;top:{top}mm;color:#a8001f">Text '
        f'<img src="icons/half.svg" alt="Half"> more '
        f'<img src="icons/spark.svg" alt="Spark"> text</p>'
        for top in (9, 19)
    )
    roots = templates(tmp_path, {"icons/half.svg": half})
    (drawing,) = draw_all([artwork(roots, body, "img{height:4mm}")], tmp_path / "c")

    page = Image.open(BytesIO(raster.raster(drawing.pdf, drawing.trim, 254)))
    first, second = (page.crop((0, top, 630, top + 90)) for top in (80, 180))
    # Rounding of positions may shift an edge by a few grey levels.
    worst = max(high for _, high in ImageChops.difference(first, second).getextrema())
    assert worst <= 16
    assert len(first.getcolors(9999) or ()) > 20


def test_a_picture_with_groups_of_its_own_is_drawn_anew(tmp_path: Path) -> None:
    faint = SPARK.replace("<path", '<g opacity=".5"><path').replace(
        "</svg>", "</g></svg>"
    )
    roots = templates(tmp_path, {"icons/faint.svg": faint})
    icon = '<img style="width:9mm" src="icons/faint.svg" alt="Faint">'
    body = '<p style="margin:9mm">' + icon * 3

    (drawing,) = draw_all([artwork(roots, body + "</p>")], tmp_path / "cache")

    assert drawing.faults == ()
    page = Image.open(BytesIO(raster.raster(drawing.pdf, drawing.trim, 254)))
    inside = [page.getpixel((90 + 45 + 90 * i, 150)) for i in range(3)]
    assert all(abs(value - 140) < 3 for pixel in inside for value in pixel)
