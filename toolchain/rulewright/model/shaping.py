"""Plain values to records; what does not fit becomes findings with positions.

The values go through JSON because strict pydantic then takes a list for a tuple, as
JSON Schema does, so that both accept the same documents.
"""

import json
from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

from pydantic import TypeAdapter, ValidationError
from pydantic_core import ErrorDetails

from rulewright.diagnostics import Finding, Report, Rule, nearest
from rulewright.model import findings as rules
from rulewright.model.component import CODE_PATTERN
from rulewright.model.fields import field_names
from rulewright.model.gamefile import DATE_PATTERN
from rulewright.model.printfile import LENGTH_PATTERN, TRIM_PATTERN
from rulewright.model.record import ID_PATTERN, Record
from rulewright.model.ruling import RULING_PATTERN
from rulewright.source import Document, Loc

R = TypeVar("R", bound=Record)

_RANGE = {"greater_than_equal", "less_than_equal", "greater_than", "less_than"}
_SPELLING = {"string_pattern_mismatch", "string_too_short", "string_too_long"}
_CHOICE = {"literal_error", "enum", "union_tag_invalid"}
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
    CODE_PATTERN: "two to four capital letters",
    DATE_PATTERN: 'a date in quotes, such as "2026-11-30"',
    LENGTH_PATTERN: "a length such as 63mm or 2.5in, no finer than 0.001mm",
    TRIM_PATTERN: "a length such as 63mm or 2.5in, more than nothing",
    RULING_PATTERN: "two to four capital letters and a number, such as R-ACT-1",
}
"""What fields with a pattern want, in words."""


def shape(document: Document, model: type[R], report: Report) -> R | None:
    """The record that a document holds, or `None` with the reasons in the report."""
    text = json.dumps(document.data, ensure_ascii=False)
    try:
        return TypeAdapter(model).validate_json(text)
    except ValidationError as error:
        details = error.errors(include_url=False)
        names, misspelt = field_names(model), _misspelt(details)
        for detail in _worth_saying(details, misspelt):
            report.add(_finding(document, detail, names, misspelt))
    return None


def _worth_saying(
    details: list[ErrorDetails], misspelt: Mapping[Loc, str]
) -> Iterable[ErrorDetails]:
    """One complaint for one place: the branches of a union repeat each other."""
    seen: set[tuple[Any, ...]] = set()
    meant = {(*loc[:-1], key) for loc, key in misspelt.items()}
    for detail in details:
        # A list whose items all fail is called too short as well; that adds nothing.
        if detail["type"] == "too_short" and detail["input"]:
            continue
        if detail["type"] == "missing" and detail["loc"] in meant:
            continue
        place = (detail["type"] == "missing", detail["loc"])
        if place not in seen:
            seen.add(place)
            yield detail


def _misspelt(details: list[ErrorDetails]) -> dict[Loc, str]:
    """Unknown keys that are slips of the pen for a key missing beside them.

    The unknown key is said, with the missing one as its hint; that is enough.
    """
    missing = [d["loc"] for d in details if d["type"] == "missing"]
    found: dict[Loc, str] = {}
    for detail in details:
        if detail["type"] == "extra_forbidden":
            *above, key = detail["loc"]
            beside = [str(loc[-1]) for loc in missing if loc[:-1] == tuple(above)]
            near = nearest(str(key), beside)
            if near is not None:
                found[detail["loc"]] = near
    return found


def _finding(
    document: Document,
    detail: ErrorDetails,
    names: set[str],
    misspelt: Mapping[Loc, str],
) -> Finding:
    loc = steps_in_file(document, detail["loc"])
    kind = detail["type"]
    key = str(detail["loc"][-1]) if detail["loc"] else ""
    within = heading(document, loc)
    if kind == "extra_forbidden":
        near = misspelt.get(detail["loc"]) or nearest(key, names)
        return rules.UNKNOWN_KEY.at(
            document.key_span(loc),
            f"`{key}` is no key of this record",
            hint=f"did you mean `{near}`?" if near else "strike it, or declare it",
            within=within,
        )
    if kind == "missing":
        return rules.MISSING_KEY.at(
            _owner_span(document, loc),
            f"`{key}` is missing here",
            hint=f"add `{key}:`",
            within=within,
        )
    rule, says, hint = _value_fault(detail)
    return rule.at(document.span(loc), says, hint=hint, within=within)


Fault = tuple[Rule, str, str]
"""What is wrong with a value: the rule, what it says, the hint."""


