"""Gatherings depend on what they print and on nothing else."""

from dataclasses import replace

import pytest

from rulewright.measure import Size
from rulewright.press import Format
from rulewright.publish.gatherings import Gathering, Pages
from unit.publish.bookshop import ONE, TWO, book, workshop
from unit.publish.printshop import IMPRINT

PANEL = Format.parse("panel", ("210mm", "148mm"), "2mm")


def pages(*entries: object) -> Pages:
    return Pages(book(*entries), IMPRINT, workshop())  # type: ignore[arg-type]


def body(*entries: object) -> list[Gathering]:
    return pages(*entries).body()


def many(count: int) -> list[object]:
    return [replace(ONE, id=f"stone.n{n}", title=f"Stone {n}") for n in range(count)]


def test_an_opening_then_a_few_faces_at_a_time() -> None:
    gatherings = body(*many(14))
    faces = [one.html.count('alt="face:') for one in gatherings]
    assert faces == [1, 6, 6, 2]


def test_an_edit_changes_the_gathering_it_is_in() -> None:
    entries = many(14)
    before = body(*entries)
    entries[7] = replace(ONE, id="stone.n7", title="Stone 7", copies="9 copies")
    after = body(*entries)
    assert [a == b for a, b in zip(before, after, strict=True)] == [
        False,
        True,
        False,
        True,
    ]


def test_page_numbers_stand_in_contents_and_index_alone() -> None:
    one, other = ({"section:stones": n, "stone.one": n, "index": n} for n in (41, 42))
    stones = pages(ONE)
    assert "41" in stones.front(one).html
    assert stones.front(one) != stones.front(other)
    assert stones.index(one) != stones.index(other)
    assert "41" not in "".join(gathering.html for gathering in stones.body())


def test_what_authors_write_is_never_markup() -> None:
    angry = replace(ONE, title="<b>&", rulings=(("R-A-1", "<i>no</i>"),))
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


def test_a_letter_of_the_index_gathers_its_names() -> None:
    numbers = {"stone.one": 4, "stone.two": 5, "index": 6}
    html = pages(ONE, TWO).index(numbers).html
    assert html.count('class="letter"') == 2
