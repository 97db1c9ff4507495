"""Numbers in sentences."""

import pytest

from unit.text.harbour import Face, Printed, codes, face, words_at


def test_a_figure_by_reference_is_silent() -> None:
    assert face("Gain {catch.n} Coins and {catch.one} Salt.").findings == []


@pytest.mark.parametrize(
    ("rules", "number"),
    [
        ("Gain {catch.n} Coins.\nGain 2 Coins.", "2"),
        ("Gain two Coins.", "two"),
        ("Gain one Coin.", "one"),
        ("Gain {catch.n} Coins twice.", "twice"),
    ],
)
def test_a_typed_number_is_underlined_and_told_once(rules: str, number: str) -> None:
    (found,) = face(rules).findings
    assert found.rule.code == "RW301"
    assert words_at(rules, found) == number


def test_number_words_of_grammar_are_no_figures() -> None:
    silent = face("Once per game, choose one:\n• Gain {catch.n} Coins.")
    assert silent.findings == []


@pytest.mark.parametrize(
    ("rules", "typed"),
    [
        ("Gain {catch.m} Coins.", "{catch.m}"),
        ("Gain {catch.n Coins.", "{"),
        ("Gain {catch.n} Coins and {} Salt.", "{}"),
    ],
)
def test_a_reference_that_leads_nowhere_is_underlined(rules: str, typed: str) -> None:
    found = face(rules).findings[0]
    assert found.rule.code == "RW302"
    assert words_at(rules, found) == typed


def test_references_are_judged_in_flavour_and_digits_are_not_figures_there() -> None:
    strings = (
        Printed("{catch.m}", "flavour", ("flavour",)),
        Printed("Gain 2 Coins.", "reminder", ("reminder",)),
    )
    assert codes(Face(strings).findings) == ["RW302", "RW301"]
