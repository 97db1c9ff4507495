"""Reading: claims, forms, mentions, and where a sentence is given up."""

from rulewright.text.reading import Mention
from unit.text.harbour import HARBOUR


def test_a_sentence_is_read_to_its_claim_and_forms() -> None:
    reading = HARBOUR.read("This turn, each player gains 2 Coins.")
    assert reading.read
    assert reading.claim == {
        "front": {"until": "turn"},
        "body": {
            "who": "each_player",
            "must": [{"do": "gain", "q": {"n": 2, "of": "res.coin"}}],
        },
    }
    assert reading.forms == (
        "opener.turn",
        "subject.each",
        "amount.amount",
        "effect.gain",
        "body.subject",
        "unit.sentence",
    )


def test_what_names_and_what_points_is_told_with_its_place() -> None:
    text = "Choose a rival and move your Boat up to 2 steps."
    mentions = HARBOUR.read(text).mentions
    assert mentions == (
        Mention("rival", False, 7, 14),
        Mention("piece.boat", False, 24, 33),
    )
    pointing = HARBOUR.read("That rival gains 1 Coin.").mentions
    assert pointing == (Mention("rival", True, 0, 10),)


def test_the_first_word_that_does_not_fit_is_told() -> None:
    reading = HARBOUR.read("Gain 2 Coins tomorrow.")
    assert not reading.read
    assert reading.claim is None
    stumble = reading.stumble
    assert stumble is not None
    assert (stumble.start, stumble.end, stumble.word) == (13, 21, "tomorrow")
    assert set(stumble.terminals) == {".", ",", "and", "("}


def test_only_words_that_could_really_follow_are_offered() -> None:
    # In the state after an amount, other sentences go on with "instead" or "more".
    stumble = HARBOUR.read("Cost: 2 Coins tomorrow.").stumble
    assert stumble is not None
    assert set(stumble.terminals) == {".", ",", "and"}


def test_a_sentence_that_ends_too_early_stumbles_at_its_end() -> None:
    stumble = HARBOUR.read("Gain 2").stumble
    assert stumble is not None
    assert (stumble.start, stumble.end, stumble.word) == (6, 6, "")
    assert stumble.terminals == ("<res>",)


def test_labels_are_read_from_a_start_of_their_own() -> None:
    labels = {"storm": "Storm"}
    assert HARBOUR.read("Storm:", labels).claim == {"label": "option.storm"}
    rolled = HARBOUR.read("1–3, Storm:", labels).claim
    assert rolled == {"label": "option.storm", "on_roll": "1–3"}
    assert HARBOUR.read("Choose one:", labels).claim == {
        "front": {},
        "list": {"who": "you", "choose": "one"},
    }
