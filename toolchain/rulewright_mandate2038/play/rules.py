"""The rules of Mandate 2038 at one table: the state's layout, faces, figures, seams.

`Mandate` is what every step is given as `r`. Offsets of the state are its attributes;
parts of the rules with fields of their own keep them in a `Fields` class of their
module. Not here: procedures, and what effects do.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from rulewright.sdk.engine import (
    Ask,
    Bundle,
    BundleError,
    Change,
    Choice,
    Compiler,
    Effect,
    Face,
    FaceRules,
    Form,
    State,
    Test,
    Track,
    always,
)
from rulewright_mandate2038.play import geometry, naming
from rulewright_mandate2038.play.book import BOOK, CHANGED, FRAMES, WORDS
from rulewright_mandate2038.play.fields import Fields
from rulewright_mandate2038.play.numbers import Numbers
from rulewright_mandate2038.play.topology import LocalPower, Topology
from rulewright_mandate2038.play.windows import PERSONAL, WINDOWS

if TYPE_CHECKING:
    from rulewright_mandate2038.play.building import Hire
    from rulewright_mandate2038.play.choosing import Pick
    from rulewright_mandate2038.play.moving import March, Recall, Transfer
    from rulewright_mandate2038.play.producing import Output
    from rulewright_mandate2038.play.supplemental import Taking

TRACKS = (
    "runway",
    "compute",
    "capability",
    "customers",
    "trust",
    "research_protection",
    "mandate",
)
RUNWAY, COMPUTE, CAPABILITY, CUSTOMERS, TRUST, PROTECTION, MANDATE = range(7)
STREAMS = ("setup", "headlines", "mandates", "training", "bag", "die", "tactics")
SETUP, HEADLINES, MANDATES, TRAINING, BAG, DIE, TACTICS = range(7)
_LAYERS = {"ability": 0, "headline": 1}
_OPTIONAL = frozenset({"ballot", "tactic"})
"""Kinds of other profiles and options: Realignment, and Tactics."""
_DIRECT = frozenset({"action", "program", "training", "dossier", "mandate", "era"})


@dataclass(frozen=True, slots=True)
class Card:
    """What a seat may select: a Core Action or a Program, numbered as one list."""

    number: int
    face: Face
    program: bool


class Mandate(FaceRules):
    """One bundle, profile and number of seats."""

    streams = STREAMS
    lists = ("timeline",)
    windows = WINDOWS
    personal = PERSONAL
    forms = ("needs", "counts_for", "lead", "unlock", "constant", "domain", "limit")
    frames = FRAMES
    award_changes: list[Change]
    visit_taken: "Callable[[Mandate, State, Choice, int, int], None]"
    replacements: "Callable[[Mandate, State, int, Card], list[Effect]]"
    narrow: "Callable[[Mandate, State, int, list[int]], list[int]]"

    def __init__(self, bundle: Bundle, profile: str, seats: int) -> None:
        super().__init__(bundle, profile, seats, BOOK, WORDS)
        self.active |= {"default"}
        self.numbers = Numbers(bundle)
        if not self.numbers.least_players <= seats <= self.numbers.most_players:
            raise BundleError("seats", f"this game is not for {seats}")
        self.at = Fields(self.layout, self.numbers)
        self.tracks = [self._track(i, name) for i, name in enumerate(TRACKS)]
        self.topology: Topology = LocalPower()
        self.needs: dict[int, Test] = {}
        self.adds_scrutiny: set[int] = set()
        self.marches: list[March] = []
        self.transfers: list[Transfer] = []
        self.recalls: list[Recall] = []
        self.hires: list[Hire] = []
        self.picks: list[Pick] = []
        self.takings: list[Taking] = []
        self.outputs: list[Output] = []
        self.leads: dict[int, Test] = {}
        self.card_tests: list[Test] = []
        self.card_sites: list[int] = []
        self._number_faces(bundle)
        self.compile(self._spread(bundle))
        self._sort_faces()
        naming.install(self)

    def _track(self, number: int, name: str) -> "Track[Mandate]":
        caps = self.bundle.tables["caps"][name]
        most = caps.get("most")
        offset = self.layout.each(name)
        return Track(number, name, offset, caps["least"], most, CHANGED)

    def _number_faces(self, bundle: Bundle) -> None:
        """What the compiler must know of faces before any is compiled."""
        self.tile_ids = [face["id"] for face in bundle.of("tile")]
        self.era_ids = [face["id"] for face in bundle.of("era")]
        self.faction_ids = list(bundle.owners)
        self.domain_ids = [
            entry["domain"]
            for face in bundle.of("training")
            for entry in face["effects"]
            if "domain" in entry
        ]

    def _spread(self, bundle: Bundle) -> Iterator[tuple[str, str, Form, bool]]:
        """Faces as the compiler takes them; each ability is a face of its own.

        What is for other profiles or options is not among them: their words may be none
        that this game plays.
        """
        for data in bundle.faces:
            if data["kind"] in _OPTIONAL or not self.plays(data):
                continue
            yield data["kind"], data["id"], data, data["owned"]
            exception = [data["exception"]] if "exception" in data else []
            for part in (*data.get("abilities", ()), *exception):
                yield "ability", part["id"], {**part, "faction": data["id"]}, False

    def _sort_faces(self) -> None:
        self.actions = self.of("action")
        self.programs = self.of("program")
        faces = [*self.actions, *self.programs]
        split = len(self.actions)
        self.cards = [Card(i, face, i >= split) for i, face in enumerate(faces)]
        self.trainings = self.of("training")
        self.domain_of = [_domain(face, self.domain_ids) for face in self.trainings]
        self.domains = [
            face
            for face, number in zip(self.trainings, self.domain_of, strict=True)
            if number >= 0
        ]
        self.tiles = self.of("tile")
        self.dossiers = self.of("dossier")
        self.capacities = [_constant(face, "generator.capacity") for face in self.tiles]
        self.fusion_capacity = max(
            _constant(face, "generator.capacity") for face in self.programs
        )
        self.project_effect = next(
            effect
            for face in self.programs
            for effect in face.effects
            if effect.at == WINDOWS.index("produce.project")
        )
        self.eras = self.of("era")
        playing = [f for f in self.of("headline") if f.data["profile"] in self.active]
        self.headlines = [
            [f for f in playing if f.data["era"] == era.id] for era in self.eras
        ]
        self.mandate_cards = [
            [f for f in self.of("mandate") if f.data["era"] == era.id]
            for era in self.eras
        ]
        self.abilities = [
            [f for f in self.of("ability") if f.data["faction"] == faction]
            for faction in self.faction_ids
        ]

        self._sort_abilities()

    def _sort_abilities(self) -> None:
        """What abilities do for a while, by its period, with faction and Era."""
        self.recurring: dict[str, list[tuple[Effect, int, int]]] = {}
        for faction, faces in enumerate(self.abilities):
            for face in faces:
                era = self.era_ids.index(face.data.get("era", self.era_ids[0]))
                for effect in face.effects:
                    if effect.lasting and effect.lasts not in ("", "game"):
                        told = (effect, faction, era)
                        self.recurring.setdefault(effect.lasts, []).append(told)

    def of(self, kind: str) -> list[Face]:
        """The compiled faces of a kind, in the order of the bundle."""
        return [face for face in self.faces if face.kind == kind]

    # -- what the kernel asks of a game ---------------------------------------------

    def order(self, s: State) -> list[int]:
        """Seats clockwise from Initiative."""
        first = s.values[self.at.initiative]
        return [(first + i) % self.seats for i in range(self.seats)]

    def settle_beforehand(self, s: State, given: tuple[int, ...]) -> None:
        """A faction for each seat, by number in the bundle's `owners`."""
        if not given:
            return
        right = len(given) == self.seats == len(set(given))
        if not right or not all(0 <= x < len(self.faction_ids) for x in given):
            raise ValueError("a different faction for every seat")
        s.values[self.at.faction : self.at.faction + self.seats] = given

    def layer(self, effect: Effect) -> int:
        """Own faction first, then the Headline, then the rest (R-ORD-5)."""
        return _LAYERS.get(effect.face.kind, 2)

    def paths(self, form: Form) -> list[str]:
        """A change for one mode of a card goes by the path of the mode."""
        found = super().paths(form)
        mode = form.get("scope", {}).get("mode")
        if mode is None:
            return found
        return [f"{mode}.{path.split('.', 1)[1]}" for path in found]

    def lasts(self, face: Face) -> str:
        """A Headline's entries end with its cycle, all others with the game."""
        return "cycle" if face.kind == "headline" else "game"

    def memory(self, face: Face) -> str:
        """Names of a face are forgotten with the Era where something of it lasts so."""
        if face.kind == "dossier":
            return "game"
        spans = {entry.get("lasts") for entry in face.data.get("effects", ())}
        return "era" if face.kind == "headline" and spans - {"cycle", None} else "cycle"

    def listens(self, effect: Effect) -> bool:
        """Cards are resolved entry by entry; what lasts, and all else, is switched on.

        Boxes of tiles are neither: visits are in force by place, production by Power.
        """
        if effect.face.kind == "tile":
            return False
        if effect.face.kind in _DIRECT and not effect.lasts:
            return False
        return super().listens(effect)

    def applies(self, compiler: "Compiler[Mandate]", effect: Effect) -> Test:
        """A visit's change is in force for the acting seat on that tile."""
        if effect.face.kind != "tile":
            return super().applies(compiler, effect)
        at, tile = self.at, self.tile_ids.index(effect.face.id)
        acting, visits, declined = at.acting, at.visits, at.declined
        tiles, place, may = at.tile, at.destination, effect.may

        def visiting(s: State, seat: int) -> bool:
            v = s.values
            return (
                v[tiles + v[place]] == tile
                and v[acting] == seat
                and v[visits] == 1
                and not (may and v[declined])
            )

        return visiting

    def other_entry(self, compiler: "Compiler[Mandate]", effect: Effect) -> None:
        """What a legal resolution needs; other forms are read where they are used."""
        if effect.form == "needs":
            self.needs[effect.number] = compiler.test(effect.data["needs"])
        elif effect.form == "lead":
            self.leads[effect.number] = compiler.test(effect.data.get("among"))

    def branch_taken(self, s: State, choice: Choice, seat: int, branch: int) -> None:
        """A bonus of the visited tile for this branch may be left, if it says so."""
        super().branch_taken(s, choice, seat, branch)
        self.visit_taken(self, s, choice, seat, branch)

    def means(self, s: State, effect: Effect, word: str, name: str) -> bool:
        """The word of a ban, or the card that a name of its face stands for."""
        field = self.layout.fields.get(f"{effect.face.key}:{word}")
        if field is None:
            return super().means(s, effect, word, name)
        number = s.values[field.offset]
        return number >= 0 and self.cards[number].face.id == name

    def expire(self, s: State, period: str) -> None:
        """What an ability does for a while waits again for its next use."""
        super().expire(s, period)
        at, v = self.at, s.values
        for effect, faction, era in self.recurring.get(period, ()):
            for seat in range(self.seats):
                if v[at.faction + seat] == faction and v[at.era] >= era:
                    self.switch(s, effect, seat)

    def gate(self, entry: Form) -> Test:
        """An entry with `from` is there from that Era on."""
        if "from" not in entry:
            return always
        era, at = self.era_ids.index(entry["from"]), self.at.era
        return lambda s, seat: s.values[at] >= era

    # -- what steps ask -------------------------------------------------------------

    def pick(self, s: State, seat: int, ask: Ask[Any], options: list[int]) -> None:
        """Asks one seat; in place of a move, for what keeps its card resolvable."""
        if s.values[self.at.replacing] and len(options) > 1:
            options = self.narrow(self, s, seat, options)
        super().pick(s, seat, ask, options)

    def get(self, s: State, track: int, seat: int) -> int:
        """How much of a resource a seat has."""
        return s.values[self.tracks[track].offset + seat]

    def gain(self, s: State, track: int, seat: int, n: int) -> int:
        """Gains (n > 0) or loses; what of it really happened.

        Temporary Compute takes room under the cap while it lasts (R-FB-15).
        """
        if track == COMPUTE and n > 0:
            held = s.values[self.at.temporary + seat]
            if held and (most := self.tracks[COMPUTE].most) is not None:
                n = min(n, max(most - held - self.get(s, COMPUTE, seat), 0))
        return self.tracks[track].change(self, s, seat, n)

    def tile_at(self, s: State, hex_: int) -> Face:
        """The tile that lies at a hex."""
        return self.tiles[s.values[self.at.tile + hex_]]

    def hex_name(self, hex_: int) -> str:
        """`c`, `i0`, `o11`; what options and events call a hex."""
        return geometry.NAMES[hex_]


def _domain(face: Face, ids: list[str]) -> int:
    """The number of the domain that a Training card has, -1 for a special card."""
    for effect in face.all("domain"):
        return ids.index(effect.data["domain"])
    return -1


def _constant(face: Face, name: str) -> int:
    """A number that a face only states, 0 if it does not."""
    for effect in face.all("constant"):
        if effect.data["constant"] == name:
            value: int = effect.data["value"]
            return value
    return 0
