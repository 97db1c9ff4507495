"""The door for shapes of effects: a game makes its own unions of them."""

import json
from typing import Annotated, Literal

from pydantic import Tag, TypeAdapter, ValidationError

from rulewright.model import effects as kernel
from rulewright.model import homes
from rulewright.sdk import Id, effects


def test_all_that_the_door_names_is_the_kernels() -> None:
    for name in effects.__all__:
        home = kernel if hasattr(kernel, name) else homes
        assert getattr(effects, name) is getattr(home, name)


def test_all_anatomy_is_at_the_door() -> None:
    assert set(kernel.__all__) <= set(effects.__all__)


Seat = Literal["self", "each"]
Always = Literal["always"]


class Haul(effects.Op[Seat, Always]):
    """An op of a game."""

    op: Literal["haul"]
    n: effects.Some


class Anchor(effects.Op[Seat, Always]):
    """Another one."""

    op: Literal["anchor"]


OpShape = Annotated[
    Annotated[Haul, Tag("<haul>")] | Annotated[Anchor, Tag("<anchor>")],
    effects.by_word("op"),
]


class Deed(effects.Entry[Id, Seat, Always, Id], effects.Steps[OpShape]):
    """Steps of a game."""


def places(entry: object) -> list[str]:
    """Where an entry is refused, without the tags of unions, and how."""
    try:
        TypeAdapter(Deed).validate_json(json.dumps(entry))
    except ValidationError as error:
        return [
            ".".join(str(s) for s in (*e["loc"], e["type"]) if not effects.is_tag(s))
            for e in error.errors()
        ]
    return []


def test_a_game_makes_entries_of_its_own_ops() -> None:
    haul = {"id": "net", "op": "haul", "n": 2}
    sound = {"id": "catch", "who": "each", "ops": [haul, {"op": "anchor"}]}
    assert places(sound) == []
    assert effects.figures({"id": "x", "effects": [sound]}) == {
        "net.n": (("effects", 0, "ops", 0, "n"), 2)
    }
    assert places({**sound, "who": "all"}) == ["who.literal_error"]
    assert places({**sound, "ops": [{**haul, "n": 0}]}) == [
        "ops.0.n.greater_than_equal"
    ]
    assert places({**sound, "ops": [{"op": "sink"}]}) == ["ops.0.union_tag_invalid"]
    assert places({**sound, "ops": []}) == ["ops.empty_list"]
