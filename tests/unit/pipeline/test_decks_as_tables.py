"""Columns: in the order of the file, whichever row has them."""

from hypothesis import given
from hypothesis import strategies as st

from rulewright.pipeline.decks_as_tables import Held, columns_of

CELL = Held(("x",), 1)


def test_a_column_stands_after_its_neighbour() -> None:
    rows = [dict.fromkeys("ace", CELL), dict.fromkeys("abcd", CELL)]
    assert columns_of(rows) == tuple("abcde")


@given(st.lists(st.lists(st.sampled_from("abcdef"), unique=True), max_size=5))
def test_every_column_stands_once(rows: list[list[str]]) -> None:
    columns = columns_of(dict.fromkeys(row, CELL) for row in rows)
    assert sorted(columns) == sorted({name for row in rows for name in row})


def test_what_a_cell_shows() -> None:
    shown = [Held((), value).text for value in (True, False, 3, "One.\nTwo.\n")]
    assert shown == ["true", "false", "3", "One.\nTwo."]
