"""Saves: names of procedures and steps, refusals with the field."""

import json

import pytest

from rulewright.engine import SaveError, load, save
from unit.engine.toy import Toy, gains


def saved() -> tuple[Toy, dict[str, object]]:
    r = Toy(card=[gains(1, may=True)])
    data: dict[str, object] = json.loads(save(r, r.open(r.begin(), "card")))
    return r, data


def test_frames_are_saved_by_name() -> None:
    _, data = saved()
    stack = data["stack"]
    assert isinstance(stack, list)
    assert [frame[:2] for frame in stack] == [
        ["face", "_next_entry"], ["queue", "_next_pair"], ["effect", "_begin"]
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("key", "value", "field"),
    [
        ("format", 9, "format"),
        ("game", "other", "game"),
        ("seats", 2, "seats"),
        ("profile", "other", "profile"),
        ("rules_hash", "f" * 64, "rules_hash"),
        ("values", [1], "the save"),
        ("stack", [["nowhere", "-"]], "the save"),
        ("streams", ["xyz"], "the save"),
        ("registers", [], "the save"),
    ],
)
def test_a_save_is_refused_with_the_field(key: str, value: object, field: str) -> None:
    r, data = saved()
    with pytest.raises(SaveError) as caught:
        load(r, json.dumps({**data, key: value}))
    assert caught.value.field == field


def test_a_save_cut_short_is_refused() -> None:
    r, data = saved()
    with pytest.raises(SaveError) as caught:
        load(r, json.dumps(data)[:-9])
    assert caught.value.field == "the file"
