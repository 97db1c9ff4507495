"""The manifest lists outputs, hashes and inputs, in one order."""

import hashlib
import json

import pytest

from rulewright.publish.manifest import Input, Output, manifest_json

CARDS = Input("components/cards.yaml", "aa")
PRINT = Input("print.yaml", "bb")
OUTPUTS = [
    Output.of("sheets-a4.pdf", b"sheets", [PRINT, CARDS, CARDS]),
    Output.of("faces/one.pdf", b"face", [CARDS]),
]


def manifest(outputs: list[Output]) -> bytes:
    return manifest_json("pebble", "2038-01-31", "Rulewright 1", outputs)


def test_outputs_and_inputs_are_listed_once() -> None:
    read = json.loads(manifest(OUTPUTS))
    assert read["inputs"] == {"components/cards.yaml": "aa", "print.yaml": "bb"}
    assert [output["path"] for output in read["outputs"]] == [
        "faces/one.pdf",
        "sheets-a4.pdf",
    ]
    assert read["outputs"][1] == {
        "path": "sheets-a4.pdf",
        "sha256": hashlib.sha256(b"sheets").hexdigest(),
        "bytes": 6,
        "from": ["components/cards.yaml", "print.yaml"],
    }


def test_the_order_of_making_does_not_matter() -> None:
    assert manifest(OUTPUTS) == manifest(OUTPUTS[::-1])


def test_an_input_that_changed_under_way_is_a_fault() -> None:
    changed = Output.of("tiles-a4.pdf", b"tiles", [Input("print.yaml", "cc")])
    with pytest.raises(ValueError, match=r"print\.yaml changed"):
        manifest([*OUTPUTS, changed])


def test_an_output_written_twice_is_a_fault() -> None:
    with pytest.raises(ValueError, match="twice"):
        manifest([*OUTPUTS, OUTPUTS[0]])
