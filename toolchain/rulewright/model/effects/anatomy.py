"""The anatomy of an effect: what entries are made of in any game.

A face does things by a list of entries. Every entry may have a home for its numbers
(`id`), a place in the schedule (`at`), a seat it concerns (`who`), a condition
(`when`), a limit on its uses, an end (`lasts`), and the player's leave to let it be
(`may`). What it does is one of: steps, all of them or none, in order; a change of a
named field of the rules; a ban; a procedure in which seats decide; a constant.

The shapes are generic over what a game fills in: its ops, windows, seats, conditions,
quantities, fields. A game joins `Entry` with one of the other shapes and unites the
results (`choosing`); `plain` is that union for games without Python.
"""

from collections.abc import Callable
from typing import Annotated, Any, Generic, Literal, TypeVar

from pydantic import Field, StringConstraints

from rulewright.model.effects.choosing import Maybe, Several
from rulewright.model.record import Id, Record

At = TypeVar("At")
Who = TypeVar("Who")
When = TypeVar("When")
Lasts = TypeVar("Lasts")
OpT = TypeVar("OpT")
PathT = TypeVar("PathT")
ValueT = TypeVar("ValueT")
ScopeT = TypeVar("ScopeT")
BanT = TypeVar("BanT")
DeedT = TypeVar("DeedT")
Period = TypeVar("Period")

Whole = Annotated[int, Field(ge=0, le=1_000_000)]
Some = Annotated[int, Field(ge=1, le=1_000_000)]
Dotted = Annotated[
    str,
    StringConstraints(pattern=r"^[a-z][a-z0-9_]*(\.[a-z0-9_]+)*$", max_length=128),
]
"""A name with dots: the home of a number, a counter of the rules."""

Stage = Literal["replace", "surcharge", "discount", "final", "base", "extra"]
"""Where a change stands among others of the same field.

Costs: replace (waivers too), surcharge, discount, floor 0, final. Amounts: base stands
for the printed figure, extra is added to it.
"""

Compare = Literal["=", "<", ">", "<=", ">="]


class Limit(Record, Generic[Period]):
    """How often an entry may happen; a use is spent when it happens."""

    uses: Some
    per: Period


class Op(Record, Generic[Who, When]):
    """What every op has: a home, a seat, a condition, leave to skip it, a memory.

    `bind` keeps what the op chose or did under a name of this face.
    """

    id: Maybe[Id] = None
    who: Maybe[Who] = None
    when: Maybe[When] = None
    may: Maybe[bool] = None
    bind: Maybe[Id] = None


class Entry(Record, Generic[At, Who, When, Lasts]):
    """What every entry has, whatever it does.

    Left out: `at` is the moment the face resolves, `who` its owner, `when` always,
    `may` means it must happen, and without `lasts` it is done in that moment.
    """

    id: Maybe[Id] = None
    at: Maybe[At] = None
    who: Maybe[Who] = None
    when: Maybe[When] = None
    may: Maybe[bool] = None
    lasts: Maybe[Lasts] = None


class Steps(Record, Generic[OpT]):
    """Ops that happen together: all or nothing, in this order."""

    ops: Several[OpT]


class Change(Record, Generic[PathT, ValueT, ScopeT]):
    """A modifier on one or more fields of the rules.

    `floor` is the lowest result, 0 if left out; `scope` narrows the uses it is for.
    """

    change: PathT
    stage: Stage
    value: ValueT
    floor: Maybe[Whole] = None
    scope: Maybe[ScopeT] = None


class Ban(Record, Generic[BanT]):
    """Something that may not be done."""

    ban: BanT


class Constant(Record, Generic[PathT]):
    """A number that the face only states, such as a capacity."""

    constant: PathT
    value: Whole


Options = dict[Id, tuple[DeedT, ...]]
"""Branches of a procedure by name; a branch may do nothing."""


def closed(schema: dict[str, Any]) -> None:
    """Says in a JSON Schema that a mapping has no keys but those of its pattern."""
    schema["additionalProperties"] = False


def one_of_at_least(*keys: str) -> Callable[[dict[str, Any]], None]:
    """Says in a JSON Schema that one of these keys, or more, must be there."""

    def extend(schema: dict[str, Any]) -> None:
        schema["anyOf"] = [{"required": [key]} for key in keys]

    return extend


def any_given(record: Record, *names: str) -> bool:
    """Whether at least one of these fields of a record was written."""
    return any(name in record.model_fields_set for name in names)
