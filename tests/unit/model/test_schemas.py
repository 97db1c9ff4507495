"""JSON Schemas of content files: what editors know is what the records want."""

import json
from pathlib import PurePosixPath
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from rulewright.model.component import Card
from rulewright.model.glossary import Glossary
from rulewright.model.kind import Kind, generic_kinds
from rulewright.model.schemas import SINGLE, WRITTEN, schema_files, schema_of
from rulewright_mandate2038 import kinds
from samples import CHECKOUT, PEBBLE
from unit.model.desk import CARDS, document, faults, once

CARD_FILE = Kind("card", Card, "rulewright").file_model()


def test_a_schema_is_named_after_its_file() -> None:
    schema = schema_of("glossary", Glossary)
    assert schema["title"] == "glossary"
    assert schema["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    assert next(iter(schema)) == "$schema"


def test_every_kind_has_a_schema_in_its_home() -> None:
    own = Kind("boat", Card, "harbour")
    made = schema_files([*generic_kinds(), own])
    kernel = {*SINGLE, *WRITTEN, *(kind.id for kind in generic_kinds())}
    assert set(made) == {
        PurePosixPath("harbour/boat.json"),
        *(PurePosixPath(f"rulewright/{name}.json") for name in kernel),
    }
    boat = json.loads(made[PurePosixPath("harbour/boat.json")])
    assert boat["title"] == "boat"
    assert boat["properties"]["kind"]["const"] == "boat"


def test_committed_schemas_are_those_of_the_records() -> None:
    folder = CHECKOUT / "schemas"
    made = schema_files((*generic_kinds(), *kinds.ALL))
    there = {
        PurePosixPath(path.relative_to(folder).as_posix()): path.read_text("utf-8")
        for path in folder.rglob("*.json")
    }
    assert sorted(there) == sorted(made)
    assert [path for path, text in made.items() if there[path] != text] == []


def parts(schema: Any) -> list[dict[str, Any]]:  # noqa: ANN401 - any JSON
    """Every mapping in a schema, itself among them."""
    inner = schema.values() if isinstance(schema, dict) else schema
    found = [schema] if isinstance(schema, dict) else []
    return found + [p for i in inner if isinstance(i, dict | list) for p in parts(i)]


def test_a_schema_says_nothing_that_is_no_news() -> None:
    for part in parts(schema_of("card", CARD_FILE)):
        assert part.get("default", "") is not None


def test_every_mapping_of_a_schema_is_closed() -> None:
    for part in parts(schema_of("card", CARD_FILE)):
        if "patternProperties" in part or part.get("type") == "object":
            assert part["additionalProperties"] is not True


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("copies: 3", "copis: 3"),
        ("copies: 3", "copies: three"),
        ("copies: 3", "copies: -1"),
        ("name: The Shore", "labels_: {}"),
        ("id: shore", "id: The-Shore"),
        ("labels: {wet: Wet, dry: Dry}", "labels: {Wet: Wet}"),
        ("labels: {wet: Wet, dry: Dry}", 'labels: {wet: ""}'),
        ("kind: card", "kind: board"),
        ("code: CD", "code: cd"),
        ("op: gain", "op: gian"),
        ("[{op: gain, what: pebbles, n: 2}]", "[]"),
        (", dry: []}", "}"),
    ],
)
def test_an_editor_refuses_what_the_record_refuses(old: str, new: str) -> None:
    editor = Draft202012Validator(schema_of("card", CARD_FILE))
    assert editor.is_valid(document(CARDS).data)
    assert faults(CARDS, CARD_FILE) == []
    broken = once(CARDS, old, new)
    assert not editor.is_valid(document(broken).data)
    assert faults(broken, CARD_FILE) != []


@pytest.mark.parametrize("name", ["game", "glossary", "print"])
def test_an_editor_takes_the_files_of_the_sample(name: str) -> None:
    editor = Draft202012Validator(schema_of(name, SINGLE[name]))
    text = (PEBBLE / f"{name}.yaml").read_text("utf-8")
    assert editor.is_valid(document(text).data)
    assert not editor.is_valid(document(text + "zest: 1\n").data)
