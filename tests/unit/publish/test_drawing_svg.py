"""The quick way to draw a picture looks like the slow one."""

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from rulewright.publish import drawing_quick, drawing_svg, raster, tiles
from rulewright.publish.drawing import draw_all
from rulewright.publish.drawing_desk import Desk
from unit.publish.easel import HOUSE, SPARK, artwork, templates


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
    monkeypatch.setitem(drawing_quick.svg_module.TAGS, "path", drawing_quick.slow_path)
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


def test_a_picture_from_memory_gives_the_same_bytes(tmp_path: Path) -> None:
    lined = SPARK.replace("<path", '<path stroke="#a8001f" stroke-opacity=".25"')
    filled = SPARK.replace("<path", '<path fill-opacity=".75" stroke="#006b38"')
    roots = templates(tmp_path, {"icons/l.svg": lined, "icons/f.svg": filled})
    icon = '<img style="width:9mm" src="icons/{}.svg" alt="Icon">'
    first, second = (
        artwork(roots, '<p style="margin:9mm">' + icon.format(a) + icon.format(b))
        for a, b in ("lf", "fl")
    )
    desk = Desk(tmp_path / "cache")

    drawn = [desk.draw(face).pdf for face in (first, second, first, second)]

    assert drawn[2:] == [Desk(tmp_path / "cache").draw(first).pdf, drawn[1]]
    assert drawn[0] == drawn[2]


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
