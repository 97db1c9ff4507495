"""Anatomy: shapes that a game joins, and records that must say something."""

import json
from typing import ClassVar, Literal

import pytest
from pydantic import ValidationError

from rulewright.model.effects import Change, Entry, Limit, Maybe, Op, SomeOf, Steps

Moment = Literal["dawn", "dusk"]
Seat = Literal["self", "each"]


class Grow(Op[Seat, str]):
    """A verb of a game."""

    op: Literal["grow"]
    n: int


class Do(Entry[Moment, Seat, str, Moment], Steps[Grow]):
    """Steps of a game."""

    limit: Maybe[Limit[Moment]] = None


class Shift(Entry[Moment, Seat, str, Moment], Change[str, int, str]):
    """A change of a game."""


class Stock(SomeOf):
    """Grain, salt, or both."""

    ANY_OF: ClassVar[tuple[str, ...]] = ("grain", "salt")
    grain: Maybe[int] = None
    salt: Maybe[int] = None


class Either(Stock):
    """Grain or salt."""

    JUST_ONE: ClassVar[bool] = True


def test_a_game_fills_in_its_own_words() -> None:
    text = {"id": "a", "at": "dawn", "limit": {"uses": 1, "per": "dusk"}}
    do = Do.model_validate_json(json.dumps({**text, "ops": [{"op": "grow", "n": 1}]}))
    assert do.ops[0].n == 1
    assert do.at == "dawn"
    with pytest.raises(ValidationError, match="dawn"):
        Do.model_validate_json(json.dumps({"at": "noon", "ops": []}))


def test_a_stage_is_one_of_six() -> None:
    sound = {"change": "cost", "stage": "discount", "value": 1, "floor": 1}
    assert Shift.model_validate_json(json.dumps(sound)).stage == "discount"
    with pytest.raises(ValidationError, match="surcharge"):
        Shift.model_validate_json(json.dumps({**sound, "stage": "rebate"}))


@pytest.mark.parametrize("model", [Stock, Either])
def test_a_record_of_alternatives_says_something(model: type[Stock]) -> None:
    assert model.model_validate_json('{"salt": 1}').salt == 1
    with pytest.raises(ValidationError, match="these belongs here: grain, salt"):
        model.model_validate_json("{}")


def test_just_one_of_the_alternatives() -> None:
    both = '{"salt": 1, "grain": 2}'
    assert Stock.model_validate_json(both).grain == 2
    with pytest.raises(ValidationError, match="just one of these"):
        Either.model_validate_json(both)


def test_the_schema_asks_the_same() -> None:
    keys = [{"required": ["grain"]}, {"required": ["salt"]}]
    assert Stock.model_json_schema()["anyOf"] == keys
    assert Either.model_json_schema()["oneOf"] == keys
