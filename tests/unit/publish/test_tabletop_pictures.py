"""Grids of cards: within what the program takes, each card clear, none lost."""

from io import BytesIO
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from rulewright.measure import Length, Size
from rulewright.publish.drawing import draw_all
from rulewright.publish.tabletop_pictures import (
    CLEAR,
    SIDE,
    blank,
    grid,
    sheet,
    single,
)
from unit.publish.easel import CARD, artwork, templates

_LENGTHS = st.integers(20_000, 150_000).map(Length)


@given(_LENGTHS, _LENGTHS, st.integers(72, 600), st.integers(1, 200))
def test_a_grid_is_one_that_the_program_takes(
    width: Length, height: Length, dpi: int, cards: int
) -> None:
    trim = Size(width, height)
    form = grid(trim, dpi, cards)
    assert 1 <= form.columns <= 10
    assert 1 <= form.rows <= 7
    assert form.columns * form.cell[0] <= SIDE
    assert form.rows * form.cell[1] <= SIDE
    # No row is empty, and no card is less clear than asked for, or than can be read.
    assert form.cells - form.columns < cards
    wanted = min(dpi, CLEAR, SIDE * 25_400 // max(width.um, height.um))
    assert form.cell[0] >= width.um * wanted // 25_400 - 1
    assert form.cell[1] >= height.um * wanted // 25_400 - 1


def test_few_cards_are_as_clear_as_in_print_and_many_run_over() -> None:
    assert grid(CARD, 300, 6).cell == (744, 1039)
    assert grid(CARD, 300, 1).cells == 1
    assert grid(CARD, 300, 100).cells == 8 * 5


def test_cells_are_filled_row_by_row(tmp_path: Path) -> None:
    colours = [(255, 0, 0), (0, 255, 0), (0, 0, 255)]
    roots = templates(tmp_path)
    faces = [
        artwork(
            roots,
            '<div class="ground"></div>',
            ".ground{position:absolute;left:-5mm;top:-5mm;width:73mm;height:98mm;"
            f"background:rgb{colour}}}",
        )
        for colour in colours
    ]
    drawn = [draw_all([face], tmp_path / "cache")[0] for face in faces]
    form = grid(CARD, 50, 3)
    picture = Image.open(BytesIO(sheet([d.pdf for d in drawn], form)))
    width, height = form.cell
    seen = [
        picture.getpixel((column * width + width // 2, row * height + height // 2))
        for row in range(form.rows)
        for column in range(form.columns)
    ]
    assert seen == [*colours, (255, 255, 255)][: form.cells]
    assert Image.open(BytesIO(single(drawn[0].pdf, CARD, 50))).size == (124, 173)


def test_a_blank_side_has_the_shape_of_the_trim() -> None:
    width, height = Image.open(BytesIO(blank(CARD))).size
    assert abs(width * 88 - height * 63) < 88
