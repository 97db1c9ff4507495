"""The manifest lists outputs, hashes and origins, in one order, and can be read."""

import hashlib
import json
from dataclasses import replace

import pytest

from rulewright.publish.manifest import Manifest, Origin, Output, read_manifest

ORIGIN = Origin(
    "2038-01-31", "rulewright 1", {"pango": "1.50"}, {"print.yaml": "bb", "a.yaml": "a"}
)
LATER = replace(ORIGIN, inputs={"print.yaml": "cc"})
OUTPUTS = (
    Output.of("sheets-a4.pdf", b"sheets", "sheets", ORIGIN),
    Output.of("faces/one.pdf", b"face", "faces", LATER),
)
ORIGINS = {origin.id: origin.record for origin in (ORIGIN, LATER)}
MANIFEST = Manifest("pebble", ORIGINS, OUTPUTS)


def test_each_output_names_its_hash_and_its_origin() -> None:
    read = json.loads(MANIFEST.json())
    face, sheets = read["outputs"]
    assert sheets == {
        "path": "sheets-a4.pdf",
        "sha256": hashlib.sha256(b"sheets").hexdigest(),
        "bytes": 6,
        "target": "sheets",
        "origin": ORIGIN.id,
    }
    assert face["path"] == "faces/one.pdf"
    assert read["origins"][ORIGIN.id]["inputs"] == {"a.yaml": "a", "print.yaml": "bb"}
    assert read["origins"][face["origin"]]["inputs"] == {"print.yaml": "cc"}


def test_the_order_of_making_does_not_matter() -> None:
    turned = replace(MANIFEST, outputs=OUTPUTS[::-1])
    assert turned.json() == MANIFEST.json()
    inputs = dict(reversed(ORIGIN.inputs.items()))
    assert replace(ORIGIN, inputs=inputs).id == ORIGIN.id


def test_an_origin_that_no_output_has_is_not_listed() -> None:
    read = json.loads(replace(MANIFEST, outputs=OUTPUTS[:1]).json())
    assert list(read["origins"]) == [ORIGIN.id]


def test_an_output_written_twice_is_a_fault() -> None:
    with pytest.raises(ValueError, match="twice"):
        replace(MANIFEST, outputs=(*OUTPUTS, OUTPUTS[0])).json()


def test_what_was_written_is_read_again() -> None:
    read = read_manifest(MANIFEST.json())
    assert read is not None
    assert read.json() == MANIFEST.json()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("faces/one.pdf", "../one.pdf"),
        ("faces/one.pdf", "/one.pdf"),
        ('"bytes"', '"size"'),
        (f'"origin": "{ORIGIN.id}"', '"origin": "nowhere"'),
        ("\n}\n", ""),
        ('"origins"', '"inputs"'),
    ],
)
def test_what_is_none_of_ours_is_not_taken_for_it(old: str, new: str) -> None:
    text = MANIFEST.json().decode()
    assert old in text
    assert read_manifest(text.replace(old, new).encode()) is None


@pytest.mark.parametrize("data", [b"", b"\xff\xfe", b"[]", b"3", b'{"outputs": 1}'])
def test_garbage_is_no_manifest(data: bytes) -> None:
    assert read_manifest(data) is None
