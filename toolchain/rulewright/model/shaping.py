"""Plain values to records; what does not fit becomes findings with positions.

The values go through JSON because strict pydantic then takes a list for a tuple, as
JSON Schema does, so that both accept the same documents.
"""

import json
from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from rulewright.diagnostics import Finding, Report, nearest
from rulewright.model import findings as rules
from rulewright.model.faults import complaints, fault
from rulewright.model.fields import field_names
from rulewright.model.record import Record
from rulewright.source import Document, Loc

R = TypeVar("R", bound=Record)


def shape(document: Document, model: type[R], report: Report) -> R | None:
    """The record that a document holds, or `None` with the reasons in the report."""
    text = json.dumps(document.data, ensure_ascii=False)
    try:
        return model.model_validate_json(text)
    except ValidationError as error:
        details = list(complaints(error.errors(include_url=False)))
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
        if detail["type"] == "too_short" and _fails_inside(details, detail["loc"]):
            continue
        if detail["type"] == "missing" and detail["loc"] in meant:
            continue
        place = (detail["type"] == "missing", detail["loc"])
        if place not in seen:
            seen.add(place)
            yield detail


def _fails_inside(details: list[ErrorDetails], loc: Loc) -> bool:
    return any(d["loc"][: len(loc)] == loc != d["loc"] for d in details)


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
        hint = f"did you mean `{near}`?" if near else "strike it, or declare it"
        if near == key:
            hint = "it belongs elsewhere; strike it here"
        return rules.UNKNOWN_KEY.at(
            document.key_span(loc),
            f"`{key}` is no key of this record",
            hint=hint,
            within=within,
        )
    if kind == "missing":
        return rules.MISSING_KEY.at(
            _owner_span(document, loc),
            f"`{key}` is missing here",
            hint=f"add `{key}:`",
            within=within,
        )
    rule, says, hint = fault(detail)
    return rule.at(document.span(loc), says, hint=hint, within=within)


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
