"""Unions that name the branch they mean, and one complaint for one fault."""

import json
from typing import Annotated, Literal

import pytest
from pydantic import Tag, TypeAdapter, ValidationError

from rulewright.model.effects import Maybe, Several, by_form, by_key, by_word, is_tag
from rulewright.model.record import Record


class Sun(Record):
    """A record told by its key."""

    sun: int


class Moon(Record):
    """Another one, with a key that may be left out."""

    moon: Several[str]
    note: Maybe[str] = None


class Verb(Record):
    """A record told by a word."""

    op: Literal["shine"]


Sky = Annotated[
    Annotated[int, Tag("<number>")]
    | Annotated[Literal["dark"], Tag("<word>")]
    | Annotated[Sun, Tag("<sun>")]
    | Annotated[Moon, Tag("<moon>")],
    by_key("sun", "moon", says="sun or moon", number="<number>", word="<word>"),
]
SKY: TypeAdapter[object] = TypeAdapter(Sky)


def complaints(adapter: TypeAdapter[object], value: object) -> list[tuple[str, str]]:
    try:
        adapter.validate_json(json.dumps(value))
    except ValidationError as error:
        return [
            (".".join(str(s) for s in e["loc"] if not is_tag(s)), e["type"])
            for e in error.errors()
        ]
    return []


@pytest.mark.parametrize("value", [3, "dark", {"sun": 1}, {"moon": ["new"]}])
def test_each_form_finds_its_branch(value: object) -> None:
    assert complaints(SKY, value) == []


@pytest.mark.parametrize(
    ("value", "place", "kind"),
    [
        (True, "", "no_such_form"),
        (None, "", "no_such_form"),
        ([], "", "no_such_form"),
        ({}, "", "no_such_form"),
        ({"star": 1}, "", "no_such_form"),
        ("light", "", "literal_error"),
        ({"sun": "1"}, "sun", "int_type"),
        ({"sun": 1, "moon": ["new"]}, "moon", "extra_forbidden"),
        ({"moon": []}, "moon", "empty_list"),
        ({"moon": [1]}, "moon.0", "string_type"),
        ({"moon": ["new"], "note": None}, "note", "string_type"),
    ],
)
def test_one_fault_is_told_once_and_in_its_place(
    value: object, place: str, kind: str
) -> None:
    assert complaints(SKY, value) == [(place, kind)]


def test_the_complaint_about_no_branch_is_in_the_authors_words() -> None:
    with pytest.raises(ValidationError, match="sun or moon") as caught:
        SKY.validate_python({"star": 1})
    assert caught.value.errors()[0]["ctx"] == {"keys": "sun, moon"}


def test_a_made_record_finds_its_branch_again() -> None:
    moon = SKY.validate_json('{"moon": ["new"]}')
    assert SKY.validate_python(moon) is moon
    assert json.loads(SKY.dump_json(moon, exclude_unset=True)) == {"moon": ["new"]}


def test_tags_are_no_keys() -> None:
    assert is_tag("<sun>")
    assert not is_tag("sun")
    assert not is_tag(0)


def test_by_word_names_the_word_that_is_not_known() -> None:
    branch = Annotated[Annotated[Verb, Tag("<shine>")] | Annotated[Sun, Tag("<sun>")],
                       by_word("op")]  # fmt: skip
    verbs: TypeAdapter[object] = TypeAdapter(branch)
    assert complaints(verbs, {"op": "shine"}) == []
    assert complaints(verbs, {"op": "shone"}) == [("", "union_tag_invalid")]
    assert complaints(verbs, {"op": 1}) == [("", "union_tag_not_found")]


def test_by_form_tells_one_from_several() -> None:
    words = Annotated[
        Annotated[str, Tag("<one>")] | Annotated[Several[str], Tag("<several>")],
        by_form(says="a word or a list of words"),
    ]
    forms: TypeAdapter[object] = TypeAdapter(words)
    assert complaints(forms, "a") == complaints(forms, ["a", "b"]) == []
    assert complaints(forms, []) == [("", "empty_list")]
    assert complaints(forms, {"a": 1}) == [("", "no_such_form")]


def test_the_schema_says_no_more_and_no_less() -> None:
    schema = TypeAdapter(Moon).json_schema()
    assert schema["properties"]["moon"]["minItems"] == 1
    assert schema["properties"]["note"]["type"] == "string"
    assert schema["required"] == ["moon"]
