"""Ops: the verbs of Mandate 2038, one record each.

Ops that may stop and ask a player: `return`, `move` and `move_to` with a choice left,
`ready` with a choice left, `choose`, `ask_consent`, `propose`, `end_contract`, `offer`,
`take`, `resolve`, `train`, `place` where a place is left open, and any op or entry with
`may`. Nothing else stops the engine.
"""

from typing import Annotated, ClassVar, Generic, Literal, TypeVar

from pydantic import Field, Tag

from rulewright.sdk import Id, Record
from rulewright.sdk.effects import (
    Maybe,
    Op,
    Several,
    Some,
    SomeOf,
    Whole,
    by_key,
    by_word,
)
from rulewright_mandate2038.effects.conditions import Condition
from rulewright_mandate2038.effects.names import (
    Duration,
    LocalName,
    Module,
    PairName,
    Resource,
)
from rulewright_mandate2038.effects.pieces import (
    Card,
    NamedChoice,
    OwnCard,
    Piece,
    Pool,
    Spot,
)
from rulewright_mandate2038.effects.quantities import Quantity
from rulewright_mandate2038.effects.seats import ChooseSeat, Seat

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


class _Op(Op[Seat, Condition]):
    """An op of Mandate 2038."""


class _Amounts(SomeOf, Generic[V]):
    """So much of each of these resources."""

    ANY_OF: ClassVar[tuple[str, ...]] = RESOURCES
    runway: Maybe[V] = None
    compute: Maybe[V] = None
    capability: Maybe[V] = None
    customers: Maybe[V] = None
    trust: Maybe[V] = None
    research_protection: Maybe[V] = None
    mandate: Maybe[V] = None


class Gain(_Op, _Amounts[Quantity]):
    """The seat gains, up to the caps; thresholds score at once."""

    op: Literal["gain"]


class Lose(_Op, _Amounts[Quantity]):
    """The seat loses by an automatic penalty, down to nothing."""

    op: Literal["lose"]


class Pay(_Op, SomeOf):
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


class PayBid(_Op):
    """The winner pays the sealed bid to the supply."""

    op: Literal["pay_bid"]


class PayAll(_Op):
    """The seat pays what is left of a resource, even if that is nothing."""

    op: Literal["pay_all"]
    resource: Literal["runway", "compute"]


class AddCubes(_Op):
    """Scrutiny cubes of the seat go into the bag; one not there is a hit instead."""

    op: Literal["add_cubes"]
    n: Quantity


class RemoveCubes(_Op):
    """Scrutiny cubes of the seat come back from the bag, as many as are there."""

    op: Literal["remove_cubes"]
    n: Quantity


class AddRisk(_Op):
    """Systemic Risk cubes go into the bag; none if the supply is empty."""

    op: Literal["add_risk"]
    n: Quantity


class Move(_Op):
    """Pieces move up to so many steps, each or `shared` between them."""

    op: Literal["move"]
    piece: Piece
    steps: Quantity
    shared: Maybe[bool] = None


class MoveTo(_Op):
    """A piece goes to a place, any distance, with all it carries."""

    op: Literal["move_to"]
    piece: Piece
    to: Spot


class Place(_Op):
    """Pieces come from the supply to a place; `as` what they are there."""

    op: Literal["place"]
    piece: Piece
    to: Spot
    as_: Maybe[Literal["contract", "generator"]] = Field(default=None, alias="as")


class PlacePair(_Op):
    """A matched pair goes on two hosts, lowest free number; `bind` keeps the hosts."""

    op: Literal["place_pair"]
    pair: PairName
    hosts: Maybe[LocalName] = None


class Return(_Op):
    """Pieces go back to the supply; `bind` keeps which."""

    op: Literal["return"]
    piece: Piece


class Ready(_Op):
    """A card may be selected again."""

    op: Literal["ready"]
    card: Card


class Exhaust(_Op):
    """A card is spent until the next Era."""

    op: Literal["exhaust"]
    card: Card


class ProduceTile(_Op):
    """The production box of the Facility's tile happens once, outside Production."""

    op: Literal["produce_tile"]
    facility: Piece
    as_: Maybe[Literal["self", "owner"]] = Field(default=None, alias="as")


class Resolve(_Op):
    """Core Actions are resolved, paid and done in full; the only op that does so."""

    op: Literal["resolve"]
    actions: Some
    among: OwnCard
    from_: Literal["destination"] = Field(alias="from")
    order: Literal["free"]


class Train(_Op):
    """One Training Run; what it asks stands in the windows of the run."""

    op: Literal["train"]


class AddProvisional(_Op):
    """Provisional Capability of this Training Run."""

    op: Literal["add_provisional"]
    n: Quantity


class Bank(_Op):
    """Provisional Capability goes to the track."""

    op: Literal["bank"]


class EndRun(_Op):
    """The Training Run is over; what is not banked is lost."""

    op: Literal["end_run"]


class DiscardCard(_Op):
    """The card that was just drawn has no effect."""

    op: Literal["discard_card"]


class Choose(_Op):
    """The seat chooses in the open; `bind` keeps the choice."""

    op: Literal["choose"]
    what: Literal[
        "action",
        "core_action",
        "domain",
        "facility",
        "hex",
        "option",
        "player",
        "program",
        "rival",
        "team",
    ]
    among: Maybe[Pool] = None
    pick: Maybe[Some] = None


class AskConsent(_Op):
    """A named seat accepts or rejects; silence rejects."""

    op: Literal["ask_consent"]
    of: ChooseSeat


