"""The union of ops: every verb has its record, and a misspelt verb is named."""

import json
from typing import get_args

import pytest
from pydantic import TypeAdapter

from rulewright_mandate2038.effects import Op
from unit.mandate2038.workshop import complaints

VERBS = {
    model.model_fields["op"].annotation.__args__[0]: model
    for model in (get_args(branch)[0] for branch in get_args(get_args(Op.__value__)[0]))
}


def test_every_record_of_an_op_says_what_it_does() -> None:
    assert all(model.__doc__ for model in VERBS.values())
    assert len(VERBS) == 37


@pytest.mark.parametrize("verb", ["train", "bank", "end_run", "discard_card"])
def test_verbs_without_arguments_take_what_every_op_takes(verb: str) -> None:
    sound = f"- ops: [{{id: a, op: {verb}, who: each, may: true, bind: b}}]"
    assert complaints(sound) == []
    assert complaints(sound.replace("may", "n")) == ["0.ops.0.n: extra_forbidden"]


def test_a_misspelt_verb_and_a_missing_one() -> None:
    assert complaints("- ops: [{op: gian, trust: 1}]") == ["0.ops.0: union_tag_invalid"]
    assert complaints("- ops: [{trust: 1}]") == ["0.ops.0: union_tag_not_found"]
    assert complaints("- ops: []") == ["0.ops: empty_list"]


def test_the_schema_lists_one_record_for_each_verb() -> None:
    schema = TypeAdapter(Op).json_schema()
    assert len(schema["oneOf"]) == len(VERBS)
    assert '"const": "add_cubes"' in json.dumps(schema)
