"""Quantities: numbers, references to numbers, counts and formulas."""

from typing import Annotated, Literal

from pydantic import Field, Tag
from typing_extensions import TypeAliasType

from rulewright.sdk import Record
from rulewright.sdk.effects import Dotted, Maybe, Several, Whole, by_key
from rulewright_mandate2038.effects.fields import Path
from rulewright_mandate2038.effects.names import (
    ActionTerm,
    ConstantName,
    Counter,
    HexTerm,
    LocalName,
    PieceName,
    SeatWord,
    TileName,
)

PieceState = Literal["powered", "offline"]


class Hexes(Record):
    """Hexes of these names, controlled by a seat."""

    hexes: Several[TileName]
    controlled_by: Maybe[SeatWord] = None


class Selected(Record):
    """Seats that selected this Action in this cycle."""

    selected: ActionTerm
    among: Maybe[SeatWord] = None


class Branch(Record):
    """A branch of a procedure or choice of this face."""

    choice: LocalName
    branch: Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]*$")]


class Takers(Record):
    """Seats that took a branch."""

    chose: Branch
    among: Maybe[SeatWord] = None


class OwnPieces(Record):
    """Pieces of the seat on the map."""

    own: PieceName
    state: Maybe[PieceState] = None


Countable = TypeAliasType(
    "Countable",
    Annotated[
        Annotated[LocalName, Tag("<name>")]
        | Annotated[Counter, Tag("<counter>")]
        | Annotated[Hexes, Tag("<hexes>")]
        | Annotated[Selected, Tag("<selected>")]
        | Annotated[Takers, Tag("<chose>")]
        | Annotated[OwnPieces, Tag("<own>")],
        by_key(
            "hexes",
            "selected",
            "chose",
            "own",
            says="what is counted: a name of this face, a counter such as run.banked, "
            "or one of: hexes, selected, chose, own",
            word="<name>",
            dotted="<counter>",
        ),
    ],
)


class Count(Record):
    """How many there are, or the number itself if the name stands for one."""

    count: Countable


class FigureRef(Record):
    """The number at a home: `entry.field` here, `kind.id.entry.field` elsewhere."""

    ref: Dotted


class FieldValue(Record):
    """What a field of the rules comes to here, changes included."""

    field: Path


class TileConstant(Record):
    """A constant of the tile that lies at a hex."""

    constant: ConstantName
    of: HexTerm


class Least(Record):
    """The least of several quantities."""

    min: Several["Quantity"]


class Product(Record):
    """Quantities multiplied."""

    times: Several["Quantity"]


class Half(Record):
    """Half of a quantity; rounded as said, exact if nothing is said."""

    half: "Quantity"
    round: Maybe[Literal["up", "down"]] = None


SeatCount = Literal["players", "rivals"]
Quantity = TypeAliasType(
    "Quantity",
    Annotated[
        Annotated[Whole, Tag("<number>")]
        | Annotated[SeatCount, Tag("<word>")]
        | Annotated[FigureRef, Tag("<ref>")]
        | Annotated[Count, Tag("<count>")]
        | Annotated[FieldValue, Tag("<field>")]
        | Annotated[TileConstant, Tag("<constant>")]
        | Annotated[Least, Tag("<min>")]
        | Annotated[Product, Tag("<times>")]
        | Annotated[Half, Tag("<half>")],
        by_key(
            "ref",
            "count",
            "field",
            "constant",
            "min",
            "times",
            "half",
            says="a quantity is a number, players, rivals, or one of: ref, count, "
            "field, constant, min, times, half",
            number="<number>",
            word="<word>",
        ),
    ],
)
