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

from typing import Annotated, Any, ClassVar, Generic, Literal, Self, TypeVar

from pydantic import Field, GetJsonSchemaHandler, StringConstraints, model_validator
from pydantic_core import CoreSchema, PydanticCustomError

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
DOTTED_PATTERN = r"^[a-z][a-z0-9_]*(\.[a-z0-9_]+)*$"
Dotted = Annotated[str, StringConstraints(pattern=DOTTED_PATTERN, max_length=128)]
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


class SomeOf(Record):
    """A record in which at least one of some keys must be there; or just one of them.

    Every shape that lists alternatives as keys (`{runway: 2}`, `{trade: compute}`) is
    one of these, because a record with none of them would say nothing.
    """

    ANY_OF: ClassVar[tuple[str, ...]] = ()
    JUST_ONE: ClassVar[bool] = False

    @model_validator(mode="after")
    def _says_something(self) -> Self:
        names = {
            info.alias or name: name for name, info in type(self).model_fields.items()
        }
        there = [key for key in self.ANY_OF if names[key] in self.model_fields_set]
        if not there or (self.JUST_ONE and len(there) > 1):
            wanted = "just one of" if self.JUST_ONE else "one of"
            raise PydanticCustomError(
                "some_of", f"{wanted} these belongs here: {', '.join(self.ANY_OF)}"
            )
        return self

    @classmethod
    def __get_pydantic_json_schema__(
        cls, core_schema: CoreSchema, handler: GetJsonSchemaHandler, /
    ) -> dict[str, Any]:
        schema = handler(core_schema)
        body = handler.resolve_ref_schema(schema)
        if cls.ANY_OF:
            word = "oneOf" if cls.JUST_ONE else "anyOf"
            body[word] = [{"required": [key]} for key in cls.ANY_OF]
        return schema
