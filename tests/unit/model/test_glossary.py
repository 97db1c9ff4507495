"""`glossary.yaml`: terms, and words that do not print."""

import json

import pytest

from rulewright.model.glossary import Glossary
from samples import PEBBLE
from unit.model.desk import document, faults, once

GLOSSARY = (PEBBLE / "glossary.yaml").read_text("utf-8")


def test_the_sample_names_its_things() -> None:
    glossary = Glossary.model_validate_json(json.dumps(document(GLOSSARY).data))
    pebble, card = glossary.terms
    assert (pebble.term, pebble.plural, pebble.grammar) == ("Pebble", "Pebbles", "res")
    assert pebble.meaning == "What the game is about."
    assert (card.grammar, card.icon, card.not_) == (None, None, ())
    assert glossary.retired[0].printed == "Pebbles"
    assert glossary.forbidden[0].say == "gain"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (", plural: Pebbles", ""),
        (", grammar: res", ""),
        ("grammar: res", "icon: compute, grammar: res"),
        ("grammar: res", "not: [rock], grammar: res"),
        ("retired:\n- {word: Cobbles, printed: Pebbles}\n", ""),
        ("forbidden:\n- {word: receive, say: gain}\n", ""),
    ],
)
def test_a_glossary_may_be_otherwise(old: str, new: str) -> None:
    assert faults(once(GLOSSARY, old, new), Glossary) == []


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (
            "term: Pebble,",
            "trem: Pebble,",
            "RW101 3:17 `trem` is no key of this record; did you mean `term`?",
        ),
        (
            "term: card, ",
            "",
            "RW102 4:3 `term` is missing here; add `term:`",
        ),
        (
            ', is: "What the game is about."',
            "",
            "RW102 3:3 `is` is missing here; add `is:`",
        ),
        (
            "grammar: res",
            "not: rock, grammar: res",
            "RW103 3:69 this is text, and a list belongs here; write a list",
        ),
        (
            "grammar: res",
            "grammar: Resource",
            (
                "RW106 3:73 `Resource` is not written as wanted; write small letters,"
                " digits and `_`, a letter first"
            ),
        ),
        (
            "say: gain",
            "sya: gain",
            "RW101 8:19 `sya` is no key of this record; did you mean `say`?",
        ),
    ],
)
def test_one_broken_thing_is_said_once(old: str, new: str, told: str) -> None:
    assert faults(once(GLOSSARY, old, new), Glossary) == [told]
