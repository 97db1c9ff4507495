"""Entries: what a face of Mandate 2038 does, as a list of these.

Which key is there tells what an entry is: `ops` (steps), `change`, `ban`, `needs` and
`counts_for` (legality), `procedure`, `lead`, `unlock`, `constant`, `domain`, or `limit`
alone. The order of entries matters only inside one window.
"""

from typing import Annotated, ClassVar, Literal

from pydantic import Field, Tag
from typing_extensions import TypeAliasType

from rulewright.sdk import Id, Record
from rulewright.sdk.effects import (
    Ban,
    Change,
    Entry,
    Limit,
    Maybe,
    Options,
    Several,
    Some,
    SomeOf,
    Steps,
    Whole,
    by_key,
    by_word,
    closed,
)
from rulewright_mandate2038.effects.conditions import Condition
from rulewright_mandate2038.effects.fields import Paths
from rulewright_mandate2038.effects.names import (
    ConstantName,
    CoreAction,
    Domain,
    Duration,
    EraName,
    LocalName,
    Metric,
    Mode,
    Profile,
    ProgramTerm,
    Since,
    System,
    TileName,
    Window,
)
from rulewright_mandate2038.effects.ops import AnyOp
from rulewright_mandate2038.effects.quantities import Quantity
from rulewright_mandate2038.effects.seats import Seat


class Uses(Limit[Duration]):
    """How often an entry may happen, and until when the count runs."""


class _Entry(Entry[Window, Seat, Condition, Duration]):
    """What every entry of Mandate 2038 may have.

    `from` is the Era from which it is there, `profile` the play profile that has it,
    `legal_at` a window in which it counts for legality before it happens, `box` the
    box of a tile that prints it.
    """

    limit: Maybe[Uses] = None
    legal_at: Maybe[Literal["selection.legal"]] = None
    from_: Maybe[EraName] = Field(default=None, alias="from")
    profile: Maybe[Profile] = None
    box: Maybe[Literal["visit", "production", "contract"]] = None


class DoSteps(_Entry, Steps[AnyOp]):
    """Ops that happen together: all or nothing, in this order.

    `for_each` repeats them for every unit bound under the name; `each` and `most` are
    homes of numbers that a formula refers to.
    """

    for_each: Maybe[LocalName] = None
    each: Maybe[Some] = None
    most: Maybe[Some] = None


class GainedAfter(Record):
    """Customers gained after a procedure of this face."""

    gained_after: LocalName


class Scope(SomeOf):
    """Which uses of a field a change is for; several keys narrow it together."""

    ANY_OF: ClassVar[tuple[str, ...]] = (
        "first",
        "to",
        "mode",
        "contract",
        "customer",
        "piece",
        "not_piece",
        "thresholds",
        "proposed_by",
        "shared_by",
    )
    first: Maybe[Literal[True]] = None
    since: Maybe[Since] = None
    by: Maybe[Literal["anyone"]] = None
    to: Maybe[Several[TileName]] = None
    mode: Maybe[Mode] = None
    contract: Maybe[
        Literal["civic_heat_battery", "emergency_power_complex", "joint_venture"]
    ] = None
    customer: Maybe[GainedAfter] = None
    piece: Maybe[LocalName] = None
    not_piece: Maybe[LocalName] = None
    thresholds: Maybe[Several[Some]] = None
    proposed_by: Maybe[Literal["self"]] = None
    shared_by: Maybe[Literal["self"]] = None


class ChangeField(_Entry, Change[Paths, Quantity, Scope]):
    """A modifier on fields of the rules.

    `for` is whoever uses the field, `then` what happens to the user of the change,
    `least` the lowest number that may be chosen under a changed count, `as` what the
    extra output is.
    """

    for_: Maybe[Seat] = Field(default=None, alias="for")
    then: Maybe[Several[AnyOp]] = None
    least: Maybe[Whole] = None
    as_: Maybe[Literal["supplemental_power"]] = Field(default=None, alias="as")


class Banned(SomeOf):
    """What may not be done: traded, selected, act, be sold."""

    ANY_OF: ClassVar[tuple[str, ...]] = ("trade", "select", "acting", "sell")
    JUST_ONE: ClassVar[bool] = True
    trade: Maybe[Literal["compute"]] = None
    select: Maybe[ProgramTerm] = None
    acting: Maybe[Literal["ceo"]] = None
    sell: Maybe[Literal["supplemental_power"]] = None


class Forbid(_Entry, Ban[Banned]):
    """Something that may not be done, by `for` if it is not everyone."""

    for_: Maybe[Seat] = Field(default=None, alias="for")


class Needs(_Entry):
    """What must hold for a legal resolution."""

    needs: Condition


