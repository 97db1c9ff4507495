"""The JSON Schemas and the records accept the same documents, for every kind of file.

Real content is damaged: a key dropped, added or misspelt, a value of another type, a
list emptied, a choice that is none. Whatever `source` lets through, both judge alike;
and what is refused is refused with findings that have a place and a hint.
"""

import copy
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator, ValidationError, validators

from rulewright.diagnostics import Report
from rulewright.model.gamefile import GameFile
from rulewright.model.record import Record
from rulewright.model.schemas import SINGLE, schema_of
from rulewright.model.shaping import shape
from rulewright.pipeline.loading import known_kinds
from rulewright.pipeline.locating import locate
from rulewright.source import read, read_bytes
from samples import CHECKOUT, PEBBLE

Doc = Any
CACHE = CHECKOUT / "build" / "cache"
OWN_SCHEMAS = CHECKOUT / "schemas" / "mandate2038"
PRESETS = CHECKOUT / "templates" / "house" / "presets"
GAMES = {"mandate2038": CHECKOUT / "content" / "mandate2038", "pebble": PEBBLE}
FILES = [
    *(("mandate2038", name) for name in SINGLE),
    *(
        ("mandate2038", path.stem)
        for path in (CHECKOUT / "schemas/mandate2038").iterdir()
    ),
    ("pebble", "card"),
    ("pebble", "stone"),
]


def _pattern(
    validator: object, pattern: str, instance: object, schema: Doc
) -> Iterator[ValidationError]:
    # ECMA-262, which JSON Schema speaks: `$` is the end and not a newline before it.
    del validator, schema
    strict = re.sub(r"\$$", r"\\Z", pattern)
    if isinstance(instance, str) and not re.search(strict, instance):
        yield ValidationError(f"{instance!r} does not match {pattern!r}")


_Strict = validators.extend(Draft202012Validator, {"pattern": _pattern})


@cache
def models(game: str) -> dict[str, type[Record]]:
    """The record of every kind of file that a game may hold."""
    report = Report()
    place = locate(str(GAMES[game]), Path("/"), report)
    assert place is not None
    document = read(place.folder / "game.yaml", report)
    assert document is not None
    top = shape(document, GameFile, report)
    assert top is not None
    kinds = known_kinds(place, document, top, report)
    assert kinds is not None
    return {**SINGLE, **{name: kind.file_model() for name, kind in kinds.items()}}


@cache
def validator(game: str, kind: str) -> Any:  # noqa: ANN401 - a class made above
    """The committed schema of a kind; for Pebble, which commits none, the made one."""
    for home in (game, "rulewright"):
        path = CHECKOUT / "schemas" / home / f"{kind}.json"
        if path.is_file():
            return _Strict(json.loads(path.read_text("utf-8")))
    return _Strict(schema_of(kind, models(game)[kind]))


@cache
def samples_of(game: str, kind: str) -> list[Doc]:
    """Sound documents of a kind: real files, cut down to a component or two."""
    found: list[Doc] = []
    # Presets belong to no game: the house has them.
    folder = PRESETS if kind == "preset" else GAMES[game]
    for path in sorted(folder.rglob("*.yaml")):
        document = read(path, Report(), cache=CACHE)
        assert document is not None
        data = document.data
        assert isinstance(data, dict)
        by_folder = {"rulings": "rulings", "presets": "preset"}
        name = by_folder.get(path.parent.name, path.stem)
        if data.get("kind", name) == kind:
            found += _pieces(data)
    return found


def _pieces(data: dict[str, Doc]) -> Iterator[Doc]:
    """Small documents from a large one; effects have a property test of their own."""
    for key in ("components", "rulings", "statements", "terms"):
        if key in data:
            for item in data[key]:
                short = copy.deepcopy(item)
                if "effects" in short:
                    del short["effects"][1 if len(item["id"]) % 4 == 0 else 0 :]
                yield {**data, key: [short]}
            return
    yield data


def places(node: Doc, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every value of a document."""
    found = [path] if path else []
    if isinstance(node, dict):
        for key in node:
            found += places(node[key], (*path, key))
    elif isinstance(node, list):
        for index, item in enumerate(node):
            found += places(item, (*path, index))
    return found


ODD: list[Doc] = [
    True, False, 0, 1, -1, 7, 1001, 10**9, "", "x", "No", "1", "a\n", "two words",
    "R-AB-1", "63mm", "0mm", "2.333in", "2026-13-01", "card", "integer", "#17191c",
    "I", "era_demo", "cards", [], ["x"], [1], [[]], [{}], {}, {"x": 1}, {"id": "x"},
]  # fmt: skip
KEYS = [
    "id", "name", "copies", "icon", "labels", "rules", "reminder", "flavour", "allow",
    "effects", "profile", "deck", "kind", "x", "not", "is", "is_", "of", "fields",
]  # fmt: skip


@st.composite
def damaged(draw: st.DrawFn, game: str, kind: str) -> Doc:
    """A sound document with up to three things wrong."""
    document = copy.deepcopy(draw(st.sampled_from(samples_of(game, kind))))
    for _ in range(draw(st.integers(0, 3))):
        found = places(document)
        if not found:
            break
        *path, last = draw(st.sampled_from(found))
        node: Doc = document
        for step in path:
            node = node[step]
        how = draw(st.sampled_from(["drop", "odd", "add", "rename", "retype"]))
        if how == "drop":
            del node[last]
        elif how == "odd":
            node[last] = copy.deepcopy(draw(st.sampled_from(ODD)))
        elif how == "add" and isinstance(node, dict):
            node[draw(st.sampled_from(KEYS))] = copy.deepcopy(
                draw(st.sampled_from(ODD))
            )
        elif how == "rename" and isinstance(node, dict):
            node[f"{last}x"] = node.pop(last)
        else:
            node[last] = _retyped(node[last])
    return document


def _retyped(value: Doc) -> Doc:
    """The nearest value of another type: a slip that looks right."""
    if isinstance(value, bool):
        return int(value)
    if isinstance(value, int):
        return bool(value) if value in (0, 1) else str(value)
    if isinstance(value, str):
        return [value]
    if isinstance(value, list):
        return {str(index): item for index, item in enumerate(value)}
    return list(value.values())


@pytest.mark.parametrize(("game", "kind"), FILES)
def test_real_files_are_sound_to_both(game: str, kind: str) -> None:
    for document in samples_of(game, kind)[::9]:
        assert judged(game, kind, document)
        assert validator(game, kind).is_valid(document)


@pytest.mark.parametrize(("game", "kind"), FILES)
@settings(max_examples=16)
@given(data=st.data())
def test_schema_and_record_agree_on_damaged_files(
    game: str, kind: str, data: st.DataObject
) -> None:
    document = data.draw(damaged(game, kind))
    assert judged(game, kind, document) == validator(game, kind).is_valid(document)


def judged(game: str, kind: str, values: Doc) -> bool:
    """Whether the record takes a document; if not, every finding is well made."""
    text = json.dumps(values, ensure_ascii=False)
    report = Report()
    document = read_bytes(text.encode(), "file.yaml", report)
    assert document is not None, report.findings
    record = shape(document, models(game)[kind], report)
    assert (record is None) == bool(len(report))
    for finding in report:
        assert finding.span is not None
        assert finding.span.line == 1
        assert 1 <= finding.span.column <= len(text) + 1
        assert finding.says
        assert finding.hint
        assert "pydantic" not in finding.says.lower()
    return record is not None
