"""Each character of a value is found in the raw text of its style."""

import pytest

from rulewright.diagnostics import Report
from rulewright.source import read_bytes
from rulewright.source.alignment import DOUBLE, FOLDED, LITERAL, PLAIN, SINGLE, align

STYLES = {"'": SINGLE, '"': DOUBLE, "|": LITERAL, ">": FOLDED}


def _raw(text: str) -> list[tuple[str, str]]:
    """Each character of the value of `a`, and what it was written with."""
    report = Report()
    document = read_bytes(text.encode(), "a.yaml", report)
    assert document is not None, report.findings
    assert isinstance(document.data, dict)
    value = document.data["a"]
    assert isinstance(value, str)
    _, _, start, end, style = document.spots[5:10]
    assert style == STYLES.get(text[start], PLAIN)
    pieces = align(document.text, start, end, style, value)
    assert pieces is not None
    assert "".join(char for char, _, _ in pieces) == value
    return [(char, text[first:last]) for char, first, last in pieces]


@pytest.mark.parametrize(
    ("text", "odd"),
    [
        ("a: one\n", []),
        ("a: one\n  two\n", [(" ", "\n")]),
        ("a: one  \n\n\n  two\n", [("\n", "\n"), ("\n", "\n")]),
        ("a: 'it''s'\n", [("'", "''")]),
        ("a: ' one  \n   two '\n", [(" ", " ")]),
        ('a: "\\"\\\\\\/\\u00e9\\x41\\U0001F600\\n\\ "\n', None),
        ('a: "one \\\n  two"\n', []),
        ('a: "one\\\n\n  two"\n', [("\n", "\n")]),
        ('a: "one\n  \\  two"\n', None),
        ("a: |\n  one\n   two\n", []),
        ("a: |\n\n  one\n\n\n  two\n", []),
        ("a: |-\n  one\n\n", []),
        ("a: |+\n  one\n\n\nb: 1\n", []),
        ("a: |2\n   one\n  two\n", []),
        ("a: |  # remark\n  one\n", []),
        ("a: |\n  one", []),
        ("a: |\n  one\n# remark\nb: 1\n", []),
        ("a: >\n  one\n  two\n\n  three\n", [(" ", "\n")]),
        ("a: >\n  one\n   two\n  three\n", []),
        ("a: >-\n\n  one\n\n   two\n\n\n  three\n  four\n\n", [(" ", "\n")]),
        ("a: >+\n  one\n\nb: 1\n", []),
        ("a: >1\n  one\n two\n", []),
    ],
)
def test_characters_and_what_they_were_written_with(
    text: str, odd: list[tuple[str, str]] | None
) -> None:
    pairs = _raw(text)
    if odd is not None:
        folds = [pair for pair in pairs if pair[0] != pair[1] or pair in odd]
        assert [pair for pair in folds if pair[0] != pair[1]] == [
            pair for pair in odd if pair[0] != pair[1]
        ]


def test_escapes() -> None:
    assert _raw('a: "\\"\\\\\\/\\u00e9\\x41\\U0001F600\\n\\ x"\n') == [
        ('"', '\\"'),
        ("\\", "\\\\"),
        ("/", "\\/"),
        ("é", "\\u00e9"),
        ("A", "\\x41"),
        ("😀", "\\U0001F600"),
        ("\n", "\\n"),
        (" ", "\\ "),
        ("x", "x"),
    ]


@pytest.mark.parametrize("style", [PLAIN, SINGLE, DOUBLE, LITERAL, FOLDED])
def test_a_text_that_does_not_read_as_the_value_gives_no_places(style: int) -> None:
    for text in ("one", "'one'", '"one"', "|\n  one\n", ">\n  one\n"):
        assert align(text, 0, len(text), style, "another") is None


def test_of_several_line_breaks_the_first_is_lost_in_the_fold() -> None:
    text = "'one\n\n\n  two'"
    pieces = align(text, 0, len(text), SINGLE, "one\n\ntwo")
    assert pieces is not None
    assert pieces[3:5] == (("\n", 5, 6), ("\n", 6, 7))
