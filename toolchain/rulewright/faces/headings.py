"""Headings: the largest step of type in which a title fits its lines.

A title is never squeezed, hyphenated or cut; it takes the next smaller step. Lines may
differ in width, because a tab hangs into the first one. The widths of the glyphs stand
here, so that a build that draws nothing opens no font.

Here: which step. Not here: where the title stands (`templates/`), rules text, which is
fitted by drawing it (`publish`).
"""

from collections.abc import Sequence

# Advance widths of IBM Plex Serif SemiBold, space to tilde, in thousandths of an em.
# A test reads the font and compares.
_WIDTHS = (
    *(232, 304, 459, 656, 594, 921, 736, 257, 345, 345, 547, 600, 278, 396, 278, 411),
    *(600, 600, 600, 600, 600, 600, 600, 600, 600, 600, 298, 299, 600, 600, 600, 511),
    *(909, 695, 694, 661, 741, 652, 634, 759, 804, 372, 498, 749, 612, 888, 787, 748),
    *(665, 748, 716, 616, 692, 758, 684, 1010, 710, 668, 648, 332, 410, 331, 600, 560),
    *(600, 560, 616, 528, 623, 556, 372, 570, 643, 329, 317, 610, 318, 965, 654, 576),
    *(625, 615, 478, 502, 367, 640, 556, 841, 582, 559, 512, 366, 353, 366, 600),
)
_UNKNOWN = 700
"""Width taken for a glyph outside the table: wider than nearly every letter."""

STEPS = (("t-title", 13), ("t-title-m", 12), ("t-title-s", 11))
"""Classes of the title steps and their sizes in points, largest first."""

_MICROMETRES_PER_POINT = 353
"""25.4 mm are 72 points; rounded up, so a title that fits here fits on paper."""


def title_class(title: str, *widths: int) -> str:
    """The class of the largest step in which a title fits lines of these widths.

    `widths` are whole millimetres, first line first. A title that fits no step gets the
    smallest one, and its box will be reported when it is drawn.
    """
    for name, size in STEPS:
        if _fits(title.split(), size, [width * 1000 for width in widths]):
            return name
    return STEPS[-1][0]


def width_of(words: str, size: int) -> int:
    """Width of words set in the title face, in micrometres; `size` in points."""
    units = sum(
        _WIDTHS[ord(glyph) - 32] if " " <= glyph <= "~" else _UNKNOWN for glyph in words
    )
    return units * size * _MICROMETRES_PER_POINT // 1000


def _fits(words: Sequence[str], size: int, widths: Sequence[int]) -> bool:
    """Whether words, filled into lines greedily as the engine does, need no more."""
    rest = list(words)
    for width in widths:
        line: list[str] = []
        while rest and width_of(" ".join([*line, rest[0]]), size) <= width:
            line.append(rest.pop(0))
    return not rest
