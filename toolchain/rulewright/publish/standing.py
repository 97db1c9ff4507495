"""Standing: where faces stand on a page of the reference.

Here: the page, and places that follow from the sizes of faces. Not here: the text
beside them (`filling`).
"""

from __future__ import annotations

from enum import Enum

from rulewright.measure import Length, Size
from rulewright.press import Format, Shape
from rulewright.publish.book import Entry

PAPER = Size(Length(210_000), Length(297_000))
MARGINS = (Length(14_000), Length(9_000), Length(11_000))
"""Above, at the sides, below."""
WIDTH = PAPER.width - MARGINS[1] * 2
HEIGHT = PAPER.height - MARGINS[0] - MARGINS[2]
"""What a page has room for."""
BETWEEN = Length(1500)
"""Between faces, abreast or one above the other."""
LABEL = Length(3200)
"""The label above a face."""

# What stands beside a face, or abreast with others, is no larger than this.
_WIDEST = Length(105_000)
_TALLEST = Length(130_000)
_NARROW = Length(64_000)
# Where notes begin beside a face, and beside a broad one: as in the style sheet.
_NOTES_AT, _BROAD_NOTES_AT = Length(72_000), Length(110_000)


class Look(Enum):
    """How an entry stands: by itself, beside its notes, or in rows above its rulings.

    By itself, a face has a page of its own size.
    """

    LARGE = "large"
    BESIDE = "beside"
    ROWS = "rows"


def look_of(entry: Entry) -> Look:
    """How an entry stands."""
    trim = entry.format.trim
    if trim.width > _WIDEST or trim.height > _TALLEST:
        return Look.LARGE
    if len(entry.shown) == 1 or abreast(entry.format) == 1:
        return Look.BESIDE
    return Look.ROWS


def abreast(each: Format) -> int:
    """How many faces of a format stand side by side across the page."""
    return max((WIDTH + BETWEEN) // (each.trim.width + BETWEEN), 1)


def is_broad(each: Format) -> bool:
    """Whether a face of this format leaves less room for what stands beside it."""
    return each.trim.width > _NARROW


def notes_width(entry: Entry) -> Length:
    """The width of the notes of an entry that is not large."""
    if look_of(entry) is Look.ROWS:
        return WIDTH
    return WIDTH - (_BROAD_NOTES_AT if is_broad(entry.format) else _NOTES_AT)


def stack_height(entry: Entry) -> Length:
    """The height of faces that stand beside notes, one above the other."""
    # The label of a hex stands in the corner that the hex leaves.
    label = entry.shown[0].label and entry.format.shape is not Shape.HEX
    each = entry.format.trim.height + (LABEL if label else Length(0))
    return each * len(entry.shown) + BETWEEN * (len(entry.shown) - 1)


def nested(each: Format, count: int) -> list[tuple[Length, Length]]:
    """Places of hexes that stand in two columns like cells of a comb, from above.

    Empty for faces that have other rows to stand in: rectangles, hexes that fit
    abreast, a single one.
    """
    if each.shape is not Shape.HEX or abreast(each) > 1 or count == 1:
        return []
    across = each.trim.width * 3 // 4 + BETWEEN
    down = each.trim.height + BETWEEN
    return [
        (across * (place % 2), down * (place // 2) + (down // 2) * (place % 2))
        for place in range(count)
    ]
