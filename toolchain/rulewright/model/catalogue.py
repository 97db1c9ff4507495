"""The catalogue: all components of a game, in which every reference resolves."""

import hashlib
import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import PurePath
from typing import Any

from rulewright.diagnostics import Span
from rulewright.model.component import Component, Deck
from rulewright.model.fields import Marked, marked
from rulewright.model.figure import Figure
from rulewright.model.gamefile import GameFile
from rulewright.model.glossary import Glossary
from rulewright.model.homes import Ambiguous, figures
from rulewright.model.kind import Kind
from rulewright.model.printfile import PrintFile
from rulewright.model.record import Prose, Role
from rulewright.model.ruling import Ruling
from rulewright.model.statement import Statement
from rulewright.source import Document, Loc


@dataclass(frozen=True)
class Item:
    """A component in its place: kind, deck, and where it was authored."""

    kind: Kind
    deck: Deck | None
    component: Component
    document: Document
    loc: Loc
    number: int

    @cached_property
    def name(self) -> str:
        """The name by which everything else refers to it, `kind.id`."""
        return f"{self.kind.id}.{self.component.id}"

    @cached_property
    def data(self) -> Mapping[str, Any]:
        """The component as plain values, as authored."""
        node: Any = self.document.data
        for step in self.loc:
            node = node[step]
        assert isinstance(node, dict)  # noqa: S101 - shaping has seen to it
        return node

    @cached_property
    def digest(self) -> str:
        """A digest of the component and its deck as authored, wherever they stand."""
        whole = self.document.data
        deck = whole.get("deck") if isinstance(whole, dict) else None
        written = json.dumps([self.kind.id, deck, self.data], ensure_ascii=False)
        return hashlib.sha256(written.encode()).hexdigest()

    @cached_property
    def homes(self) -> Mapping[str, tuple[Loc, int] | Ambiguous]:
        """Every number on this component, by the path that sentences use."""
        return figures(self.data)

    @cached_property
    def paths(self) -> Mapping[Loc, str]:
        """The path by which each number is named in print, by where it stands.

        Of the paths that a sentence may use, one that ends in the number's own key;
        of those the shortest.
        """
        found: dict[Loc, str] = {}
        for path, home in sorted(self.homes.items()):
            if isinstance(home, tuple):
                loc = home[0]
                found[loc] = min(path, found.get(loc, path), key=_plainness(loc))
        return found

    @cached_property
    def marked(self) -> tuple[Marked, ...]:
        """Every string of the component with a mark on its field."""
        return tuple(marked(self.component))

    @cached_property
    def heading(self) -> str:
        """What findings of this component stand under."""
        return f'{self.kind.id} "{self.component.name}"'

    def span(self, loc: Loc) -> Span:
        """Where a value of this component stands in its file."""
        return self.document.span((*self.loc, *loc))


def _plainness(loc: Loc) -> Callable[[str], tuple[bool, int, str]]:
    """How plainly a path names the number there: its own key last, few words."""
    key = next((step for step in reversed(loc) if isinstance(step, str)), "")

    def rank(path: str) -> tuple[bool, int, str]:
        return not path.endswith(f".{key}"), path.count("."), path

    return rank


@dataclass(frozen=True)
class Passage:
    """One string that prints: who says it, where it stands, with what voice."""

    item: Item
    loc: Loc
    role: Role
    source: str

    def place(self, start: int, end: int) -> Span:
        """Where characters `start` to `end` of the string stand in the file."""
        return self.item.document.within((*self.item.loc, *self.loc), start, end)


@dataclass(frozen=True, slots=True)
class PlacedRuling:
    """A ruling and where it was authored."""

    ruling: Ruling
    document: Document
    loc: Loc


@dataclass(frozen=True, slots=True)
class PlacedStatement:
    """A statement and where it was authored."""

    statement: Statement
    document: Document
    loc: Loc


@dataclass(frozen=True)
class Catalogue:
    """Everything that content says about one game.

    It is not `whole` if a file with components could not be taken in: a name that leads
    nowhere may stand in that file.
    """

    game: GameFile
    press: PrintFile
    glossary: Glossary
    items: tuple[Item, ...]
    rulings: tuple[PlacedRuling, ...] = ()
    documents: Mapping[str, Document] = field(default_factory=dict)
    whole: bool = True
    statements: tuple[PlacedStatement, ...] = ()
    areas: Mapping[str, str] = field(default_factory=dict)

    @cached_property
    def _by_name(self) -> Mapping[str, Item]:
        return {item.name: item for item in self.items}

    @cached_property
    def decks(self) -> Mapping[str, tuple[Item, ...]]:
        """Items by deck id, decks and items in the order of content."""
        decks: dict[str, list[Item]] = {}
        for item in self.items:
            if item.deck is not None:
                decks.setdefault(item.deck.id, []).append(item)
        return {name: tuple(items) for name, items in decks.items()}

    @cached_property
    def field_names(self) -> frozenset[str]:
        """Every field that a component of any kind here has."""
        models = {type(item.component) for item in self.items}
        return frozenset(name for model in models for name in model.model_fields)

    def find(self, name: str) -> Item | None:
        """The component of that `kind.id`, if there is one."""
        return self._by_name.get(name)

    def file(self, name: str) -> Document | None:
        """The file of that name which a game has once, such as `game.yaml`."""
        found = (d for d in self.documents.values() if PurePath(d.path).name == name)
        return next(found, None)

    def of(self, kind: str) -> tuple[Item, ...]:
        """All components of one kind, in the order of content."""
        return tuple(item for item in self.items if item.kind.id == kind)

    @cached_property
    def owners(self) -> tuple[Item, ...]:
        """Who owns the variants of owned decks."""
        return self.of(self.game.owners) if self.game.owners else ()

    def passages(self, item: Item) -> Iterator[Passage]:
        """Every string of a component that prints."""
        for loc, value, mark in item.marked:
            if isinstance(mark, Prose) and value:
                yield Passage(item, loc, mark.role, value)

    def figure(self, reference: str, item: Item) -> Figure | Ambiguous | None:
        """The number that a reference in a sentence of `item` names.

        `entry.field` looks on the face itself; `kind.id.entry.field` on another. A
        name on the face wins over a component of that name.
        """
        found = _lookup(item, reference)
        if found is not None:
            return found
        parts = reference.split(".", 2)
        if len(parts) < 3:
            return None
        other = self.find(".".join(parts[:2]))
        return _lookup(other, parts[2]) if other is not None else None


def _lookup(item: Item, path: str) -> Figure | Ambiguous | None:
    home = item.homes.get(path)
    if home is None or isinstance(home, Ambiguous):
        return home
    return Figure(home[1], f"{item.name}.{path}")
