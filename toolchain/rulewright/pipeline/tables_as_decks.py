"""Tables as decks: which values of content a table from a spreadsheet changes.

A row is found by its `id`, a column by its name; order of rows and columns does not
matter. A cell that says what the file says changes nothing. An empty cell strikes a
field, a filled one in a new place adds one, a row with a new id is a new component.
What a table cannot say is a finding at the cell.

Here: cells to changes of text. Not here: checks of what comes out (`exchange`).
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from rulewright.diagnostics import Report, Rule, Span, nearest
from rulewright.model import Item
from rulewright.pipeline import findings_of_tables as rules
from rulewright.pipeline.decks_as_tables import Held, cells_of, columns_of
from rulewright.source import Document, Loc
from rulewright.source.editing import (
    CannotEditError,
    Change,
    Edit,
    Scalar,
    appended,
    change_of,
)
from rulewright.source.tabular import Cell, Row, Table

_NUMBER = re.compile(r"-?(0|[1-9][0-9]{0,8})")


@dataclass
class Plan:
    """What a table changes: the text of files, and the cell behind each value.

    `cells` maps a place in a file, as it will be, to the place in the table.
    """

    changes: dict[str, list[Change]] = field(default_factory=dict)
    cells: dict[tuple[str, Loc], Span] = field(default_factory=dict)
    documents: dict[str, Document] = field(default_factory=dict)

    def add(self, document: Document, changes: Sequence[Change]) -> None:
        """Note changes of a file."""
        self.documents[document.path] = document
        self.changes.setdefault(document.path, []).extend(changes)


def planned(items: Sequence[Item], table: Table, report: Report) -> Plan:
    """What a table changes in a deck; what it cannot say is in the report."""
    return _Planner(items, table, report).plan()


class _Planner:
    def __init__(self, items: Sequence[Item], table: Table, report: Report) -> None:
        self._items = {item.component.id: item for item in items}
        self._held = {name: cells_of(item) for name, item in self._items.items()}
        self._columns = columns_of(self._held.values())
        self._table = table
        self._report = report
        self._plan = Plan()
        self._new = 0

    def plan(self) -> Plan:
        """Every change, unless the head of the table makes no sense."""
        names = [cell.text.strip() for cell in self._table.header]
        if not self._head(names):
            return self._plan
        seen: dict[str, Cell] = {}
        for row in self._table.rows:
            cells = dict(zip(names, row, strict=True))
            cell = cells["id"]
            if not cell.text or cell.text in seen:
                self._twice_or_never(cell, row, seen)
                continue
            seen[cell.text] = cell
            item = self._items.get(cell.text)
            if item is None:
                self._add(cells)
            else:
                self._change(item, cells)
        for name, item in self._items.items():
            if name not in seen:
                self._missing(item)
        return self._plan

    def _head(self, names: list[str]) -> bool:
        """Whether every column is known, none is there twice, and one is `id`."""
        known = {*self._columns, *self._direct()}
        sound = True
        for cell, name in zip(self._table.header, names, strict=True):
            if name in known and names.count(name) == 1:
                continue
            sound = False
            near = nearest(name, known)
            twice = names.count(name) > 1
            self._say(
                rules.UNKNOWN_COLUMN,
                cell.span,
                f"there are two columns `{name}`" if twice else f"no field is `{name}`",
                "strike one"
                if twice
                else f"did you mean `{near}`?"
                if near
                else "strike the column, or write the field in the YAML first",
            )
        if "id" not in names:
            sound = False
            self._say(
                rules.NO_ID,
                self._table.header[0].span,
                "no column is called `id`",
                "keep the column of ids: rows are found by it",
            )
        return sound

    def _direct(self) -> set[str]:
        """Fields that any component of this kind may have directly."""
        models = {type(item.component) for item in self._items.values()}
        return {
            info.alias or name
            for model in models
            for name, info in model.model_fields.items()
        }

    def _change(self, item: Item, cells: Mapping[str, Cell]) -> None:
        held = self._held[item.component.id]
        after = (*item.loc, "id")
        for name, cell in cells.items():
            at = held.get(name)
            shown = cell.text.rstrip("\n")
            if at is None and not shown:
                continue
            if at is not None and at.text == shown:
                if len(at.loc) == len(item.loc) + 1:
                    after = at.loc
                continue
            if at is not None:
                self._written(item, at, cell, shown)
            else:
                self._begun(item, name, cell, shown, after)

    def _written(self, item: Item, at: Held, cell: Cell, shown: str) -> None:
        """A value that changes, or is struck."""
        own = len(at.loc) == len(item.loc) + 1
        value = self._value(at.loc[-1] if own else None, shown, at.value)
        if not shown and not own:
            self._say(
                rules.NOT_IN_A_TABLE,
                cell.span,
                "this cell is empty, and its value is part of a list or a mapping",
                "fill it, or strike the value in the YAML",
            )
            return
        edit = Edit(at.loc, value if shown else None)
        self._try(item.document, edit, cell)

    def _begun(self, item: Item, name: str, cell: Cell, shown: str, after: Loc) -> None:
        """A field that was not there."""
        if name not in self._direct():
            self._say(
                rules.NOT_IN_A_TABLE,
                cell.span,
                f"`{item.component.id}` has nothing at `{name}`",
                "empty the cell, or write the value in the YAML first",
            )
            return
        value = self._value(name, shown, None)
        self._try(item.document, Edit((*item.loc, name), value, after), cell)

    def _try(self, document: Document, edit: Edit, cell: Cell) -> None:
        try:
            change = change_of(document, edit)
        except CannotEditError as error:
            says, hint = f"it cannot be struck: {error}", "strike it in the YAML"
            self._say(rules.NOT_IN_A_TABLE, cell.span, says, hint)
            return
        self._plan.add(document, [change])
        if edit.value is not None:
            self._plan.cells[document.path, edit.loc] = cell.span

    def _add(self, cells: Mapping[str, Cell]) -> None:
        """A component with an id of its own, at the end of its deck."""
        last = list(self._items.values())[-1]
        values: dict[str, Scalar] = {}
        loc = (*last.loc[:-1], int(last.loc[-1]) + 1 + self._new)
        for name, cell in cells.items():
            shown = cell.text.rstrip("\n")
            if not shown:
                continue
            if name not in self._direct():
                self._say(
                    rules.NOT_IN_A_TABLE,
                    cell.span,
                    f"`{cells['id'].text}` is new and has nothing at `{name}`",
                    "empty the cell; write the value in the YAML afterwards",
                )
                continue
            values[name] = self._value(name, shown, None)
            self._plan.cells[last.document.path, (*loc, name)] = cell.span
        first = {"id": values.pop("id")}
        try:
            changes = appended(last.document, last.loc, {**first, **values})
        except CannotEditError as error:
            says = f"no component can be added: {error}"
            hint = "write its components below each other, and try again"
            self._say(rules.NOT_IN_A_TABLE, cells["id"].span, says, hint)
            return
        self._new += 1
        self._plan.add(last.document, changes)

    def _value(self, name: object, shown: str, before: Scalar | None) -> Scalar:
        """A cell as the type that its column has; a wrong one is for shaping to say."""
        kinds = {type(before)} if before is not None else set(self._types(name))
        if bool in kinds and shown.lower() in {"true", "false"}:
            return shown.lower() == "true"
        if int in kinds and _NUMBER.fullmatch(shown) and shown != "-0":
            return int(shown)
        return shown

    def _types(self, name: object) -> Iterator[type]:
        """The types of a field where it stands already, or that its record names."""
        for item in self._items.values():
            info = type(item.component).model_fields.get(str(name))
            value = item.data.get(str(name))
            if value is not None:
                yield type(value)
            elif info is not None:
                yield from (kind for kind in (bool, int) if _allows(info, kind))

    def _twice_or_never(self, cell: Cell, row: Row, seen: Mapping[str, Cell]) -> None:
        again = cell.text in seen
        self._say(
            rules.NO_ID,
            cell.span if again else row[0].span,
            f"`{cell.text}` has a row already" if again else "this row has no id",
            "give each row an id of its own",
        )

    def _missing(self, item: Item) -> None:
        self._say(
            rules.ROW_MISSING,
            item.span(("id",)),
            f"`{item.component.id}` has no row in the table, and is kept",
            "strike it here if it is to go",
        )

    def _say(self, rule: Rule, span: Span, says: str, hint: str) -> None:
        self._report.add(rule.at(span, says, hint=hint))


def _allows(info: object, kind: type) -> bool:
    annotation = getattr(info, "annotation", None)
    return annotation is kind or kind in getattr(annotation, "__args__", ())
