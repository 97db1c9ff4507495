"""The book holds every face and every ruling, each where people look for it."""

from pathlib import Path

import pytest

from rulewright.pipeline.reference_book import book_of
from rulewright.publish.book import Book, Fact
from samples import CARD_HEAD, sample
from unit.pipeline.bench import TOP, Overlay, checked

RULINGS = """\
# yaml-language-server: $schema=../schemas/rulewright/rulings.json
rulings:
"""
STONE_HEAD = """\
# yaml-language-server: $schema=../schemas/pebble/stone.json
kind: stone
deck: {id: stones, name: Stone, code: ST, format: card}
components:
"""
ABOUT = """\
- id: {}
  about: [{}]
  given: two stones are left
  when: you draw
  then: draw both.
  rests_on: printed card
"""


def book(folder: Path, overlay: Overlay | None = None) -> Book:
    """The book of the sample with an overlay."""
    found = checked(folder, overlay)
    assert found.catalogue is not None
    assert found.faces, found.findings
    return book_of(found.catalogue, found.faces, found.texts)


def ruled(*rulings: tuple[str, str]) -> Overlay:
    body = "".join(ABOUT.format(*ruling) for ruling in rulings)
    return {"rulings/all.yaml": RULINGS + body}


def test_every_face_is_shown_once(tmp_path: Path) -> None:
    found = checked(tmp_path)
    assert found.catalogue is not None
    made = book_of(found.catalogue, found.faces, found.texts)
    shown = [
        shown.face
        for section in made.sections
        for shown in (
            *(section.back.shown if section.back else ()),
            *(shown for entry in section.entries for shown in entry.shown),
        )
    ]
    assert sorted(shown) == sorted(face.id for face in found.faces)


def test_the_back_of_large_faces_follows_the_last_of_them(tmp_path: Path) -> None:
    sizes = (sample(tmp_path) / "print.yaml").read_text("utf-8")
    assert "trim: [63mm, 88mm]" in sizes
    large = sizes.replace("trim: [63mm, 88mm]", "trim: [200mm, 140mm]")
    section = book(tmp_path, {"print.yaml": large}).sections[0]
    assert section.back is None
    last = section.entries[-1].shown
    assert [shown.label for shown in last] == ["", "Back"]
    assert last[-1].face == f"back.{section.id}"


def test_decks_of_a_part_follow_one_another(tmp_path: Path) -> None:
    made = book(tmp_path)
    assert [(s.part, s.title) for s in made.sections] == [
        ("Cards", "Card"),
        ("Cards", "Stone"),
    ]


def test_a_part_with_one_deck_lends_it_its_title(tmp_path: Path) -> None:
    parts = "reference:\n- {title: All the cards, decks: [cards]}\n"
    made = book(tmp_path, {"game.yaml": TOP + parts})
    assert [(s.part, s.title) for s in made.sections] == [
        ("All the cards", "All the cards"),
        # What no part names is not forgotten.
        ("Other components", "Stone"),
    ]


def test_the_cover_counts_what_there_is(tmp_path: Path) -> None:
    overlay = ruled(("R-DRW-1", "card.shore"))
    facts = {fact.label: fact.words for fact in book(tmp_path, overlay).facts}
    found = checked(tmp_path)
    copies = sum(face.copies for face in found.faces)
    fronts = sum(not face.is_back for face in found.faces)
    assert facts["Components"] == (f"{fronts}, in {copies} copies",)
    assert facts["Faces"] == (f"{fronts} fronts, {len(found.faces) - fronts} backs",)
    assert facts["Rulings"] == ("1",)
    assert facts["Printing"] == ("2026-11-30",)


def test_a_ruling_stands_on_every_entry_that_it_is_about(tmp_path: Path) -> None:
    made = book(
        tmp_path,
        ruled(
            ("R-DRW-2", "card.shore, stone.flint"),
            ("R-ED-1", "card.shore"),
            ("R-DRW-1", "card.shore"),
        ),
    )
    held = {
        entry.id: [ruling.id for ruling in entry.rulings]
        for section in made.sections
        for entry in section.entries
        if entry.rulings
    }
    assert held == {
        "card.shore": ["R-DRW-1", "R-DRW-2", "R-ED-1"],
        "stone.flint": ["R-DRW-2"],
    }
    assert [section.title for section in made.sections] == ["Card", "Stone"]


def test_rulings_about_nothing_with_a_face_have_a_part_at_the_end(
    tmp_path: Path,
) -> None:
    stones = STONE_HEAD + "".join(
        f"- {{id: {name}, name: {name.title()}, weight: 1}}\n"
        for name in ("cube", "marker")
    )
    overlay = ruled(
        ("R-DRW-1", "stone.marker, stone.cube"),
        ("R-DRW-2", "stone.cube"),
        ("R-DRW-3", "stone.cube, card.shore"),
    )
    found = checked(tmp_path, {**overlay, "components/stones.yaml": stones})
    assert found.catalogue is not None
    # As if stones were a kind without faces.
    faces = tuple(face for face in found.faces if face.item.kind.id != "stone")
    *others, general = book_of(found.catalogue, faces, found.texts).sections
    assert [section.id for section in others] == ["cards"]
    assert general.entries == ()
    assert [
        (topic.title, [ruling.id for ruling in topic.rulings])
        for topic in general.topics
    ] == [("Cube", ["R-DRW-2"]), ("Marker", ["R-DRW-1"])]


@pytest.mark.parametrize(
    ("rules", "users"),
    [
        ("Gain {card.shore.tide.n} Pebbles.", ("card.tide",)),
        ("Gain {tide.n} Pebbles.", ()),
    ],
)
def test_a_figure_of_another_component_is_a_use(
    tmp_path: Path, rules: str, users: tuple[str, ...]
) -> None:
    gain = "  effects: [{id: tide, ops: [{op: gain, what: pebbles, n: 2}]}]\n"
    body = (
        f"{CARD_HEAD}- id: shore\n  name: Shore\n{gain}"
        f"- id: tide\n  name: Tide\n{gain}  rules: |\n    {rules}\n"
    )
    made = book(tmp_path, {"components/cards.yaml": body})
    shore = next(e for s in made.sections for e in s.entries if e.id == "card.shore")
    assert shore.used == users


def test_a_section_says_how_many_and_how_large(tmp_path: Path) -> None:
    cards = book(tmp_path).sections[0]
    assert Fact("Size", ("63mm × 88mm",)) in cards.facts
    assert Fact("Components", (str(len(cards.entries)),)) in cards.facts


def test_statements_stand_by_area_in_a_part_of_their_own(tmp_path: Path) -> None:
    text = """\
# yaml-language-server: $schema=../schemas/rulewright/statements.json
areas: {TIDE: The tide, CARD: Cards}
statements:
- {id: S-CARD-1, says: A card is kept, print_only: a habit}
- {id: S-TIDE-1, says: The tide turns, print_only: a habit}
- {id: S-CARD-2, says: A card is lost, print_only: a habit}
"""
    section = book(tmp_path, {"rules/statements.yaml": text}).sections[-1]
    assert (section.title, section.topical) == ("Rules in statements", "statement")
    assert [(t.title, [one.id for one in t.rulings]) for t in section.topics] == [
        ("Cards", ["S-CARD-1", "S-CARD-2"]),
        ("The tide", ["S-TIDE-1"]),
    ]
