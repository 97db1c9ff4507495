"""Title steps agree with the font, and shrink only when they must."""

from importlib import import_module
from pathlib import Path

from rulewright.faces.headings import title_class, width_of

FONT = Path(__file__).parents[3] / "templates/house/fonts" / "IBMPlexSerif-SemiBold.ttf"


def test_widths_are_those_of_the_font() -> None:
    """A thousand points of each glyph are as wide as the font says."""
    font = import_module("fontTools.ttLib").TTFont(FONT)
    glyphs, advances = font.getBestCmap(), font["hmtx"]
    for code in range(32, 127):
        em = advances[glyphs[code]][0] / font["head"].unitsPerEm
        assert abs(width_of(chr(code), 1000) - em * 353_000) < 1


def test_step_shrinks_with_the_title() -> None:
    """Two lines of 41 and 54 mm: short, long, very long, hopeless."""
    assert title_class("Free Lunch", 41, 54) == "t-title"
    assert title_class("Destiny Oversubscribed at Opening", 41, 54) == "t-title-s"
    assert title_class("Free Lunch " * 12, 41, 54) == "t-title-s"


def test_a_wider_first_line_keeps_the_larger_type() -> None:
    """Without a tab the same title stands larger."""
    title = "Destiny Oversubscribed at Opening"
    assert title_class(title, 54, 54) == "t-title"


def test_a_glyph_outside_the_table_is_taken_as_wide() -> None:
    """A title in another script is never set too large."""
    assert width_of("é", 10) >= width_of("e", 10)
