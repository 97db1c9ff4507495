"""What a template sees of a component: its fields, with every number as a figure.

A view never computes. It hands on fields by name; an integer comes out as a `Figure`
that knows its home, rules text comes out typeset, and everything else as authored.
"""

from collections.abc import Callable, Iterator
from typing import Any

from rulewright.faces.trace import note
from rulewright.faces.typesetting import Paragraph
from rulewright.model import Figure, Item, Prose, Record
from rulewright.source import Loc

Typeset = Callable[[str, Item], tuple[Paragraph, ...]]
"""Rules text of a component, woven and set: source and component to paragraphs."""


class View:
    """A record as a template sees it."""

    __slots__ = ("_item", "_loc", "_record", "_typeset")

    def __init__(
        self, item: Item, typeset: Typeset, record: Record | None = None, loc: Loc = ()
    ) -> None:
        self._item = item
        self._typeset = typeset
        self._record = item.component if record is None else record
        self._loc = loc

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - a template's value
        note(self._item)
        record = self._record
        info = type(record).model_fields.get(name)
        if info is None:
            raise AttributeError(name)
        value = getattr(record, name)
        loc = (*self._loc, info.alias or name)
        for mark in info.metadata:
            if isinstance(mark, Prose) and mark.role in ("rules", "reminder"):
                return self._typeset(value, self._item) if value else ()
        return self._wrap(value, loc)

    def _wrap(self, value: Any, loc: Loc) -> Any:  # noqa: ANN401 - a template's value
        if isinstance(value, bool) or value is None:
            return value
        if isinstance(value, int):
            return Figure(value, home_of(self._item, loc))
        if isinstance(value, Record):
            return View(self._item, self._typeset, value, loc)
        if isinstance(value, tuple | list):
            return [self._wrap(part, (*loc, n)) for n, part in enumerate(value)]
        if isinstance(value, dict):
            return {key: self._wrap(part, (*loc, key)) for key, part in value.items()}
        return value

    @property
    def name_in_game(self) -> str:
        """The `kind.id` of the component this view belongs to."""
        return self._item.name


def home_of(item: Item, loc: Loc) -> str:
    """The printed home of a number: the path that a sentence would use, if any."""
    path = item.paths.get(loc)
    return f"{item.name}.{path}" if path else ".".join((item.name, *map(str, loc)))


def costs(item: Item, entry: str) -> Iterator[tuple[str, Figure]]:
    """What the payments of an entry cost: resource and figure, in the order written.

    A cost strip prints these, so that it cannot differ from what is paid.
    """
    for node, loc in _entries(item.data, ()):
        if node.get("id") != entry:
            continue
        for op, at in _mappings(node, loc):
            if op.get("op") != "pay":
                continue
            for key, value in op.items():
                if isinstance(value, int) and not isinstance(value, bool):
                    yield key, Figure(value, home_of(item, (*at, key)))


def _entries(node: Any, loc: Loc) -> Iterator[tuple[dict[str, Any], Loc]]:  # noqa: ANN401
    for mapping, at in _mappings(node, loc):
        if "id" in mapping and at:
            yield mapping, at


def _mappings(node: Any, loc: Loc) -> Iterator[tuple[dict[str, Any], Loc]]:  # noqa: ANN401
    if isinstance(node, dict):
        yield node, loc
        for key, value in node.items():
            yield from _mappings(value, (*loc, key))
    elif isinstance(node, list):
        for index, value in enumerate(node):
            yield from _mappings(value, (*loc, index))
