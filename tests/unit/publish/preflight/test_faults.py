"""Faults become findings: one for many pages, with the page as the line."""

import pytest

from rulewright.diagnostics import Span
from rulewright.publish.preflight.faults import (
    Fault,
    findings_of,
    mm,
    place,
    quoted,
    size,
)
from rulewright.publish.preflight.findings import BARE_BLEED, HAIRLINE
from rulewright.publish.preflight.plane import Area

FAULT = Fault(BARE_BLEED, "the bleed is bare", "let it run")


def told(*pages: int, fault: Fault = FAULT, many: int = 9) -> tuple[str, int]:
    (found,) = findings_of("deck.pdf", [(page, fault) for page in pages], many)
    assert found.span is not None
    assert found.span == Span("deck.pdf", found.span.line, 1, found.span.line, 2)
    return found.says, found.span.line


@pytest.mark.parametrize(
    ("pages", "words"),
    [
        ((3,), "page 3: "),
        ((2, 1, 3, 7), "pages 1 to 3, 7: "),
        ((4, 4), "page 4: "),
        ((0,), ""),
    ],
)
def test_pages_are_listed(pages: tuple[int, ...], words: str) -> None:
    assert told(*pages) == (f"{words}the bleed is bare", max(min(pages), 1))


def test_a_file_of_one_page_needs_no_number() -> None:
    assert told(1, many=1) == ("the bleed is bare", 1)


def test_a_place_is_that_on_the_first_page() -> None:
    faults = [
        (page, Fault(HAIRLINE, "a line", "widen it", f"{page} mm from the left"))
        for page in (2, 3)
    ]
    (found,) = findings_of("deck.pdf", faults, 5)
    assert found.says == "pages 2 to 3: a line, first on page 2 2 mm from the left"


def test_lengths_in_words() -> None:
    assert [mm(x) for x in (12.44, 1.0, 0.45, 0.0, -0.001)] == [
        "12.4 mm",
        "1.0 mm",
        "0.45 mm",
        "0 mm",
        "0 mm",
    ]
    assert size(Area(0, 0, 63.5, 88.9)) == "63.5 x 88.9 mm"


def test_places_in_words() -> None:
    trim = Area(3, 3, 66, 91)
    assert place(Area(5, 13, 9, 20).quad, trim) == (
        "2.0 mm from the left and 10.0 mm from the top"
    )
    assert place(Area(1, 13, 9, 20).quad, trim).startswith(
        "2.0 mm beyond the trim at the left"
    )


def test_long_words_are_cut() -> None:
    assert quoted("Draw two") == "“Draw two”"
    assert quoted("x" * 60) == f"“{'x' * 40}…”"
