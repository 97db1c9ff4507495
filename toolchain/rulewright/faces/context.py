"""What a template knows as `face`: the component, its deck, its owner, its numbers."""

from dataclasses import dataclass
from typing import Any

from rulewright.faces.trace import note, note_copies
from rulewright.faces.view import Typeset, View, costs
from rulewright.model import Catalogue, Figure, Item, Ref

FIT = "FIT"
"""The class in a face's document that drawing replaces by the chosen setting."""


@dataclass(frozen=True)
class Variant:
    """One way in which a component is printed: for an owner, or for a pool."""

    name: str
    copies: int
    owner: Item | None = None


class FaceContext:
    """What a template knows as `face`."""

    def __init__(
        self, catalogue: Catalogue, item: Item, variant: Variant, typeset: Typeset
    ) -> None:
        self._catalogue = catalogue
        self._item = item
        self._typeset = typeset
        self.component = View(item, typeset)
        self.deck = item.deck
        self.kind = item.kind.id
        self.variant = variant.name
        note(item)
        self.owner = View(variant.owner, typeset) if variant.owner else None
        self.fit = FIT
        # What a component of another kind has may be asked of any.
        self._optional = catalogue.field_names

    @property
    def number(self) -> Figure:
        """Place in the deck, from 1."""
        number = self._item.number
        return Figure(number, f"{self._item.name}.number", f"{number:02d}")

    @property
    def copies(self) -> Figure:
        """Copies of this face."""
        return Figure(self._item.component.copies, f"{self._item.name}.copies")

    @property
    def deck_copies(self) -> Figure:
        """Copies of all faces of the deck (for one owner, if the deck is owned)."""
        deck = self._item.deck
        if deck is None:
            copies = self._item.component.copies
            return Figure(copies, f"deck.{self._item.name}.copies")
        total = note_copies(deck.id, self._catalogue.decks[deck.id])
        return Figure(total, f"deck.{deck.id}.copies")

    @property
    def cost(self) -> list[tuple[str, Figure]]:
        """What the entry named by the component's `cost` pays; empty without one."""
        entry = getattr(self._item.component, "cost", None)
        return list(costs(self._item, entry)) if entry else []

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - a template's value
        """The component that a reference field names, such as `face.era`."""
        if name.startswith("_"):
            raise AttributeError(name)
        if name not in type(self._item.component).model_fields:
            if name in self._optional:
                return None
            raise AttributeError(f"`{name}` is not there")
        for loc, value, mark in self._item.marked:
            if loc == (name,) and isinstance(mark, Ref):
                for kind in mark.kinds:
                    found = self._catalogue.find(f"{kind}.{value}")
                    if found is not None:
                        return View(found, self._typeset)
        return getattr(self.component, name)
