"""Conditions: what must hold in the window of an effect.

A condition has one key that says what it asks, and sometimes keys that narrow it. Two
conditions at once are written `{all: [..]}`.
"""

from typing import Annotated

from pydantic import Tag
from typing_extensions import TypeAliasType

from rulewright.sdk.effects import Compare, Several, by_key
from rulewright_mandate2038.effects.conditions_of_events import (
    Adjacent,
    Agi,
    Built,
    By,
    Destination,
    Did,
    DomainsState,
    DomainState,
    FreeSlot,
    InEra,
    NotDid,
    Operates,
    Powerable,
    Powered,
    ProposedBy,
    Resolved,
    Resolving,
    Saved,
    Spent,
    Tradable,
    Uncontrolled,
)
from rulewright_mandate2038.effects.conditions_of_seats import (
    Answer,
    Chose,
    Committed,
    Fact,
    Have,
    Hosts,
    InSupply,
    MeetsNext,
    MoreThanSelf,
    OwnsAt,
    Paid,
    Payable,
    Presence,
    Resolvable,
    Rivals,
    Supported,
)
from rulewright_mandate2038.effects.quantities import Countable, Quantity


class Share(Fact):
    """A count, compared with a quantity."""

    share: Countable
    cmp: Compare
    value: Quantity


class AllOf(Fact):
    """Every one of these holds."""

    all: Several["Condition"]


class AnyOf(Fact):
    """At least one of these holds."""

    any: Several["Condition"]


class NoneOf(Fact):
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
    "supported",
    "all",
    "any",
    "none",
)


Condition = TypeAliasType(
    "Condition",
    Annotated[
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
        | Annotated[Supported, Tag("<supported>")]
        | Annotated[AllOf, Tag("<all>")]
        | Annotated[AnyOf, Tag("<any>")]
        | Annotated[NoneOf, Tag("<none>")],
        by_key(*KEYS, says=f"a condition has one of: {', '.join(KEYS)}"),
    ],
)
