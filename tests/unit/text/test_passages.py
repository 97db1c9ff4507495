"""Passages: where units begin and end."""

from rulewright.text.passages import units

HEADS = (("Cost",), ("New", "this", "Tide"))


def texts(words: str) -> list[str]:
    found = units(words, HEADS)
    assert all(words[u.start : u.end] == u.text for u in found)
    return [unit.text for unit in found]


def test_sentences_end_in_full_stops_and_heads_in_colons() -> None:
    assert texts(
        "Gain 1 Coin. Choose one:\n• Gain 1 Salt.\n• Storm: Add 1 Rust.\n"
    ) == [
        "Gain 1 Coin.",
        "Choose one:",
        "Gain 1 Salt.",
        "Storm:",
        "Add 1 Rust.",
    ]


def test_a_labelled_line_is_one_unit() -> None:
    assert texts(
        "Cost: 2 Coins.\nNew this Tide: Boats, Salt, and Rust. Gain 1 Coin."
    ) == [
        "Cost: 2 Coins.",
        "New this Tide: Boats, Salt, and Rust.",
        "Gain 1 Coin.",
    ]
    assert texts("1–3, Storm: Gain 1 Coin.") == ["1–3, Storm:", "Gain 1 Coin."]


def test_units_know_their_line_and_bullet() -> None:
    found = units("Choose one:\n• Storm: Add 1 Rust.\nGain 1 Coin.", HEADS)
    assert [(u.line, u.bullet, u.opens) for u in found] == [
        (0, False, True),
        (1, True, True),
        (1, True, False),
        (2, False, True),
    ]


def test_what_is_left_open_is_a_unit_all_the_same() -> None:
    assert texts("Gain 1 Coin") == ["Gain 1 Coin"]
    assert texts("  Gain 1 Coin.   ..") == ["Gain 1 Coin.", ".", "."]
    assert texts("•Gain 1 Coin.") == ["Gain 1 Coin."]
    assert texts("\n \n") == []
