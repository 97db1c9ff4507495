"""Which components a face was filled from."""

from pathlib import Path

from rulewright.faces.trace import collecting, note
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
        assert list(outer) == ["card.shore", "stone.flint"]
    note(flint)
    assert len(outer) == 2
