"""The form of `engine.json`: the real file fits the committed schema."""

import json

from jsonschema import Draft202012Validator

from samples import CHECKOUT
from tabletop import bundle_text


def test_the_real_bundle_fits_the_committed_schema() -> None:
    path = CHECKOUT / "schemas" / "rulewright" / "engine.json"
    schema = json.loads(path.read_text(encoding="utf-8"))
    data = json.loads(bundle_text())
    assert list(Draft202012Validator(schema).iter_errors(data)) == []
    del data["rules_hash"]
    assert not Draft202012Validator(schema).is_valid(data)
