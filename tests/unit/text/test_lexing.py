"""Lexing: words, terms and their places."""

from rulewright.text.language import Language
from rulewright.text.lexing import UNKNOWN, words_of
from rulewright.text.phrase import Phrase
from unit.text.harbour import HARBOUR, term


def terminals(text: str, **labels: str) -> list[str]:
    return [token.terminal for token in HARBOUR.read(text, labels).tokens]


def test_words_are_cut_with_their_places() -> None:
    text = "Move 1–3 Boat’s Night Sail."
    tokens = HARBOUR.read(text).tokens
    assert [t.text for t in tokens] == ["Move", "1–3", "Boat", "’s", "Night Sail", "."]
    assert all(text[t.start : t.end] == t.text for t in tokens)


def test_the_longest_term_wins_over_words_inside_it() -> None:
    assert terminals("a Sand and Reef hex") == ["a", "<place>", "hex"]
    assert terminals("2 Reef Passes") == ["<int>", "<res>"]
    assert terminals("Salt and Rust") == ["<res>", "and", "<cube>"]


def test_a_sentence_may_begin_with_any_word() -> None:
    assert terminals("Gain 2 Coins.")[0] == "gain*"
    assert terminals("gain 2 Coins.")[0] == "gain*"
    assert terminals("Each Gain")[1] == UNKNOWN


def test_labels_are_terms_on_their_face_only() -> None:
    assert terminals("Hold Fast:", hold_fast="Hold Fast") == ["<option>", ":"]
    assert "<option>" not in terminals("Hold Fast:")


def test_stray_characters_are_words_that_nobody_knows() -> None:
    assert terminals("2 Coins & 1 Salt.")[2] == UNKNOWN


def test_terms_without_a_class_are_found_for_typesetting_only() -> None:
    names = [token.term for token in HARBOUR.words("Gain 2 Coins on a hex.")]
    assert names == [None, None, "res.coin", None, None, "thing.hex", None]
    assert terminals("a hex")[1] == "hex"


def test_words_of_a_spelling_are_cut_alike() -> None:
    assert words_of("Select-Move-Act, 2 steps") == [
        "Select-Move-Act",
        ",",
        "2",
        "steps",
    ]


def test_a_term_spelled_like_plain_words_collides() -> None:
    phrases = (
        Phrase("unit.hold", "unit", "hold a Night Watch , then {r:res} .", {"x": "$r"}),
    )
    coin = term("coin", "Coin", "Coins", "res")
    assert not Language.build(phrases, (), (coin,)).collisions
    for word in ("Hold", "Night Watch", "then"):
        clash = term("clash", word, None, "res")
        found = Language.build(phrases, (), (coin, clash)).collisions
        assert [(c.term, c.form) for c in found] == [("res.clash", "unit.hold")]
    # Inside a sentence a capital tells a term from a word.
    inside = term("then", "Then", None, "res")
    assert not Language.build(phrases, (), (coin, inside)).collisions
