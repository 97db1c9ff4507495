"""Walking records by the marks on their fields.

One walk serves every pass that looks for words that print, names that must resolve or
files that must exist, so that no pass lists field names by hand.
"""

from collections.abc import Iterator
from types import UnionType
from typing import Annotated, Any, NamedTuple, Union, get_args, get_origin

from rulewright.model.record import Asset, Prose, Record, Ref
from rulewright.source import Loc

Mark = Prose | Ref | Asset


class Marked(NamedTuple):
    """A string in a record with the mark that its field carries."""

    loc: Loc
    value: str
    mark: Mark


def marked(record: Record, loc: Loc = ()) -> Iterator[Marked]:
    """Every marked string in a record and in the records inside it, in field order."""
    for name, info in type(record).model_fields.items():
        value = getattr(record, name)
        if value is None or isinstance(value, int):
            continue
        key = info.alias or name
        yield from _walk(value, info.annotation, tuple(info.metadata), (*loc, key))


def _walk(
    value: Any,  # noqa: ANN401 - any field value
    annotation: Any,  # noqa: ANN401 - any type form
    marks: tuple[Any, ...],
    loc: Loc,
) -> Iterator[Marked]:
    if isinstance(value, Record):
        yield from marked(value, loc)
        return
    annotation, marks = _unwrapped(annotation, marks)
    if isinstance(value, str):
        for mark in marks:
            if isinstance(mark, Prose | Ref | Asset):
                yield Marked(loc, value, mark)
    elif isinstance(value, tuple):
        inner = get_args(annotation)[:1] or (Any,)
        for index, item in enumerate(value):
            yield from _walk(item, inner[0], (), (*loc, index))
    elif isinstance(value, dict):
        inner = get_args(annotation)[1:2] or (Any,)
        for key, item in value.items():
            yield from _walk(item, inner[0], (), (*loc, key))


def _unwrapped(
    annotation: Any,  # noqa: ANN401 - any type form
    marks: tuple[Any, ...],
) -> tuple[Any, tuple[Any, ...]]:
    """Strip `Annotated` and `| None`, collecting marks on the way."""
    while True:
        origin = get_origin(annotation)
        if origin is Annotated:
            annotation, *extra = get_args(annotation)
            marks = (*marks, *extra)
        elif origin in (Union, UnionType):
            some = [a for a in get_args(annotation) if a is not type(None)]
            if len(some) != 1:
                return annotation, marks
            annotation = some[0]
        else:
            return annotation, marks


def field_names(model: type[Record], seen: set[type] | None = None) -> set[str]:
    """Every key that a record or a record inside it may have, for nearest names."""
    seen = set() if seen is None else seen
    if model in seen:
        return set()
    seen.add(model)
    names: set[str] = set()
    for name, info in model.model_fields.items():
        names.add(info.alias or name)
        for inner in _records(info.annotation):
            names |= field_names(inner, seen)
    return names


def _records(annotation: Any) -> Iterator[type[Record]]:  # noqa: ANN401 - any type form
    if isinstance(annotation, type) and issubclass(annotation, Record):
        yield annotation
    # A named union (`TypeAliasType`) keeps what it stands for under `__value__`.
    for inner in get_args(getattr(annotation, "__value__", annotation)):
        yield from _records(inner)
