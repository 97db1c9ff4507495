"""Faults: what the validator complains of, in an author's words.

Here: complaints as an author would make them (`complaints`), and what is said of a
value that does not fit (`fault`). Not here: where it stands in its file (`shaping`).
"""

import json
from collections.abc import Iterable, Iterator
from typing import Any

from pydantic_core import ErrorDetails

from rulewright.diagnostics import Rule, nearest
from rulewright.model import findings as rules
from rulewright.model.component import CODE_PATTERN
from rulewright.model.effects.anatomy import DOTTED_PATTERN
from rulewright.model.gamefile import DATE_PATTERN, LANGUAGE_PATTERN
from rulewright.model.printfile import LENGTH_PATTERN, TRIM_PATTERN
from rulewright.model.record import ID_PATTERN
from rulewright.model.ruling import RULING_PATTERN
from rulewright.model.statement import STATEMENT_PATTERN, TEST_PATTERN
from rulewright.source import Loc

_RANGE = {"greater_than_equal", "less_than_equal", "greater_than", "less_than"}
_SPELLING = {"string_pattern_mismatch", "string_too_short", "string_too_long"}
_CHOICE = {"literal_error", "enum", "union_tag_invalid"}
_COUNT = {"too_few", "too_short", "too_long", "empty_list"}
_SHAPES = {
    "int_type": "a whole number",
    "bool_type": "true or false",
    "string_type": "text",
    "tuple_type": "a list",
    "list_type": "a list",
    "dict_type": "a mapping",
    "model_type": "a mapping",
    "model_attributes_type": "a mapping",
}
_FORMS = {
    ID_PATTERN: "small letters, digits and `_`, a letter first",
    DOTTED_PATTERN: "names in small letters with dots between, such as build.cost",
    CODE_PATTERN: "two to four capital letters",
    DATE_PATTERN: 'a date in quotes, such as "2026-11-30"',
    LANGUAGE_PATTERN: "the short name of a language, such as en or en-GB",
    LENGTH_PATTERN: "a length such as 63mm or 2.5in, no finer than 0.001mm",
    TRIM_PATTERN: "a length such as 63mm or 2.5in, more than nothing",
    RULING_PATTERN: "two to four capital letters and a number, such as R-ACT-1",
    STATEMENT_PATTERN: "two to four capital letters and a number, such as S-ACT-1",
    TEST_PATTERN: "the file and the name of a test, such as tests/test_a.py::test_b",
}
"""What fields with a pattern want, in words."""

_EMPTY = "this text is empty"

Fault = tuple[Rule, str, str]
"""What is wrong with a value: the rule, what it says, the hint."""


def complaints(details: Iterable[ErrorDetails]) -> Iterator[ErrorDetails]:
    """The validator's complaints, with those that speak of its workings replaced.

    A record of a union whose telling word is missing lacks a key; one whose word is
    unknown has a wrong value there; a list that is too short lacks no key. A mapping
    with a key that nearly begins a known form is at fault in that key: its place is
    then the key, its context holds the `near` one.
    """
    counted: dict[Loc, ErrorDetails] = {}
    for detail in details:
        kind, loc = detail["type"], detail["loc"]
        if kind == "union_tag_not_found":
            yield from _wordless(detail)
        elif kind == "union_tag_invalid":
            yield _moved(detail, kind, _telling(detail))
        elif kind == "no_such_form":
            yield _misspelt_form(detail)
        elif kind == "missing" and isinstance(loc[-1], int):
            wanted = {"wanted": loc[-1] + 1}
            counted[loc[:-1]] = {
                **detail, "type": "too_few", "loc": loc[:-1], "ctx": wanted
            }  # fmt: skip
        else:
            yield detail
    yield from counted.values()


def _telling(detail: ErrorDetails) -> str:
    """The key whose word tells the records of a union apart (`effects.by_word`)."""
    return str(detail["ctx"]["discriminator"]).removesuffix("()")


def _moved(detail: ErrorDetails, kind: str, *steps: str | int) -> ErrorDetails:
    """A complaint of another type about a place further in."""
    value = detail["input"]
    for step in steps:
        value = value.get(step) if isinstance(value, dict) else value
    return {
        **detail, "type": kind, "loc": (*detail["loc"], *steps), "input": value
    }  # fmt: skip


def _wordless(detail: ErrorDetails) -> Iterator[ErrorDetails]:
    key, value = _telling(detail), detail["input"]
    if not isinstance(value, dict):
        yield _moved(detail, "dict_type")
    elif key in value:
        yield _moved(detail, "string_type", key)
    else:
        yield _moved(detail, "missing", key)
        for other in value:
            if nearest(other, [key]):
                yield _moved(detail, "extra_forbidden", other)


