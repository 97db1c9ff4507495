"""Figures of the tables: a changed number changes the rules."""

import json

import pytest

from rulewright.engine import Bundle, BundleError, read_bundle
from rulewright.engine.bundle import rules_hash, whole_hash
from rulewright_mandate2038.play.assembly import ENGINE
from tabletop import bundle_text


def changed(table: str, row: str, column: str, value: int | None) -> Bundle:
    data = json.loads(bundle_text())
    if value is None:
        del data["tables"][table][row][column]
    else:
        data["tables"][table][row][column] = value
    data["rules_hash"] = rules_hash(data)
    data["hash"] = whole_hash(data)
    return read_bundle(json.dumps(data))


def test_the_next_game_plays_by_a_changed_number() -> None:
    r = ENGINE.rules(changed("caps", "runway", "most", 3), "default", 2)
    s = r.start(1)
    assert max(s.values[r.layout.fields["runway"].offset :][:2]) >= 3
    r = ENGINE.rules(changed("turn", "movement", "steps", 1), "default", 2)
    assert r.numbers.steps == 1  # type: ignore[attr-defined]


def test_a_missing_number_is_refused_by_its_place() -> None:
    with pytest.raises(BundleError) as caught:
        ENGINE.rules(changed("turn", "movement", "steps", None), "default", 2)
    assert caught.value.field == "tables.turn.movement.steps"
