"""Effects for a game without Python: kernel ops, with names that the content gives.

What a thing is called (a resource, a deck, a zone, a moment) is up to the content; only
the verbs are fixed. `KernelEntry` is the union; a game with verbs of its own builds the
like of it from `anatomy`.
"""

from typing import Annotated, Literal

from pydantic import Field, Tag

from rulewright.model.effects import anatomy
from rulewright.model.effects.anatomy import Dotted, Options, Some
from rulewright.model.effects.choosing import Maybe, Several, by_form, by_key, by_word
from rulewright.model.record import Id, Record

SeatWord = Literal["self", "each", "others", "first"]
SaysQuantity = "a quantity is a number, or one of: count, ref"
SaysSeat = "a seat is one of: self, each, others, first, or chosen with a name"
SaysCondition = "a condition has one of: have, did, not_did, chose, all, any, none"


class Count(Record):
    """How many things a name of this face stands for."""

    count: Id


class FigureRef(Record):
    """The number at a home: `entry.field` here, `kind.id.entry.field` elsewhere."""

    ref: Dotted


Quantity = Annotated[
    Annotated[anatomy.Whole, Tag("<number>")]
    | Annotated[Count, Tag("<count>")]
    | Annotated[FigureRef, Tag("<ref>")],
    by_key("count", "ref", says=SaysQuantity, number="<number>"),
]


class ChosenSeat(Record):
    """The seat that a name of this face stands for."""

    chosen: Id


Seat = Annotated[
    Annotated[SeatWord, Tag("<word>")] | Annotated[ChosenSeat, Tag("<chosen>")],
    by_key("chosen", says=SaysSeat, word="<word>"),
]


class Holding(Record):
    """At least so many of a resource, or copies in a zone."""

    what: Id
    least: Some


class Have(Record):
    """The seat holds enough."""

    have: Holding


class Did(Record):
    """An entry or op of this face has happened."""

    did: Id


class NotDid(Record):
    """None of these entries or ops of this face has happened."""

    not_did: Several[Id]


class Chosen(Record):
    """A procedure or choice of this face took this branch."""

    name: Id
    branch: Id


class Chose(Record):
    """The seat took a branch."""

    chose: Chosen


class AllOf(Record):
    """Every one of these holds."""

    all: Several["Condition"]


class AnyOf(Record):
    """At least one of these holds."""

    any: Several["Condition"]


class NoneOf(Record):
    """None of these holds."""

    none: Several["Condition"]


Condition = Annotated[
    Annotated[Have, Tag("<have>")]
    | Annotated[Did, Tag("<did>")]
    | Annotated[NotDid, Tag("<not_did>")]
    | Annotated[Chose, Tag("<chose>")]
    | Annotated[AllOf, Tag("<all>")]
    | Annotated[AnyOf, Tag("<any>")]
    | Annotated[NoneOf, Tag("<none>")],
    by_key("have", "did", "not_did", "chose", "all", "any", "none", says=SaysCondition),
]


class _Op(anatomy.Op[Seat, Condition]):
    """Kernel op."""


class Gain(_Op):
    """The seat takes so many of a resource from the supply."""

    op: Literal["gain"]
    what: Id
    n: Quantity


class Pay(_Op):
    """The seat gives so many of a resource, in full or not at all."""

    op: Literal["pay"]
    what: Id
    n: Quantity
    to: Maybe[Seat] = None


class Draw(_Op):
    """The seat draws cards from a deck into its hand."""

    op: Literal["draw"]
    deck: Id
    n: Quantity


class Discard(_Op):
    """The seat chooses cards of its own and discards them."""

    op: Literal["discard"]
    what: Id
    n: Quantity


class Move(_Op):
    """A copy goes to another place, at most so many steps if that is said."""

    op: Literal["move"]
    what: Id
    to: Maybe[Id] = None
    steps: Maybe[Quantity] = None


class Place(_Op):
    """Copies come from the supply to a place."""

    op: Literal["place"]
    what: Id
    n: Quantity
    to: Id


class Return(_Op):
    """Copies go back to the supply."""

    op: Literal["return"]
    what: Id
    n: Quantity


class Shuffle(_Op):
    """A deck is shuffled, together with what another zone holds if that is said."""

    op: Literal["shuffle"]
    deck: Id
    with_: Maybe[Id] = Field(default=None, alias="with")


class Choose(_Op):
    """The seat chooses among things, in the open."""

    op: Literal["choose"]
    what: Id
    among: Maybe[Id] = None
    n: Maybe[Quantity] = None


class Resolve(_Op):
    """What another card says happens."""

    op: Literal["resolve"]
    what: Id


class Ready(_Op):
    """A card may be used again."""

    op: Literal["ready"]
    what: Id


class Exhaust(_Op):
    """A card has been used."""

    op: Literal["exhaust"]
    what: Id


class Roll(_Op):
    """Dice are rolled; `bind` keeps the sum."""

    op: Literal["roll"]
    dice: Some
    sides: Some


KernelOp = Annotated[
    Annotated[Gain, Tag("<gain>")]
    | Annotated[Pay, Tag("<pay>")]
    | Annotated[Draw, Tag("<draw>")]
    | Annotated[Discard, Tag("<discard>")]
    | Annotated[Move, Tag("<move>")]
    | Annotated[Place, Tag("<place>")]
    | Annotated[Return, Tag("<return>")]
    | Annotated[Shuffle, Tag("<shuffle>")]
    | Annotated[Choose, Tag("<choose>")]
    | Annotated[Resolve, Tag("<resolve>")]
    | Annotated[Ready, Tag("<ready>")]
    | Annotated[Exhaust, Tag("<exhaust>")]
    | Annotated[Roll, Tag("<roll>")],
    by_word("op"),
]

Path = Annotated[
    Annotated[Dotted, Tag("<one>")] | Annotated[Several[Dotted], Tag("<several>")],
    by_form(says="a field of the rules, or a list of fields"),
]


class _Entry(anatomy.Entry[Dotted, Seat, Condition, Id]):
    """Kernel entry."""

    limit: Maybe[anatomy.Limit[Id]] = None


class KernelSteps(_Entry, anatomy.Steps[KernelOp]):
    """Ops that happen together."""


class KernelChange(_Entry, anatomy.Change[Path, Quantity, Id]):
    """A modifier on a field of the rules."""


class KernelBan(_Entry, anatomy.Ban[Id]):
    """Something that may not be done."""


class KernelConstant(_Entry, anatomy.Constant[Id]):
    """A number that the face states."""


class KernelProcedure(_Entry):
    """Seats decide: one chooses, all choose in secret, or all vote."""

    procedure: Literal["choose_one", "secret_choice", "vote"]
    options: Annotated[Options["KernelEntry"], Field(min_length=2)] = Field(
        json_schema_extra=anatomy.closed
    )
    bind: Maybe[Id] = None


KernelEntry = Annotated[
    Annotated[KernelSteps, Tag("<ops>")]
    | Annotated[KernelChange, Tag("<change>")]
    | Annotated[KernelBan, Tag("<ban>")]
    | Annotated[KernelConstant, Tag("<constant>")]
    | Annotated[KernelProcedure, Tag("<procedure>")],
    by_key(
        "ops",
        "change",
        "ban",
        "constant",
        "procedure",
        says="an entry has one of: ops, change, ban, constant, procedure",
    ),
]
