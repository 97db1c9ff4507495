"""The reference shows every face at true size, findable, linked and bookmarked."""

from dataclasses import replace
from pathlib import Path

import pikepdf
import pytest

from rulewright.press import Format
from rulewright.publish import gathering_desk
from rulewright.publish.book import Ruling
from unit.publish.bookshop import GENERAL, ONE, TWO, book, bound, made, workshop
from unit.publish.printshop import colour_at, opened, operators, words

COVER, CONTENTS, FIRST, VARIANTS, INDEX, RULINGS = range(6)
BOARD = Format.parse("board", ("297mm", "210mm"), "2mm")


def test_pages_come_in_the_order_of_a_book() -> None:
    data = bound()
    assert words(data, COVER).startswith("CARD AND BOARD REFERENCE Pebble A small game")
    assert "Stones 4 faces 3" in words(data, CONTENTS)
    assert "Index of faces 2 names 5 Index of rulings 1 ruling 6" in words(
        data, CONTENTS
    )
    assert "stone.two 1 copy of each" in words(data, FIRST)
    assert "First Stone, 3" in words(data, INDEX)
    assert "R-ONE-1, 3" in words(data, RULINGS)


def test_what_is_known_of_a_face_stands_beside_it() -> None:
    page = words(bound(), FIRST)
    for known in (
        "stone.one",
        "2 copies",
        "Second Stone, the setup",
        "R-ONE-1 Two pebbles are drawn even if one is left. (the card)",
        "at 8pt",
        "Draw two pebbles.",
    ):
        assert known in page


def test_the_back_is_shown_once() -> None:
    data = bound()
    shown = [index for index in range(6) if "Back" in words(data, index).split()]
    assert shown == [FIRST]


def test_a_face_has_its_true_size() -> None:
    data = bound()
    with opened(data) as pdf:
        place = operators(pdf.pages[FIRST]).split(b"cm /Face1 Do")[0]
    left, bottom = (float(v) / 72 * 25.4 for v in place.split()[-2:])
    top = 297 - bottom - 88
    assert round(left, 2) == 9
    assert colour_at(data, FIRST, (9 + 62, top + 87)) == (238, 238, 238)
    assert colour_at(data, FIRST, (9 + 64, top + 40)) == (255, 255, 255)
    assert colour_at(data, FIRST, (9 + 40, top + 89)) == (255, 255, 255)


def test_variants_stand_side_by_side_with_their_labels() -> None:
    page = words(bound(), VARIANTS)
    assert "RED" in page
    assert "BLUE" in page
    assert "Give one to your quiet neighbour." in page


def test_a_face_larger_than_the_page_has_a_page_of_its_own_size() -> None:
    board = replace(ONE, format=BOARD)
    with opened(bound(board)) as pdf:
        sizes = [[round(float(v)) for v in page.mediabox[2:]] for page in pdf.pages]
    assert sizes[COVER] == [595, 842]
    width, height = sizes[FIRST]
    assert width >= 297 * 72 / 25.4
    assert height > 210 * 72 / 25.4


def test_links_lead_to_faces() -> None:
    with opened(bound()) as pdf:
        link = next(
            link for link in pdf.pages[FIRST].Annots if "Second" in str(link.Contents)
        )
        assert link.Dest[0].objgen == pdf.pages[VARIANTS].obj.objgen
        assert link.Contents == "Second Stone, page 4"
        places = [link.Dest[0].objgen for link in pdf.pages[CONTENTS].Annots]
        assert pdf.pages[INDEX].obj.objgen in places


def test_bookmarks_name_sections_and_faces() -> None:
    with opened(bound()) as pdf, pdf.open_outline() as outline:
        assert [item.title for item in outline.root] == [
            "Contents",
            "Stones",
            "Index of faces",
            "Index of rulings",
        ]
        faces = outline.root[1].children
        assert [face.title for face in faces] == ["First Stone", "Second Stone"]


def test_sections_of_one_part_stand_under_its_heading() -> None:
    stones = book(ONE)
    others = replace(stones.sections[0], id="others", title="Others", entries=(TWO,))
    both = replace(stones, sections=(*stones.sections, others))
    data = made(both, workshop())
    assert "CARDS Stones 2 faces" in words(data, CONTENTS)
    assert words(data, CONTENTS).count("CARDS") == 1
    with opened(data) as pdf, pdf.open_outline() as outline:
        part = outline.root[1]
        assert part.title == "Cards"
        assert [child.title for child in part.children] == ["Stones", "Others"]


def test_rulings_without_faces_have_a_part_of_their_own() -> None:
    stones = book(ONE)
    both = replace(stones, sections=(*stones.sections, GENERAL))
    data = made(both, workshop())
    assert "General rulings 2 rulings 4" in words(data, CONTENTS)
    page = words(data, FIRST + 1)
    assert "The bag R-BAG-2 The bag stays closed." in page
    with opened(data) as pdf, pdf.open_outline() as outline:
        topics = outline.root[2].children
        assert [topic.title for topic in topics] == ["The bag", "The turn"]
    assert "R-BAG-2, 4 R-BAG-10, 4" in words(data, FIRST + 3)


def test_an_edit_lays_out_what_it_touches(monkeypatch: pytest.MonkeyPatch) -> None:
    bound()
    laid: list[str] = []
    real = gathering_desk._pdf

    def counted(html: str, *rest: object) -> bytes:
        laid.append(html)
        return real(html, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(gathering_desk, "_pdf", counted)
    edited = replace(ONE, rulings=(Ruling("R-ONE-1", "One pebble is enough."),))
    made(book(edited, TWO), workshop())
    assert len(laid) == 1
    made(book(edited, TWO), workshop())
    assert len(laid) == 1


def test_the_same_bytes_with_and_without_what_is_on_file(tmp_path: Path) -> None:
    fresh = replace(workshop(), cache_dir=tmp_path)
    assert made(book(), fresh) == bound()


def test_a_template_that_the_engine_complains_of_is_a_fault(tmp_path: Path) -> None:
    style = tmp_path / "root" / "reference" / "reference.css"
    style.parent.mkdir(parents=True)
    style.write_text("p{no-such-property:1}")
    roots = (tmp_path / "root", *workshop().roots)
    broken = replace(workshop(), roots=roots, cache_dir=tmp_path)
    with pytest.raises(RuntimeError, match="no-such-property"):
        made(book(), broken)


def test_nothing_is_wrong_with_the_file() -> None:
    with opened(bound()) as pdf:
        assert pdf.check_pdf_syntax() == []
        assert pdf.Root.PageMode == pikepdf.Name.UseOutlines
        assert str(pdf.docinfo.Title) == "Pebble: Card and Board Reference"
