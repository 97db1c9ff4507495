"""Ops on resources, cubes and tracks.

`Verb` is the base of every op.
"""

from typing import ClassVar, Generic, Literal, TypeVar

from rulewright.sdk.effects import Maybe, Op, Some, SomeOf, Whole
from rulewright_mandate2038.effects.conditions import Condition
from rulewright_mandate2038.effects.names import Duration, Resource
from rulewright_mandate2038.effects.quantities import Quantity
from rulewright_mandate2038.effects.seats import Seat

RESOURCES = (
    "runway",
    "compute",
    "capability",
    "customers",
    "trust",
    "research_protection",
    "mandate",
)
V = TypeVar("V")


class Verb(Op[Seat, Condition]):
    """An op of Mandate 2038."""


class Amounts(SomeOf, Generic[V]):
    """So much of each of these resources."""

    ANY_OF: ClassVar[tuple[str, ...]] = RESOURCES
    runway: Maybe[V] = None
    compute: Maybe[V] = None
    capability: Maybe[V] = None
    customers: Maybe[V] = None
    trust: Maybe[V] = None
    research_protection: Maybe[V] = None
    mandate: Maybe[V] = None


class Gain(Verb, Amounts[Quantity]):
    """The seat gains, up to the caps; thresholds score at once."""

    op: Literal["gain"]


class Lose(Verb, Amounts[Quantity]):
    """The seat loses by an automatic penalty, down to nothing."""

    op: Literal["lose"]


class Pay(Verb, SomeOf):
    """The seat pays in full or not at all; legality and payment use one cost."""

    ANY_OF: ClassVar[tuple[str, ...]] = (
        "runway",
        "compute",
        "research_protection",
        "program_marker",
        "power",
    )
    op: Literal["pay"]
    runway: Maybe[Quantity] = None
    compute: Maybe[Quantity] = None
    research_protection: Maybe[Quantity] = None
    program_marker: Maybe[Quantity] = None
    power: Maybe[Quantity] = None
    to: Maybe[Seat] = None


class PayBid(Verb):
    """The winner pays the sealed bid to the supply."""

    op: Literal["pay_bid"]


class PayAll(Verb):
    """The seat pays what is left of a resource, even if that is nothing."""

    op: Literal["pay_all"]
    resource: Literal["runway", "compute"]


class AddCubes(Verb):
    """Scrutiny cubes of the seat go into the bag; one not there is a hit instead."""

    op: Literal["add_cubes"]
    n: Quantity


class RemoveCubes(Verb):
    """Scrutiny cubes of the seat come back from the bag, as many as are there."""

    op: Literal["remove_cubes"]
    n: Quantity


class AddRisk(Verb):
    """Systemic Risk cubes go into the bag; none if the supply is empty."""

    op: Literal["add_risk"]
    n: Quantity


class Create(Verb):
    """Temporary units come into being, up to the cap, and vanish in time."""

    op: Literal["create"]
    resource: Literal["temporary_compute"]
    n: Whole
    expires: Duration


class Take(Verb):
    """The seat says how many it takes, from none up."""

    op: Literal["take"]
    resource: Literal["supplemental_power"]
    up_to: Some


class Set(Verb):
    """A track stands at a value."""

    op: Literal["set"]
    track: Resource
    value: Quantity
