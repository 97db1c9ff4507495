"""What a face was filled from."""

from pathlib import Path

from rulewright.faces.trace import collecting, note, note_again, note_copies
from unit.pipeline.bench import loaded


def test_notes_go_to_the_collection_under_way_and_to_the_one_around_it(
    tmp_path: Path,
) -> None:
    shore, flint = loaded(tmp_path)[0].items
    note(shore)
    with collecting() as outer:
        note(shore)
        with collecting() as inner:
            note(flint)
        assert list(inner) == ["stone.flint"]
        assert outer == {"card.shore": shore.digest, "stone.flint": flint.digest}
    note(flint)
    assert len(outer) == 2


def test_of_a_sum_only_the_sum_is_noted(tmp_path: Path) -> None:
    shore, flint = loaded(tmp_path)[0].items
    with collecting() as notes:
        total = note_copies("pebbles", [shore, flint])
    assert notes == {"copies of pebbles": str(total)}
    with collecting() as later:
        note_again(notes)
    assert later == notes
