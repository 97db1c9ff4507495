"""Glyphs of all pieces come together in one subset of each bundled font."""

from io import BytesIO
from pathlib import Path

import pikepdf
import pytest
import uharfbuzz as hb
from fontTools.ttLib import TTFont

from rulewright.publish.fonts import Typecase, bundled, subset
from rulewright.publish.forme import Forme
from rulewright.publish.galleys import FontUse
from unit.publish.easel import HOUSE
from unit.publish.printshop import looked_up

FOLDERS = (HOUSE / "fonts",)
SANS = "IBMPlexSans"


def use(letters: str) -> FontUse:
    face = hb.Face(hb.Blob.from_file_path(str(bundled(FOLDERS)[SANS])))
    font = hb.Font(face)
    texts = {}
    for letter in letters:
        glyph = font.get_nominal_glyph(ord(letter))
        assert glyph is not None
        texts[glyph] = letter
    return FontUse(SANS, tuple(texts), texts)


def embedded(font: object) -> TTFont:
    assert isinstance(font, pikepdf.Object)
    file = font.DescendantFonts[0].FontDescriptor.FontFile2
    return TTFont(BytesIO(file.read_bytes()))


def test_all_twelve_bundled_fonts_are_found_by_name() -> None:
    assert len(bundled(FOLDERS)) == 12


def united(*uses: FontUse) -> list[pikepdf.Object]:
    """The font of each use, as it stands in the file."""
    forme = Forme()
    case = Typecase(forme, FOLDERS)
    refs = [case.united(one) for one in uses]
    case.finish()
    return looked_up(forme, *(ref for ref in refs if ref is not None))


def test_two_pieces_share_one_font_with_the_glyphs_of_both() -> None:
    one, other = united(use("abc"), use("cde"))
    assert one.objgen == other.objgen
    whole = embedded(one)
    outlines = whole["glyf"]
    drawn = {name for name in whole.getGlyphOrder() if outlines[name].numberOfContours}
    assert len(drawn) == len(set("abcde"))


def test_glyph_ids_and_widths_stay_what_they_were() -> None:
    (font,) = united(use("Mi"))
    whole = TTFont(bundled(FOLDERS)[SANS])
    advance = {whole.getGlyphID(n): w for n, (w, _) in whole["hmtx"].metrics.items()}
    table = font.DescendantFonts[0].W
    assert len(table) == 4
    for first, widths in zip(list(table)[::2], list(table)[1::2], strict=True):
        for offset, width in enumerate(widths):
            assert width == advance[first + offset]


def test_a_glyph_reads_as_the_plainest_of_its_letters() -> None:
    space = use(" ")
    (glyph,) = space.glyphs
    font, _ = united(FontUse(SANS, (glyph,), {glyph: "\u00a0"}), space)
    assert f"<{glyph:04x}> <0020>".encode() in font.ToUnicode.read_bytes()


def test_a_line_of_type_is_measured() -> None:
    case = Typecase(Forme(), FOLDERS)
    short, long = (case.line(words, SANS, 10) for words in ("ii", "MM"))
    assert 0 < short.width < long.width
    assert case.line("MM", SANS, 20).width == pytest.approx(2 * long.width)


def test_a_font_that_is_not_bundled_is_left_alone(tmp_path: Path) -> None:
    case = Typecase(Forme(), (tmp_path,))
    assert case.united(use("a")) is None


def test_the_first_folder_wins(tmp_path: Path) -> None:
    copy = tmp_path / "mine.ttf"
    copy.write_bytes(bundled(FOLDERS)[SANS].read_bytes())
    assert bundled((tmp_path, *FOLDERS))[SANS] == copy


def test_a_subset_is_made_once_for_the_same_glyphs() -> None:
    data = bundled(FOLDERS)[SANS].read_bytes()
    glyphs = frozenset({4, 5, 6})
    assert subset(data, glyphs) is subset(data, glyphs)
    assert len(subset(data, glyphs)) < len(data) // 10
