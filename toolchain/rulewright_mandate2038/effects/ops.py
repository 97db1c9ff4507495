"""Ops: the verbs of Mandate 2038, one record each.

Ops that may stop and ask a player: `return`, `move` and `move_to` with a choice left,
`ready` with a choice left, `choose`, `ask_consent`, `propose`, `end_contract`, `offer`,
`take`, `resolve`, `train`, `place` where a place is left open, and any op or entry with
`may`. Nothing else stops the engine.
"""

from typing import Annotated

from pydantic import Tag
from typing_extensions import TypeAliasType

from rulewright.sdk.effects import by_word
from rulewright_mandate2038.effects.ops_on_choices import (
    AddProvisional,
    AddVotes,
    AskConsent,
    Bank,
    Choose,
    Declare,
    Define,
    DiscardCard,
    EndContract,
    EndRun,
    Freeze,
    Offer,
    Propose,
    SetEligible,
    Support,
    Train,
)
from rulewright_mandate2038.effects.ops_on_pieces import (
    Exhaust,
    Move,
    MoveTo,
    Place,
    PlacePair,
    ProduceTile,
    Ready,
    Resolve,
    Return,
    Rotate,
)
from rulewright_mandate2038.effects.ops_on_resources import (
    AddCubes,
    AddRisk,
    Create,
    Gain,
    Lose,
    Pay,
    PayAll,
    PayBid,
    RemoveCubes,
    Set,
    Take,
)

AnyOp = TypeAliasType(
    "AnyOp",
    Annotated[
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
    ],
)
"""Any op; `op` says which."""
