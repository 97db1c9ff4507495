"""A document knows where each of its values was written."""

import pytest

from rulewright.diagnostics import Report
from rulewright.source import Document, Loc, read_bytes

TEXT = """\
# first line
kind: card
deck: {code: HL, "name": 'It''s'}
components:
- id: safe_house
  effects:
  - {id: waiver, change: [a.b, c.d], value: 0}
  -
    id: glare
  rules: |
    Draw {draw.cards} cards.

    Then rest.

  flavour: "Caf\\u00e9
    society"
pairs: [a: 1, b]
"""


def _document(text: str = TEXT) -> Document:
    report = Report()
    document = read_bytes(text.encode(), "a.yaml", report)
    assert document is not None, report.findings
    return document


DOCUMENT = _document()


def _place(loc: Loc, *, key: bool = False) -> str:
    span = DOCUMENT.key_span(loc) if key else DOCUMENT.span(loc)
    assert span.file == "a.yaml"
    return f"{span.line}:{span.column}-{span.end_line}:{span.end_column}"


@pytest.mark.parametrize(
    ("loc", "place"),
    [
        (("kind",), "2:7-2:11"),
        (("deck",), "3:7-3:34"),
        (("deck", "name"), "3:26-3:33"),
        (("components",), "5:1-16:13"),
        (("components", 0), "5:3-16:13"),
        (("components", 0, "effects"), "7:3-9:14"),
        (("components", 0, "effects", 0), "7:5-7:47"),
        (("components", 0, "effects", 0, "change", 1), "7:32-7:35"),
        (("components", 0, "effects", 0, "value"), "7:45-7:46"),
        (("components", 0, "effects", 1), "9:5-9:14"),
        (("components", 0, "rules"), "10:10-13:15"),
        (("components", 0, "flavour"), "15:12-16:13"),
        (("pairs", 0), "17:9-17:13"),
        (("pairs", 0, "a"), "17:12-17:13"),
        ((), "2:1-17:17"),
    ],
)
def test_span_of_a_value(loc: Loc, place: str) -> None:
    assert _place(loc) == place


@pytest.mark.parametrize(
    ("loc", "place"),
    [
        (("kind",), "2:1-2:5"),
        (("deck", "name"), "3:18-3:24"),
        (("components", 0, "effects", 0, "value"), "7:38-7:43"),
        (("components", 0, "effects", 1), "9:5-9:14"),
        ((), "2:1-17:17"),
    ],
)
def test_span_of_a_key(loc: Loc, place: str) -> None:
    assert _place(loc, key=True) == place


@pytest.mark.parametrize(
    ("loc", "like"),
    [
        (("deck", "missing"), ("deck",)),
        (("deck", "code", "deeper", 3), ("deck", "code")),
        (("components", 9), ("components",)),
        (("components", -1), ("components",)),
        (("components", "0"), ("components",)),
        (
            ("components", 0, "effects", 0, "replace", "value"),
            ("components", 0, "effects", 0, "value"),
        ),
        (("nowhere",), ()),
    ],
)
def test_steps_that_lead_nowhere_are_passed_over(loc: Loc, like: Loc) -> None:
    assert DOCUMENT.span(loc) == DOCUMENT.span(like)
    assert DOCUMENT.key_span(loc) == DOCUMENT.key_span(like)


def test_the_key_step_of_a_pydantic_path_means_the_key() -> None:
    assert _place(("deck", "code", "[key]")) == _place(("deck", "code"), key=True)


@pytest.mark.parametrize(
    ("loc", "start", "end", "place"),
    [
        (("kind",), 1, 3, "2:8-2:10"),
        (("deck", "name"), 0, 2, "3:27-3:29"),
        (("deck", "name"), 2, 3, "3:29-3:31"),
        (("deck", "name"), 3, 4, "3:31-3:32"),
        (("components", 0, "rules"), 5, 17, "11:10-11:22"),
        (("components", 0, "rules"), 26, 30, "13:5-13:9"),
        (("components", 0, "rules"), 5, 30, "11:10-13:9"),
        (("components", 0, "flavour"), 3, 4, "15:16-15:22"),
        (("components", 0, "flavour"), 5, 12, "16:5-16:12"),
        (("components", 0, "flavour"), 3, 12, "15:16-16:12"),
        # An empty stretch has no width, and offsets beyond the text are brought in.
        (("kind",), 2, 2, "2:9-2:9"),
        (("kind",), 4, 4, "2:11-2:11"),
        (("kind",), 9, 12, "2:11-2:11"),
        (("kind",), -5, 99, "2:7-2:11"),
        (("kind",), 3, 1, "2:10-2:10"),
        # What is no text has no characters: all of it is meant.
        (("components", 0, "effects", 0, "value"), 0, 1, "7:45-7:46"),
        (("components", 0, "effects", 0), 0, 1, "7:5-7:47"),
        (("kind", "missing"), 1, 3, "2:8-2:10"),
    ],
)
def test_within_a_text(loc: Loc, start: int, end: int, place: str) -> None:
    span = DOCUMENT.within(loc, start, end)
    shown = f"{span.line}:{span.column}-{span.end_line}:{span.end_column}"
    assert shown == place


def test_within_an_empty_text() -> None:
    document = _document("a: ''\n")
    assert document.within(("a",), 0, 0) == document.span(("a",))


def test_first_line() -> None:
    assert DOCUMENT.first_line == "# first line"
    assert _document("a: 1").first_line == "a: 1"


def test_documents_are_equal_by_path_and_bytes() -> None:
    assert _document() == DOCUMENT
    assert len({_document(), DOCUMENT}) == 1
    assert _document(f"{TEXT}more: 1\n") != DOCUMENT