class Propose(_Op):
    """One complete proposal to a rival; accepted, it comes about."""

    op: Literal["propose"]
    contract: Literal["joint_venture"]
    hosts: tuple[Piece, Piece]


class EndContract(_Op):
    """A shared contract ends and its pair returns."""

    op: Literal["end_contract"]
    contract: Literal["joint_venture"]
    pick: Some


class Price(Record):
    """What a seller may ask."""

    id: Maybe[Id] = None
    resource: Literal["runway"]
    least: Some
    most: Literal["buyer_holds"]


AnswerWord = Literal["accept", "reject", "counter"]


class Counter(Record):
    """What a buyer may answer instead, so often, and how the seller answers that."""

    id: Maybe[Id] = None
    floor: Some
    below: Literal["price"]
    times: Some
    answers: Several[AnswerWord]


class Offer(_Op):
    """A closed haggle with one rival about one thing."""

    op: Literal["offer"]
    what: Literal["temporary_compute"]
    to: ChooseSeat
    price: Price
    answers: Several[AnswerWord]
    counter: Maybe[Counter] = None


class Create(_Op):
    """Temporary units come into being, up to the cap, and vanish in time."""

    op: Literal["create"]
    resource: Literal["temporary_compute"]
    n: Whole
    expires: Duration


class Take(_Op):
    """The seat says how many it takes, from none up."""

    op: Literal["take"]
    resource: Literal["supplemental_power"]
    up_to: Some


class Set(_Op):
    """A track stands at a value."""

    op: Literal["set"]
    track: Resource
    value: Quantity


class Declare(_Op):
    """An announcement that later windows read under its name."""

    op: Literal["declare"]


class Freeze(_Op):
    """Remembers which seat it is, at this moment."""

    op: Literal["freeze"]
    seat: Seat


class TieChooser(Record):
    """Who chooses among what is tied."""

    choose: Literal["initiative"]


class MostSelected(Record):
    """The Core Action that most seats selected in this cycle."""

    most_selected: Literal["core_action"]
    tie: TieChooser


Meaning = Annotated[
    Annotated[MostSelected, Tag("<most_selected>")]
    | Annotated[NamedChoice, Tag("<chosen>")],
    by_key("most_selected", "chosen", says="a meaning is most_selected or chosen"),
]


class Define(_Op):
    """Gives a name of the rules or of this face a meaning from here on."""

    op: Literal["define"]
    name: Id
    as_: Meaning = Field(alias="as")


class AddVotes(_Op):
    """Public votes for an option, never doubled."""

    op: Literal["add_votes"]
    choice: LocalName
    n: Some


class Rotate(_Op):
    """A ring turns with everything on it."""

    op: Literal["rotate"]
    ring: Literal["inner", "outer"]
    steps: Some
    way: Literal["clockwise", "counterclockwise"]


class SetEligible(_Op):
    """The seat may make a claim, or not."""

    op: Literal["set_eligible"]
    value: bool


class Support(_Op):
    """A Dossier module counts for the claim, with `strength` if it has its own."""

    op: Literal["support"]
    module: Module
    strength: Maybe[Whole] = None


AnyOp = Annotated[
    Annotated[Gain, Tag("<gain>")]
    | Annotated[Lose, Tag("<lose>")]
    | Annotated[Pay, Tag("<pay>")]
    | Annotated[PayBid, Tag("<pay_bid>")]
    | Annotated[PayAll, Tag("<pay_all>")]
    | Annotated[AddCubes, Tag("<add_cubes>")]
    | Annotated[RemoveCubes, Tag("<remove_cubes>")]
    | Annotated[AddRisk, Tag("<add_risk>")]
    | Annotated[Move, Tag("<move>")]
    | Annotated[MoveTo, Tag("<move_to>")]
    | Annotated[Place, Tag("<place>")]
    | Annotated[PlacePair, Tag("<place_pair>")]
    | Annotated[Return, Tag("<return>")]
    | Annotated[Ready, Tag("<ready>")]
    | Annotated[Exhaust, Tag("<exhaust>")]
    | Annotated[ProduceTile, Tag("<produce_tile>")]
    | Annotated[Resolve, Tag("<resolve>")]
    | Annotated[Train, Tag("<train>")]
    | Annotated[AddProvisional, Tag("<add_provisional>")]
    | Annotated[Bank, Tag("<bank>")]
    | Annotated[EndRun, Tag("<end_run>")]
    | Annotated[DiscardCard, Tag("<discard_card>")]
    | Annotated[Choose, Tag("<choose>")]
    | Annotated[AskConsent, Tag("<ask_consent>")]
    | Annotated[Propose, Tag("<propose>")]
    | Annotated[EndContract, Tag("<end_contract>")]
    | Annotated[Offer, Tag("<offer>")]
    | Annotated[Create, Tag("<create>")]
    | Annotated[Take, Tag("<take>")]
    | Annotated[Set, Tag("<set>")]
    | Annotated[Declare, Tag("<declare>")]
    | Annotated[Freeze, Tag("<freeze>")]
    | Annotated[Define, Tag("<define>")]
    | Annotated[AddVotes, Tag("<add_votes>")]
    | Annotated[Rotate, Tag("<rotate>")]
    | Annotated[SetEligible, Tag("<set_eligible>")]
    | Annotated[Support, Tag("<support>")],
    by_word("op"),
]
"""Any op; `op` says which."""
