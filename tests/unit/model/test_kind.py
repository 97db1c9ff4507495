"""Kinds: the record that a content file and its components must fit."""

import json

import pytest

from rulewright.model.component import Card, Component
from rulewright.model.gamefile import ExtraKind
from rulewright.model.kind import Kind, declared_kinds, generic_kinds, taken_fields
from samples import CARD_HEAD
from unit.model.desk import document, faults, items, once

STONE = """\
of: card
fields:
  weight: {is: integer, required: true}
  surface: {one_of: [smooth, rough]}
  warm: {is: flag}
  note: {}
"""
STONES = CARD_HEAD.replace("kind: card", "kind: stone") + "- FIELDS\n"


def declared(text: str) -> ExtraKind:
    return ExtraKind.model_validate_json(json.dumps(document(text).data))


def stone_faults(fields: str) -> list[str]:
    """What is said of a stone with these fields."""
    (kind,) = declared_kinds("pebble", {"stone": declared(STONE)})
    text = once(STONES, "FIELDS", f"{{id: a, name: A, {fields}}}")
    return faults(text, kind.file_model())


def test_generic_kinds_are_the_kernels() -> None:
    assert {kind.home for kind in generic_kinds()} == {"rulewright"}
    names = [kind.id for kind in generic_kinds()]
    assert names == ["card", "board", "panel", "tile", "token", "aid", "part"]


def test_a_declared_part_has_no_face() -> None:
    (die,) = declared_kinds("pebble", {"die": declared("of: part\nfields: {}\n")})
    assert die.faceless


def test_a_file_is_of_its_kind() -> None:
    card, board = generic_kinds()[:2]
    text = CARD_HEAD + "- {id: a, name: A}\n"
    assert faults(text, card.file_model()) == []
    told = "RW104 2:7 `card` is no value of this field; one of: board"
    assert faults(text, board.file_model()) == [told]


def test_one_record_serves_all_files_of_a_kind() -> None:
    card, board = generic_kinds()[:2]
    assert card.file_model() is generic_kinds()[0].file_model()
    assert card.file_model() is not board.file_model()


def test_a_file_has_a_deck_unless_its_kind_has_no_face() -> None:
    text = CARD_HEAD + "- {id: a, name: A}\n"
    bare = once(text, text.splitlines(keepends=True)[2], "")
    told = "RW102 2:1 `deck` is missing here; add `deck:`"
    assert faults(bare, Kind("card", Card, "rulewright").file_model()) == [told]
    faceless = Kind("card", Component, "rulewright", faceless=True)
    assert faults(bare, faceless.file_model()) == []
    assert faults(text, faceless.file_model()) == []


def test_the_adapter_of_a_kind_takes_what_its_file_holds() -> None:
    kind = Kind("card", Card, "rulewright")
    text = json.dumps(document(CARD_HEAD + "- {id: a, name: A, copies: 4}\n").data)
    file = kind.adapter().validate_json(text)
    assert isinstance(file, kind.file_model().__base__ or object)
    assert [component.copies for component in file.components] == [4]


def test_a_declared_kind_is_a_generic_one_with_more_fields() -> None:
    (kind,) = declared_kinds("pebble", {"sea_stone": declared(STONE)})
    assert (kind.id, kind.home, kind.faceless) == ("sea_stone", "pebble", False)
    assert issubclass(kind.model, Card)
    assert kind.model.__name__ == "SeaStone"
    text = STONES.replace("kind: stone", "kind: sea_stone").replace(
        "FIELDS", "{id: a, name: A, weight: 3, warm: true}"
    )
    (item,) = items(kind, text)
    assert item.component.model_dump(include={"weight", "surface", "warm", "note"}) == {
        "weight": 3,
        "surface": None,
        "warm": True,
        "note": None,
    }


@pytest.mark.parametrize(
    ("sound", "broken", "told"),
    [
        (
            "weight: 3",
            "weight: heavy",
            (
                "RW103 5:28 this is text, and a whole number belongs here; write a"
                " whole number"
            ),
        ),
        (
            "weight: 3",
            "copies: 3",
            "RW102 5:3 `weight` is missing here; add `weight:`",
        ),
        (
            "weight: 3, surface: rough",
            "weight: 3, surface: ruogh",
            "RW104 5:40 `ruogh` is no value of this field; did you mean `rough`?",
        ),
        (
            "weight: 3, warm: true",
            "weight: 3, warm: 1",
            (
                "RW103 5:37 this is a number, and true or false belongs here; write"
                " true or false"
            ),
        ),
        (
            "weight: 3, note: Salt",
            "weight: 3, note: 7",
            "RW103 5:37 this is a number, and text belongs here; write text",
        ),
    ],
)
def test_declared_fields_hold_what_they_say(sound: str, broken: str, told: str) -> None:
    assert stone_faults(sound) == []
    assert stone_faults(broken) == [told]


@pytest.mark.parametrize(
    ("field", "taken"),
    [
        ("weight", False),
        ("class", False),
        ("copies", True),
        ("rules", True),
        ("effects", True),
        ("json", True),
        ("copy", True),
        ("model_config", True),
        ("model_age", True),
    ],
)
def test_a_field_has_a_name_of_its_own(field: str, taken: bool) -> None:
    kinds = {"stone": declared(STONE.replace("weight", field))}
    place = ("kinds", "stone", "fields", field)
    assert list(taken_fields(kinds)) == ([place] if taken else [])
