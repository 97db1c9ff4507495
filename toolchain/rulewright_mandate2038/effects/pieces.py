"""Pieces, hexes and cards: what an op takes hold of.

A bare word is a name of this face (`bind`), or a word of the game: `acting` for the
acting piece, `destination` for the hex where the Move step ended.
"""

from typing import Annotated, ClassVar, Literal

from pydantic import Tag
from typing_extensions import TypeAliasType

from rulewright.sdk import Id, Record
from rulewright.sdk.effects import Maybe, Several, Some, SomeOf, by_key
from rulewright_mandate2038.effects.conditions_of_seats import MoreThanSelf
from rulewright_mandate2038.effects.names import (
    ActionTerm,
    CoreAction,
    HexTerm,
    LocalName,
    PieceName,
    PieceTerm,
    PoolTerm,
    SeatWord,
    SlotName,
    TileName,
)

State = Literal["powered", "offline"]
PickWord = Literal["any", "each", "up_to"]
Pick = Annotated[
    Annotated[Some, Tag("<number>")] | Annotated[PickWord, Tag("<word>")],
    by_key(
        says="how many: a number, any, each or up_to", number="<number>", word="<word>"
    ),
]


class _Homed(Record):
    """May have an `id`, as the home of a number in it."""

    id: Maybe[Id] = None


class OwnPiece(_Homed):
    """Pieces of the seat on the map; its owner picks."""

    own: PieceName
    state: Maybe[State] = None
    pick: Maybe[Pick] = None
    n: Maybe[Some] = None
    at: Maybe[HexTerm] = None
    without: Maybe[Literal["link", "joint_venture", "mega_cluster"]] = None


class RivalPiece(_Homed):
    """Pieces of rivals on the map; the seat picks."""

    rival: PieceName
    state: Maybe[State] = None
    pick: Maybe[Pick] = None
    adjacent: Maybe[HexTerm] = None


class SupplyPiece(_Homed):
    """Pieces of the seat in its supply, lowest number first."""

    supply: PieceName
    n: Some


Piece = TypeAliasType(
    "Piece",
    Annotated[
        Annotated[PieceTerm, Tag("<word>")]
        | Annotated[OwnPiece, Tag("<own>")]
        | Annotated[RivalPiece, Tag("<rival>")]
        | Annotated[SupplyPiece, Tag("<supply>")],
        by_key(
            "own",
            "rival",
            "supply",
            says="a piece is acting, a name of this face, or has own, rival or supply",
            word="<word>",
        ),
    ],
)


class SomeHex(_Homed, SomeOf):
    """A hex of the map by what it is, where it is, who controls it, what is free."""

    ANY_OF: ClassVar[tuple[str, ...]] = (
        "kind",
        "controlled_by",
        "free",
        "adjacent",
        "at",
    )
    kind: Maybe[Several[TileName]] = None
    controlled_by: Maybe[SeatWord] = None
    free: Maybe[SlotName] = None
    adjacent: Maybe[HexTerm] = None
    at: Maybe[HexTerm] = None


Spot = TypeAliasType(
    "Spot",
    Annotated[
        Annotated[HexTerm, Tag("<word>")]
        | Annotated[OwnPiece, Tag("<own>")]
        | Annotated[SomeHex, Tag("<hex>")],
        by_key(
            "own",
            says="a place is destination, a name of this face, a piece by own, or a "
            "hex by kind, controlled_by, free, adjacent, at",
            word="<word>",
            other="<hex>",
        ),
    ],
)
"""Where a piece may go: a hex, or another piece that carries it."""


class OwnCard(_Homed):
    """Cards of the seat."""

    own: Literal["core_action"]
    among: Maybe[Several[CoreAction]] = None
    state: Maybe[Literal["exhausted", "unused"]] = None
    different: Maybe[bool] = None
    pick: Maybe[Pick] = None


Card = TypeAliasType(
    "Card",
    Annotated[
        Annotated[ActionTerm, Tag("<word>")] | Annotated[OwnCard, Tag("<own>")],
        by_key(
            "own",
            says="a card is a name of this face or {own: core_action}",
            word="<word>",
        ),
    ],
)


class NamedChoice(Record):
    """What was chosen under this name."""

    chosen: LocalName


Pool = TypeAliasType(
    "Pool",
    Annotated[
        Annotated[PoolTerm, Tag("<word>")]
        | Annotated[OwnPiece, Tag("<own>")]
        | Annotated[RivalPiece, Tag("<rival>")]
        | Annotated[MoreThanSelf, Tag("<more_than_self>")]
        | Annotated[SomeHex, Tag("<hex>")],
        by_key(
            "own",
            "rival",
            "more_than_self",
            says="what is chosen among: unlocked, missing, a name of this face, a "
            "piece, a seat by more_than_self, or a hex",
            word="<word>",
            other="<hex>",
        ),
    ],
)
