"""The JSON Schema of effects and the records accept the same documents."""

import copy
import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator, ValidationError, validators
from pydantic import TypeAdapter
from pydantic import ValidationError as ShapeError

from rulewright.model.effects import KernelEntry
from rulewright_mandate2038.effects import Entry

Doc = Any

SOUND: dict[str, list[Doc]] = {
    "mandate2038": [
        {
            "id": "fee",
            "at": "action.start",
            "who": "self",
            "when": {"have": {"runway": 2}},
            "limit": {"uses": 1, "per": "era"},
            "may": True,
            "ops": [{"op": "pay", "runway": 2, "to": {"controller": "government"}}],
        },
        {
            "id": "shade",
            "change": ["deploy.scrutiny", "research.scrutiny"],
            "stage": "extra",
            "value": {"times": [2, {"count": {"hexes": ["media"]}}]},
            "lasts": "era",
            "for": "each",
            "floor": 1,
            "scope": {"first": True, "since": "era", "to": ["consumer"]},
            "then": [{"op": "gain", "mandate": 1, "when": {"saved": "shade"}}],
        },
        {"when": {"not_did": ["a"]}, "ban": {"acting": "ceo"}, "for": {"chosen": "b"}},
        {"at": "selection.legal", "counts_for": "deploy"},
        {"needs": {"resolvable_unused_actions": 2, "from": "one_hex"}},
        {
            "procedure": "vote",
            "weights": "cpa",
            "bind": "panic",
            "options": {
                "regulate": [
                    {"op": "gain", "trust": 1},
                    {"ban": {"trade": "compute"}, "lasts": "cycle"},
                ],
                "nothing": [],
            },
        },
        {
            "procedure": "roll",
            "results": {
                "low": {"id": "low", "least": 1, "most": 3, "does": []},
                "high": {"least": 4, "most": 6, "does": [{"op": "train"}]},
            },
        },
        {
            "lead": "trust",
            "direction": "most",
            "basis": "now",
            "among": {"all": [{"resolved": "deploy", "since": "era"}]},
            "minimum": 1,
            "award": {"sole": 2, "tied": 1},
        },
        {"unlock": ["generators", "links"], "profile": "advanced"},
        {"constant": "generator.cost.runway", "runway": 2, "box": "contract"},
        {
            "for_each": "batch",
            "ops": [
                {"op": "move", "piece": {"own": "team", "pick": "any"}, "steps": 5},
                {"op": "place", "piece": {"supply": "team", "n": 1}, "to": "here"},
                {"op": "move_to", "piece": "acting", "to": {"kind": ["cloud"]}},
                {"op": "ready", "card": {"own": "core_action", "pick": 1}},
                {"op": "define", "name": "site", "as": {"chosen": "spot"}},
                {
                    "op": "offer",
                    "what": "temporary_compute",
                    "to": {"choose": "rival"},
                    "price": {"resource": "runway", "least": 1, "most": "buyer_holds"},
                    "answers": ["accept", "counter"],
                    "counter": {
                        "floor": 1,
                        "below": "price",
                        "times": 1,
                        "answers": ["accept"],
                    },
                },
                {
                    "op": "add_cubes",
                    "n": {"half": "players", "round": "up"},
                    "when": {"share": "run.banked", "cmp": ">=", "value": 3},
                },
            ],
        },
    ],
    "kernel": [
        {
            "id": "tax",
            "at": "round.end",
            "who": {"chosen": "victim"},
            "when": {"any": [{"have": {"what": "coin", "least": 2}}, {"did": "x"}]},
            "limit": {"uses": 1, "per": "round"},
            "ops": [
                {"op": "pay", "what": "coin", "n": {"count": "hand"}, "to": "first"},
                {"op": "shuffle", "deck": "quarry", "with": "discards"},
                {"op": "roll", "dice": 2, "sides": 6, "bind": "sum"},
            ],
        },
        {"change": "build.cost", "stage": "discount", "value": 1, "lasts": "round"},
        {"ban": "trading", "lasts": "game"},
        {"constant": "capacity", "value": 3},
        {
            "procedure": "secret_choice",
            "options": {
                "left": [{"ops": [{"op": "draw", "deck": "quarry", "n": 1}]}],
                "right": [],
            },
        },
    ],
}
ADAPTERS: dict[str, TypeAdapter[Any]] = {
    "mandate2038": TypeAdapter(tuple[Entry, ...]),
    "kernel": TypeAdapter(tuple[KernelEntry, ...]),
}


