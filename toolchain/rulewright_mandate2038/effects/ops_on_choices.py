"""Ops that ask, remember and announce: choices, offers, the Training Run, claims."""

from typing import Annotated, Literal

from pydantic import Field, Tag

from rulewright.sdk import Id, Record
from rulewright.sdk.effects import Maybe, Several, Some, by_key
from rulewright_mandate2038.effects.names import LocalName, Module
from rulewright_mandate2038.effects.ops_on_resources import Verb
from rulewright_mandate2038.effects.pieces import NamedChoice, Piece, Pool
from rulewright_mandate2038.effects.quantities import Quantity
from rulewright_mandate2038.effects.seats import ChooseSeat, Seat


class Train(Verb):
    """One Training Run; what it asks stands in the windows of the run."""

    op: Literal["train"]


class AddProvisional(Verb):
    """Provisional Capability of this Training Run."""

    op: Literal["add_provisional"]
    n: Quantity


class Bank(Verb):
    """Provisional Capability goes to the track."""

    op: Literal["bank"]


class EndRun(Verb):
    """The Training Run is over; what is not banked is lost."""

    op: Literal["end_run"]


class DiscardCard(Verb):
    """The card that was just drawn has no effect."""

    op: Literal["discard_card"]


class Choose(Verb):
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


class AskConsent(Verb):
    """A named seat accepts or rejects; silence rejects."""

    op: Literal["ask_consent"]
    of: ChooseSeat


class Propose(Verb):
    """One complete proposal to a rival; accepted, it comes about."""

    op: Literal["propose"]
    contract: Literal["joint_venture"]
    hosts: tuple[Piece, Piece]


class EndContract(Verb):
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


class Offer(Verb):
    """A closed haggle with one rival about one thing."""

    op: Literal["offer"]
    what: Literal["temporary_compute"]
    to: ChooseSeat
    price: Price
    answers: Several[AnswerWord]
    counter: Maybe[Counter] = None


class Declare(Verb):
    """An announcement that later windows read under its name."""

    op: Literal["declare"]


class Freeze(Verb):
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


class Define(Verb):
    """Gives a name of the rules or of this face a meaning from here on."""

    op: Literal["define"]
    name: Id
    as_: Meaning = Field(alias="as")


class AddVotes(Verb):
    """Public votes for an option, never doubled."""

    op: Literal["add_votes"]
    choice: LocalName
    n: Some


class SetEligible(Verb):
    """The seat may make a claim, or not."""

    op: Literal["set_eligible"]
    value: bool


class Support(Verb):
    """A Dossier module counts for the claim, with this `strength`."""

    op: Literal["support"]
    module: Module
    strength: Maybe[Quantity] = None
