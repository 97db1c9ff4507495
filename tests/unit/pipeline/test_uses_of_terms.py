"""Uses of a term: words of every voice, ids in effects, the icon, the glossary."""

from pathlib import Path

from rulewright.pipeline.uses_of_terms import uses_of_term
from samples import cards
from unit.pipeline.lookout import BODY, CARDS, RULINGS, library, told

GLOSSARY = """\
# yaml-language-server: $schema=schemas/rulewright/glossary.json
terms:
- {id: pebbles, term: Pebble, plural: Pebbles, kind: resource, grammar: res, is: A.}
- {id: heap, term: Pebble Heap, kind: place, is: "Where each Pebble lies."}
"""


def test_every_use_has_its_place(tmp_path: Path) -> None:
    found = library(tmp_path, {"glossary.yaml": GLOSSARY})
    pebble = found.catalogue.glossary.terms[0]
    assert {told(use) for use in uses_of_term(found, pebble)} == {
        ("glossary.yaml:3:8", "definition"),
        ("glossary.yaml:4:62", "word in the glossary"),
        (f"{CARDS}:8:47", "effect"),
        (f"{CARDS}:10:19", "word in rules"),
        (f"{CARDS}:11:14", "word in flavour"),
        (f"{CARDS}:14:9", "icon"),
        (f"{CARDS}:16:39", "effect"),
        (f"{CARDS}:18:30", "word in rules"),
        (f"{RULINGS}:5:13", "word in a ruling"),
    }


def test_a_longer_term_is_another(tmp_path: Path) -> None:
    body = BODY.replace("A Pebble keeps", "A Pebble Heap keeps")
    found = library(tmp_path, {**cards(body), "glossary.yaml": GLOSSARY})
    pebble, heap = found.catalogue.glossary.terms
    here = (f"{CARDS}:11:14", "word in flavour")
    assert here not in {told(use) for use in uses_of_term(found, pebble)}
    assert here in {told(use) for use in uses_of_term(found, heap)}
