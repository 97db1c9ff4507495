"""What has happened, is happening or lies on the map, as a condition."""

from typing import ClassVar, Literal

from pydantic import Field

from rulewright.sdk import Record
from rulewright.sdk.effects import Maybe, Several, Some, SomeOf
from rulewright_mandate2038.effects.conditions_of_seats import Fact
from rulewright_mandate2038.effects.names import (
    ActionTerm,
    EraName,
    LocalName,
    PieceName,
    PieceTerm,
    SlotName,
    TileName,
)

Party = Literal["self", "rival", "anyone"]


class Did(Fact):
    """An entry or op of this face has happened."""

    did: LocalName


class NotDid(Fact):
    """None of these entries or ops of this face has happened."""

    not_did: Several[LocalName]


class Resolving(Fact):
    """This Action is being resolved."""

    resolving: ActionTerm


class Resolved(Fact):
    """This Action has been resolved; `as` only the seat's own selection counts.

    With `since`, at any time since then; without it, just before this window.
    """

    resolved: ActionTerm
    as_: Maybe[Literal["selection"]] = Field(default=None, alias="as")
    since: Maybe[Literal["cycle", "era"]] = None


class Range(SomeOf):
    """From one number to another; one end may be open."""

    ANY_OF: ClassVar[tuple[str, ...]] = ("min", "max")
    min: Maybe[Some] = None
    max: Maybe[Some] = None


class Spending(Record):
    """Who spent how much Compute in one Action or sub-action."""

    by: Party
    compute: Range
    in_: Literal["single_action"] = Field(alias="in")


class Spent(Fact):
    """What the event window `spent` tells."""

    spent: Spending


class By(Fact):
    """The event came about through this effect of the face."""

    by: LocalName


class ProposedBy(Fact):
    """The contract was proposed by this seat."""

    proposed_by: Party


class Built(Fact):
    """A piece was placed here by Build."""

    built: PieceName


class Saved(Fact):
    """The change lowered what was paid."""

    saved: LocalName


class Operates(Fact):
    """The seat's Generator under this tile's contract operates."""

    operates: Literal["generator"]


class Powered(Fact):
    """The pieces have their Power in this Production."""

    powered: PieceTerm


class Powerable(Fact):
    """An own source reaches the piece with capacity for it."""

    powerable: PieceTerm


class Adjacent(Fact):
    """The two pieces are at distance 1."""

    adjacent: PieceTerm


class DomainState(Fact):
    """The domain of this card is new to the Training Run, or known."""

    domain: Literal["new", "known"]


class DomainsState(Fact):
    """All seven domains are in the Training Run, or some are missing."""

    domains: Literal["all", "missing"]


class Uncontrolled(Fact):
    """No seat controls the name."""

    uncontrolled: TileName


class Agi(Fact):
    """AGI emerges, or not."""

    agi: bool


class Tradable(Fact):
    """The resource may be traded in this cycle."""

    tradable: Literal["compute"]


class InEra(Fact):
    """It is this Era."""

    era: EraName


class Destination(Fact):
    """The acting piece ended its Move step on a hex of one of these names."""

    destination: Several[TileName]


class FreeSlot(Fact):
    """The destination has a free slot of this kind."""

    free: SlotName
