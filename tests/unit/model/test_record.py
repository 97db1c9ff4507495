"""Records: frozen, strict, with no keys but their own."""

from typing import Annotated

import pytest
from pydantic import BaseModel, Field, ValidationError

from rulewright.model.record import Asset, IconName, Id, Prose, Record, Ref, Title


class Boat(Record):
    """A record with a field of each plain sort."""

    id: Id
    name: Title = "Ark"
    crew: int = 0
    sails: tuple[str, ...] = ()
    meaning: Annotated[str, Field(alias="is")] = ""


def errors(text: str) -> list[str]:
    try:
        Boat.model_validate_json(text)
    except ValidationError as error:
        return [e["type"] for e in error.errors()]
    return []


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('{"id": "ark", "crew": 8, "sails": ["main"], "is": "A boat."}', []),
        ('{"id": "ark", "keel": 1}', ["extra_forbidden"]),
        ('{"id": "ark", "crew": "8"}', ["int_type"]),
        ('{"id": "ark", "crew": true}', ["int_type"]),
        ('{"id": "ark", "crew": 8.0}', ["int_type"]),
        ('{"id": "ark", "crew": null}', ["int_type"]),
        ('{"id": "ark", "sails": "main"}', ["tuple_type"]),
        ('{"id": "ark", "meaning": "A boat."}', ["extra_forbidden"]),
        ('{"id": "ark", "name": ""}', ["string_too_short"]),
        ("[]", ["model_type"]),
    ],
)
def test_a_record_takes_what_it_says_and_nothing_else(
    text: str, expected: list[str]
) -> None:
    assert errors(text) == expected


@pytest.mark.parametrize(
    ("name", "sound"),
    [
        ("ark", True),
        ("ark_2", True),
        ("a" * 64, True),
        ("a" * 65, False),
        ("Ark", False),
        ("2ark", False),
        ("_ark", False),
        ("ark-2", False),
        ("ark\\n", False),
        ("", False),
        ("ärk", False),
    ],
)
def test_an_id_is_small_letters_digits_and_underscores(
    name: str,
    sound: bool,
) -> None:
    assert (errors(f'{{"id": "{name}"}}') == []) is sound


def test_a_record_does_not_change() -> None:
    boat = Boat(id="ark")
    with pytest.raises(ValidationError, match="frozen"):
        boat.crew = 8  # type: ignore[misc]


def test_a_reference_may_lead_to_several_kinds() -> None:
    assert Ref("card", "tile").kinds == ("card", "tile")
    assert Ref("card") == Ref("card") != Ref("tile")


def test_fields_carry_their_marks() -> None:
    class Sign(BaseModel):
        icon: IconName
        title: Title

    marks = {
        name: [m for m in info.metadata if isinstance(m, Asset | Prose | Ref)]
        for name, info in Sign.model_fields.items()
    }
    assert marks == {"icon": [Asset("icons", ".svg")], "title": [Prose("title")]}
