"""The underline stands under its characters, whatever they are."""

import unicodedata

import pytest

from rulewright.diagnostics.excerpt import excerpt, visible


def _columns(text: str) -> int:
    """Columns of a text, by the standard's own table."""
    wide = sum(unicodedata.east_asian_width(char) in "WF" for char in text)
    return len(text) + wide - sum(unicodedata.category(char) == "Mn" for char in text)


def test_plain_line() -> None:
    shown = excerpt("text: Draw two cards", 6, 10, "^")
    assert shown.line == "text: Draw two cards"
    assert shown.underline == "      ^^^^"


@pytest.mark.parametrize(
    "before", ["名前: ", "e\u0301: ", "🎲🎲 ", "\t", "ａ", "\x1b[31m", "\u202e", ""]
)
def test_what_stands_before_does_not_move_the_mark(before: str) -> None:
    shown = excerpt(f"{before}wrong rest", len(before), len(before) + 5, "^")
    at = shown.line.index("wrong")
    assert len(shown.underline) - 5 == _columns(shown.line[:at])


@pytest.mark.parametrize(("word", "marks"), [("名前", 4), ("e\u0301", 1), ("\t", 4)])
def test_a_mark_is_as_wide_as_what_it_marks(word: str, marks: int) -> None:
    assert excerpt(f"a{word}b", 1, 1 + len(word), "^").underline == " " + "^" * marks


def test_an_empty_stretch_and_one_beyond_the_end_get_one_mark() -> None:
    assert excerpt("abc", 1, 1, "^").underline == " ^"
    assert excerpt("abc", 3, 4, "^").underline == "   ^"
    assert excerpt("abc", 9, 12, "^").underline == "   ^"
    assert excerpt("", 0, 1, "^").underline == "^"


@pytest.mark.parametrize("at", [0, 30, 100, 250, 294])
def test_a_long_line_is_cut_around_the_mark(at: int) -> None:
    line = "x" * at + "WRONG" + "y" * (295 - at)
    shown = excerpt(line, at, at + 5, "^")
    assert len(shown.line) <= 90
    assert shown.line.startswith("…") == (at > 24)
    assert shown.line.endswith("…") == (at < 250)
    first = shown.underline.index("^")
    assert shown.line[first : first + 5] == "WRONG"


def test_a_mark_longer_than_the_line_is_cut_with_it() -> None:
    shown = excerpt("a" * 300, 10, 290, "^")
    assert len(shown.underline) <= len(shown.line) <= 90


def test_nothing_reaches_the_terminal_that_could_steer_it() -> None:
    assert visible("\x1b") == "␛"
    assert visible("\x7f") == "<U+007F>"
    assert visible("\u202e") == "<U+202E>"
    assert visible("é") == "é"
