"""Lines set by measure: nothing parted that belongs together, or outside its box."""

from itertools import pairwise
from pathlib import Path

import pytest

from rulewright.faces.linesetting import LineSetter, SetBox, font_folder
from rulewright.faces.typesetting import Group, Paragraph, Run

FONTS = Path(__file__).parents[3] / "templates/house/fonts"
SETTER = LineSetter(FONTS)


def _paragraph(
    *groups: str, bullet: bool = False, label: str | None = None
) -> Paragraph:
    head = (Run("text", label),) if label is not None else None
    return Paragraph(
        bullet, head, tuple(Group(" " in g, (Run("text", g),)) for g in groups)
    )


def _said(box: SetBox) -> list[str]:
    return [" ".join(p.text for p in line.pieces) for line in box.lines]


def test_lines_break_between_groups_only() -> None:
    box = SETTER.set_box([_paragraph("Gain", "2 Compute", "at once.")], 16, 40, [8])
    assert _said(box) == ["Gain", "2 Compute", "at once."]
    wide = SETTER.set_box([_paragraph("Gain", "2 Compute", "at once.")], 60, 40, [8])
    assert _said(wide) == ["Gain 2 Compute at once."]


def test_every_line_stays_inside_the_width() -> None:
    sentence = "This turn, your first Compute cost is one less than it would be."
    box = SETTER.set_box([_paragraph(*sentence.split())], 27, 60, [8])
    assert box.fits
    assert len(box.lines) > 1
    for line in box.lines:
        last = line.pieces[-1]
        assert last.x + SETTER.width(last.text, 8, bold=last.bold) <= 27
        assert all(one.x < other.x for one, other in pairwise(line.pieces))


def test_the_first_size_that_fits_is_taken() -> None:
    text = [_paragraph(*("word " * 12).split())]
    roomy = SETTER.set_box(text, 30, 40, [8, 7.4])
    assert (roomy.size, roomy.fits) == (8, True)
    three = len(SETTER.set_box(text, 30, 40, [8]).lines) * 8 * 25.4 / 72 * 1.27
    tight = SETTER.set_box(text, 30, three - 0.2, [8, 7.4])
    assert (tight.size, tight.fits) == (7.4, True)


def test_too_many_lines_stick_out_below() -> None:
    box = SETTER.set_box([_paragraph("a", "b"), _paragraph("c")], 30, 4, [8])
    em = 8 * 25.4 / 72
    assert not box.fits
    assert box.excess == pytest.approx(em * (2 * 1.27 + 0.2) - 4, abs=0.001)


def test_a_group_wider_than_the_box_sticks_out_at_the_right() -> None:
    name = "Research Protection"
    box = SETTER.set_box([_paragraph("more", name)], 20, 40, [8])
    assert _said(box) == ["more", name]
    assert box.excess == pytest.approx(SETTER.width(name, 8, bold=False) - 20, abs=0.01)


def test_terms_are_bold_and_figures_keep_their_home() -> None:
    runs = (
        Run("figure", "2", home="tile.cloud.output.compute"),
        Run("text", " "),
        Run("term", "Compute", icon="compute", term="compute"),
        Run("text", "."),
    )
    (line,) = SETTER.set_box(
        [Paragraph(False, None, (Group(True, runs),))], 40, 9, [8]
    ).lines
    figure, icon, term, stop = line.pieces
    assert (figure.text, figure.home, figure.bold) == (
        "2",
        "tile.cloud.output.compute",
        True,
    )
    assert (icon.icon, icon.text) == ("compute", "")
    assert (term.text, term.bold, stop.bold) == ("Compute", True, False)
    em = 8 * 25.4 / 72
    # The space before the icon is kept, and the word clears the icon.
    assert icon.x > figure.x + SETTER.width("2", 8, bold=True)
    assert term.x >= icon.x + em


def test_label_and_bullet_stand_first() -> None:
    box = SETTER.set_box(
        [_paragraph("4 Power.", bullet=True, label="Capacity")], 60, 9, [8]
    )
    assert _said(box) == ["• Capacity: 4 Power."]
    assert [p.bold for p in box.lines[0].pieces] == [False, True, False]


def test_a_name_takes_the_largest_size_that_fits() -> None:
    font = "IBMPlexSerif-Bold"
    sizes = [14, 13, 12, 11]
    assert SETTER.size_for("Frontier", 57, sizes, font) == 14
    assert SETTER.size_for("Workforce Transition District", 57, sizes, font) < 13
    assert SETTER.size_for("Frontier", 1, sizes, font) == 11


def test_words_are_anchored_by_measure() -> None:
    font = "IBMPlexMono-Regular"
    wide = 3 * 0.6 * 6 * 25.4 / 72  # a letter of the mono face is 0.6 em wide
    assert SETTER.left_of("abc", 0, 6, font, "middle") == pytest.approx(
        -wide / 2, abs=0.001
    )
    assert SETTER.left_of("abc", 10, 6, font, "end") == pytest.approx(
        10 - wide, abs=0.001
    )
    spaced = SETTER.left_of("abc", 10, 6, font, "end", 0.5)
    assert spaced == pytest.approx(10 - wide - 1, abs=0.001)


def test_pairs_are_not_kerned() -> None:
    # Drawings are set letter by letter, so a pair is as wide as its letters.
    pair = SETTER.width("To", 100, bold=True)
    letters = SETTER.width("T", 100, bold=True) + SETTER.width("o", 100, bold=True)
    assert pair == pytest.approx(letters)


def test_fonts_come_from_the_first_root_that_has_any(tmp_path: Path) -> None:
    (tmp_path / "game").mkdir()
    (tmp_path / "house" / "fonts").mkdir(parents=True)
    roots = [tmp_path / "game", tmp_path / "house"]
    assert font_folder(roots) == tmp_path / "house" / "fonts"
