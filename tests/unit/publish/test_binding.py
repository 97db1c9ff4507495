"""Binding keeps order, leads links, and refuses what leads nowhere."""

import pytest

from rulewright.publish.binding import bind
from rulewright.publish.galley_file import GalleyFile
from rulewright.publish.gathering_desk import lay_out
from rulewright.publish.gatherings import Gathering
from unit.publish.bookshop import book, bound, workshop
from unit.publish.printshop import IMPRINT, opened, stock, words

PAGE = (
    '<!DOCTYPE html><html lang="en"><head><title>A page</title></head>'
    "<body>{}</body></html>"
)


def gathered(*bodies: str) -> bytes:
    """A book bound from bare pages that have every anchor a book needs."""
    anchors = ("contents", "index", "section:stones", "stone.one", "stone.two")
    first = "".join(f'<p id="{name}">x</p>' for name in anchors)
    gatherings = [
        Gathering(PAGE.format(body), "", f"Page {number}")
        for number, body in enumerate((first, *bodies))
    ]
    laid = lay_out(gatherings, workshop(), GalleyFile())
    return bind(book(), [(one, laid[one]) for one in gatherings], stock(), IMPRINT)


def test_pages_stay_in_order_and_are_numbered() -> None:
    data = gathered("<p>two</p>", "<p>three</p>")
    assert [words(data, n).split()[0] for n in (1, 2)] == ["two", "three"]
    assert words(data, 2).endswith("3")
    with opened(data) as pdf:
        assert len(pdf.pages) == 3


def test_the_cover_has_no_number() -> None:
    assert "1" not in words(bound(), 0).split()


def test_a_link_to_nothing_is_a_fault() -> None:
    with pytest.raises(KeyError, match="nowhere"):
        gathered('<p><a href="rw:nowhere">where</a></p>')


def test_a_link_says_where_it_leads() -> None:
    with opened(gathered('<p><a href="rw:stone.two">there</a></p>')) as pdf:
        (link,) = pdf.pages[1].Annots
        assert link.Contents == "Second Stone, page 1"
        assert "/A" not in link
