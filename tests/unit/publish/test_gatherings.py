"""Gatherings depend on what they print and on nothing else."""

from dataclasses import replace

import pytest

from rulewright.measure import Size
from rulewright.press import Format
from rulewright.publish.anchors import FACE_MARK
from rulewright.publish.book import Back, Fact, Ruling, Shown
from rulewright.publish.gatherings import Gathering, Pages
from unit.publish.bookshop import GENERAL, ONE, STONES, TWO, book, workshop
from unit.publish.printshop import IMPRINT

RULED = "ruling:stone.one:R-ONE-1"
PANEL = Format.parse("panel", ("210mm", "148mm"), "2mm")


def pages(*entries: object) -> Pages:
    return Pages(book(*entries), IMPRINT, workshop())  # type: ignore[arg-type]


def body(*entries: object) -> list[Gathering]:
    return pages(*entries).body()


def many(count: int) -> list[object]:
    return [replace(ONE, id=f"stone.n{n}", title=f"Stone {n}") for n in range(count)]


def test_a_few_faces_at_a_time_the_first_ones_with_the_opening() -> None:
    gatherings = body(*many(14))
    faces = [one.html.count(f'alt="{FACE_MARK}') for one in gatherings]
    assert faces == [5, 6, 4]
    assert [one.html.count("<h2>") for one in gatherings] == [1, 0, 0]


def test_an_edit_changes_the_gathering_it_is_in() -> None:
    entries = many(14)
    before = body(*entries)
    entries[7] = replace(ONE, id="stone.n7", title="Stone 7", facts=())
    after = body(*entries)
    assert [a == b for a, b in zip(before, after, strict=True)] == [True, False, True]


def test_page_numbers_stand_in_contents_and_index_alone() -> None:
    names = ("section:stones", "stone.one", RULED, "index", "rulings")
    one, other = (dict.fromkeys(names, n) for n in (41, 42))
    stones = pages(ONE)
    assert "41" in stones.front(one).html
    assert stones.front(one) != stones.front(other)
    for index, again in zip(stones.indexes(one), stones.indexes(other), strict=True):
        assert index != again
    assert "41" not in "".join(gathering.html for gathering in stones.body())


def test_what_authors_write_is_never_markup() -> None:
    angry = replace(ONE, title="<b>&", rulings=(Ruling("R-A-1", "<i>no</i>"),))
    text = "".join(gathering.html for gathering in body(angry))
    assert "<b>" not in text
    assert "&lt;i&gt;no" in text


def test_uses_that_are_entries_become_links() -> None:
    html = "".join(gathering.html for gathering in body(ONE, TWO))
    assert '<a href="rw:stone.two">Second Stone</a>, the setup' in html


@pytest.mark.parametrize(
    ("trim", "look"),
    [
        ("63mm x 88mm", "beside"),
        ("101.62mm x 88mm", "beside broad"),
        ("210mm x 148mm", "large"),
        ("63mm x 200mm", "large"),
    ],
)
def test_the_size_of_a_face_decides_how_it_stands(trim: str, look: str) -> None:
    shaped = Format("any", Size.parse(trim), PANEL.bleed)
    html = body(replace(ONE, format=shaped))[-1].html
    assert look in html
    assert ("297mm" in html) is (look != "large")


def test_facts_that_are_entries_become_links() -> None:
    held = replace(ONE, facts=(Fact("Holds", ("stone.two", "nothing else")),))
    html = "".join(gathering.html for gathering in body(held, TWO))
    assert '<a href="rw:stone.two">Second Stone</a>, nothing else' in html


def test_a_ruling_says_what_it_rests_on_and_can_be_led_to() -> None:
    html = body(ONE)[0].html
    assert f'id="{RULED}"' in html
    assert '<span class="rests">(the card)</span>' in html


def test_a_number_stays_with_the_word_before_it() -> None:
    for rests, printed in (("rules, section 6", "rules, section\u00a06"), ("6", "6")):
        ruling = Ruling("R-ONE-1", "So it is.", rests)
        assert f"({printed})" in body(replace(ONE, rulings=(ruling,)))[0].html


def test_words_before_an_inline_box_do_not_end_in_a_space() -> None:
    # The layout engine breaks lines too early where they do.
    assert 'left.</span> <span class="rests">' in body(ONE)[0].html


def test_rulings_without_faces_stand_under_their_topics() -> None:
    bare = replace(book(ONE), sections=(GENERAL,))
    (only,) = Pages(bare, IMPRINT, workshop()).body()
    assert only.heading == "General rulings"
    assert only.html.count("<h3>") == 2
    assert 'id="topic:table.bag"' in only.html


def test_several_backs_stand_in_rows_and_hexes_in_a_comb() -> None:
    backs = tuple(Shown("card.back", "Back", owner) for owner in ("Red", "Blue"))
    hexes = Format.parse("tile", ("101.614mm", "88mm"), "2mm", "hex")
    for each, rows, cells in ((ONE.format, 1, 0), (hexes, 0, 2)):
        stones = replace(STONES, back=Back(backs, each))
        several = replace(book(), sections=(stones,))
        html = Pages(several, IMPRINT, workshop()).body()[0].html
        opening = html.split("<article")[0]
        assert opening.count('class="row"') == rows
        assert opening.count('class="cell ') == cells


def test_each_index_has_its_heading() -> None:
    numbers = {"stone.one": 4, "stone.two": 5, RULED: 4, "index": 6, "rulings": 7}
    faces, rulings = pages(ONE, TWO).indexes(numbers)
    assert "<h2>Index of faces</h2>" in faces.html
    assert faces.html.count('class="heading"') == 2
    assert "<h2>Index of rulings</h2>" in rulings.html
    del numbers["rulings"]
    assert len(pages(TWO).indexes(numbers)) == 1
