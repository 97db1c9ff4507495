"""Anchors: the names of places in the reference that contents, indexes and links use.

Pages carry them as ids, and `binding` turns them into places. The anchor of an entry is
its id.
"""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.publish.book import Book, Entry, Ruling, Topic

FACE_MARK = "room for the face "
"""Begins the text alternative of a blank picture that keeps room for a face."""
LINK_MARK = "rw:"
"""Begins the address of a link to an anchor."""
SECTION_MARK = "section:"
"""Begins the anchor of a section."""

CONTENTS, FACES, RULINGS = "contents", "index", "rulings"
NAMED = {
    CONTENTS: "Contents",
    FACES: "Index of faces",
    RULINGS: "Index of rulings",
}
"""Directories by anchor, with their headings."""


def topic_anchor(topic: str) -> str:
    """The anchor of a topic, by its id."""
    return f"topic:{topic}"


def ruling_anchor(holder: str, ruling: str) -> str:
    """The anchor of a ruling where an entry or topic holds it; both by their ids."""
    return f"ruling:{holder}:{ruling}"


def rulings_of(book: Book) -> Iterator[tuple[str, Ruling]]:
    """Every ruling with its anchor, as often as the book prints it."""
    for section in book.sections:
        holders: tuple[Entry | Topic, ...] = (*section.entries, *section.topics)
        for holder in holders:
            for ruling in holder.rulings:
                yield ruling_anchor(holder.id, ruling.id), ruling


def titles(book: Book) -> dict[str, str]:
    """What each anchor of a book is called."""
    found = dict(NAMED)
    for section in book.sections:
        found[SECTION_MARK + section.id] = section.title
        found |= {entry.id: entry.title for entry in section.entries}
        found |= {topic_anchor(topic.id): topic.title for topic in section.topics}
    found |= {anchor: ruling.id for anchor, ruling in rulings_of(book)}
    return found
