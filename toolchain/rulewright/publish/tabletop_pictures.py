"""Pictures for Tabletop Simulator: fronts in a grid, and single sides.

A picture is at most 4096 pixels each way, which every machine that runs the program
can load; a grid is at most 10 by 7 cells (API documentation, Custom Deck). Within both,
a grid has as many cells as leave each card clear enough to be read, so a large deck
runs over several pictures rather than blur.

Here: cells and pixels. Not here: the objects that show them (`tabletop`).
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import ceil, floor
from typing import TYPE_CHECKING

from rulewright.measure import Size
from rulewright.model.tabletop import MOST_COLUMNS, MOST_ROWS
from rulewright.publish.raster import picture, pixels

if TYPE_CHECKING:
    from PIL.Image import Image

SIDE = 4096
"""The most pixels of a picture, each way."""
CLEAR = 200
"""The least resolution of a card in a grid, in dots per inch: 7 pt can be read."""


@dataclass(frozen=True, slots=True)
class Grid:
    """`columns` by `rows` cells of the same size in pixels."""

    columns: int
    rows: int
    cell: tuple[int, int]

    @property
    def cells(self) -> int:
        """How many cards it shows."""
        return self.columns * self.rows


def grid(trim: Size, dpi: int, cards: int) -> Grid:
    """The grid for the first of some cards; it may hold fewer than all of them.

    Cells are as clear as `dpi` asks, or as 4096 pixels allow.
    """
    least = pixels(trim, min(CLEAR, dpi))
    columns = max(min(MOST_COLUMNS, SIDE // least[0]), 1)
    rows = max(min(MOST_ROWS, SIDE // least[1]), 1)
    held = min(columns * rows, cards)
    # The flattest block that is clearest: few columns make room for wide cells.
    shapes = [
        (across, ceil(Fraction(held, across)))
        for across in range(1, columns + 1)
        if ceil(Fraction(held, across)) <= rows
    ]
    best = max(shapes, key=lambda shape: (_sharpness(trim, dpi, *shape), -shape[1]))
    return Grid(*best, pixels_within(trim, dpi, *best))


def pixels_within(trim: Size, dpi: int, columns: int, rows: int) -> tuple[int, int]:
    """Width and height of a cell in pixels: `dpi`, or less where the picture ends."""
    sharp = _sharpness(trim, dpi, columns, rows)
    inch = 25_400
    return (
        max(floor(sharp * trim.width.um / inch), 1),
        max(floor(sharp * trim.height.um / inch), 1),
    )


def _sharpness(trim: Size, dpi: int, columns: int, rows: int) -> Fraction:
    across = Fraction(SIDE * 25_400, columns * trim.width.um)
    down = Fraction(SIDE * 25_400, rows * trim.height.um)
    return min(Fraction(dpi), across, down)


def sheet(fronts: Sequence[bytes], form: Grid) -> bytes:
    """A grid of fronts as PNG, filled row by row; cells without a card are white."""
    from PIL import Image  # noqa: PLC0415 - only exports of pictures need it

    width, height = form.cell
    whole = Image.new("RGB", (width * form.columns, height * form.rows), "white")
    for number, pdf in enumerate(fronts):
        row, column = divmod(number, form.columns)
        whole.paste(picture(pdf, form.cell), (column * width, row * height))
    return _png(whole)


def single(pdf: bytes, trim: Size, dpi: int) -> bytes:
    """One side as PNG."""
    return _png(picture(pdf, pixels_within(trim, dpi, 1, 1)))


def blank(trim: Size) -> bytes:
    """White card stock: the other side of what is printed on one side."""
    from PIL import Image  # noqa: PLC0415

    return _png(Image.new("RGB", pixels(trim, 25), "white"))


def _png(image: Image) -> bytes:
    out = io.BytesIO()
    image.save(out, format="PNG", compress_level=6)
    return out.getvalue()
