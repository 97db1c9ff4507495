"""What tests of the reference share: a small book of drawn faces, bound once."""

from functools import cache
from pathlib import Path
from tempfile import mkdtemp

from rulewright.publish.book import (
    Back,
    Book,
    Entry,
    Fact,
    Ruling,
    Section,
    Shown,
    Topic,
    Workshop,
)
from rulewright.publish.reference import reference_pdf, set_pages
from unit.publish.easel import HOUSE
from unit.publish.printshop import CARD, IMPRINT, stock

ONE = Entry(
    id="stone.one",
    title="First Stone",
    kind="Stone",
    format=CARD,
    shown=(Shown("card.one", "The card First Stone"),),
    copies="2 copies",
    used=("stone.two", "the setup"),
    rulings=(
        Ruling("R-ONE-1", "Two pebbles are drawn even if one is left.", "the card"),
    ),
    facts=(Fact("Setting", ("at 8pt",)),),
)
TWO = Entry(
    id="stone.two",
    title="Second Stone",
    kind="Stone",
    format=CARD,
    shown=(
        Shown("card.two", "The card Second Stone", "Red"),
        Shown("card.one", "The card First Stone", "Blue"),
    ),
    copies="1 copy of each",
)
BACK = Back((Shown("card.back", "The back of the stones", "Common back"),), CARD)
STONES = Section(
    "stones", "Stones", "Cards", (ONE, TWO), (Fact("Components", ("2",)),), BACK
)
GENERAL = Section(
    "rulings.general",
    "General rulings",
    "General rulings",
    topics=(
        Topic("table.bag", "The bag", (Ruling("R-BAG-2", "The bag stays closed."),)),
        Topic("table.turn", "The turn", (Ruling("R-BAG-10", "Turns are short."),)),
    ),
)


def book(*entries: Entry) -> Book:
    """A book with one section of stones."""
    section = Section("stones", "Stones", "Cards", entries or (ONE, TWO), (), BACK)
    facts = (Fact("Printing", ("2038",)),)
    return Book("Pebble", "A small game", facts, "A note", (section,))


@cache
def workshop() -> Workshop:
    """The house's templates and a cache of its own."""
    return Workshop((HOUSE,), Path(mkdtemp(prefix="bookshop-")))


@cache
def bound(*entries: Entry) -> bytes:
    """The reference of a book."""
    return made(book(*entries), workshop())


def made(of: Book, where: Workshop) -> bytes:
    """The PDF of a book."""
    pages = set_pages(of, stock().galleys, IMPRINT, where)
    return reference_pdf(pages, stock(), IMPRINT)
