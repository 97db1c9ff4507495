"""Seat expressions: whom an effect concerns."""

from typing import Annotated, Literal

from pydantic import Tag
from typing_extensions import TypeAliasType

from rulewright.sdk import Record
from rulewright.sdk.effects import by_key
from rulewright_mandate2038.effects.conditions import Condition
from rulewright_mandate2038.effects.names import (
    LocalName,
    SeatWord,
    Statistic,
    TileName,
)


class Controller(Record):
    """The seat that controls the name; nobody if it is tied or empty."""

    controller: TileName


class Frozen(Record):
    """The seat that `freeze` remembered under this name."""

    frozen: LocalName


class ChosenSeat(Record):
    """The seat that a choice or procedure of this face stored."""

    chosen: LocalName


class ChooseSeat(Record):
    """A seat that the deciding player names."""

    choose: Literal["rival", "player"]


class Extreme(Record):
    """The seat with the most or the least; ties go clockwise from Initiative."""

    extreme: Literal["most", "least"]
    of: Statistic
    tie: Literal["initiative"]


class EachIf(Record):
    """Every seat for which the condition holds, in Initiative order."""

    each_if: Condition


Seat = TypeAliasType(
    "Seat",
    Annotated[
        Annotated[SeatWord, Tag("<word>")]
        | Annotated[Controller, Tag("<controller>")]
        | Annotated[Frozen, Tag("<frozen>")]
        | Annotated[ChosenSeat, Tag("<chosen>")]
        | Annotated[ChooseSeat, Tag("<choose>")]
        | Annotated[Extreme, Tag("<extreme>")]
        | Annotated[EachIf, Tag("<each_if>")],
        by_key(
            "controller",
            "frozen",
            "chosen",
            "choose",
            "extreme",
            "each_if",
            says="a seat is a word such as self, each, rivals, or one of: controller, "
            "frozen, chosen, choose, extreme, each_if",
            word="<word>",
        ),
    ],
)
