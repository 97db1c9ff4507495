"""Antecedents: what pointing words point to."""

import pytest

from unit.text.harbour import Face, Printed, codes, face, words_at


@pytest.mark.parametrize(
    ("sound", "broken", "words"),
    [
        (
            "Choose a rival. That rival gains {catch.n} Coins.",
            "Choose an option. That rival gains {catch.n} Coins.",
            "That rival",
        ),
        (
            "You may gain {catch.n} Coins. If you do, add {catch.one} Rust.",
            "Gain {catch.n} Coins. If you do, add {catch.one} Rust.",
            "you do",
        ),
        (
            (
                "If you have {catch.n} or more Salt, gain {catch.n} Coins."
                " Otherwise, add {catch.one} Rust."
            ),
            "Gain {catch.n} Coins. Otherwise, add {catch.one} Rust.",
            "Otherwise",
        ),
        (
            "Hold an auction. The winner pays the bid.",
            "The winner gains {catch.n} Coins.",
            "The winner",
        ),
        (
            (
                "Choose {catch.one} of your Boats. This turn, that Boat produces"
                " {catch.n} Coins."
            ),
            (
                "Choose {catch.one} of your Ferries. This turn, that Boat produces"
                " {catch.n} Coins."
            ),
            "that Boat",
        ),
        (
            (
                "Return any number of your Boats to supply."
                " For each Boat returned, gain {catch.n} Coins."
            ),
            "For each Boat returned, gain {catch.n} Coins.",
            "Boat returned",
        ),
    ],
)
def test_a_pointing_word_needs_a_thing_above_it(
    sound: str, broken: str, words: str
) -> None:
    assert face(sound).findings == []
    (found,) = face(broken).findings
    assert found.rule.code == "RW404"
    assert words_at(broken, found) == words


def test_two_things_above_are_one_too_many() -> None:
    rules = (
        "Choose {catch.one} of your Boats and choose {catch.one} of your Boats. This"
        " turn, that Boat produces {catch.n} Coins."
    )
    (found,) = face(rules).findings
    assert found.rule.code == "RW404"
    assert "more than one thing: boat" in found.says


def test_the_nearest_sentence_that_names_it_counts() -> None:
    rules = (
        "Choose a rival. Choose a rival. That rival gains {catch.n} Coins. That rival"
        " adds {catch.one} Rust."
    )
    assert face(rules).findings == []


def test_another_bullet_is_beside_and_the_head_is_above() -> None:
    beside = (
        "Choose one:\n• Choose a rival.\n• That rival gains {catch.n} Coins.\n"
        "That rival adds {catch.one} Rust."
    )
    (found,) = face(beside).findings
    assert found.span is not None
    assert found.span.line == 3
    above = (
        "Choose a rival. Choose one:\n• That rival gains {catch.n} Coins.\n"
        "• That rival adds {catch.one} Rust."
    )
    assert face(above).findings == []


def test_if_you_do_says_nothing_after_a_number_that_may_be_0() -> None:
    rules = (
        "You may return any number of your Boats to supply. If you do, gain"
        " {catch.n} Coins."
    )
    (found,) = face(rules).findings
    assert found.rule.code == "RW404"
    assert "may be 0" in found.says
    counted = rules.replace("you do", "you returned {catch.one} or more Boats")
    assert face(counted).findings == []


def test_a_title_that_is_a_term_is_named_and_a_place_is_not() -> None:
    rules = Printed("When you place it, gain {catch.n} Coins.")
    assert codes(Face((rules,)).findings) == ["RW404"]
    for title, expected in (("Ferry", []), ("Quay", ["RW404"]), ("Dusk", ["RW404"])):
        titled = Face((Printed(title, "title", ("name",)), rules))
        assert codes(titled.findings) == expected


def test_what_was_not_read_may_have_named_it() -> None:
    rules = "Name a rival at random, softly. That rival gains {catch.n} Coins."
    assert codes(face(rules).findings) == ["RW401"]


def test_a_label_that_no_bullet_bears_is_not_referred_to() -> None:
    rules = (
        "Each player secretly chooses one:\n• Storm: Gain {catch.n} Coins.\n"
        "Each player who chose Calm adds {catch.one} Rust."
    )
    (found,) = face(rules, storm="Storm", calm="Calm").findings
    assert found.rule.code == "RW404"
    assert words_at(rules, found) == "Calm"
    both = rules.replace("\nEach", "\n• Calm: Gain {catch.n} Salt.\nEach")
    assert face(both, storm="Storm", calm="Calm").findings == []
