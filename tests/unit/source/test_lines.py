"""Offsets become the lines and columns that people count."""

import pytest

from rulewright.diagnostics import Span
from rulewright.source.lines import Lines

TEXT = "ab\n\n🎲é\nend"


@pytest.mark.parametrize(
    ("offset", "place"),
    [
        (0, (1, 1)),
        (2, (1, 3)),
        (3, (2, 1)),
        (4, (3, 1)),
        (5, (3, 2)),
        (7, (4, 1)),
        (10, (4, 4)),
    ],
)
def test_place(offset: int, place: tuple[int, int]) -> None:
    assert Lines("a.yaml", TEXT).place(offset) == place


def test_span() -> None:
    lines = Lines("a.yaml", TEXT)
    assert lines.span(4, 6) == Span("a.yaml", 3, 1, 3, 3)
    assert lines.span(1, 8) == Span("a.yaml", 1, 2, 4, 2)
    assert lines.span(5, 5) == Span("a.yaml", 3, 2, 3, 2)


def test_a_span_that_ends_with_a_line_feed_ends_on_its_line() -> None:
    lines = Lines("a.yaml", TEXT)
    assert lines.span(0, 3) == Span("a.yaml", 1, 1, 1, 4)
    assert lines.span(2, 3) == Span("a.yaml", 1, 3, 1, 4)
    assert lines.span(3, 4) == Span("a.yaml", 2, 1, 2, 2)


def test_an_empty_text_has_one_place() -> None:
    assert Lines("a.yaml", "").span(0, 0) == Span("a.yaml", 1, 1, 1, 1)
