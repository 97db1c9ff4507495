"""Walking a record: everything inside it with its place, and the names of its face."""

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple, get_args

from rulewright.sdk import Record
from rulewright_mandate2038.effects.names import Bound

Loc = tuple[str | int, ...]


class Use(NamedTuple):
    """A name that must have been made on the same face, and where it is used."""

    loc: Loc
    name: str
    mark: Bound


def records(value: object, loc: Loc = ()) -> Iterator[tuple[Loc, Record]]:
    """Every record inside a value, itself first, each with its place in the file."""
    if isinstance(value, Record):
        yield loc, value
        for key, field, _ in _fields(value):
            yield from records(field, (*loc, key))
    elif isinstance(value, tuple):
        for index, item in enumerate(value):
            yield from records(item, (*loc, index))
    elif isinstance(value, dict):
        for name, item in value.items():
            yield from records(item, (*loc, name))


def uses(value: object, loc: Loc = ()) -> Iterator[Use]:
    """Every use of a name of the face inside a value."""
    for place, record in records(value, loc):
        for key, field, mark in _fields(record):
            if mark is None:
                continue
            if isinstance(field, str) and "." not in field:
                yield Use((*place, key), field, mark)
            elif isinstance(field, tuple):
                for index, item in enumerate(field):
                    if isinstance(item, str):
                        yield Use((*place, key, index), item, mark)


def made(value: object) -> set[str]:
    """Every name that something inside a value makes: ids, `bind`, options, `name`."""
    found: set[str] = set()
    for _, record in records(value):
        for key, field, _ in _fields(record):
            if key in {"id", "bind", "name"} and isinstance(field, str):
                found.add(field)
            elif key == "options" and isinstance(field, dict):
                found |= set(field)
    return found


def _fields(record: Record) -> Iterator[tuple[str, object, Bound | None]]:
    for name, key, mark in _anatomy(type(record)):
        value = getattr(record, name)
        if value is not None:
            yield key, value, mark


@cache
def _anatomy(model: type[Record]) -> tuple[tuple[str, str, Bound | None], ...]:
    """Fields of a record: attribute, key in the file, mark."""
    return tuple(
        (name, info.alias or name, _mark((info.annotation, *info.metadata)))
        for name, info in model.model_fields.items()
    )


def _mark(annotation: Any) -> Bound | None:  # noqa: ANN401 - any type form
    """The mark in an annotation, in whatever branch of it."""
    whole = getattr(annotation, "__value__", annotation)
    for part in whole if isinstance(whole, tuple) else get_args(whole):
        found = part if isinstance(part, Bound) else _mark(part)
        if found is not None:
            return found
    return None
