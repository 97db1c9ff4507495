"""Values written over: what was asked for is there, and all else as it was."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulewright.diagnostics import Report
from rulewright.source import Document, Loc, read_bytes
from rulewright.source.editing import (
    CannotEditError,
    Edit,
    Scalar,
    appended,
    change_of,
    moved,
    rewritten,
)

TEXT = """\
# The deck of the shore.
cards:
- id: ash  # the oldest
  name: "Ash, grey"
  copies: 3  # never two

  rules: |
    Gain 2 Pebbles.
    Draw a card.

  # What is said of it.
  flavour: The sea
    keeps nothing.
  effects: [{op: gain, n: 2}, {op: draw, n: 1}]
- {id: elm, name: Elm, copies: 1}
"""
WORDS = st.text(
    st.sampled_from("abc #:,[]{}\"'|>-?!&*%@`0\n~éß")
    | st.characters(min_codepoint=33, max_codepoint=126),
    min_size=1,
    max_size=12,
).filter(lambda words: words.strip("\n") == words)
PLACES: tuple[Loc, ...] = (
    ("cards", 0, "name"),
    ("cards", 0, "flavour"),
    ("cards", 0, "copies"),
    ("cards", 0, "effects", 1, "op"),
    ("cards", 1, "name"),
)


def document(text: str = TEXT) -> Document:
    found = read_bytes(text.encode(), "cards.yaml", Report())
    assert found is not None
    return found


def edited(*edits: Edit, text: str = TEXT) -> str:
    before = document(text)
    return rewritten(before, [change_of(before, edit) for edit in edits])


def put(data: Any, loc: Loc, value: Scalar) -> None:  # noqa: ANN401 - plain values
    for step in loc[:-1]:
        data = data[step]
    data[loc[-1]] = value


@given(st.sampled_from(PLACES), WORDS | st.integers(0, 99) | st.booleans())
def test_a_value_changes_and_nothing_else(loc: Loc, value: Scalar) -> None:
    text = edited(Edit(loc, value))
    report = Report()
    after = read_bytes(text.encode(), "cards.yaml", report)
    assert report.findings == ()
    assert after is not None
    wanted: Any = document().data
    put(wanted, loc, value)
    assert after.data == wanted
    for remark in ("# The deck of the shore.", "# the oldest", "# What is said of it."):
        assert remark in text


def test_a_block_keeps_its_form_and_the_space_after_it() -> None:
    text = edited(Edit(("cards", 0, "rules"), "Gain 5 Pebbles.\n\nStop."))
    assert "  rules: |\n    Gain 5 Pebbles.\n\n    Stop.\n\n  # What is" in text


def test_a_remark_beside_a_value_stays() -> None:
    assert "  copies: 7  # never two\n" in edited(Edit(("cards", 0, "copies"), 7))


def test_quotes_stay_quotes_and_words_get_them_where_needed() -> None:
    assert 'name: "Ash"' in edited(Edit(("cards", 0, "name"), "Ash"))
    assert "name: Yew}" not in edited(Edit(("cards", 1, "name"), "Yew, old"))
    assert 'name: "yes"' in edited(Edit(("cards", 1, "name"), "yes"))


def test_a_field_is_struck_with_its_lines() -> None:
    text = edited(
        Edit(("cards", 0, "flavour"), None), Edit(("cards", 1, "copies"), None)
    )
    assert "keeps nothing" not in text
    assert "# What is said of it.\n  effects" in text
    assert "- {id: elm, name: Elm}\n" in text


@pytest.mark.parametrize("card", [0, 1])
def test_the_first_field_cannot_be_struck(card: int) -> None:
    with pytest.raises(CannotEditError):
        edited(Edit(("cards", card, "id"), None))


def test_a_field_is_begun_after_its_neighbour() -> None:
    text = edited(
        Edit(("cards", 0, "icon"), "spark", ("cards", 0, "copies")),
        Edit(("cards", 1, "icon"), "spark", ("cards", 1, "copies")),
        Edit(("cards", 0, "reminder"), "One.\nTwo.", ("cards", 0, "rules")),
    )
    assert "  copies: 3  # never two\n  icon: spark\n\n  rules: |" in text
    assert "{id: elm, name: Elm, copies: 1, icon: spark}" in text
    assert "    Draw a card.\n  reminder: |\n    One.\n    Two.\n" in text
    assert read_bytes(text.encode(), "cards.yaml", Report()) is not None


def test_an_item_is_added_at_the_end() -> None:
    before = document()
    text = rewritten(
        before, appended(before, ("cards", 1), {"id": "oak", "rules": "One.\nTwo."})
    )
    assert text == TEXT + "- id: oak\n  rules: |\n    One.\n    Two.\n"
    flow = document("cards: [{id: ash}]\n")
    with pytest.raises(CannotEditError):
        appended(flow, ("cards", 0), {"id": "oak"})


def test_a_place_is_found_as_it_was() -> None:
    before = document()
    changes = [change_of(before, Edit(("cards", 0, "copies"), 1000))]
    text = rewritten(before, changes)
    for words in ("The deck", "Elm", "op: draw"):
        assert moved(changes, text.index(words)) == TEXT.index(words)
    assert moved(changes, text.index("1000") + 1) is None
