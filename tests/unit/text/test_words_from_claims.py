"""Writing: the one sentence that a claim stands for."""

import pytest

from rulewright.text.language import Language
from rulewright.text.phrase import Phrase
from rulewright.text.words_from_claims import joined, unify
from unit.text.harbour import HARBOUR

SENTENCES = (
    "Gain 1 Coin.",
    "Gain 0 Coins.",
    "Gain 2 Coins and add 1 Rust.",
    "Gain 1 Coin, 2 Salt, and 1 Reef Pass.",
    "Each player gains 1 Reef Pass and removes 2 Rust.",
    "The player with the fewest Coins may move their Boat up to 1 step.",
    "You may return any number of your Boats to supply.",
    (
        "Once per game, this turn, when you resolve Sail or Fish, if you have 2 or more"
        " Coins, for each Boat returned, gain 1 Coin (maximum 3)."
    ),
    "This turn, Sail and Fish cost 2 more Coins and add 3 Rust instead of 1.",
    "This turn, Sail costs 1 less Coin.",
    "Move 1 of your Ferries to a Quay or Sand and Reef hex.",
    "Cost: 2 Coins and 1 Salt.",
)


@pytest.mark.parametrize("sentence", SENTENCES)
def test_what_was_read_is_written_back(sentence: str) -> None:
    reading = HARBOUR.read(sentence)
    assert reading.read
    assert HARBOUR.write(reading.claim) == sentence


@pytest.mark.parametrize(
    ("slip", "right"),
    [
        ("Gain 1 Coins.", "Gain 1 Coin."),
        ("Each player gain 1 Coin.", "Each player gains 1 Coin."),
        ("Move your Boat up to 1 steps.", "Move your Boat up to 1 step."),
        (
            "Each player moves your Boat up to 2 steps.",
            "Each player moves their Boat up to 2 steps.",
        ),
        ("Move 1 of your Boat up to 2 steps.", "Move 1 of your Boats up to 2 steps."),
        ("Hold a auction.", "Hold an auction."),
        ("gain 1 Coin.", "Gain 1 Coin."),
        ("Gain 1 Coin and gain 1 Salt.", "Gain 1 Coin and 1 Salt."),
        ("This turn, Sail cost 1 Coin.", "This turn, Sail costs 1 Coin."),
        (
            "This turn, once per game, gain 1 Coin.",
            "Once per game, this turn, gain 1 Coin.",
        ),
    ],
)
def test_slips_are_read_and_written_right(slip: str, right: str) -> None:
    assert HARBOUR.write(HARBOUR.read(slip).claim) == right


def test_a_claim_that_no_form_says_has_no_wording() -> None:
    assert HARBOUR.wordings({"front": {}, "body": {"nothing": True}}) == ()
    with pytest.raises(ValueError, match="0 wordings"):
        HARBOUR.write({"front": {}, "body": {"nothing": True}})
    gained_cube = {"do": "gain", "q": {"n": 1, "of": "cube.rust"}}
    claim = {"front": {}, "body": {"who": "you", "must": [gained_cube]}}
    assert HARBOUR.wordings(claim) == ()


def test_two_wordings_of_one_claim_show_themselves() -> None:
    phrases = (
        Phrase("unit.heave", "unit", "heave .", "up"),
        Phrase("unit.hoist", "unit", "hoist .", "up"),
    )
    found = Language.build(phrases, (), ()).wordings("up")
    assert found == ("Heave.", "Hoist.")


def test_templates_fit_claims_of_the_same_shape_and_type_only() -> None:
    env: dict[str, object] = {}
    assert unify({"a": ["$x", "$x"]}, {"a": [1, 1]}, env)  # type: ignore[arg-type]
    assert env == {"x": 1}
    assert not unify({"a": ["$x", "$x"]}, {"a": [1, 2]}, {})
    assert not unify({"a": True}, {"a": 1}, {})
    assert not unify({"a": "b"}, {"a": "b", "c": "d"}, {})


def test_words_are_joined_as_they_print() -> None:
    words = ("(", "\0a", "Era", "'s", "end", ")", ",", "\0a", "unit", ".")
    assert joined(words) == "(an Era's end), a unit."
