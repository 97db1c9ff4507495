"""Conditions: what must hold in the window of an effect.

A condition has one key that says what it asks, and sometimes keys that narrow it. Two
conditions at once are written `{all: [..]}`.
"""

from typing import Annotated, ClassVar, Literal

from pydantic import Field, Tag

from rulewright.sdk import Id, Record
from rulewright.sdk.effects import Compare, Maybe, Several, Some, SomeOf, by_key
from rulewright_mandate2038.effects.names import (
    ActionTerm,
    CoreAction,
    EraName,
    HexTerm,
    LocalName,
    PairName,
    PieceName,
    PieceTerm,
    SeatWord,
    SlotName,
    Statistic,
    TileName,
)
from rulewright_mandate2038.effects.quantities import Branch, Countable, Quantity

Party = Literal["self", "rival", "anyone"]


class _Condition(Record):
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


class Have(_Condition):
    """The seat holds enough; Scrutiny: has own cubes in the bag."""

    have: Holdings


class Presence(_Condition):
    """The seat has a CEO, Team or Facility on a hex of one of these names."""

    presence: Several[TileName]


class MeetsNext(_Condition):
    """The seat has the Capability that its next Customer asks, and room for one."""

    meets_next: Literal["customer"]


class Chose(_Condition):
    """The seat took this branch."""

    chose: Branch


class Share(_Condition):
    """A count, compared with a quantity."""

    share: Countable
    cmp: Compare
    value: Quantity


class AtLeast(Record):
    """So many or more."""

    least: Some


class Rivals(_Condition):
    """The seat has so many rivals in this game."""

    rivals: AtLeast


class Did(_Condition):
    """An entry or op of this face has happened."""

    did: LocalName


class NotDid(_Condition):
    """None of these entries or ops of this face has happened."""

    not_did: Several[LocalName]


class Answer(_Condition):
    """The seat that was asked answered so."""

    answer: Literal["accept", "reject"]


class Uncontrolled(_Condition):
    """No seat controls the name."""

    uncontrolled: TileName


class Agi(_Condition):
    """AGI emerges, or not."""

    agi: bool


class Powerable(_Condition):
    """An own source reaches the piece with capacity for it."""

    powerable: PieceTerm


class Powered(_Condition):
    """The pieces have their Power in this Production."""

    powered: PieceTerm


class Adjacent(_Condition):
    """The two pieces are at distance 1."""

    adjacent: PieceTerm


class Operates(_Condition):
    """The seat's Generator under this tile's contract operates."""

    operates: Literal["generator"]


class Built(_Condition):
    """A piece was placed here by Build."""

    built: PieceName


class Saved(_Condition):
    """The change lowered what was paid."""

    saved: LocalName


class Payable(_Condition):
    """The seat can pay all that this entry asks."""

    payable: LocalName


class Paid(_Condition):
    """Everything that was owed has been paid."""

    paid: Literal["all"]


class Tradable(_Condition):
    """The resource may be traded in this cycle."""

    tradable: Literal["compute"]


class InEra(_Condition):
    """It is this Era."""

    era: EraName


class Resolving(_Condition):
    """This Action is being resolved."""

    resolving: ActionTerm


class Resolved(_Condition):
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


class Spent(_Condition):
    """What the event window `spent` tells."""

    spent: Spending


class By(_Condition):
    """The event came about through this effect of the face."""

    by: LocalName


class ProposedBy(_Condition):
    """The contract was proposed by this seat."""

    proposed_by: Party


class Destination(_Condition):
    """The acting piece ended its Move step on a hex of one of these names."""

    destination: Several[TileName]


class OwnsAt(_Condition):
    """The seat has a piece at the hex, or `pick` of them."""

    own: PieceName
    at: HexTerm
    pick: Maybe[Some] = None


class FreeSlot(_Condition):
    """The destination has a free slot of this kind."""

    free: SlotName


class InSupply(_Condition):
    """The supply has such a piece for the seat."""

    supply: PieceName


class Hosts(_Condition):
    """Facilities of the seat that can host a pair, one of them at the destination."""

    hosts: Some
    own: Literal["facility"]
    adjacent: Maybe[bool] = None
    powerable: Maybe[bool] = None
    without: Maybe[PairName] = None
    destination: Maybe[Literal["host"]] = None


