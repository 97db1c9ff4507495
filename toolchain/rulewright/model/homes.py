"""Homes: where the numbers of a component are authored, and the names they go by.

A number belongs to the nearest mapping around it that has an `id`, its *entry*; a
top-level field of the component is an entry too, unless an `id` has taken its name. A
number is named by its entry and its own key, `fee.runway`; where that is not unique in
the entry, by more of the keys above it, `fee.cost.runway`. A list adds no key, but an
index may be written, `requirements.0`. The key of a formula names its number as well,
if it holds but one: `cull.runway` is the 2 in `runway: {times: [2, {count: gone}]}`.

Here: plain values in, names out. Not here: references from one face to another
(`catalogue`), how a number prints (`text`).
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from rulewright.source import Loc


@dataclass(frozen=True, slots=True)
class Ambiguous:
    """A name that more than one number of a component goes by, and where they stand."""

    locs: tuple[Loc, ...]


@dataclass(frozen=True, slots=True)
class Home:
    """One number: its entry, the keys from the entry down to it, its place, its value.

    `loc` starts at the data that was searched; `path` at the entry.
    """

    entry: str
    path: Loc
    loc: Loc
    value: int


def homes(component: Mapping[str, Any]) -> Iterator[Home]:
    """Every number of a component that has a name, in the order of the file."""
    fields = {key: value for key, value in component.items() if key != "id"}
    taken = set(_ids(fields))
    for key, value in fields.items():
        owner = key if key not in taken and _is_entry(value) else ""
        yield from _homes(value, (key,), owner, ())


def figures(component: Mapping[str, Any]) -> dict[str, tuple[Loc, int] | Ambiguous]:
    """Every name of a number on a component, with the place inside it and the value.

    A name that ends in the number's own key wins over one that ends above it.
    """
    own: dict[str, dict[Loc, int]] = {}
    above: dict[str, dict[Loc, int]] = {}
    for home in homes(component):
        for names, table in zip(_names(home), (own, above), strict=True):
            for name in names:
                table.setdefault(name, {})[home.loc] = home.value
    found: dict[str, tuple[Loc, int] | Ambiguous] = {}
    for name, places in {**above, **own}.items():
        (loc, value), *more = places.items()
        found[name] = Ambiguous(tuple(places)) if more else (loc, value)
    return found


def _is_entry(field: Any) -> bool:  # noqa: ANN401 - plain values
    """A mapping, or a list of nothing but numbers; a list of records names its own."""
    if isinstance(field, list):
        return all(isinstance(item, int) for item in field)
    return isinstance(field, dict)


def _ids(node: Any) -> Iterator[str]:  # noqa: ANN401 - plain values
    if isinstance(node, dict):
        if isinstance(node.get("id"), str):
            yield node["id"]
        for value in node.values():
            yield from _ids(value)
    elif isinstance(node, list):
        for value in node:
            yield from _ids(value)


def _homes(
    node: Any,  # noqa: ANN401 - plain values
    loc: Loc,
    entry: str,
    path: Loc,
) -> Iterator[Home]:
    if isinstance(node, dict):
        if isinstance(node.get("id"), str):
            entry, path = node["id"], ()
        for key, value in node.items():
            yield from _homes(value, (*loc, key), entry, (*path, key))
    elif isinstance(node, list):
        for index, value in enumerate(node):
            yield from _homes(value, (*loc, index), entry, (*path, index))
    elif isinstance(node, int) and not isinstance(node, bool) and entry and path:
        yield Home(entry, path, loc, node)


def _names(home: Home) -> tuple[set[str], set[str]]:
    """Names that end in the number's own key, and names that end above it."""
    own: set[str] = set()
    above: set[str] = set()
    keys = tuple(step for step in home.path if isinstance(step, str))
    for steps in (keys, home.path):
        words = [str(step) for step in steps]
        for start in range(len(words)):
            own.add(".".join([home.entry, *words[start:]]))
            for end in range(start + 1, len(words)):
                above.add(".".join([home.entry, *words[start:end]]))
    return own, above - own
