"""What prints too small, too faint or too coarse, measured on the finished page."""

from pathlib import Path

import pytest
from PIL import Image

from rulewright.measure import Length
from rulewright.publish.drawing import Limits, Setting, draw_all
from rulewright.publish.drawing_look import contrast
from unit.publish.easel import artwork, templates

LIMITS = Limits(Length.parse("7pt"), Length.parse("5pt"), 300)
AT = "p,div{position:absolute;left:5mm;top:5mm;width:40mm;height:20mm;margin:0}"
PHOTO = '<p><img src="photo.png" alt="Harbour"></p>'


def said(
    tmp_path: Path, body: str, css: str, fit: tuple[Setting, ...] = ()
) -> list[tuple[str, str]]:
    """Codes and words of what a face of this body is told."""
    roots = templates(tmp_path)
    Image.new("RGB", (300, 150)).save(roots[0] / "photo.png")
    face = artwork(roots, body, AT + css, fit=fit, limits=LIMITS)
    (drawing,) = draw_all([face], tmp_path / "cache")
    return [(fault.code, fault.says) for fault in drawing.faults]


@pytest.mark.parametrize(
    ("one", "other", "ratio"),
    [
        ((0, 0, 0), (255, 255, 255), 21.0),
        ((255, 255, 255), (255, 255, 255), 1.0),
        ((118, 118, 118), (255, 255, 255), 4.54),
        ((255, 0, 0), (255, 255, 255), 4.0),
    ],
)
def test_contrast_is_that_of_the_standard(
    one: tuple[int, int, int], other: tuple[int, int, int], ratio: float
) -> None:
    assert contrast(one, other) == pytest.approx(ratio, abs=0.005)
    assert contrast(other, one) == contrast(one, other)


@pytest.mark.parametrize(
    "css",
    [
        "p{color:#767676}",
        "p{color:#fff;background:#2b3440}",
        "p{font-size:5pt}",
        "p{font-size:2.6pt;transform:scale(2);transform-origin:0 0}",
        "p{color:#aaa;background:linear-gradient(#222,#111)}",
    ],
)
def test_type_that_can_be_read_is_silent(tmp_path: Path, css: str) -> None:
    assert said(tmp_path, "<p>Gain trust</p>", css) == []


@pytest.mark.parametrize(
    ("css", "ratio"),
    [
        ("p{color:#999}", "2.8"),
        ("p{color:#fff;background:#eee}", "1.2"),
        ("p{color:#000;background:#2b3440}", "1.7"),
        ("p{color:rgba(0,0,0,.4)}", "2.8"),
        ("p{color:#888;background:linear-gradient(#777,#666)}", "1.3"),
        ("p{color:#999;top:30mm;transform:rotate(30deg)}", "2.8"),
    ],
)
def test_faint_type_is_told_with_its_contrast(
    tmp_path: Path, css: str, ratio: str
) -> None:
    ((code, says),) = said(tmp_path, "<p>Gain trust</p>", css)
    assert code == "RW613"
    assert says.startswith(f"“Gain trust” stands out from its ground by {ratio} to 1")


def test_what_lies_behind_may_be_another_box_or_a_picture(tmp_path: Path) -> None:
    photo = "<div style='color:#17191c'>Gain</div>"
    faint = said(tmp_path, PHOTO + photo, "img{width:20mm;height:10mm}")
    assert [code for code, _ in faint] == ["RW613"]
    light = said(tmp_path, PHOTO + photo.replace("17191c", "fff"), "img{width:20mm}")
    assert light == []


def test_small_type_counts_where_it_prints(tmp_path: Path) -> None:
    css = "p{font-size:8pt;transform:scale(.5);transform-origin:0 0}"
    ((code, says),) = said(tmp_path, "<p>Gain <b>trust</b></p>", css)
    assert (code, says) == (
        "RW612",
        "“Gain trust” prints at 4.0 pt; no type is smaller than 5 pt",
    )


def test_rules_have_a_floor_of_their_own(tmp_path: Path) -> None:
    settings = (Setting("", "7pt"),)
    body = '<p data-fit="rules"><span class="note">Gain</span> trust</p>'
    css = ".note{font-size:6pt}"
    ((code, says),) = said(tmp_path, body, css, settings)
    assert code == "RW612"
    assert "“Gain” prints at 6.0 pt in a fitted box" in says
    assert said(tmp_path, body.replace(' data-fit="rules"', ""), css) == []


def test_words_for_reading_aloud_are_not_looked_at(tmp_path: Path) -> None:
    body = "<h1{}>The Shore</h1>"
    css = "h1{font-size:1pt;color:#fff;margin:9mm}"
    assert [code for code, _ in said(tmp_path, body.format(""), css)] == [
        "RW612",
        "RW613",
    ]
    assert said(tmp_path, body.format(" data-unseen"), css) == []


def test_pictures_are_measured_both_ways(tmp_path: Path) -> None:
    assert said(tmp_path, PHOTO, "img{width:1in;height:.5in}") == []
    ((code, says),) = said(tmp_path, PHOTO, "img{width:1in;height:.75in}")
    assert (code, says) == (
        "RW614",
        "a picture has 200 pixels to the inch at this size; the format asks for 300",
    )
    several = said(
        tmp_path, PHOTO + PHOTO, "p{height:40mm}img{width:1.4in;height:.7in}"
    )
    assert several[0][1].startswith("2 pictures have 214 pixels")