def _value_fault(detail: ErrorDetails) -> Fault:
    kind, value = detail["type"], detail["input"]
    context = detail.get("ctx", {})
    if kind in _CHOICE:
        return _choice_fault(value, context)
    if kind == "no_such_form" and isinstance(value, dict):
        return _form_fault(value, context)
    if kind in _RANGE or kind in _SPELLING:
        return _written_fault(kind, value, context)
    if kind in _SHAPES:
        wanted = _SHAPES[kind]
        says = f"this is {_described(value)}, and {wanted} belongs here"
        return rules.WRONG_SHAPE, says, f"write {wanted}"
    if kind == "too_short":
        return (
            rules.WRONG_SHAPE,
            f"this list is empty, and at least {context['min_length']} belongs in it",
            "write what belongs in it, or leave the file or the key out",
        )
    message = detail["msg"].removeprefix("Value error, ")
    return rules.WRONG_SHAPE, message, "see `rulewright schema` for what fits here"


def _written_fault(kind: str, value: Any, context: dict[str, Any]) -> Fault:  # noqa: ANN401
    if kind in _RANGE:
        bound = next(iter(context.values()), "")
        words = {"g": "at least", "l": "at most"}[kind[0]]
        says = f"{_shown(value)} is out of range"
        return rules.OUT_OF_RANGE, says, f"this field takes {words} {bound}"
    if kind == "string_too_short":
        says, hint = "this text is empty", "write it, or leave the key out if you can"
        return rules.BAD_SPELLING, says, hint
    if kind == "string_too_long":
        hint = f"use at most {context['max_length']} characters"
        return rules.BAD_SPELLING, f"{_shown(value)} is too long", hint
    pattern = context.get("pattern", "")
    hint = f"write {_FORMS.get(pattern, f'it in the form {pattern}')}"
    return rules.BAD_SPELLING, f"{_shown(value)} is not written as wanted", hint


def _choice_fault(value: Any, context: dict[str, Any]) -> Fault:  # noqa: ANN401
    listed = str(context.get("expected") or context.get("expected_tags") or "")
    choices = [
        part.strip(" '").strip("<>") for part in listed.replace(" or ", ", ").split(",")
    ]
    shown = value if isinstance(value, str) else context.get("tag", value)
    shown = shown.strip("<>") if isinstance(shown, str) else shown
    near = nearest(str(shown), choices)
    hint = f"did you mean `{near}`?" if near else f"one of: {', '.join(choices)}"
    return rules.NOT_A_CHOICE, f"{_shown(shown)} is no value of this field", hint


def _form_fault(
    value: dict[str, Any], context: dict[str, Any]
) -> tuple[Rule, str, str]:
    """A mapping none of whose keys says which form it has."""
    keys = [str(key) for key in context.get("keys", ())]
    for key in value:
        near = nearest(str(key), keys)
        if near:
            says = f"`{key}` begins no form that is known here"
            return rules.NOT_A_CHOICE, says, f"did you mean `{near}`?"
    says = "nothing here says which form this has"
    return rules.NOT_A_CHOICE, says, f"one of: {', '.join(keys)}"


def _shown(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return f"`{text.strip(chr(34))[:60]}`"


def _described(value: object) -> str:
    if isinstance(value, bool):
        return "true or false"
    names = {int: "a number", str: "text", list: "a list", dict: "a mapping"}
    return names.get(type(value), "nothing")


def steps_in_file(document: Document, loc: Iterable[str | int]) -> Loc:
    """The path of an error without the names of union branches, which no file holds."""
    node: Any = document.data
    steps: list[str | int] = []
    path = list(loc)
    for index, step in enumerate(path):
        inside = (isinstance(node, dict) and step in node) or (
            isinstance(node, list) and isinstance(step, int) and step < len(node)
        )
        if inside:
            steps.append(step)
            node = node[step]
        elif index == len(path) - 1:
            steps.append(step)
    return tuple(steps)


def _owner_span(document: Document, loc: Loc) -> Any:  # noqa: ANN401 - Span of source
    owner = loc[:-1]
    span = document.span(owner)
    if owner and isinstance(owner[-1], str):
        return document.key_span(owner)
    return type(span)(span.file, span.line, span.column, span.line, span.column + 1)


def heading(document: Document, loc: Loc) -> str:
    """What a place in a file stands under, for people: kind and name of a component."""
    data = document.data
    if len(loc) < 2 or loc[0] != "components" or not isinstance(data, dict):
        return ""
    components = data.get("components")
    if not isinstance(components, list) or not isinstance(loc[1], int):
        return ""
    component = components[loc[1]] if loc[1] < len(components) else {}
    if not isinstance(component, dict):
        return ""
    name = component.get("name") or component.get("id") or f"number {loc[1] + 1}"
    return f'{data.get("kind", "component")} "{name}"'
