"""The closed lists of names that effects are made of.

Each list is the game's own word for a thing: resources, places, moments, durations. A
name of this list misspelt is refused when the file is read. Names that one face makes
up for itself (`bind`) are `LocalName`; that they lead somewhere is a check.
"""

from dataclasses import dataclass
from typing import Annotated, Literal, get_args

from rulewright.sdk import Id

Resource = Literal[
    "runway",
    "compute",
    "capability",
    "customers",
    "trust",
    "research_protection",
    "mandate",
]
Statistic = Literal[
    "runway",
    "compute",
    "capability",
    "customers",
    "trust",
    "mandate",
    "scrutiny",
]
CoreAction = Literal["fund", "research", "build", "organize", "deploy", "influence"]
CORE_ACTIONS: tuple[str, ...] = get_args(CoreAction)
Program = Literal[
    "mega_cluster",
    "reorganization",
    "open_weights",
    "narrative_capture",
    "agent_swarm",
    "fusion_demonstrator",
]
PROGRAMS: tuple[str, ...] = get_args(Program)
Mode = Literal[
    "conservative",
    "venture",
    "facility",
    "generator",
    "link",
    "recruit",
    "redistribute",
    "relocate",
    "gain_trust",
    "remove_scrutiny",
    "propose_joint_venture",
    "terminate_joint_venture",
]
TileName = Literal[
    "frontier",
    "research",
    "cloud",
    "foundry",
    "capital",
    "talent",
    "grid_reactor",
    "consumer",
    "media",
    "government",
    "renewable_basin",
]
Domain = Literal["code", "science", "web", "books", "images", "video", "synthetic"]
Module = Literal[
    "benchmark_claim", "deployment_claim", "authority_claim", "publication_claim"
]
Profile = Literal["default", "advanced"]
EraName = Literal["era_demo", "era_scale", "era_narrative", "era_claim"]
PieceName = Literal[
    "ceo", "team", "pawn", "facility", "generator", "fusion_marker", "link"
]
"""A pawn is a CEO or a Team."""
PairName = Literal["joint_venture", "mega_cluster"]
SlotName = Literal["facility_space", "generator_slot", "link"]
SeatWord = Literal[
    "self",
    "each",
    "rivals",
    "initiative",
    "winner",
    "builder",
    "partner",
    "former",
]
Window = Literal[
    "headline.reveal",
    "headline.choices",
    "vote.announced",
    "selection.before",
    "selection.legal",
    "selection.revealed",
    "cycle.end",
    "trade.done",
    "turn.start",
    "move.replace",
    "move.done",
    "action.chosen",
    "action.start",
    "action.done",
    "turn.end",
    "run.declare",
    "run.card",
    "run.duplicate",
    "run.bank",
    "run.crash",
    "run.end",
    "generate",
    "trade_box",
    "allocate.before",
    "allocate",
    "produce.facility",
    "produce.customer",
    "produce.project",
    "partner",
    "era.start",
    "dossier.file",
    "dossier.reveal",
    "audit.before",
    "audit.hit",
    "mandate.score",
    "era.end",
    "final.offline",
    "final.claims",
    "final.after_claims",
    "final.ending",
    "spent",
    "built",
    "contract.created",
    "threshold.reached",
    "customer.gained",
]
WINDOWS: tuple[str, ...] = get_args(Window)
Duration = Literal["turn", "cycle", "era", "production", "game", "claims"]
Since = Literal["now", "turn", "cycle", "era", "game"]
Metric = Literal[
    "capability",
    "domains",
    "runway_through_fund",
    "powered_facilities",
    "demand_met",
    "compute_produced",
    "joint_ventures_operated",
    "trust",
    "categories_controlled",
    "customers",
    "scrutiny_added",
]
System = Literal[
    "select_move_act",
    "core_actions",
    "training_runs",
    "starting_grid",
    "facilities",
    "customers",
    "scrutiny",
    "auctions",
    "generators",
    "programs",
    "links",
    "networks",
    "negotiated_headlines",
    "joint_ventures",
    "power_request",
    "votes",
    "secret_choices",
    "lasting_headlines",
    "realignment",
    "era_4_abilities",
    "dossier_reveal",
    "claims",
    "volatility",
    "game_end_votes",
    "mega_cluster",
    "reorganization",
    "open_weights",
    "narrative_capture",
    "agent_swarm",
    "fusion_demonstrator",
]
ConstantName = Literal[
    "audit.base",
    "cycles",
    "generator.capacity",
    "generator.cost.runway",
    "program_markers",
]
Counter = Literal[
    "run.banked",
    "run.domains",
    "recruit.placed",
]


@dataclass(frozen=True, slots=True)
class Bound:
    """Marks a name that an op, choice or procedure of the same face must have made.

    `also` are words of the game that may stand in the same place.
    """

    also: tuple[str, ...] = ()


LocalName = Annotated[Id, Bound()]
PieceTerm = Annotated[Id, Bound(also=("acting",))]
HexTerm = Annotated[Id, Bound(also=("destination",))]
PoolTerm = Annotated[Id, Bound(also=("unlocked", "missing"))]
ActionTerm = Annotated[Id, Bound(also=(*CORE_ACTIONS, *PROGRAMS, *get_args(Mode)))]
ProgramTerm = Annotated[Id, Bound(also=(*CORE_ACTIONS, *PROGRAMS))]
