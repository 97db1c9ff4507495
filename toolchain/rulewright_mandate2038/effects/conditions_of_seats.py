"""What a seat has, has done or can do, as a condition.

`Fact` is the base of every condition.
"""

from typing import ClassVar, Literal

from pydantic import Field

from rulewright.sdk import Id, Record
from rulewright.sdk.effects import Maybe, Several, Some, SomeOf
from rulewright_mandate2038.effects.names import (
    HexTerm,
    LocalName,
    PairName,
    PieceName,
    SeatWord,
    Statistic,
    TileName,
)
from rulewright_mandate2038.effects.quantities import Branch, Quantity


class Fact(Record):
    """What every condition may have: an `id`, as the home of a number in it."""

    id: Maybe[Id] = None


class Holdings(SomeOf):
    """At least so many of each of these."""

    ANY_OF: ClassVar[tuple[str, ...]] = (
        "runway",
        "compute",
        "capability",
        "customers",
        "trust",
        "scrutiny",
    )
    runway: Maybe[Some] = None
    compute: Maybe[Some] = None
    capability: Maybe[Some] = None
    customers: Maybe[Some] = None
    trust: Maybe[Some] = None
    scrutiny: Maybe[Some] = None


class Have(Fact):
    """The seat holds enough; Scrutiny: has own cubes in the bag."""

    have: Holdings


class Presence(Fact):
    """The seat has a CEO, Team or Facility on a hex of one of these names."""

    presence: Several[TileName]


class MeetsNext(Fact):
    """The seat has the Capability that its next Customer asks, and room for one."""

    meets_next: Literal["customer"]


class Chose(Fact):
    """The seat took this branch."""

    chose: Branch


class AtLeast(Record):
    """So many or more."""

    least: Some


class Rivals(Fact):
    """The seat has so many rivals in this game."""

    rivals: AtLeast


class Answer(Fact):
    """The seat that was asked answered so."""

    answer: Literal["accept", "reject"]


class Payable(Fact):
    """The seat can pay all that this entry asks."""

    payable: LocalName


class Paid(Fact):
    """Everything that was owed has been paid."""

    paid: Literal["all"]


class OwnsAt(Fact):
    """The seat has a piece at the hex, or `pick` of them."""

    own: PieceName
    at: HexTerm
    pick: Maybe[Some] = None


class InSupply(Fact):
    """The supply has such a piece for the seat."""

    supply: PieceName


class Hosts(Fact):
    """Facilities of the seat that can host a pair, one of them at the destination."""

    hosts: Some
    own: Literal["facility"]
    adjacent: Maybe[bool] = None
    powerable: Maybe[bool] = None
    without: Maybe[PairName] = None
    destination: Maybe[Literal["host"]] = None


class Resolvable(Fact):
    """So many different unused Core Actions have a legal resolution."""

    resolvable_unused_actions: Some
    from_: Literal["one_hex"] = Field(alias="from")


class Committed(Fact):
    """This Dossier card of the seat was filed as Commit."""

    committed: SeatWord


class MoreThanSelf(Fact):
    """A seat that has more of this than the owner of the face."""

    more_than_self: Statistic


class Enough(Record):
    """So many or more, by a quantity."""

    least: Quantity


class Supported(Fact):
    """So many evidence modules of the seat's Dossier are supported."""

    supported: Enough
