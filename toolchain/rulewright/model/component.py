"""Kinds of component that any game may use, and the file that holds a list of them."""

from typing import Annotated, Literal

from pydantic import Field

from rulewright.model.effects import KernelEntry
from rulewright.model.record import (
    FlavourText,
    IconName,
    Id,
    Printed,
    Record,
    ReminderText,
    RulesText,
    Title,
)

CODE_PATTERN = r"^[A-Z]{2,4}$"
Copies = Annotated[int, Field(ge=0, le=1000)]


class Component(Record):
    """What every component has, whatever it is made of.

    `copies` counts physical copies; for an owned deck, copies for each owner.
    `labels` names the branches of lists on this face in printed words. `allow`
    silences a finding of this component, with the reason.
    """

    id: Id
    name: Title
    copies: Copies = 1
    icon: IconName | None = None
    labels: dict[Id, Printed] = Field(default_factory=dict)
    rules: RulesText = ""
    reminder: ReminderText = ""
    flavour: FlavourText = ""
    allow: dict[str, Printed] = Field(default_factory=dict)


class Effective(Component):
    """A component of a game without Python: its effects use the kernel's own ops."""

    effects: tuple[KernelEntry, ...] = ()


class Card(Effective):
    """A card with a front and, through its deck, a back."""


class Board(Effective):
    """A flat board that stays on the table, printed on one side."""


class Panel(Effective):
    """A part of a board, or a strip beside one."""


class Tile(Effective):
    """A tile of a map."""


TokenShape = Literal["rectangle", "hex", "octagon", "circle"]
TokenMake = Literal["cut", "fold", "stand"]


class Token(Effective):
    """A marker or counter cut from card.

    `shape` is how it is cut, that of its format if nothing is said. `make`: a `cut`
    token is flat, with its back behind it if it has one; a `fold` token has its back
    beside its front and is folded and glued; a `stand` one has feet besides.
    """

    shape: TokenShape | None = None
    make: TokenMake = "cut"


class Aid(Effective):
    """A sheet that reminds a player of the rules."""


class Part(Component):
    """A thing that is bought and not printed: a die, a bag, a pen.

    It has no face and no deck; the bill of materials counts its copies.
    """


class Deck(Record):
    """What the components of one file share.

    `format` names a size in `print.yaml`; `back` the
    kind whose back template of `print.yaml` all of it shares;
    `owned` gives every owner of the game its own copies; `code` begins the registry
    number.
    """

    id: Id
    name: Title
    code: Annotated[str, Field(pattern=CODE_PATTERN)]
    format: Id
    back: Id | None = None
    owned: bool = False


class ComponentFile(Record):
    """A content file: one kind, one deck, a list of components."""

    kind: str
    deck: Deck | None = None
    components: tuple[Component, ...]


GenericKind = Literal["card", "board", "panel", "tile", "token", "aid", "part"]
GENERIC: dict[GenericKind, type[Component]] = {
    "card": Card,
    "board": Board,
    "panel": Panel,
    "tile": Tile,
    "token": Token,
    "aid": Aid,
    "part": Part,
}