def _misspelt_form(detail: ErrorDetails) -> ErrorDetails:
    keys = _listed(detail.get("ctx", {}).get("keys"))
    for key in detail["input"] if isinstance(detail["input"], dict) else ():
        near = nearest(str(key), keys)
        if near:
            context = {"key": key, "near": near}
            place = (*detail["loc"], key, "[key]")
            return {**detail, "type": "near_form", "loc": place, "ctx": context}
    return detail


def fault(detail: ErrorDetails) -> Fault:
    """What is wrong with a value, from a complaint about it."""
    kind, value = detail["type"], detail["input"]
    context = detail.get("ctx", {})
    if kind in _CHOICE:
        return _choice_fault(value, context)
    if kind in {"no_such_form", "near_form"}:
        return _form_fault(detail, context)
    if kind in _RANGE or kind in _SPELLING:
        return _written_fault(kind, value, context)
    if kind in _COUNT:
        return _count_fault(value, context)
    if kind in _SHAPES:
        wanted = _SHAPES[kind]
        says = f"this is {_described(value)}, and {wanted} belongs here"
        return rules.WRONG_SHAPE, says, f"write {wanted}"
    message = detail["msg"].removeprefix("Value error, ")
    return rules.WRONG_SHAPE, message, "see `rulewright schema` for what fits here"


def _written_fault(kind: str, value: Any, context: dict[str, Any]) -> Fault:  # noqa: ANN401
    if kind in _RANGE:
        bound = next(iter(context.values()), "")
        words = {"g": "at least", "l": "at most"}[kind[0]]
        says = f"{_shown(value)} is out of range"
        return rules.OUT_OF_RANGE, says, f"this field takes {words} {bound}"
    if kind == "string_too_short":
        hint = "write it, or leave the key out if you can"
        return rules.BAD_SPELLING, _EMPTY, hint
    if kind == "string_too_long":
        hint = f"use at most {context['max_length']} characters"
        return rules.BAD_SPELLING, f"{_shown(value)} is too long", hint
    pattern = context.get("pattern", "")
    hint = f"write {_FORMS.get(pattern, f'it in the form {pattern}')}"
    says = f"{_shown(value)} is not written as wanted" if value else _EMPTY
    return rules.BAD_SPELLING, says, hint


def _choice_fault(value: Any, context: dict[str, Any]) -> Fault:  # noqa: ANN401
    listed = str(context.get("expected") or context.get("expected_tags") or "")
    choices = [part.strip(" '<>") for part in listed.replace(" or ", ", ").split(",")]
    near = nearest(str(value), choices)
    hint = f"did you mean `{near}`?" if near else f"one of: {', '.join(choices)}"
    return rules.NOT_A_CHOICE, f"{_shown(value)} is no value of this field", hint


def _form_fault(detail: ErrorDetails, context: dict[str, Any]) -> Fault:
    """A value of none of the forms that are allowed in its place."""
    if detail["type"] == "near_form":
        says = f"`{context['key']}` begins no form that is known here"
        return rules.NOT_A_CHOICE, says, f"did you mean `{context['near']}`?"
    if not isinstance(detail["input"], dict):
        return rules.WRONG_SHAPE, detail["msg"], "write one of these"
    says = "nothing here says which form this has"
    keys = ", ".join(_listed(context.get("keys")))
    return rules.NOT_A_CHOICE, says, f"one of: {keys}" if keys else detail["msg"]


def _count_fault(value: Any, context: dict[str, Any]) -> Fault:  # noqa: ANN401
    held = f"this {_noun(value)} holds {len(value) or 'nothing'}"
    if "max_length" in context:
        says = f"{held}, and at most {context['max_length']} belong in it"
        return rules.WRONG_SHAPE, says, "strike the rest"
    least = context.get("min_length", 1)
    wanted = context.get("wanted") or f"at least {least}"
    belong = "belongs" if wanted == "at least 1" else "belong"
    hint = "write what belongs in it"
    if not value:
        hint += ", or leave the file or the key out"
    return rules.WRONG_SHAPE, f"{held}, and {wanted} {belong} in it", hint


def _noun(value: object) -> str:
    return "mapping" if isinstance(value, dict) else "list"


def _listed(keys: object) -> list[str]:
    return str(keys).split(", ") if keys else []


def _shown(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return f"`{text.strip(chr(34))[:60]}`"


def _described(value: object) -> str:
    if isinstance(value, bool):
        return "true or false"
    names = {int: "a number", str: "text", list: "a list", dict: "a mapping"}
    return names.get(type(value), "nothing")
