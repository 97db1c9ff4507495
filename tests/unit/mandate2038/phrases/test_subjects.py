"""Subjects of Mandate 2038: what each form of the family claims."""

import pytest

from rulewright.text.phrase import Claim
from rulewright_mandate2038.phrases import subjects
from unit.mandate2038.phrases.reader import body_of, stumble_of, unshown
from unit.mandate2038.tongue import LANGUAGE

CLAIMS: list[tuple[str, Claim]] = [
    ("The forming institution", "office.forming_institution"),
    ("A sole leader", "sole_leader"),
    ("Each tied leader", {"each": "tied_leader"}),
    ("The Initiative player", "initiative_player"),
    ("The Power Corridor controller", {"controller": "place.grid_reactor"}),
]


def sentence(subject: str) -> str:
    return f"{subject} gains 1 Trust."


@pytest.mark.parametrize(("words", "claim"), CLAIMS)
def test_words_claim_and_are_written_back(words: str, claim: Claim) -> None:
    assert body_of(sentence(words))["who"] == claim
    assert body_of(f"{words} may gain 1 Trust.")["who"] == claim


def test_every_form_of_the_family_is_shown() -> None:
    assert unshown(subjects.ALL, (sentence(words) for words, _ in CLAIMS)) == set()


@pytest.mark.parametrize("subject", [words for words, _ in CLAIMS])
def test_a_subject_is_one_player(subject: str) -> None:
    reading = LANGUAGE.read(f"{subject} gain 1 Trust.")
    assert LANGUAGE.write(reading.claim) == sentence(subject)


@pytest.mark.parametrize(
    ("sound", "old", "new", "stumble"),
    [
        ("The forming institution", "The", "A", "forming institution"),
        ("The forming institution", "forming ", "", "institution"),
        ("A sole leader", "sole ", "", "leader"),
        ("A sole leader", "A", "Each", "sole"),
        ("Each tied leader", "Each", "The", "tied"),
        ("Each tied leader", "leader", "leaders", "leaders"),
        ("The Initiative player", " player", "", "gains"),
        ("The Power Corridor controller", "Power Corridor ", "", "controller"),
        ("The Power Corridor controller", "The", "A", "Power Corridor"),
        ("The Power Corridor controller", "Power Corridor", "Runway", "controller"),
    ],
)
def test_one_change_and_the_subject_is_refused(
    sound: str, old: str, new: str, stumble: str
) -> None:
    assert stumble_of(sentence(sound), old, new) == stumble
