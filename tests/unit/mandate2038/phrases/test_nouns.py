"""Noun phrases of the map: what each form of the family claims."""

import pytest

from rulewright.text.phrase import Claim
from rulewright_mandate2038.phrases import nouns
from unit.mandate2038.phrases.reader import claim_of, must_of, stumble_of, unshown
from unit.mandate2038.tongue import LANGUAGE

GOALS: list[tuple[str, Claim]] = [
    ("your destination", "destination"),
    ("the hex of either host", "host_hex"),
    ("a Power Corridor hex", {"a": ["place.grid_reactor"]}),
    (
        "a Power Corridor or Consensus Network hex you control",
        {"a": ["place.grid_reactor", "place.media"], "controlled_by": "you"},
    ),
    (
        "any Power Corridor, Consensus Network, or Human Access District hex",
        {"any": ["place.grid_reactor", "place.media", "place.consumer"]},
    ),
    (
        "any hex with a free Facility space",
        {"any": "hex", "free": "spot.facility_space"},
    ),
    (
        "an adjacent hex with a free Facility space",
        {"adjacent": "hex", "free": "spot.facility_space"},
    ),
    (
        "a hex with 2 of your Facilities",
        {"a": "hex", "with": "piece.facility", "n": 2},
    ),
]
TARGETS: list[tuple[str, Claim]] = [
    (
        "1 of your Facilities at your destination",
        {"n": 1, "of": "piece.facility", "whose": "own", "at": "destination"},
    ),
    (
        "1 of your Facilities at your destination with no Link",
        {
            "n": 1,
            "of": "piece.facility",
            "whose": "own",
            "at": "destination",
            "without": "piece.link",
        },
    ),
    (
        "2 of your powered Facilities",
        {"n": 2, "of": "piece.facility", "whose": "own", "state": "powered"},
    ),
    (
        "your lowest unbuilt Facility",
        {"lowest_unbuilt": "piece.facility", "whose": "own"},
    ),
    (
        "1 adjacent rival Facility",
        {"n": 1, "of": "piece.facility", "whose": "rival", "at": "adjacent"},
    ),
]
PLACED = "Place 1 of your Links in a free Facility space on your destination."
NAMED = "When you resolve the chosen Action, gain 1 Trust."
READIED = "Ready 1 of your exhausted Organize or Influence cards."


def where(goal: str) -> str:
    return f"Where: {goal}."


def produce(target: str) -> str:
    return f"Resolve the printed production of {target}."


@pytest.mark.parametrize(("words", "claim"), GOALS)
def test_where_to_is_claimed_and_written_back(words: str, claim: Claim) -> None:
    assert claim_of(where(words)) == {"where": claim}


@pytest.mark.parametrize(("words", "claim"), TARGETS)
def test_which_pieces_is_claimed_and_written_back(words: str, claim: Claim) -> None:
    assert must_of(produce(words)) == {"do": "resolve_production", "of": claim}


def test_a_slot_is_claimed_and_written_back() -> None:
    assert must_of(PLACED) == {
        "do": "place",
        "what": {"n": 1, "of": "piece.link", "whose": "own"},
        "in": {"free": "spot.facility_space", "at": "destination"},
    }


def test_actions_are_claimed_by_name_or_by_what_named_them() -> None:
    front = claim_of(NAMED)["front"]
    named: Claim = {"do": "resolve", "what": "named.chosen_action"}
    assert front == {"when": {"when": {"you": named}}}
    cards: Claim = ["action.organize", "action.influence"]
    assert must_of(READIED) == {"do": "ready", "n": 1, "of": cards}


def test_every_form_of_the_family_is_shown() -> None:
    told = [PLACED, NAMED, READIED]
    told += [where(words) for words, _ in GOALS]
    told += [produce(words) for words, _ in TARGETS]
    assert unshown(nouns.ALL, told) == set()


@pytest.mark.parametrize(
    ("slip", "right"),
    [
        ("2 of your powered Facility", "2 of your powered Facilities"),
        ("2 adjacent rival Facility", "2 adjacent rival Facilities"),
        ("your lowest unbuilt Facilities", "your lowest unbuilt Facility"),
    ],
)
def test_slips_are_written_right(slip: str, right: str) -> None:
    assert LANGUAGE.write(LANGUAGE.read(produce(slip)).claim) == produce(right)


@pytest.mark.parametrize(
    ("sound", "old", "new", "stumble"),
    [
        (where("your destination"), "your", "the", "destination"),
        (where("the hex of either host"), "either", "a", "a"),
        (where("a Power Corridor hex"), " hex", "", "."),
        (where("a Power Corridor hex"), "Power Corridor ", "", "."),
        (where("a Power Corridor hex"), "Power Corridor", "Facility", "Facility"),
        (
            where("a Power Corridor hex you control"),
            "you control",
            "a rival controls",
            "a",
        ),
        (where("any Power Corridor or Consensus Network hex"), " or ", " and ", "and"),
        (where("any Power Corridor or Consensus Network hex"), " or", ",", "hex"),
        (
            where("any hex with a free Facility space"),
            " with a free Facility space",
            "",
            ".",
        ),
        (where("any hex with a free Facility space"), "free ", "", "Facility space"),
        (
            where("an adjacent hex with a free Facility space"),
            " with a free Facility space",
            "",
            ".",
        ),
        (where("a hex with 2 of your Facilities"), "of your ", "", "Facilities"),
        (
            where("a hex with 2 of your Facilities"),
            "2 of your Facilities",
            "your Facility",
            "your",
        ),
        (produce("1 of your Facilities at your destination"), " at ", " on ", "on"),
        (
            produce("1 of your Facilities at your destination with no Link"),
            "with no",
            "without a",
            "without",
        ),
        (produce("2 of your powered Facilities"), "powered", "dark", "dark"),
        (produce("2 of your powered Facilities"), "of your ", "", "powered"),
        (produce("your lowest unbuilt Facility"), "unbuilt ", "", "Facility"),
        (produce("1 adjacent rival Facility"), "1", "an", "an"),
        (produce("1 adjacent rival Facility"), "adjacent ", "", "rival"),
        (PLACED, " in a", " on a", "free"),
        (PLACED, " on your destination", "", "."),
        (NAMED, "the chosen Action", "the Action", "Action"),
        (READIED, " or ", " and ", "and"),
    ],
)
def test_one_change_and_the_sentence_is_refused(
    sound: str, old: str, new: str, stumble: str
) -> None:
    assert stumble_of(sound, old, new) == stumble
