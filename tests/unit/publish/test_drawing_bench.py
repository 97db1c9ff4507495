"""Artworks share what is the same for them, and nothing else."""

from pathlib import Path
from xml.etree.ElementTree import fromstring

from rulewright.publish.drawing_bench import Sheet, take_sheets
from rulewright.publish.drawing_desk import Desk
from unit.publish.easel import FONTS, SPARK, artwork, templates

BODY = '<p>Draw <img src="asset:icon.svg" alt="Icon"></p>'
CSS = "p{margin:9mm}"


def test_style_sheets_are_taken_out_in_order() -> None:
    root = fromstring(  # noqa: S314
        '<html><head><link rel="stylesheet" href="a.css"/><style>p{}</style>'
        '<link rel="icon" href="b.png"/><link rel="stylesheet" href="c.css"/>'
        '<style media="screen">b{}</style></head><body/></html>'
    )

    assert take_sheets(root) == (
        Sheet("file:///a.css"),
        Sheet("", "p{}"),
        Sheet("file:///c.css"),
    )
    assert [child.tag for child in root.iter()] == ["html", "head", "link", "body"]


def test_a_font_of_one_face_is_not_in_the_next(tmp_path: Path) -> None:
    more = FONTS + '@font-face{font-family:"Own";src:url(fonts/IBMPlexSerif-Bold.ttf)}'
    roots = templates(tmp_path, {"own.css": more})
    plain = artwork(roots, "<p style='font-family:Own'>Draw</p>", CSS)
    own = artwork(roots, "<p style='font-family:Own'>Draw</p>", CSS)
    own = type(own)(
        **{
            **{name: getattr(own, name) for name in own.__dataclass_fields__},
            "html": own.html.replace("fonts.css", "own.css"),
        }
    )
    alone = Desk(tmp_path / "cache").draw(plain)
    desk = Desk(tmp_path / "cache")

    assert "IBMPlexSerif-Bold" in desk.draw(own).glyphs
    assert desk.draw(plain) == alone


def test_a_font_named_in_the_face_itself_is_not_in_the_next(tmp_path: Path) -> None:
    roots = templates(tmp_path)
    own = '@font-face{font-family:"Own";src:url(fonts/IBMPlexSerif-Bold.ttf)}'
    named = "<p style='font-family:Own'>Draw</p>"
    desk = Desk(tmp_path / "cache")

    first = desk.draw(artwork(roots, named, CSS + own))
    second = desk.draw(artwork(roots, named, CSS))

    assert "IBMPlexSerif-Bold" in first.glyphs
    assert "IBMPlexSerif-Bold" not in second.glyphs


def test_a_style_sheet_changed_meanwhile_is_read_again(tmp_path: Path) -> None:
    roots = templates(tmp_path)
    face = artwork(roots, "<p>Draw</p>", CSS)
    desk = Desk(tmp_path / "cache")
    before = desk.draw(face)

    (roots[0] / "fonts.css").write_text(FONTS + ".sans{color:#a8001f}")

    assert desk.draw(face).pdf != before.pdf


def test_pictures_are_told_apart_by_content(tmp_path: Path) -> None:
    roots = templates(tmp_path)
    one = artwork(roots, BODY, CSS, assets={"icon.svg": SPARK.encode()})
    other = artwork(
        roots, BODY, CSS, assets={"icon.svg": SPARK.replace("M12 2", "M12 9").encode()}
    )
    desk = Desk(tmp_path / "cache")

    first, second, again = desk.draw(one), desk.draw(other), desk.draw(one)

    assert first.pdf == again.pdf
    assert first.pdf != second.pdf


def test_pictures_are_linted_for_each_face_that_shows_them(tmp_path: Path) -> None:
    masked = SPARK.replace("<path", '<g mask="url(#m)"/><path')
    face = artwork(templates(tmp_path), BODY, CSS, assets={"icon.svg": masked.encode()})
    desk = Desk(tmp_path / "cache")

    for plate in (desk.draw(face), desk.draw(face)):
        assert [fault.code for fault in plate.faults] == ["RW605"]
        assert plate.faults[0].says.startswith("asset:icon.svg, line 1: mask")


def test_imported_style_sheets_are_sources_too(tmp_path: Path) -> None:
    roots = templates(tmp_path, {"more.css": "p{color:#a8001f}"})
    (roots[0] / "fonts.css").write_text('@import "more.css";' + FONTS)

    plate = Desk(tmp_path / "cache").draw(artwork(roots, "<p>Draw</p>", CSS))

    assert {"more.css", "fonts.css", "fonts/IBMPlexSans-Regular.ttf"} <= set(plate.used)
