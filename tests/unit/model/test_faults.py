"""Faults: what the validator complains of, in an author's words."""

import json
from typing import Annotated, Literal

import pytest
from pydantic import Field, Tag, TypeAdapter, ValidationError
from pydantic_core import ErrorDetails

from rulewright.diagnostics import Rule
from rulewright.model import findings as rules
from rulewright.model.effects import Dotted, Several, by_form, by_key, by_word
from rulewright.model.faults import complaints, fault
from rulewright.model.printfile import LengthText, TrimText
from rulewright.model.record import Id, Record, Title


class Sail(Record):
    """An op told by its word."""

    op: Literal["sail"]


class Dock(Record):
    """Another one."""

    op: Literal["dock"]


class Tide(Record):
    """A form told by its key."""

    tide: int


Op = Annotated[
    Annotated[Sail, Tag("<sail>")] | Annotated[Dock, Tag("<dock>")], by_word("op")
]
Form = Annotated[
    Annotated[Tide, Tag("<tide>")] | Annotated[int, Tag("<number>")],
    by_key("tide", "flood", says="a number, or tide, or flood", number="<number>"),
]
Way = Annotated[
    Annotated[str, Tag("<one>")] | Annotated[tuple[str, ...], Tag("<several>")],
    by_form(says="one way, or a list of ways"),
]


def details(wanted: object, value: object) -> list[ErrorDetails]:
    try:
        TypeAdapter(wanted).validate_json(json.dumps(value), strict=True)
    except ValidationError as error:
        return list(complaints(error.errors(include_url=False)))
    return []


def said(rule: Rule, wanted: object, sound: object, broken: object) -> str:
    """What is said of a broken value, and its hint; nothing is said of a sound one."""
    assert details(wanted, sound) == []
    (detail,) = details(wanted, broken)
    found, says, hint = fault(detail)
    assert found is rule
    return f"{says}; {hint}"


@pytest.mark.parametrize(
    ("wanted", "sound", "broken", "has", "wants"),
    [
        (int, 3, "3", "text", "a whole number"),
        (int, 3, True, "true or false", "a whole number"),
        (bool, True, 1, "a number", "true or false"),
        (str, "a", ["a"], "a list", "text"),
        (tuple[int, ...], [1], {"a": 1}, "a mapping", "a list"),
        (dict[str, int], {"a": 1}, [1], "a list", "a mapping"),
        (Tide, {"tide": 1}, "tide", "text", "a mapping"),
        (Op, {"op": "sail"}, "sail", "text", "a mapping"),
        (Op, {"op": "sail"}, {"op": ["sail"]}, "a list", "text"),
    ],
)
def test_another_shape(
    wanted: object, sound: object, broken: object, has: str, wants: str
) -> None:
    told = f"this is {has}, and {wants} belongs here; write {wants}"
    assert said(rules.WRONG_SHAPE, wanted, sound, broken) == told


@pytest.mark.parametrize(
    ("wanted", "sound", "broken", "told"),
    [
        (
            tuple[int, int],
            [1, 2],
            [1],
            "this list holds 1, and 2 belong in it; write what belongs in it",
        ),
        (
            tuple[int, int],
            [1, 2],
            [1, 2, 3],
            "this list holds 3, and at most 2 belong in it; strike the rest",
        ),
        (
            Several[int],
            [1],
            [],
            (
                "this list holds nothing, and at least 1 belongs in it; write"
                " what belongs in it, or leave the file or the key out"
            ),
        ),
        (
            Annotated[dict[str, int], Field(min_length=2)],
            {"a": 1, "b": 2},
            {"a": 1},
            (
                "this mapping holds 1, and at least 2 belong in it; write what"
                " belongs in it"
            ),
        ),
    ],
)
def test_too_few_or_too_many(
    wanted: object, sound: object, broken: object, told: str
) -> None:
    assert said(rules.WRONG_SHAPE, wanted, sound, broken) == told


