"""The kinds of component that Mandate 2038 adds, with the fields that each face prints.

Pieces, boards and aids are in `box`.

Fields hold what a player must know to resolve a face alone: unlock, timing, duration,
cost, badge. Numbers stand in effects or in top-level mappings, so that sentences can
refer to them.
"""

from typing import Annotated, Literal

from pydantic import Field

from rulewright.sdk import (
    Component,
    FlavourText,
    IconName,
    Id,
    Kind,
    Printed,
    Record,
    Ref,
    RulesText,
    Title,
)
from rulewright_mandate2038.box import KINDS as IN_THE_BOX
from rulewright_mandate2038.effects import Entry

EraId = Annotated[Id, Ref("era")]
Count = Annotated[int, Field(ge=0, le=99)]
Colour = Annotated[str, Field(pattern=r"^#[0-9a-f]{6}$")]


class Effective(Component):
    """A component with effects in the game's own ops."""

    effects: tuple[Entry, ...] = ()


class Action(Effective):
    """A Core Action card; one face, a variant for each owner.

    `cost` names the entry whose payment the cost strip prints, `visits` the districts
    whose visit bonus touches the Action, `table` the shared table it prints.
    """

    icon: IconName
    cost: Id | None = None
    visits: tuple[Annotated[Id, Ref("tile")], ...] = ()
    table: Annotated[Id, Ref("table")] | None = None


class Program(Effective):
    """A shared Program card: the Era that unlocks it, its cost, where it resolves."""

    icon: IconName
    era: EraId
    cost: Id | None = None
    where: Literal["anywhere", "host", "power_corridor"]


Badge = Literal["directive", "secret_choice", "vote", "auction", "volatility"]
Duration = Literal[
    "at_once", "cycle", "production", "era", "claims", "game", "by_result"
]


class Headline(Effective):
    """A Headline: its Era deck, procedure, duration and play profile."""

    icon: IconName
    era: EraId
    badge: Badge
    duration: Duration
    profile: Literal["default", "advanced"]
    label: Literal["regulatory"] | None = None


class Mandate(Effective):
    """An Era Mandate: what is compared at the end of its Era."""

    icon: IconName
    era: EraId


class Training(Effective):
    """A Training card: an ordinary domain, or a special card without one."""

    icon: IconName
    special: bool


class Dossier(Effective):
    """A Dossier card: filed in its Era, turned to Commit or to Hedge."""

    icon: IconName
    era: EraId


Window = Literal[
    "own_resolution",
    "own_deploy",
    "after_own_deploy",
    "after_own_research",
    "own_duplicate",
    "vote",
]


class Tactic(Effective):
    """An optional Tactic: when it may be played and what it costs."""

    icon: IconName
    window: Window
    cost: Id | None = None
    profile: Literal["tactics"] = "tactics"


class Ballot(Effective):
    """The square ballot of Realignment, one choice for each edge."""

    profile: Literal["advanced"] = "advanced"


class OwnerColour(Record):
    """How an owner is printed: field, text, tint, symbol on the field."""

    solid: Colour
    deep: Colour
    tint: Colour
    symbol: Literal["white", "ink"]


class Starts(Record):
    """Where the six sliders of a faction begin."""

    runway: Count
    compute: Count
    capability: Count
    customers: Count
    trust: Count
    research_protection: Count


class Public(Record):
    """What is already on the public track at setup."""

    mandate: Count


class Ability(Record):
    """A faction ability: the Era that unlocks it, its timing, effects and sentences."""

    id: Id
    name: Title
    era: EraId
    timing: Literal["passive", "once_per_era", "once_when_unlocked", "once_per_game"]
    effects: tuple[Entry, ...]
    rules: RulesText


class ScoringException(Record):
    """A printed exception to the public scoring schedule."""

    id: Id
    name: Title
    timing: Literal["passive"]
    effects: tuple[Entry, ...]
    rules: RulesText


class Opening(Record):
    """Customers that a faction begins with: rows of the table `customers`."""

    held: Id
    next: Id


class Faction(Effective):
    """A faction board."""

    icon: IconName
    short: Printed
    ceo: Printed
    color: OwnerColour
    starts: Starts
    public: Public
    opening: Opening | None = None
    strapline: FlavourText = ""
    abilities: Annotated[tuple[Ability, ...], Field(min_length=1)]
    exception: ScoringException | None = None


class Era(Effective):
    """An Era panel: markers, cycles, Audit base, and what is new."""

    numeral: Literal["I", "II", "III", "IV"]
    ordinal: Annotated[int, Field(ge=1, le=4)]
    strapline: FlavourText
    dossier: Annotated[Id, Ref("dossier")]
    ready: RulesText
    news: RulesText
    advanced: RulesText = ""
    inactive: RulesText = ""


class Ring(Record):
    """Copies of a tile in each ring pool."""

    centre: Count = 0
    inner: Count = 0
    outer: Count = 0


class Spaces(Record):
    """Room on a tile for Facilities, and for Generators on Energy tiles."""

    facility: Count
    generator: Count


class Tile(Effective):
    """A district tile: visit bonus, printed production, contract, spaces.

    `contract_icon` is what a partner gains when this tile hosts a contract;
    `contract_name` heads the Power contract that an Energy tile prints in place of a
    visit bonus.
    """

    icon: IconName
    category: Literal[
        "research",
        "cloud",
        "chip",
        "capital",
        "talent",
        "energy",
        "consumer",
        "media",
        "government",
        "frontier",
    ]
    ink: Colour
    ring: Ring
    spaces: Spaces
    contract_icon: Literal["runway", "compute"] | None = None
    contract_name: Title | None = None
    visit: RulesText = ""
    production: RulesText = ""
    contract: RulesText = ""


class Note(Record):
    """A standing text that several faces print: a Production box, a dock, a track.

    `rules` is closed English and is read; `label` is a caption without a rule.
    """

    id: Id
    name: Title
    icon: IconName | None = None
    label: Printed | None = None
    rules: RulesText = ""


class Elsewhere(Record):
    """A number of a row that has its home in another table."""

    ref: str


RowValue = bool | int | str | Elsewhere


class Table(Component):
    """Shared numbers and standing texts that have no face of their own."""

    profile: Literal["default", "advanced", "tactics"] = "default"
    rows: tuple[dict[Id, RowValue], ...] = ()
    notes: tuple[Note, ...] = ()


ALL = (
    Kind("era", Era, "mandate2038"),
    Kind("action", Action, "mandate2038"),
    Kind("program", Program, "mandate2038"),
    Kind("headline", Headline, "mandate2038"),
    Kind("mandate", Mandate, "mandate2038"),
    Kind("training", Training, "mandate2038"),
    Kind("dossier", Dossier, "mandate2038"),
    Kind("tactic", Tactic, "mandate2038"),
    Kind("ballot", Ballot, "mandate2038"),
    Kind("faction", Faction, "mandate2038"),
    Kind("tile", Tile, "mandate2038"),
    Kind("table", Table, "mandate2038", faceless=True),
    *IN_THE_BOX,
)