class Resolvable(_Condition):
    """So many different unused Core Actions have a legal resolution."""

    resolvable_unused_actions: Some
    from_: Literal["one_hex"] = Field(alias="from")


class DomainState(_Condition):
    """The domain of this card is new to the Training Run, or known."""

    domain: Literal["new", "known"]


class DomainsState(_Condition):
    """All seven domains are in the Training Run, or some are missing."""

    domains: Literal["all", "missing"]


class Committed(_Condition):
    """This Dossier card of the seat was filed as Commit."""

    committed: SeatWord


class MoreThanSelf(_Condition):
    """A seat that has more of this than the owner of the face."""

    more_than_self: Statistic


class Exhausted(_Condition):
    """This Core Action of the seat is exhausted."""

    exhausted: CoreAction


class AllOf(_Condition):
    """Every one of these holds."""

    all: Several["Condition"]


class AnyOf(_Condition):
    """At least one of these holds."""

    any: Several["Condition"]


class NoneOf(_Condition):
    """None of these holds."""

    none: Several["Condition"]


KEYS = (
    "have",
    "presence",
    "meets_next",
    "chose",
    "share",
    "rivals",
    "did",
    "not_did",
    "answer",
    "uncontrolled",
    "agi",
    "hosts",
    "powerable",
    "powered",
    "adjacent",
    "operates",
    "built",
    "saved",
    "payable",
    "paid",
    "tradable",
    "era",
    "resolving",
    "resolved",
    "spent",
    "by",
    "proposed_by",
    "own",
    "free",
    "supply",
    "resolvable_unused_actions",
    "destination",
    "domain",
    "domains",
    "committed",
    "more_than_self",
    "exhausted",
    "all",
    "any",
    "none",
)

Condition = Annotated[
    Annotated[Have, Tag("<have>")]
    | Annotated[Presence, Tag("<presence>")]
    | Annotated[MeetsNext, Tag("<meets_next>")]
    | Annotated[Chose, Tag("<chose>")]
    | Annotated[Share, Tag("<share>")]
    | Annotated[Rivals, Tag("<rivals>")]
    | Annotated[Did, Tag("<did>")]
    | Annotated[NotDid, Tag("<not_did>")]
    | Annotated[Answer, Tag("<answer>")]
    | Annotated[Uncontrolled, Tag("<uncontrolled>")]
    | Annotated[Agi, Tag("<agi>")]
    | Annotated[Hosts, Tag("<hosts>")]
    | Annotated[Powerable, Tag("<powerable>")]
    | Annotated[Powered, Tag("<powered>")]
    | Annotated[Adjacent, Tag("<adjacent>")]
    | Annotated[Operates, Tag("<operates>")]
    | Annotated[Built, Tag("<built>")]
    | Annotated[Saved, Tag("<saved>")]
    | Annotated[Payable, Tag("<payable>")]
    | Annotated[Paid, Tag("<paid>")]
    | Annotated[Tradable, Tag("<tradable>")]
    | Annotated[InEra, Tag("<era>")]
    | Annotated[Resolving, Tag("<resolving>")]
    | Annotated[Resolved, Tag("<resolved>")]
    | Annotated[Spent, Tag("<spent>")]
    | Annotated[By, Tag("<by>")]
    | Annotated[ProposedBy, Tag("<proposed_by>")]
    | Annotated[OwnsAt, Tag("<own>")]
    | Annotated[FreeSlot, Tag("<free>")]
    | Annotated[InSupply, Tag("<supply>")]
    | Annotated[Resolvable, Tag("<resolvable_unused_actions>")]
    | Annotated[Destination, Tag("<destination>")]
    | Annotated[DomainState, Tag("<domain>")]
    | Annotated[DomainsState, Tag("<domains>")]
    | Annotated[Committed, Tag("<committed>")]
    | Annotated[MoreThanSelf, Tag("<more_than_self>")]
    | Annotated[Exhausted, Tag("<exhausted>")]
    | Annotated[AllOf, Tag("<all>")]
    | Annotated[AnyOf, Tag("<any>")]
    | Annotated[NoneOf, Tag("<none>")],
    by_key(*KEYS, says=f"a condition has one of: {', '.join(KEYS)}"),
]

for _model in (AllOf, AnyOf, NoneOf):
    _model.model_rebuild()
