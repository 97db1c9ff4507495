"""Spans sort in reading order."""

from rulewright.diagnostics import Label, Span


def test_reading_order() -> None:
    first = Span("a.yaml", 9, 1, 9, 2)
    second = Span("a.yaml", 10, 1, 10, 2)
    third = Span("a.yaml", 10, 1, 10, 3)
    last = Span("b.yaml", 1, 1, 1, 1)
    assert sorted([last, third, second, first]) == [first, second, third, last]


def test_shown_as_editors_want_it() -> None:
    assert str(Span("cards.yaml", 41, 43, 41, 50)) == "cards.yaml:41:43"


def test_label_is_a_value() -> None:
    span = Span("a.yaml", 1, 1, 1, 2)
    assert Label(span, "here") == Label(Span("a.yaml", 1, 1, 1, 2), "here")
    assert Label(span, "here") != Label(span, "there")
