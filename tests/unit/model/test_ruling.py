"""Rulings: answered questions, printed with the faces that they are about."""

import json

import pytest

from rulewright.model.ruling import RulingFile
from unit.model.desk import document, faults, once

RULINGS = """\
# yaml-language-server: $schema=../schemas/rulewright/rulings.json
rulings:
- id: R-CD-1
  about: [card.shore]
  given: The Shore is in your hand.
  when: You gain Pebbles.
  then: You keep the card.
  rests_on: The rule of the hand.
"""
FORM = (
    "is not written as wanted; write two to four capital letters and a number, such as"
    " R-ACT-1"
)


def test_a_ruling_is_about_a_face_and_rests_on_a_rule() -> None:
    file = RulingFile.model_validate_json(json.dumps(document(RULINGS).data))
    (ruling,) = file.rulings
    assert (ruling.id, ruling.about) == ("R-CD-1", ("card.shore",))
    assert ruling.rests_on == "The rule of the hand."


@pytest.mark.parametrize("name", ["R-CD-1", "R-ABCD-10"])
def test_a_ruling_is_numbered(name: str) -> None:
    assert faults(once(RULINGS, "R-CD-1", name), RulingFile) == []


@pytest.mark.parametrize(
    "name", ["CD-1", "R-C-1", "R-cd-1", "R-CD-", "R-CD-100", "R-CD-a"]
)
def test_another_number_is_refused(name: str) -> None:
    told = f"RW106 3:7 `{name}` {FORM}"
    assert faults(once(RULINGS, "R-CD-1", name), RulingFile) == [told]


@pytest.mark.parametrize("key", ["about", "given", "when", "then", "rests_on"])
def test_a_ruling_says_everything(key: str) -> None:
    line = next(
        line for line in RULINGS.splitlines(keepends=True) if f" {key}:" in line
    )
    told = f"RW102 3:3 `{key}` is missing here; add `{key}:`"
    assert faults(once(RULINGS, line, ""), RulingFile) == [told]


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (
            "[card.shore]",
            "[]",
            (
                "RW103 4:10 this list holds nothing, and at least 1 belongs in it;"
                " write what belongs in it, or leave the file or the key out"
            ),
        ),
        (
            "[card.shore]",
            "card.shore",
            "RW103 4:10 this is text, and a list belongs here; write a list",
        ),
        (
            "The rule of the hand.",
            '""',
            "RW106 8:13 this text is empty; write it, or leave the key out if you can",
        ),
    ],
)
def test_one_broken_thing_is_said_once(old: str, new: str, told: str) -> None:
    assert faults(once(RULINGS, old, new), RulingFile) == [told]
