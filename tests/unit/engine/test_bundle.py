"""Bundles: taken whole, or refused with the field that is wrong."""

import json

import pytest

from rulewright.engine.bundle import BundleError, read_bundle, rules_hash, whole_hash
from rulewright_mandate2038.play.assembly import ENGINE
from tabletop import bundle_text


def changed(**fields: object) -> str:
    """The bundle with fields written over and its hashes as they were."""
    return json.dumps({**json.loads(bundle_text()), **fields})


@pytest.mark.parametrize(
    ("text", "field"),
    [
        (bundle_text()[:-100], "the file"),
        ("[]", "the file"),
        (changed(format=2), "format"),
        (changed(faces=None), "faces"),
        (changed(tables={}), "rules_hash"),
        (changed(printing="another"), "hash"),
        (changed(game="overlord"), "game"),
        (changed(procedures="0"), "procedures"),
    ],
)
def test_a_bundle_is_refused_with_the_field(text: str, field: str) -> None:
    with pytest.raises(BundleError) as caught:
        read_bundle(text, game="mandate2038", procedures=ENGINE.procedures)
    assert caught.value.field == field


def test_words_are_in_the_hash_of_everything_alone() -> None:
    data = json.loads(bundle_text())
    other = {**data, "words": {}}
    assert rules_hash(other) == rules_hash(data)
    assert whole_hash(other) != whole_hash(data)
