"""What sticks out of its box or stands too near the knife, found with a number."""

from pathlib import Path

import pytest

from rulewright.publish.drawing import Drawing, draw_all
from unit.publish.easel import artwork, templates

BOX = "p{margin:0;position:absolute;left:5mm;top:5mm;width:30mm;height:8mm}"


def draw(tmp_path: Path, body: str, css: str = BOX) -> Drawing:
    (drawing,) = draw_all([artwork(templates(tmp_path), body, css)], tmp_path / "cache")
    return drawing


def codes(drawing: Drawing) -> list[str]:
    return [fault.code for fault in drawing.faults]


def test_text_that_fits_is_silent(tmp_path: Path) -> None:
    drawing = draw(tmp_path, "<p>Two lines<br>of text.</p>")

    assert drawing.faults == ()
    assert drawing.overflow == ()


def test_too_many_lines_are_counted(tmp_path: Path) -> None:
    # 8 mm hold two lines of 10 pt (3.53 mm); five need 17.64 mm.
    drawing = draw(tmp_path, "<p>1<br>2<br>3<br>4<br>5</p>")

    (overflow,) = drawing.overflow
    assert (overflow.box, overflow.lines, overflow.percent) == ("p", 3, 120)
    assert overflow.excess.um == pytest.approx(9639, abs=30)
    assert codes(drawing) == ["RW601"]
    assert drawing.faults[0].says == "p is 3 lines (120%) too long at 8 pt"


def test_a_word_that_cannot_break_is_too_wide(tmp_path: Path) -> None:
    drawing = draw(tmp_path, "<p>Incomprehensibilities-of-government</p>")
    wide = draw(tmp_path, "<p>Incomprehensibilities" + "m" * 12 + "</p>")

    assert drawing.overflow == ()
    (overflow,) = wide.overflow
    assert overflow.wide
    assert overflow.lines == 0
    assert "too wide" in wide.faults[0].says


def test_a_title_of_three_lines_in_a_box_for_two(tmp_path: Path) -> None:
    css = (
        ".title{margin:0;position:absolute;left:5.5mm;top:13mm;width:41mm;height:9.8mm;"
        'font:700 13pt/13.6pt "IBM Plex Serif"}'
    )
    two = "<h1 class=title data-box=title>Thought Now Sold by the Gross</h1>"
    three = two.replace("Gross", "Gross and the Dozen")

    assert draw(tmp_path, two, css).faults == ()
    (overflow,) = draw(tmp_path, three, css).overflow
    assert (overflow.box, overflow.lines, overflow.size) == ("title", 1, "13 pt")


def test_hidden_overflow_is_found_too(tmp_path: Path) -> None:
    drawing = draw(tmp_path, "<p>1<br>2<br>3</p>", BOX + "p{overflow:hidden}")

    assert [one.lines for one in drawing.overflow] == [1]


def test_padding_is_not_room_for_text(tmp_path: Path) -> None:
    padded = BOX + "p{box-sizing:border-box;padding-top:2mm}"

    assert [o.lines for o in draw(tmp_path, "<p>1<br>2</p>", padded).overflow] == [1]


def test_a_box_inside_a_box_answers_for_itself(tmp_path: Path) -> None:
    body = "<p>One<b>apart</b></p>"
    apart = BOX + "b{position:absolute;left:0;top:20mm;width:9mm;height:4mm}"

    assert draw(tmp_path, body, apart).faults == ()


def test_a_table_in_a_marked_box(tmp_path: Path) -> None:
    css = ".t{position:absolute;left:5mm;top:5mm;width:30mm;height:9mm}"
    row = "<tr><td>1</td></tr>"

    fits = draw(
        tmp_path, f"<div class=t data-box=table><table>{row}</table></div>", css
    )
    over = draw(
        tmp_path, f"<div class=t data-box=table><table>{row * 4}</table></div>", css
    )
    assert fits.overflow == ()
    assert [one.box for one in over.overflow] == ["table"]


@pytest.mark.parametrize(
    ("place", "near"),
    [
        ("left:3mm;top:3mm", False),
        ("left:1mm;top:5mm", True),
        ("left:5mm;top:1mm", True),
        ("left:50mm;top:5mm", True),
        ("left:5mm;top:84mm", True),
    ],
)
def test_text_outside_the_safe_area(tmp_path: Path, place: str, near: bool) -> None:
    css = f"p{{margin:0;position:absolute;{place};white-space:nowrap}}"
    body = "<p>Lorem ipsum</p>"

    assert codes(draw(tmp_path, body, css)) == ["RW602"] * near
    marked = draw(tmp_path, f"<div data-bleeds>{body}</div>", css)
    assert marked.faults == ()


def test_a_turned_box_is_measured_where_it_prints(tmp_path: Path) -> None:
    css = ".f{position:absolute;left:0;top:0;width:63mm;height:88mm}"
    css += "p{position:absolute;margin:0;left:5mm;top:1mm}"
    turned = css + ".f{transform:rotate(180deg)}"
    body = "<div class=f><p>Word</p></div>"

    (fault,) = draw(tmp_path, body, turned).faults
    assert fault.code == "RW602"
    assert "1.7 mm inside the trim" in fault.says
    moved = turned.replace("top:1mm", "top:5mm")
    assert draw(tmp_path, body, moved).faults == ()


def test_lines_beyond_the_page_are_counted_too(tmp_path: Path) -> None:
    css = BOX.replace("top:5mm", "top:70mm")
    body = "<p>" + "Word<br>" * 40 + "</p>"

    low, high = draw(tmp_path, body, css), draw(tmp_path, body)

    assert [one.lines for one in low.overflow] == [38]
    assert low.overflow == high.overflow


def test_text_in_the_flow_that_leaves_the_page(tmp_path: Path) -> None:
    body = "".join(f"<div>Word {n}</div>" for n in range(25))
    drawing = draw(tmp_path, body, "body{padding:5mm}")

    assert codes(drawing) == ["RW602"] * 3
    assert "“Word 22” stands only 1.9 mm" in drawing.faults[0].says
    assert "“Word 24” stands at or over the trim" in drawing.faults[2].says
