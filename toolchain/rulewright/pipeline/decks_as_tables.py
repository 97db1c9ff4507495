"""Decks as tables: one row a component, one column a field, for a spreadsheet.

A column is named by the way to its value: `name`, `effects.waiver.value`. An entry of a
list is named by its `id`, or else counted from one. In tables stand what designers
change there: whatever stands directly in a component, all words that print, and all
numbers. The build of effects stays in YAML.

Here: components to cells. Not here: the way back (`tables_as_decks`).
"""

import csv
import io
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from rulewright.model import Item
from rulewright.model.fields import marked
from rulewright.model.record import Prose
from rulewright.source import Loc, Plain
from rulewright.source.editing import Scalar

BYTE_ORDER_MARK = "\ufeff"
"""Without it spreadsheets take UTF-8 for the encoding of their country."""


@dataclass(frozen=True, slots=True)
class Held:
    """A value that a cell shows, and where it stands in the file."""

    loc: Loc
    value: Scalar

    @property
    def text(self) -> str:
        """What the cell shows: a block without its last line end."""
        if isinstance(self.value, bool):
            return "true" if self.value else "false"
        return str(self.value).rstrip("\n")


def cells_of(item: Item) -> dict[str, Held]:
    """The cells of a component by column, in the order of the file."""
    words = {
        mark.loc for mark in marked(item.component) if isinstance(mark.mark, Prose)
    }
    found: dict[str, Held] = {}
    for names, loc, value in _leaves(dict(item.data), (), ()):
        shown = len(loc) == 1 or loc in words
        if shown or (isinstance(value, int) and not isinstance(value, bool)):
            found[".".join(names)] = Held((*item.loc, *loc), value)
    return found


def columns_of(rows: Iterable[Mapping[str, Held]]) -> tuple[str, ...]:
    """Every column of some rows; one that a row adds stands after its neighbour."""
    columns: list[str] = []
    for row in rows:
        at = 0
        for name in row:
            if name in columns:
                at = columns.index(name) + 1
            else:
                columns.insert(at, name)
                at += 1
    return tuple(columns)


def table_csv(items: Sequence[Item]) -> bytes:
    """The components of a deck as CSV: UTF-8 with a mark, quotes where needed."""
    rows = [cells_of(item) for item in items]
    columns = columns_of(rows)
    out = io.StringIO()
    writer = csv.writer(out)
    writer.writerow(columns)
    for row in rows:
        writer.writerow([row[name].text if name in row else "" for name in columns])
    return (BYTE_ORDER_MARK + out.getvalue()).encode("utf-8")


def _leaves(
    value: Plain, names: tuple[str, ...], loc: Loc
) -> Iterator[tuple[tuple[str, ...], Loc, Scalar]]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _leaves(inner, (*names, key), (*loc, key))
    elif isinstance(value, list):
        for at, inner in enumerate(value):
            own = inner.get("id") if isinstance(inner, dict) else None
            name = own if isinstance(own, str) else str(at + 1)
            yield from _leaves(inner, (*names, name), (*loc, at))
    elif value is not None:
        yield names, loc, value
