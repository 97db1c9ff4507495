"""Templates see an entry as it stands, and sizes as styles."""

from dataclasses import replace

from rulewright.press import Format
from rulewright.publish.book import Back, Fact, Ruling, Shown
from rulewright.publish.filling import Filling
from rulewright.publish.views import Views, back_styles, styles
from unit.publish.bookshop import GENERAL, ONE, STONES, TWO, workshop

BOARD = Format.parse("board", ("297mm", "210mm"), "2mm")
HEX = Format.parse("tile", ("101.614mm", "88mm"), "2mm", "hex")


def views() -> Views:
    return Views({"stone.two": "Second Stone"}, Filling(workshop().roots))


def ruled(count: int) -> tuple[Ruling, ...]:
    return tuple(Ruling(f"R-A-{n}", "So it is. " * 9) for n in range(count))


def test_words_that_are_entries_lead_to_them() -> None:
    parts = views().fact(Fact("Used by", ("stone.two", "the setup")))["parts"]
    assert parts == [
        {"words": "Second Stone", "link": "rw:stone.two"},
        {"words": "the setup", "link": ""},
    ]


def test_a_long_fact_is_not_brief() -> None:
    assert views().fact(Fact("Era", ("First",)))["brief"]
    assert not views().fact(Fact("Era", ("First",) * 12))["brief"]


def test_copies_come_first_and_uses_last() -> None:
    facts = views().entry(ONE)["facts"]
    assert [fact["label"] for fact in facts] == ["Copies", "Setting", "Used by"]


def test_rulings_stand_where_the_look_wants_them() -> None:
    for entry, first in (
        (replace(ONE, rulings=ruled(2)), 2),
        (replace(TWO, rulings=ruled(2)), 0),
        (replace(ONE, format=BOARD, rulings=ruled(2)), 1),
        (replace(ONE, format=BOARD, rulings=ruled(1)), 1),
    ):
        view = views().entry(entry)
        assert len(view["first"]) == first
        assert len(view["first"]) + len(view["rulings"]) == len(entry.rulings)


def test_each_variant_has_its_place_in_a_row() -> None:
    owners = tuple(replace(TWO.shown[0], label=f"Owner {n}") for n in range(7))
    rows = views().entry(replace(TWO, shown=owners))["rows"]
    assert [len(row) for row in rows] == [3, 3, 1]


def test_a_section_that_stands_alone_needs_no_heading_above_it() -> None:
    assert views().opening(STONES, alone=True)["part"] == ""
    assert views().opening(STONES, alone=False)["part"] == "Cards"


def test_only_the_beginning_of_a_topic_is_a_place() -> None:
    (topic, _) = GENERAL.topics
    rest = replace(topic, title="")
    ((first, second),) = views().columns([[topic, rest]])
    assert first["anchor"] == "topic:table.bag"
    assert (first["title"], second["title"]) == ("The bag", "")


def test_sizes_become_styles() -> None:
    assert list(styles([TWO, replace(ONE, format=HEX)])) == [
        ".size-card{width:63mm;height:88mm}",
        ".stack-card-2{min-height:183.9mm}",
        ".size-tile{width:101.614mm;height:88mm}",
        ".stack-tile-1{min-height:88mm}",
    ]


def test_backs_that_nest_have_places() -> None:
    backs = Back((Shown("back", "Back"),) * 3, HEX)
    lines = list(back_styles(replace(STONES, back=backs)))
    assert lines[1] == ".cell-0{left:0mm;top:0mm}"
    assert lines[-1] == ".nest{height:177.5mm}"
    assert list(back_styles(replace(STONES, back=None))) == []
