"""Mandate 2038 as it lies here: silent, read to the last sentence, and complete.

The numbers below are facts of the printed game, written down a second time on purpose.
"""

from pathlib import Path

import pytest

from rulewright.diagnostics import Report
from rulewright.pipeline.asking import Checked
from rulewright.pipeline.checking import check_place
from rulewright.pipeline.locating import locate
from rulewright.text.idioms import census
from samples import CHECKOUT

IDIOMS = CHECKOUT / "tests" / "golden" / "idioms.txt"


@pytest.fixture(scope="module")
def game() -> Checked:
    """The real content, checked."""
    report = Report()
    place = locate("mandate2038", CHECKOUT, report)
    assert place is not None, report.findings
    return check_place(place, CHECKOUT / "build" / "cache", report)


def copies(game: Checked, deck: str, *profiles: str) -> int:
    """Physical copies in a deck, of some play profiles or of all."""
    found = 0
    for face in game.faces:
        if face.is_back or face.item.deck is None or face.item.deck.id != deck:
            continue
        profile = getattr(face.item.component, "profile", "default")
        found += face.copies if not profiles or profile in profiles else 0
    return found


def designs(game: Checked, deck: str) -> int:
    """Different components in a deck."""
    assert game.catalogue is not None
    return len(game.catalogue.decks[deck])


def listed(game: Checked, reference: str) -> int:
    """A number of the component tables."""
    assert game.catalogue is not None
    item = game.catalogue.find(".".join(reference.split(".")[:2]))
    assert item is not None
    return int(str(game.catalogue.figure(reference, item)))


def test_there_is_nothing_to_say(game: Checked) -> None:
    # Statements that wait for their tests are told as a note, and stop nothing.
    assert [f for f in game.findings if f.rule.code != "RW531"] == []


def test_every_sentence_is_read(game: Checked) -> None:
    unread = [
        (text.heading, unit.unit.text)
        for text in game.texts
        for string in text.strings
        for unit in string.units
        if unit.reading is None or not unit.reading.read
    ]
    assert unread == []
    assert sum(1 for text in game.texts for _ in text.readings) > 300
    assert "; 0 unread; " in game.summary


@pytest.mark.parametrize(
    ("deck", "default", "advanced", "tactics"),
    [
        ("core_actions", 36, 0, 0),
        ("programs", 6, 0, 0),
        ("headlines", 16, 8, 0),
        ("era_mandates", 12, 0, 0),
        ("training", 40, 0, 0),
        ("dossier", 24, 0, 0),
        ("ballot", 0, 6, 0),
        ("tactics", 0, 0, 36),
    ],
)
def test_copies_of_each_deck_are_those_of_the_list(
    game: Checked, deck: str, default: int, advanced: int, tactics: int
) -> None:
    for profile, count in (
        ("default", default),
        ("advanced", advanced),
        ("tactics", tactics),
    ):
        assert copies(game, deck, profile) == count
        if count:
            assert listed(game, f"table.cards.{deck}.{profile}") == count


@pytest.mark.parametrize(
    ("deck", "count", "different"),
    [
        ("tiles", 19, 11),
        ("faction_boards", 6, 6),
        ("era_panels", 4, 4),
        ("headlines", 24, 24),
        ("training", 40, 10),
        ("tactics", 36, 12),
        ("programs", 6, 6),
        ("era_mandates", 12, 12),
        ("core_actions", 36, 6),
        ("dossier", 24, 4),
        ("ballot", 6, 1),
        ("chief_executives", 6, 1),
        ("teams", 18, 1),
        ("facilities", 24, 4),
        ("generators", 6, 1),
        ("scrutiny", 60, 1),
        ("markers", 18, 2),
        ("sliders", 36, 6),
        ("links", 12, 1),
        ("table_markers", 2, 2),
        ("joint_venture_halves", 12, 6),
        ("mega_cluster_halves", 12, 6),
        ("fusion", 1, 1),
        ("systemic_risk", 18, 1),
        ("power_cubes", 36, 1),
        ("temporary_compute", 2, 1),
        ("governance_board", 1, 1),
        ("ledger", 1, 1),
        ("foldout_aids", 6, 1),
        ("endings", 4, 4),
        ("narratives", 9, 9),
    ],
)
def test_designs_and_pieces(
    game: Checked, deck: str, count: int, different: int
) -> None:
    assert copies(game, deck) == count
    assert designs(game, deck) == different


def test_the_box_holds_what_is_printed_on_it(game: Checked) -> None:
    cards = (
        "core_actions",
        "programs",
        "headlines",
        "era_mandates",
        "training",
        "dossier",
        "ballot",
    )
    default = sum(copies(game, deck, "default") for deck in cards)
    advanced = sum(copies(game, deck, "default", "advanced") for deck in cards)
    assert (default, advanced) == (134, 148)
    assert listed(game, "table.totals.cards.default") == 134
    assert listed(game, "table.totals.cards.with_advanced") == 148
    aids = listed(game, "table.totals.foldout_aids.default")
    assert aids == 6
    assert (default + aids, advanced + aids) == (140, 154)
    assert listed(game, "table.totals.printed_pieces.default") == 140
    assert listed(game, "table.totals.printed_pieces.with_advanced") == 154


def test_every_owner_has_every_owned_card_and_piece(game: Checked) -> None:
    owned = [f for f in game.faces if f.item.deck and f.item.deck.owned and f.copies]
    by_owner: dict[str, int] = {}
    for face in owned:
        by_owner[face.variant] = by_owner.get(face.variant, 0) + face.copies
    # Six Core Actions, four Dossier cards and a ballot for each of six; CEO, Teams,
    # Facilities, Generator, Scrutiny, markers, sliders and Links.
    assert len(by_owner) == 6
    assert set(by_owner.values()) == {11 + 1 + 3 + 4 + 1 + 10 + 3 + 6 + 2}


def test_every_ruling_is_printed_with_a_face_or_under_general(game: Checked) -> None:
    assert game.catalogue is not None
    assert len(game.catalogue.rulings) > 200
    assert all(placed.ruling.about for placed in game.catalogue.rulings)


def test_idioms_only_become_fewer(game: Checked, *, refresh_golden: bool) -> None:
    """Forms that serve one face; `pytest --refresh-golden` writes a lower number."""
    counted = census(
        (text.heading, reading.forms)
        for text in game.texts
        for reading in text.readings
    )
    found, kept = len(counted.idioms), int(IDIOMS.read_text())
    if refresh_golden and found < kept:
        IDIOMS.write_text(f"{found}\n")
        return
    assert found <= kept, "reuse a form that other faces have, or share this one"
    assert found == kept, f"{kept - found} fewer: run `pytest --refresh-golden`"


def test_the_schema_of_every_file_is_where_its_first_line_says(game: Checked) -> None:
    assert game.catalogue is not None
    for path, document in game.catalogue.documents.items():
        named = document.first_line.rpartition("$schema=")[2]
        folder = (CHECKOUT / path).parent
        assert (folder / named).resolve().is_file(), path
        assert Path(path).suffix == ".yaml"
