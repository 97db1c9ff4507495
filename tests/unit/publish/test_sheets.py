"""Sheets: each face once in the file, everything in its place, the same bytes."""

import os
import subprocess
import sys
from pathlib import Path

import pikepdf
import pytest

from rulewright.press import Backs
from rulewright.publish.sheets import sheets_pdf
from unit.publish.printshop import (
    A4,
    IMPRINT,
    LETTER,
    colour_at,
    opened,
    sheets,
    stock,
    words,
)

_AGAIN = (
    "import sys; from unit.publish.test_sheets import made;"
    "sys.stdout.buffer.write(made())"
)
TEN = {"card.one": 7, "card.two": 3}


def made(paper: object = A4, backs: Backs = Backs.LONG_EDGE) -> bytes:
    of = sheets(TEN, LETTER if paper is LETTER else A4, backs)
    return sheets_pdf(of, stock(), IMPRINT, backs=backs)


def test_a_page_is_as_large_as_its_paper() -> None:
    with opened(made(LETTER)) as pdf:
        assert len(pdf.pages) == 4
        for page in pdf.pages:
            assert [float(v) for v in page.mediabox] == [0, 0, 612, 792]
            for box in (page.trimbox, page.bleedbox, page.cropbox):
                assert list(box) == list(page.mediabox)


def test_each_face_is_in_the_file_once() -> None:
    with opened(made()) as pdf:
        forms = [
            item
            for item in pdf.objects
            if isinstance(item, pikepdf.Stream)
            and item.get("/Subtype") == pikepdf.Name.Form
            and "/Resources" in item
        ]
        assert len(forms) == 3
        front = pdf.pages[0]
        assert front.Contents.read_bytes().count(b" Do Q") == 9


def test_every_copy_can_be_found_by_its_words() -> None:
    data = made()
    assert words(data, 0).count("First stone") == 7
    assert words(data, 0).count("your quiet neighbour") == 2
    assert words(data, 1).count("Pebble") >= 9
    assert words(data, 2).count("Second stone") == 1


def test_each_font_is_embedded_once() -> None:
    with opened(made()) as pdf:
        files = [item for item in pdf.objects if _is_font(item)]
        names = [str(item.BaseFont).partition("+")[2] for item in files]
        assert len(set(names)) == len(names)
        assert "IBMPlexSans" in names


def _is_font(item: object) -> bool:
    return isinstance(item, pikepdf.Dictionary) and item.get("/Subtype") == "/Type0"


def test_faces_bleed_and_marks_stand_outside() -> None:
    data = made()
    # The first trim starts at 8.5 mm; its ground bleeds 2 mm beyond, and no further.
    assert colour_at(data, 0, (7.0, 50)) == (238, 238, 238)
    assert colour_at(data, 0, (5.9, 50)) == (255, 255, 255)
    # A mark prolongs the upper edge of the first trim, at 12.5 mm.
    assert max(colour_at(data, 0, (4.5, 12.5))) < 200


def test_the_last_back_stands_behind_the_last_front() -> None:
    data = made()
    assert colour_at(data, 2, (12, 50)) == (238, 238, 238)
    assert colour_at(data, 3, (210 - 12, 50)) == (238, 238, 238)
    assert colour_at(data, 3, (12, 50)) == (255, 255, 255)


def test_a_slug_names_the_sheet() -> None:
    data = made()
    assert "Pebble · 2038-01-31 · A4, card, sheet 1 of 2 · front · Stones" in words(
        data, 0
    )
    assert "sheet 2 of 2 · back" in words(data, 3)


@pytest.mark.parametrize(
    ("backs", "duplex"),
    [
        (Backs.LONG_EDGE, "/DuplexFlipLongEdge"),
        (Backs.SHORT_EDGE, "/DuplexFlipShortEdge"),
        (Backs.NONE, "/Simplex"),
    ],
)
def test_the_print_window_offers_true_size_and_the_right_edge(
    backs: Backs, duplex: str
) -> None:
    with opened(made(backs=backs)) as pdf:
        wishes = pdf.Root.ViewerPreferences
        assert wishes.PrintScaling == "/None"
        assert wishes.Duplex == duplex
        assert len(pdf.pages) == (2 if backs is Backs.NONE else 4)


def test_pages_have_labels_and_decks_have_bookmarks() -> None:
    with opened(made()) as pdf:
        assert [page.label for page in pdf.pages][:2] == ["card 1 front", "card 1 back"]
        with pdf.open_outline() as outline:
            assert [item.title for item in outline.root] == ["Stones"]


def test_sheets_of_several_formats_follow_one_another() -> None:
    both = (*sheets(TEN, A4), *sheets(TEN, LETTER))
    with opened(sheets_pdf(both, stock(), IMPRINT)) as pdf:
        assert {float(page.mediabox[2]) for page in pdf.pages} == {612.0, 595.2756}


def test_the_same_bytes_again_and_in_another_process() -> None:
    once = made()
    assert made() == once
    again = subprocess.run(
        [sys.executable, "-c", _AGAIN],
        check=True,
        capture_output=True,
        cwd=Path(__file__).parents[2],
        env={**os.environ, "TZ": "Asia/Tokyo", "PYTHONHASHSEED": "7"},
    )
    assert again.stdout == once


def test_nothing_is_wrong_with_the_file() -> None:
    with opened(made()) as pdf:
        assert pdf.check_pdf_syntax() == []
