"""Materials: the copies of the bill are those that are printed."""

from pathlib import Path

from rulewright.pipeline.materials import bill_of
from samples import cards
from unit.pipeline.bench import loaded
from unit.pipeline.lookout import mandate


def test_a_shared_deck_is_counted_once(tmp_path: Path) -> None:
    body = "- {id: shore, name: The Shore, copies: 3}\n- {id: dune, name: Dune}\n"
    bill = bill_of(loaded(tmp_path, cards(body))[0])
    assert [(line.id, line.copies, line.total) for line in bill.lines] == [
        ("shore", 3, 3),
        ("dune", 1, 1),
        ("flint", 1, 1),
    ]
    assert [(deck.id, deck.components, deck.total) for deck in bill.decks] == [
        ("cards", 2, 4),
        ("stones", 1, 1),
    ]
    assert (bill.game, bill.title, bill.total) == ("pebble", "Pebble", 5)


def test_a_deck_of_no_copies_is_still_told(tmp_path: Path) -> None:
    body = "- {id: shore, name: The Shore, copies: 0}\n"
    bill = bill_of(loaded(tmp_path, cards(body))[0])
    assert (bill.decks[0].id, bill.decks[0].total) == ("cards", 0)


def test_the_bill_of_mandate_is_what_its_faces_print() -> None:
    found = mandate()
    bill = bill_of(found.catalogue)
    printed: dict[str, int] = {}
    for face in found.faces:
        printed[face.item.name] = printed.get(face.item.name, 0) + face.copies
    bought = {line.id: line for line in bill.lines if not line.deck}
    assert sorted(bought) == ["audit_bag", "dry_erase_marker", "volatility_die"]
    assert bought["volatility_die"].profile == "advanced"
    billed = {f"{line.kind}.{line.id}": line.total for line in bill.lines if line.deck}
    assert billed == printed
    assert bill.total == sum(face.copies for face in found.faces) + len(bought)
    by_id = {f"{line.kind}.{line.id}": line for line in bill.lines}
    assert len(by_id["action.fund"].owners) == 6
    assert by_id["tile.research"].variants == (("inner", 1), ("outer", 2))
    assert by_id["program.mega_cluster"].profile in {"", "default"}
    assert not any(line.kind == "table" for line in bill.lines)
