"""Directories: what leads into the reference, line by line.

Here: the lines of the contents, of the index of faces, and of the index of rulings.
Not here: how they are set (`gatherings`), page numbers (`reference`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby

from rulewright.publish.anchors import (
    FACES,
    LINK_MARK,
    NAMED,
    RULINGS,
    SECTION_MARK,
    rulings_of,
)
from rulewright.publish.book import Book, Section

Line = dict[str, object]
# Lines in a column of an index, and columns on a page: of faces, of rulings.
_COLUMN = 52
_FACES_ABREAST, _RULINGS_ABREAST = 3, 5


def contents(book: Book, numbers: Mapping[str, int]) -> list[Line]:
    """Parts, sections and indexes with their pages; `numbers` has those of anchors."""
    lines: list[Line] = []
    part = ""
    for section in book.sections:
        if section.part != part and not book.stands_alone(section):
            lines.append({"part": section.part})
        part = section.part
        anchor = SECTION_MARK + section.id
        lines.append(_line(section.title, _count(section), anchor, numbers))
    entries = sum(len(section.entries) for section in book.sections)
    rulings = len({ruling.id for _, ruling in rulings_of(book)})
    lines += [
        _line(NAMED[anchor], count, anchor, numbers)
        for anchor, count in (
            (FACES, _counted(entries, "name")),
            (RULINGS, _counted(rulings, "ruling")),
        )
        if anchor in numbers
    ]
    return lines


def index_of_faces(book: Book, numbers: Mapping[str, int]) -> list[list[list[Line]]]:
    """All entries by title under their letters: pages of columns of lines.

    Entries of one title are told apart by what they are.
    """
    entries = [entry for section in book.sections for entry in section.entries]
    titles = [entry.title for entry in entries]
    named = sorted(
        (
            entry.title.casefold(),
            entry.title,
            entry.kind if titles.count(entry.title) > 1 else "",
            entry.id,
        )
        for entry in entries
    )
    lines: list[Line] = []
    for letter, group in groupby(named, key=lambda one: one[1][:1].upper()):
        lines.append({"heading": letter})
        lines += [
            _entry(title, kind, [(name, str(numbers[name]))])
            for _, title, kind, name in group
        ]
    return list(_pages(lines, _FACES_ABREAST)) or [[]]


def index_of_rulings(book: Book, numbers: Mapping[str, int]) -> list[list[list[Line]]]:
    """All rulings by area and number, with every page that they stand on."""
    places: dict[str, dict[int, str]] = {}
    for anchor, ruling in rulings_of(book):
        places.setdefault(ruling.id, {}).setdefault(numbers[anchor], anchor)
    lines: list[Line] = []
    for area, group in groupby(sorted(places, key=by_number), key=_area):
        lines.append({"heading": area})
        lines += [_entry(name, "", list(_runs(places[name]))) for name in group]
    return list(_pages(lines, _RULINGS_ABREAST))


def index_pages(book: Book, numbers: Mapping[str, int]) -> dict[str, int]:
    """The page of the index of rulings, if there are any: it follows that of faces."""
    if next(rulings_of(book), None) is None:
        return {}
    before = len(index_of_faces(book, numbers))
    return {RULINGS: numbers[FACES] + before}


def by_number(ruling: str) -> tuple[str, int, str]:
    """What ids of rulings are sorted by: area, number."""
    area, _, number = ruling.rpartition("-")
    return area, int(number) if number.isdigit() else 0, ruling


def _area(ruling: str) -> str:
    return ruling.rpartition("-")[0]


def _runs(places: Mapping[int, str]) -> Iterator[tuple[str, str]]:
    """Pages in a row as one: its first anchor, and the numbers in words."""
    pages = sorted(places)
    for _, run in groupby(enumerate(pages), key=lambda pair: pair[1] - pair[0]):
        numbers = [page for _, page in run]
        words = str(numbers[0])
        if len(numbers) > 1:
            words += ("–" if len(numbers) > 2 else ", ") + str(numbers[-1])
        yield places[numbers[0]], words


def _line(title: str, count: str, anchor: str, numbers: Mapping[str, int]) -> Line:
    return {
        "part": "",
        "title": title,
        "count": count,
        "page": str(numbers[anchor]),
        "link": LINK_MARK + anchor,
    }


def _entry(title: str, kind: str, places: Iterable[tuple[str, str]]) -> Line:
    pages = [{"link": LINK_MARK + anchor, "words": words} for anchor, words in places]
    return {"heading": "", "title": title, "kind": kind, "pages": pages}


def _count(section: Section) -> str:
    if section.topics:
        return _counted(sum(len(t.rulings) for t in section.topics), section.topical)
    faces = sum(len(entry.shown) for entry in section.entries)
    if section.back is not None:
        faces += len(section.back.shown)
    return _counted(faces, "face")


def _counted(number: int, what: str) -> str:
    return f"1 {what}" if number == 1 else f"{number} {what}s"


def _pages(lines: Sequence[Line], abreast: int) -> Iterator[list[list[Line]]]:
    """Lines as columns of pages; no heading at the foot of a column."""
    columns: list[list[Line]] = [[]]
    room = _COLUMN
    for line in lines:
        # A heading takes two lines and must have one below it.
        needed = 3 if line["heading"] else 1
        if needed > room:
            columns.append([])
            room = _COLUMN
        columns[-1].append(line)
        room -= 2 if line["heading"] else 1
    for start in range(0, len(columns), abreast):
        yield columns[start : start + abreast]
