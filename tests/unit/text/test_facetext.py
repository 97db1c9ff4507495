"""Face text: strings of a face, woven and read in print order."""

from unit.text.harbour import HARBOUR, Face, Printed

STRINGS = (
    Printed("Ferry", "title", ("name",)),
    Printed("Gain {catch.n} Coins. Add {nothing.n} Rust.\n"),
    Printed("You may gain {catch.one} Salt.", "reminder", ("reminder",)),
    Printed("The sea keeps no receipts.", "flavour", ("flavour",)),
)


def test_only_closed_english_is_read() -> None:
    text = Face(STRINGS).text
    assert [string.closed for string in text.strings] == [False, True, True, False]
    assert [len(string.units) for string in text.strings] == [0, 2, 1, 0]
    assert [r.text for r in text.readings] == ["Gain 2 Coins.", "You may gain 1 Salt."]


def test_a_unit_with_a_figure_that_is_nowhere_is_not_read() -> None:
    rules = Face(STRINGS).text.strings[1]
    assert [unit.reading is None for unit in rules.units] == [False, True]
    assert HARBOUR.read("Add 2 Rust.").read


def test_printed_words_lead_to_their_place_in_the_file() -> None:
    rules = Face(STRINGS).text.strings[1]
    span = rules.span(5, 12)
    assert (span.column, span.end_column) == (6, 6 + len("{catch.n} Coins"))
