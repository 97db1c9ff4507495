"""The language of a game: built, kept, read, written, typeset."""

from pathlib import Path

from rulewright.text.language import Language
from rulewright.text.phrases import ALL, JOININGS
from unit.text.harbour import GLOSSARY, HARBOUR, OWN_JOININGS, OWN_PHRASES


def test_a_language_from_kept_tables_reads_the_same(tmp_path: Path) -> None:
    phrases, joinings = (*ALL, *OWN_PHRASES), (*JOININGS, *OWN_JOININGS)
    for _ in range(2):
        language = Language.build(phrases, joinings, GLOSSARY.terms, cache=tmp_path)
        sentence = "This turn, Night Sail costs 2 Coins."
        assert language.read(sentence) == HARBOUR.read(sentence)
    assert len(list(tmp_path.iterdir())) == 1


def test_a_game_of_one_term_has_a_language() -> None:
    language = Language.build(ALL, JOININGS, GLOSSARY.terms[:1])
    assert language.read("Gain 2 Coins.").read
    assert language.read("You may gain 2 Coins. ").read
    assert not language.read("Add 2 Rust.").read
    left_out = {form.id for form in language.forms.left_out}
    assert "effect.add" in left_out
    assert "effect.gain" not in left_out


def test_the_kernel_names_nothing_that_this_game_cannot_fill() -> None:
    assert {form.id for form in HARBOUR.forms.left_out} == set()
    assert HARBOUR.collisions == ()


def test_every_form_has_an_example_that_uses_it() -> None:
    for form in HARBOUR.forms.phrases:
        example = HARBOUR.example(form.id)
        labels = {"sample": "Sample"}
        reading = HARBOUR.read(example, labels)
        assert form.id in reading.forms, (form.id, example)


def test_words_carry_terms_and_places_for_typesetting() -> None:
    text = "Each player gains 2 Reef Passes."
    terms = [(text[t.start : t.end], t.term) for t in HARBOUR.words(text) if t.term]
    assert terms == [("Reef Passes", "res.reef_pass")]
    labels = {"storm": "Storm"}
    assert [t.term for t in HARBOUR.words("Storm:", labels)] == ["option.storm", None]


def test_heads_of_labelled_lines_come_from_the_forms() -> None:
    assert ("Cost",) in HARBOUR.line_heads
    assert ("Needs",) in HARBOUR.line_heads
