"""The first setting that fits is taken, and only fitted boxes have a say."""

from pathlib import Path

from rulewright.publish.drawing import Drawing, Setting, draw_all
from unit.publish.easel import artwork, templates

SETTINGS = (
    Setting("l", "8pt"),
    Setting("a", "8pt"),
    Setting("c", "8pt"),
    Setting("c", "7pt"),
)
CSS = (
    ".rules{position:absolute;left:5mm;width:50mm;top:10mm}"
    ".lay-l .rules{height:8mm}.lay-a .rules{height:15mm}.lay-c .rules{height:22mm}"
    ".fs-70 .rules{font-size:7pt;line-height:8.8pt}"
    "h1{position:absolute;left:5mm;top:5mm;width:50mm;height:4mm;margin:0;"
    "font-size:8pt;line-height:10pt}"
)


def draw(tmp_path: Path, lines: int, extra: str = "", css: str = "") -> Drawing:
    body = extra + "<div class=rules data-fit=rules>" + "Line<br>" * lines + "</div>"
    face = artwork(templates(tmp_path), body, CSS + css, fit=SETTINGS)
    (drawing,) = draw_all([face], tmp_path / "cache")
    return drawing


def test_the_first_setting_that_fits_is_taken(tmp_path: Path) -> None:
    # A line of 10 pt is 3.53 mm, one of 8.8 pt 3.1 mm.
    taken = [draw(tmp_path, lines).setting for lines in (2, 3, 4, 5, 6, 7)]

    assert taken == [
        SETTINGS[0], SETTINGS[1], SETTINGS[1], SETTINGS[2], SETTINGS[2], SETTINGS[3],
    ]  # fmt: skip


def test_what_fits_nowhere_is_reported_in_the_last_setting(tmp_path: Path) -> None:
    drawing = draw(tmp_path, 9)

    assert drawing.setting == SETTINGS[-1]
    assert [fault.says for fault in drawing.faults] == [
        "rules is 2 lines (27%) too long at 7 pt"
    ]


def test_other_boxes_have_no_say(tmp_path: Path) -> None:
    title = "<h1>Far too long a title for the one line that this box has room for</h1>"

    drawing = draw(tmp_path, 2, title)

    assert drawing.setting == SETTINGS[0]
    assert [one.box for one in drawing.overflow] == ["h1"]


def test_a_setting_is_chosen_the_same_way_after_other_faces(tmp_path: Path) -> None:
    faces = [(n, draw(tmp_path / str(n), n).setting) for n in (2, 3, 5, 7)]
    roots = templates(tmp_path)
    bodies = [
        "<div class=rules data-fit=rules>" + "Line<br>" * n + "</div>"
        for n in (7, 5, 3, 2)
    ]
    together = [artwork(roots, body, CSS, fit=SETTINGS) for body in bodies]

    drawn = draw_all(together, tmp_path / "cache")

    assert [one.setting for one in drawn][::-1] == [setting for _, setting in faces]


def test_a_wrong_guess_costs_time_and_nothing_else(tmp_path: Path) -> None:
    # Each letter on a line of its own takes far more room than it seems to.
    css = CSS + ".rules i{display:block}"
    taken = []
    for lines in (2, 3, 5, 7):
        body = "<div class=rules data-fit>" + "<i>a</i>" * lines + "</div>"
        face = artwork(templates(tmp_path), body, css, fit=SETTINGS)
        taken += [one.setting for one in draw_all([face], tmp_path / "cache")]

    assert taken == list(SETTINGS)


def test_without_a_fitted_box_every_box_has_a_say(tmp_path: Path) -> None:
    body = "<div class=rules>" + "Line<br>" * 3 + "</div>"
    face = artwork(templates(tmp_path), body, CSS, fit=SETTINGS)

    (drawing,) = draw_all([face], tmp_path / "cache")

    assert drawing.setting == SETTINGS[1]
