"""Openers with the phases of Mandate 2038: what each form of the family claims."""

import pytest

from rulewright.text.phrase import Claim
from rulewright_mandate2038.phrases import openers
from unit.mandate2038.phrases.reader import front_of, stumble_of, unshown

CLAIMS: list[tuple[str, Claim]] = [
    ("Once per Era", {"every": {"times": 1, "per": "era"}}),
    ("Once in Era II", {"every": {"times": 1, "per": "era.era_2"}}),
    ("Up to 2 times per Era", {"every": {"times": 2, "per": "era"}}),
    ("Each Era", {"every": {"anew": "era"}}),
    ("This cycle", {"until": "cycle"}),
    ("This Era", {"until": "era"}),
    (
        "In this Era's Production",
        {"when": {"in": "box.production_phase", "of": "this_era"}},
    ),
    ("At the end of the cycle", {"when": {"at": "end_of_cycle"}}),
    ("At Era start", {"when": {"at": "era_start"}}),
    (
        "On a Power Corridor hex",
        {"when": {"standing": {"a": ["place.grid_reactor"]}}},
    ),
    ("Instead of moving your acting piece", {"replaces": "move_acting_piece"}),
    (
        "For each Power Corridor hex you control",
        {"per": {"controlled": ["place.grid_reactor"]}},
    ),
]


def sentence(opener: str) -> str:
    return f"{opener}, gain 1 Trust."


@pytest.mark.parametrize(("words", "claim"), CLAIMS)
def test_words_claim_and_are_written_back(words: str, claim: Claim) -> None:
    assert front_of(words) == claim


def test_every_form_of_the_family_is_shown() -> None:
    assert unshown(openers.ALL, (sentence(words) for words, _ in CLAIMS)) == set()


def test_this_era_and_each_are_two_times() -> None:
    once, always = front_of("In this Era's Production"), front_of("In each Production")
    assert once != always


@pytest.mark.parametrize(
    ("sound", "old", "new", "stumble"),
    [
        ("Once per Era", "Era", "cycle", "cycle"),
        ("Once per Era", "Once", "Twice", "Twice"),
        ("Once in Era II", "II", "V", "Era"),
        ("Up to 2 times per Era", "2", "1", "Era"),
        ("Up to 2 times per Era", "per Era", "in Era II", "in"),
        ("Each Era", "Each", "Every", "Every"),
        ("This cycle", "This", "During this", "During"),
        ("This cycle, ", ",", "", "gain"),
        ("In this Era's Production", "this Era's", "the Era's", "the"),
        ("In this Era's Production", "Era's", "cycle's", "cycle"),
        ("At the end of the cycle", "the cycle", "the Era", "Era"),
        ("At Era start", "start", "end", "end"),
        ("On a Power Corridor hex", "a Power", "the Power", "the"),
        ("On a Power Corridor hex", " hex", "", "gain"),
        ("Instead of moving your acting piece", "acting piece", "CEO", "CEO"),
        ("For each Power Corridor hex you control", " you control", "", ","),
    ],
)
def test_one_change_and_the_opener_is_refused(
    sound: str, old: str, new: str, stumble: str
) -> None:
    assert stumble_of(sentence(sound.removesuffix(", ")), old, new) == stumble


@pytest.mark.parametrize(
    ("fault", "words"),
    [
        ("two durations", "This cycle, this Era"),
        ("two frequencies", "Once per Era, each Era"),
        ("two moments", "At Era start, at the end of the cycle"),
    ],
)
def test_two_openers_of_a_kind_are_refused(fault: str, words: str) -> None:
    first, second = words.split(", ")
    assert front_of(first) != front_of(second[0].upper() + second[1:])
    assert stumble_of(sentence(first), ",", f", {second},") != "", fault