def _pattern(
    validator: object, pattern: str, instance: object, schema: Doc
) -> Iterator[ValidationError]:
    # ECMA-262, which JSON Schema speaks: `$` is the end and not a newline before it.
    del validator, schema
    strict = re.sub(r"\$$", r"\\Z", pattern)
    if isinstance(instance, str) and not re.search(strict, instance):
        yield ValidationError(f"{instance!r} does not match {pattern!r}")


# Content never holds a float: `source` refuses it before a schema would be asked.
_Strict = validators.extend(
    Draft202012Validator,
    {"pattern": _pattern},
    type_checker=Draft202012Validator.TYPE_CHECKER.redefine(
        "integer",
        lambda _, value: (
            isinstance(value, int) and value is not True and value is not False
        ),
    ),
)
VALIDATORS = {name: _Strict(ADAPTERS[name].json_schema()) for name in ADAPTERS}


def shaped(game: str, document: Doc) -> bool:
    try:
        ADAPTERS[game].validate_json(json.dumps(document))
    except ShapeError:
        return False
    return True


def _places(node: Doc, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    found = [path] if path else []
    if isinstance(node, dict):
        for key in node:
            found += _places(node[key], (*path, key))
    elif isinstance(node, list):
        for index, item in enumerate(node):
            found += _places(item, (*path, index))
    return found


ODD: list[Doc] = [
    None, True, False, 0, 1, -1, 2, 1.0, 1.5, 10**7, "", "self", "each", "a", "a\n",
    "No", "run.banked", "x.y", "deploy.cost.compute", [], ["a"], {}, {"id": "x"},
    {"op": "train"}, {"count": "x"}, {"ref": "a.b"}, {"own": "team"}, {"chosen": "n"},
    {"have": {"trust": 4}}, {"all": []}, {"ban": {}}, [{"op": "bank"}], "players",
]  # fmt: skip
KEYS = ["id", "op", "ops", "change", "n", "when", "who", "value", "runway", "x", "for"]


@st.composite
def mutants(draw: st.DrawFn, game: str) -> Doc:
    """A sound list of entries with up to three things wrong."""
    document = [copy.deepcopy(draw(st.sampled_from(SOUND[game])))]
    for _ in range(draw(st.integers(0, 3))):
        places = _places(document)
        if not places:
            break
        *path, last = draw(st.sampled_from(places))
        node: Doc = document
        for step in path:
            node = node[step]
        how = draw(st.sampled_from(["drop", "swap", "add", "odd"]))
        if how == "drop":
            del node[last]
        elif how == "add" and isinstance(node, dict):
            node[draw(st.sampled_from(KEYS))] = copy.deepcopy(
                draw(st.sampled_from(ODD))
            )
        elif how == "swap":
            donor = draw(st.sampled_from(SOUND[game]))
            for step in draw(st.sampled_from(_places(donor))):
                donor = donor[step]
            node[last] = copy.deepcopy(donor)
        else:
            node[last] = copy.deepcopy(draw(st.sampled_from(ODD)))
    return document


@pytest.mark.parametrize("game", sorted(SOUND))
def test_the_sound_entries_are_sound_to_both(game: str) -> None:
    assert shaped(game, SOUND[game])
    assert VALIDATORS[game].is_valid(SOUND[game])


@pytest.mark.parametrize("game", sorted(SOUND))
@settings(deadline=None, max_examples=150)
@given(data=st.data())
def test_schema_and_records_agree_on_every_mutant(
    game: str, data: st.DataObject
) -> None:
    document = data.draw(mutants(game))
    assert shaped(game, document) == VALIDATORS[game].is_valid(document), document
