"""Voices: flavour and rules kept apart."""

import pytest

from unit.text.harbour import Face, Printed, codes, face, words_at

LONG = " ".join(["wave"] * 13) + "."


@pytest.mark.parametrize(
    ("role", "words", "code", "underlined"),
    [
        ("flavour", "The sea keeps 3 receipts.", "RW421", "3"),
        ("flavour", "The sea keeps nothing!", "RW422", "!"),
        ("story", "The sea keeps 3 receipts.", "RW421", "3"),
        ("title", "Ahoy!", "RW422", "!"),
        ("flavour", f"{LONG} {LONG}", "RW423", f"{LONG} {LONG}"),
        ("rules", "Don't gain Coins.", "RW424", "Don't"),
        ("rules", "It’s a rival.", "RW424", "It’s"),
    ],
)
def test_a_voice_out_of_place_is_underlined(
    role: str, words: str, code: str, underlined: str
) -> None:
    (found,) = face(words, role).findings
    assert found.rule.code == code
    assert words_at(words, found) == underlined


def test_a_strapline_is_shorter_than_a_quote() -> None:
    quote = Printed(LONG, "flavour", ("flavour",))
    strapline = Printed(LONG, "flavour", ("strapline",))
    assert Face((quote,)).findings == []
    assert codes(Face((strapline,)).findings) == ["RW423"]


def test_flavour_may_contract_and_possess() -> None:
    assert face("The sea’s receipts aren’t kept.", "flavour").findings == []


def test_a_story_may_be_as_long_as_it_likes() -> None:
    assert face(f"{LONG} {LONG} {LONG}", "story").findings == []
