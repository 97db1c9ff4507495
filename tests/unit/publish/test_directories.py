"""Contents and indexes lead everywhere, in the order that people look things up in."""

from dataclasses import replace

from rulewright.publish.anchors import rulings_of
from rulewright.publish.book import Book, Entry, Ruling
from rulewright.publish.directories import (
    Line,
    by_number,
    contents,
    index_of_faces,
    index_of_rulings,
    index_pages,
)
from unit.publish.bookshop import GENERAL, ONE, TWO, book


def titled(lines: list[list[list[Line]]]) -> list[object]:
    return [
        line["heading"] or line["title"]
        for columns in lines
        for column in columns
        for line in column
    ]


def ruled(*names: str) -> tuple[Ruling, ...]:
    return tuple(Ruling(name, "It is so.") for name in names)


def pages(some: Book, page: int = 4) -> dict[str, int]:
    """Every ruling on a page of its own."""
    anchors = [anchor for anchor, _ in rulings_of(some)]
    return {anchor: page + n for n, anchor in enumerate(anchors)}


def places(some: Book) -> list[tuple[object, list[str]]]:
    index = index_of_rulings(some, pages(some))
    return [
        (line["title"], [page["words"] for page in line["pages"]])  # type: ignore[attr-defined]
        for line in index[0][0]
        if not line["heading"]
    ]


def test_the_contents_count_faces_or_rulings() -> None:
    both = replace(book(), sections=(*book().sections, GENERAL))
    numbers = {"section:stones": 3, "section:rulings.general": 7, "index": 8}
    lines = contents(both, numbers)
    assert [(line["title"], line["count"], line["page"]) for line in lines] == [
        ("Stones", "4 faces", "3"),
        ("General rulings", "2 rulings", "7"),
        ("Index of faces", "2 names", "8"),
    ]


def test_names_stand_under_their_letters_whatever_their_case() -> None:
    entries = [
        replace(ONE, id=f"stone.n{n}", title=title)
        for n, title in enumerate(("flint", "Amber", "Agate"))
    ]
    numbers = {entry.id: 4 for entry in entries}
    found = titled(index_of_faces(book(*entries), numbers))
    assert found == ["A", "Agate", "Amber", "F", "flint"]


def test_faces_of_one_name_are_told_apart() -> None:
    twins = (ONE, replace(TWO, title=ONE.title, kind="Rock"))
    lines = index_of_faces(book(*twins), {"stone.one": 4, "stone.two": 5})[0][0]
    assert [line.get("kind") for line in lines] == [None, "Rock", "Stone"]


def test_no_letter_ends_a_column() -> None:
    entries: list[Entry] = [
        replace(ONE, id=f"stone.n{n}", title=f"{'AB'[n >= 49]} {n:02}")
        for n in range(60)
    ]
    numbers = {entry.id: 4 for entry in entries}
    first, second = index_of_faces(book(*entries), numbers)[0]
    assert first[-1]["heading"] == ""
    assert second[0]["heading"] == "B"


def test_rulings_are_counted_as_people_count() -> None:
    names = ["R-TWO-1", "R-ONE-10", "R-ONE-9", "R-ONE-1"]
    assert sorted(names, key=by_number) == ["R-ONE-1", "R-ONE-9", "R-ONE-10", "R-TWO-1"]
    some = book(replace(ONE, rulings=ruled(*names)))
    found = titled(index_of_rulings(some, pages(some)))
    assert found == ["R-ONE", *sorted(names, key=by_number)[:3], "R-TWO", "R-TWO-1"]


def test_pages_in_a_row_are_one_place() -> None:
    many = [replace(ONE, id=f"stone.n{n}", rulings=ruled("R-A-1")) for n in range(3)]
    assert places(book(*many)) == [("R-A-1", ["4–6"])]
    assert places(book(*many[:2])) == [("R-A-1", ["4, 5"])]
    apart = replace(ONE, rulings=ruled("R-A-1", "R-A-2"))
    also = replace(TWO, rulings=ruled("R-A-1"))
    assert places(book(apart, also)) == [("R-A-1", ["4", "6"]), ("R-A-2", ["5"])]


def test_rulings_have_an_index_after_that_of_faces_if_there_are_any() -> None:
    numbers = {"stone.one": 4, "stone.two": 5, "index": 6}
    assert index_pages(book(), numbers) == {"rulings": 7}
    assert index_pages(book(TWO), numbers) == {}
