"""Characters are looked up in the fonts themselves, without a layout engine."""

import subprocess
import sys
from pathlib import Path

import pytest

from rulewright.publish.glyphs import Coverage, coverage, missing_glyphs
from unit.publish.easel import HOUSE

FONTS = (
    Coverage("Sans", frozenset(map(ord, "abcé ½"))),
    Coverage("Serif", frozenset(map(ord, "abcé "))),
)


def test_every_bundled_font_is_covered(tmp_path: Path) -> None:
    fonts = coverage((HOUSE,), tmp_path)

    assert [font.font for font in fonts] == sorted(
        path.stem for path in (HOUSE / "fonts").glob("*.ttf")
    )
    # What the visual system says is in all twelve.
    wanted = "←→↑↓½⅓¼¾⅔×−–—•·…§†‡°±≥≤≠∞“”‘’№✓ÄŐŁß\u2011"
    assert missing_glyphs(wanted, fonts) == ()
    absent = missing_glyphs("◆Ⅰ①▲⬡🃏", fonts)
    assert [one.character for one in absent] == list("◆Ⅰ①▲⬡🃏")
    assert all(one.everywhere for one in absent)


def test_a_character_must_be_in_every_font() -> None:
    (missing,) = missing_glyphs("a ½ ½", FONTS)

    assert (missing.offset, missing.fonts, missing.everywhere) == (2, ("Serif",), False)
    assert str(missing) == (
        "Serif lacks the character “½” (U+00BD VULGAR FRACTION ONE HALF)"
    )
    assert missing.fault.code == "RW604"


@pytest.mark.parametrize("text", ["", "abc\n\t", "a\u00adb\u200b", "e\u0301"])
def test_what_prints_nothing_or_composes_is_not_missing(text: str) -> None:
    fonts = (Coverage("Sans", frozenset(map(ord, "abceé"))),)

    assert missing_glyphs(text, fonts) == ()


def test_a_mark_that_composes_with_nothing_is_missing() -> None:
    fonts = (Coverage("Sans", frozenset(map(ord, "bé"))),)

    assert [one.offset for one in missing_glyphs("b\u0301", fonts)] == [1]


def test_without_fonts_everything_is_missing() -> None:
    (missing,) = missing_glyphs("a", ())

    assert str(missing).startswith("no font of the game has the character “a”")


def test_coverage_on_file_loads_no_font_library(tmp_path: Path) -> None:
    before = coverage((HOUSE,), tmp_path)
    script = (
        "import sys; from pathlib import Path\n"
        "from rulewright.publish.glyphs import coverage\n"
        "fonts = coverage((Path(sys.argv[1]),), Path(sys.argv[2]))\n"
        "heavy = {'fontTools', 'uharfbuzz', 'weasyprint'}\n"
        "print(len(fonts), sorted(heavy & set(sys.modules)))\n"
    )
    said = subprocess.run(
        [sys.executable, "-c", script, str(HOUSE), str(tmp_path)],
        check=True,
        capture_output=True,
        text=True,
    ).stdout

    assert said.strip() == f"{len(before)} []"
