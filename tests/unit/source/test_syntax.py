"""Each way to break YAML is said in an author's words, at the place to look at."""

import pytest

from rulewright.diagnostics import Report, render_text
from rulewright.source import read_bytes
from rulewright.source.lines import Lines
from rulewright.source.syntax import Complaint, broken


def _broken(text: str) -> tuple[str, str, str]:
    """The place, what is said, and the labels of the one finding."""
    report = Report()
    assert read_bytes(text.encode(), "a.yaml", report) is None
    (found,) = report.findings
    assert found.rule.slug == "broken-yaml", found
    assert found.span is not None
    span = found.span
    place = f"{span.line}:{span.column}-{span.end_column}"
    labels = " ".join(f"{la.span.line}:{la.span.column}" for la in found.labels)
    assert render_text([found], {"a.yaml": text}.get)
    return place, found.says, labels


@pytest.mark.parametrize(
    ("text", "place", "says", "labels"),
    [
        ("a: one: two\n", "1:7-8", "a second colon in one line", ""),
        ("a: one:\n", "1:7-8", "a second colon in one line", ""),
        ("a: 1\n  b: 2\n", "2:4-5", "a key cannot be indented under a line", ""),
        ("a:\n  b: 1\n c: 2\n", "3:2-3", "does not line up with the keys", "1:1"),
        ("a:\n  - 1\n - 2\n", "3:2-3", "does not line up with the keys", "1:1"),
        ("a:\n  - 1\n  b: 2\n", "3:3-4", "line up with the entries", "2:3"),
        ("a: [1, 2\nb: 3\n", "1:4-5", "still open where the next key", ""),
        ("a: {b: 1\nc: 3\n", "1:4-5", "still open where the next key", ""),
        ("a: [b: c: d]\n", "1:9-10", "a comma or the closing ]", "1:4"),
        ("a: [1 [2]]\n", "1:7-8", "a comma or the closing ]", "1:4"),
        ("a: {b: 1 {c}}\n", "1:10-11", "a comma or the closing }", "1:4"),
        ("a: {b: 1\n", "1:4-5", "ends before this bracket is closed", ""),
        ("a: [1, 2\n", "1:4-5", "ends before this bracket is closed", ""),
        ("a: 'one\nb: two\n", "1:4-8", "this quote is never closed", ""),
        ('a: "one\nb: two\n', "1:4-8", "this quote is never closed", ""),
        ('a: "one\n---\n', "1:4-8", "still open where a new document", ""),
        ('a: "C:\\dir"\n', "1:7-9", "no such escape", ""),
        ('a: "\\u12"\n', "1:5-7", "too few hexadecimal digits", ""),
        ("a: *\n", "1:4-5", "cannot begin with an asterisk", ""),
        ("a: & b\n", "1:4-5", "cannot begin with an ampersand", ""),
        ("a: !é\n", "1:4-6", "cannot begin with an exclamation mark", ""),
        ("a: !e!é\n", "1:4-8", "cannot begin with an exclamation mark", ""),
        ("a: !e!x y\n", "1:4-8", "cannot begin with an exclamation mark", ""),
        ("a: @home\n", "1:4-9", "cannot begin with this character", ""),
        ("a: `b`\n", "1:4-7", "cannot begin with this character", ""),
        ("a: | text\n", "1:6-10", "must end after that sign", ""),
        ("a: |0\n  b\n", "1:5-6", "must end after that sign", ""),
        ("a: |\n  \n    \n  b\n", "4:3-4", "indented less than the empty", ""),
        ("a: - b\n", "1:4-5", "an entry of a list cannot begin here", ""),
        ("a: ? b\n", "1:4-5", "a question mark with a space", ""),
        ("a: ]\n", "1:4-5", "a value should stand here", ""),
        ("a: 1\nb\nc: 2\n", "2:1-2", "neither a key with a colon", ""),
        ("%A b\na: 1\n", "2:1-2", "stands outside of everything", ""),
        ("{a: 1} b\n", "1:8-9", "stands outside of everything", ""),
        ("%YAML x\n---\na: 1\n", "1:7-8", "begins with % is a directive", ""),
        ("%YAML 2.0\n---\na: 1\n", "1:1-6", "begins with % is a directive", ""),
    ],
)
def test_in_words(text: str, place: str, says: str, labels: str) -> None:
    found = _broken(text)
    assert found == (place, found[1], labels)
    assert says in found[1]


def test_what_nobody_thought_of_still_has_a_place() -> None:
    text = "a: 1\nb: 2\n"
    complaint = Complaint("nobody has heard of this", 6, "", None)
    found = broken(complaint, text, Lines("a.yaml", text))
    assert str(found.span) == "a.yaml:2:2"
    assert found.says == "this cannot be read as YAML"


def test_a_place_beyond_the_end_is_brought_back() -> None:
    text = "a: 1\n\n\n"
    complaint = Complaint("nobody has heard of this", 7, "", None)
    assert str(broken(complaint, text, Lines("a.yaml", text)).span) == "a.yaml:1:5"
