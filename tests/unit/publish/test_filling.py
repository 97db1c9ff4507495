"""Gatherings are cut where pages are full, and large pages are high enough."""

from collections.abc import Iterable
from dataclasses import replace

import pytest

from rulewright.measure import Length
from rulewright.press import Format
from rulewright.publish.book import Entry, Fact, Ruling, Section, Topic
from rulewright.publish.filling import Filling
from rulewright.publish.galley_file import GalleyFile
from rulewright.publish.gathering_desk import lay_out
from rulewright.publish.gatherings import Pages
from unit.publish.bookshop import BACK, GENERAL, ONE, TWO, book, workshop
from unit.publish.printshop import IMPRINT

BOARD = Format.parse("board", ("297mm", "210mm"), "2mm")
WORDS = "Given you have ended your movement on a hex, when you act: you may go on. " * 2


def filling() -> Filling:
    return Filling(workshop().roots)


def ruled(count: int) -> tuple[Ruling, ...]:
    return tuple(Ruling(f"R-A-{n}", WORDS, "printed card") for n in range(count))


def many(rulings: Iterable[int]) -> tuple[Entry, ...]:
    return tuple(
        replace(ONE, id=f"stone.n{n}", title=f"Stone {n}", rulings=ruled(count))
        for n, count in enumerate(rulings)
    )


def section(entries: tuple[Entry, ...]) -> Section:
    return Section("stones", "Stones", "Cards", entries, back=BACK)


def test_nothing_is_lost_and_order_stays() -> None:
    entries = many([1, 20, 0, 7] * 5)
    gathered = list(filling().gathered(section(entries)))
    assert [entry for some in gathered for entry in some] == list(entries)
    assert len(gathered) > 3


def test_large_faces_come_one_at_a_time() -> None:
    entries = tuple(
        replace(entry, format=BOARD) if n in {1, 2} else entry
        for n, entry in enumerate(many([1] * 5))
    )
    gathered = list(filling().gathered(section(entries)))
    assert [len(some) for some in gathered] == [1, 1, 1, 2]


def test_the_last_page_of_a_gathering_is_full() -> None:
    entries = many([1, 3, 12, 0, 4, 9, 2, 5, 1, 7, 6, 3])
    stones = replace(book(), sections=(section(entries),))
    body = Pages(stones, IMPRINT, workshop()).body()
    laid = lay_out(body, workshop(), GalleyFile())
    for gathering in body[:-1]:
        galley = laid[gathering]
        starts = [galley.anchors[e.id] for e in entries if e.id in galley.anchors]
        assert any(spot.page == len(galley.pages) - 1 for spot in starts)
    # Cut elsewhere, a gathering would end with a page that holds a single entry.
    assert sum(len(laid[one].pages) for one in body) <= 7


def test_rulings_that_begin_beside_the_face_stay_with_it() -> None:
    few, lots = many([2, 30])
    assert filling().standing_first(few) == 2
    assert 5 < filling().standing_first(lots) < 30


@pytest.mark.parametrize("count", [0, 1, 2, 5, 9])
def test_columns_below_a_large_face_are_about_as_high(count: int) -> None:
    entry = replace(ONE, format=BOARD, rulings=ruled(count))
    assert filling().left_column(entry) == (count + 1) // 2


def topics(*counts: int) -> Section:
    return replace(
        GENERAL,
        topics=tuple(
            Topic(f"table.t{n}", f"Topic {n}", ruled(count))
            for n, count in enumerate(counts)
        ),
    )


def test_topics_fill_columns_and_keep_their_order() -> None:
    section = topics(1, 30, 3, 40, 12)
    pages = list(filling().paged(section))
    assert [len(columns) for columns in pages] == [2] * len(pages)
    pieces = [piece for columns in pages for column in columns for piece in column]
    assert [piece.title for piece in pieces if piece.title] == [
        topic.title for topic in section.topics
    ]
    # A topic that goes on does so without its title.
    assert len(pieces) > len(section.topics)
    for topic in section.topics:
        held = [r for piece in pieces if piece.id == topic.id for r in piece.rulings]
        assert tuple(held) == topic.rulings


def test_a_page_of_topics_is_one_page() -> None:
    section = topics(1, 30, 3, 40, 12)
    body = Pages(replace(book(), sections=(section,)), IMPRINT, workshop()).body()
    laid = lay_out(body, workshop(), GalleyFile())
    assert [len(laid[one].pages) for one in body] == [1] * len(body)
    assert len(body) > 1


def test_the_last_columns_are_level() -> None:
    (columns,) = filling().paged(topics(3, 3, 3, 3))
    assert [len(column) for column in columns] == [2, 2]
    (alone,) = filling().paged(topics(1))
    assert [len(column) for column in alone] == [1, 0]


def test_longer_facts_leave_less_room() -> None:
    (plain,) = many([30])
    told = replace(plain, facts=tuple(Fact("Said", ("word " * 9,)) for _ in range(5)))
    assert filling().standing_first(told) < filling().standing_first(plain)


@pytest.mark.parametrize("count", [0, 3, 12, 25])
def test_a_page_of_its_own_holds_a_large_face_and_its_notes(count: int) -> None:
    entry = replace(ONE, format=BOARD, rulings=ruled(count))
    stones = replace(book(), sections=(Section("a", "A", "A", (entry,)),))
    (only,) = Pages(stones, IMPRINT, workshop()).body()
    (page,) = lay_out([only], workshop(), GalleyFile())[only].pages
    wanted = filling().own_page(entry, opens=True)
    assert abs(float(page.media[3]) - float(wanted.height.pt)) < 1
    # Not much higher than it has to be, either.
    assert wanted.height < Length(312_000) + Length(6000) * count
    assert filling().own_page(entry, opens=False).height < wanted.height


def test_a_gathering_does_not_grow_for_ever() -> None:
    # Rows of variants go on to the next page one by one, so that no page ends full.
    owners = tuple(replace(TWO.shown[0], label=f"Owner {n}") for n in range(6))
    entries = tuple(
        replace(TWO, id=f"stone.n{n}", shown=owners, rulings=ruled(3))
        for n in range(20)
    )
    gathered = list(filling().gathered(section(entries)))
    assert max(len(some) for some in gathered) < 10