@pytest.mark.parametrize(
    ("wanted", "sound", "broken", "told"),
    [
        (
            Literal["fore", "aft"],
            "aft",
            "atf",
            "`atf` is no value of this field; did you mean `aft`?",
        ),
        (
            Literal["fore", "aft"],
            "aft",
            "port",
            "`port` is no value of this field; one of: fore, aft",
        ),
        (
            Op,
            {"op": "sail"},
            {"op": "sial"},
            "`sial` is no value of this field; did you mean `sail`?",
        ),
        (
            Form,
            {"tide": 1},
            {"tied": 1},
            "`tied` begins no form that is known here; did you mean `tide`?",
        ),
        (
            Form,
            1,
            {"moon": 1},
            "nothing here says which form this has; one of: tide, flood",
        ),
        (
            Way,
            ["up"],
            {"up": 1},
            "nothing here says which form this has; one way, or a list of ways",
        ),
    ],
)
def test_none_of_the_values_allowed(
    wanted: object, sound: object, broken: object, told: str
) -> None:
    assert said(rules.NOT_A_CHOICE, wanted, sound, broken) == told


def test_a_form_that_is_no_mapping_is_told_all_forms() -> None:
    told = said(rules.WRONG_SHAPE, Form, 1, "tide")
    assert told == "a number, or tide, or flood; write one of these"


def test_a_number_out_of_range() -> None:
    field = Annotated[int, Field(ge=2, le=4)]
    low, high = (said(rules.OUT_OF_RANGE, field, 3, n) for n in (1, 5))
    assert low == "`1` is out of range; this field takes at least 2"
    assert high == "`5` is out of range; this field takes at most 4"


@pytest.mark.parametrize(
    ("wanted", "sound", "broken", "hint"),
    [
        (
            Id,
            "dock_2",
            "Dock 2",
            "write small letters, digits and `_`, a letter first",
        ),
        (
            Dotted,
            "build.cost",
            "build cost",
            "write names in small letters with dots between, such as build.cost",
        ),
        (
            LengthText,
            "0mm",
            "63",
            "write a length such as 63mm or 2.5in, no finer than 0.001mm",
        ),
        (
            TrimText,
            "63mm",
            "0mm",
            "write a length such as 63mm or 2.5in, more than nothing",
        ),
        (
            Annotated[str, Field(pattern="^[xyz]$")],
            "x",
            "w",
            "write it in the form ^[xyz]$",
        ),
    ],
)
def test_a_value_written_otherwise(
    wanted: object, sound: object, broken: str, hint: str
) -> None:
    told = f"`{broken}` is not written as wanted; {hint}"
    assert said(rules.BAD_SPELLING, wanted, sound, broken) == told


def test_an_empty_and_an_endless_text() -> None:
    form = "write small letters, digits and `_`, a letter first"
    told = said(rules.BAD_SPELLING, Id, "a", "")
    assert told == f"this text is empty; {form}"
    told = said(rules.BAD_SPELLING, Title, "A", "")
    assert told == "this text is empty; write it, or leave the key out if you can"
    told = said(rules.BAD_SPELLING, Id, "d" * 64, "d" * 65)
    assert told == f"`{'d' * 60}` is too long; use at most 64 characters"


@pytest.mark.parametrize(
    ("wanted", "broken", "places"),
    [
        (Op, {}, [("missing", ("op",))]),
        (Op, {"opp": 1}, [("missing", ("op",)), ("extra_forbidden", ("opp",))]),
        (Op, {"op": 3}, [("string_type", ("op",))]),
        (Op, {"op": "sial"}, [("union_tag_invalid", ("op",))]),
        (Form, {"tied": 1}, [("near_form", ("tied", "[key]"))]),
        (tuple[int, int, int], [], [("too_few", ())]),
        (tuple[int, int], ["a"], [("int_type", (0,)), ("too_few", ())]),
        (Tide, {}, [("missing", ("tide",))]),
    ],
)
def test_a_complaint_is_about_the_place_that_an_author_would_change(
    wanted: object, broken: object, places: list[object]
) -> None:
    assert [(d["type"], d["loc"]) for d in details(wanted, broken)] == places
