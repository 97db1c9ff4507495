"""The Card and Board Reference: every face at true size, with what is known of it.

A book is laid out in gatherings of a few pages, each kept on file, so that an edit lays
out one of them; then the faces are placed into the boxes left for them, and everything
is bound into one tagged PDF.

Here: the order of the work. Not here: what a book is made of (`book`), the pages' HTML
(`gatherings`), laying out (`gathering_desk`), binding (`binding`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulewright.publish.anchors import FACES
from rulewright.publish.book import Book, Workshop
from rulewright.publish.directories import index_pages
from rulewright.publish.imprint import Imprint
from rulewright.publish.stock import Stock

if TYPE_CHECKING:
    from rulewright.publish.galley_file import GalleyFile
    from rulewright.publish.galleys import Galley
    from rulewright.publish.gatherings import Gathering

# Contents of a few pages settle at once; a number that needs more digits may not.
_MOST_ROUNDS = 4


@dataclass(frozen=True, slots=True)
class ReferencePages:
    """The pages of a book, laid out, with room for its faces."""

    book: Book
    bound: tuple[tuple[Gathering, Galley], ...]


def set_pages(
    book: Book, galleys: GalleyFile, imprint: Imprint, workshop: Workshop
) -> ReferencePages:
    """Lay out the pages of a book: all that can be done before a face is drawn."""
    from rulewright.publish.gathering_desk import lay_out  # noqa: PLC0415
    from rulewright.publish.gatherings import Pages  # noqa: PLC0415 - loads Jinja

    pages = Pages(book, imprint, workshop)
    body = pages.body()
    laid = lay_out(body, workshop, galleys)
    front_pages = 2
    for _ in range(_MOST_ROUNDS):
        numbers = _numbers(body, laid, front_pages)
        numbers |= index_pages(book, numbers)
        front = pages.front(numbers)
        laid |= lay_out([front], workshop, galleys)
        if len(laid[front].pages) == front_pages:
            break
        front_pages = len(laid[front].pages)
    indexes = pages.indexes(numbers)
    laid |= lay_out(indexes, workshop, galleys)
    bound = tuple((one, laid[one]) for one in (front, *body, *indexes))
    return ReferencePages(book, bound)


def reference_pdf(pages: ReferencePages, stock: Stock, imprint: Imprint) -> bytes:
    """The reference as a PDF/UA-1 document."""
    from rulewright.publish.binding import bind  # noqa: PLC0415 - heavy

    return bind(pages.book, pages.bound, stock, imprint)


def _numbers(
    body: list[Gathering], laid: Mapping[Gathering, Galley], front_pages: int
) -> dict[str, int]:
    """The page number of each anchor, and of the index that follows the sections."""
    numbers: dict[str, int] = {}
    first = front_pages + 1
    for gathering in body:
        galley = laid[gathering]
        for anchor, spot in galley.anchors.items():
            numbers[anchor] = first + spot.page
        first += len(galley.pages)
    numbers[FACES] = first
    return numbers