class CountsFor(_Entry):
    """The card counts as playable when legality of this Action is judged."""

    counts_for: CoreAction


class Award(Record):
    """Mandate for a sole leader, and for each tied leader."""

    sole: Whole
    tied: Whole


class Lead(_Entry):
    """What an Era Mandate compares, among whom, and from which value on."""

    lead: Metric
    direction: Literal["most", "fewest"]
    basis: Literal["era", "best_run", "production", "now"]
    among: Maybe[Condition] = None
    minimum: Some
    award: Maybe[Award] = None


class Unlock(_Entry):
    """Systems, Programs and modes that an Era opens; `profile` for its second list."""

    unlock: Several[System]


class State(_Entry, SomeOf):
    """A number that the face only states: capacity, price, Audit base."""

    ANY_OF: ClassVar[tuple[str, ...]] = ("value", "runway")
    JUST_ONE: ClassVar[bool] = True
    constant: ConstantName
    value: Maybe[Whole] = None
    runway: Maybe[Whole] = None


class DomainOf(_Entry):
    """The domain of a Training card."""

    domain: Domain


class Limited(_Entry):
    """A limit on the uses of the whole face."""

    limit: Uses


class _Procedure(_Entry):
    """Several seats, or one, decide; `bind` keeps the outcome."""

    bind: Maybe[Id] = None


class Auction(_Procedure):
    """Sealed bids from 0; the highest positive bid wins."""

    procedure: Literal["auction"]
    resource: Literal["runway"]
    winner: Several["Deed"]


class Vote(_Procedure):
    """Secret votes, revealed together; the option with the most happens.

    `cpa`: the controller of the Civic Permission Authority counts twice and breaks
    ties. `tie: first_ballot`: the first seat clockwise from Initiative that voted for a
    tied option breaks them. `blank` is an option that never wins.
    """

    procedure: Literal["vote"]
    weights: Literal["cpa", "equal"]
    tie: Maybe[Literal["first_ballot"]] = None
    blank: Maybe[LocalName] = None
    options: Options["Deed"] = Field(min_length=2, json_schema_extra=closed)


class SecretChoice(_Procedure):
    """Each seat chooses in secret and does what it chose."""

    procedure: Literal["secret_choice"]
    options: Options["Deed"] = Field(min_length=2, json_schema_extra=closed)


class ChooseOne(_Procedure):
    """One seat chooses one branch in the open."""

    procedure: Literal["choose_one"]
    options: Options["Deed"] = Field(min_length=2, json_schema_extra=closed)


class Result(Record):
    """What happens from one face of the die to another."""

    id: Maybe[Id] = None
    least: Some
    most: Some
    does: tuple["Deed", ...]


class Roll(_Procedure):
    """The d6 decides."""

    procedure: Literal["roll"]
    results: dict[Id, Result] = Field(min_length=2, json_schema_extra=closed)


Procedure = Annotated[
    Annotated[Auction, Tag("<auction>")]
    | Annotated[Vote, Tag("<vote>")]
    | Annotated[SecretChoice, Tag("<secret_choice>")]
    | Annotated[ChooseOne, Tag("<choose_one>")]
    | Annotated[Roll, Tag("<roll>")],
    by_word("procedure"),
]

KEYS = (
    "ops",
    "change",
    "ban",
    "needs",
    "counts_for",
    "procedure",
    "lead",
    "unlock",
    "constant",
    "domain",
    "limit",
)

AnyEntry = TypeAliasType(
    "AnyEntry",
    Annotated[
        Annotated[DoSteps, Tag("<ops>")]
        | Annotated[ChangeField, Tag("<change>")]
        | Annotated[Forbid, Tag("<ban>")]
        | Annotated[Needs, Tag("<needs>")]
        | Annotated[CountsFor, Tag("<counts_for>")]
        | Annotated[Procedure, Tag("<procedure>")]
        | Annotated[Lead, Tag("<lead>")]
        | Annotated[Unlock, Tag("<unlock>")]
        | Annotated[State, Tag("<constant>")]
        | Annotated[DomainOf, Tag("<domain>")]
        | Annotated[Limited, Tag("<limit>")],
        by_key(*KEYS, says=f"an entry has one of: {', '.join(KEYS)}"),
    ],
)
"""Any entry of a face; the key that is there says which."""

Deed = TypeAliasType(
    "Deed",
    Annotated[
        Annotated[AnyOp, Tag("<op>")] | Annotated[AnyEntry, Tag("<entry>")],
        by_key("op", says="an op or an entry", other="<entry>"),
    ],
)
"""What stands in a branch: an op, or a whole entry."""
