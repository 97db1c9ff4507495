"""A table of Mandate 2038 for tests: the real bundle, laid out as a test wants it.

Here: making the bundle once a run, putting pieces and resources where they are needed,
running one procedure, answering by key. Not here: what the rules say.
"""

import random
from functools import cache
from pathlib import Path

from rulewright.diagnostics import Report
from rulewright.engine import Bundle, Procedure, State, read_bundle
from rulewright.model import Catalogue
from rulewright.pipeline.bundling import engine_file
from rulewright.pipeline.loading import load
from rulewright.pipeline.locating import locate
from rulewright_mandate2038.play import geometry, pieces
from rulewright_mandate2038.play.assembly import ENGINE
from rulewright_mandate2038.play.rules import TRACKS, Mandate
from rulewright_mandate2038.play.selection import eligible
from rulewright_mandate2038.play.turn import TURN
from samples import CHECKOUT

FACTIONS = (
    "coalition_lab",
    "platform_empire",
    "imperial_research_lab",
    "vertical_empire",
    "safety_laboratory",
    "foundry",
)


@cache
def catalogue() -> Catalogue:
    """The content in this checkout."""
    report = Report()
    place = locate(str(CHECKOUT / "content" / "mandate2038"), Path.cwd(), report)
    assert place is not None
    found = load(place, report, cache=CHECKOUT / "build" / "cache" / "bench")
    assert found is not None, report.findings
    return found


@cache
def bundle_text() -> str:
    """`engine.json` of the content in this checkout."""
    return engine_file(catalogue(), ENGINE.procedures)


@cache
def bundle() -> Bundle:
    """The bundle of the content in this checkout."""
    return read_bundle(bundle_text())


@cache
def rules(seats: int = 4) -> Mandate:
    """The rules at a table of so many."""
    made = ENGINE.rules(bundle(), "default", seats)
    assert isinstance(made, Mandate)
    return made


class Tabletop:
    """A game with its rules; seat 0 has the first faction named, and so on."""

    def __init__(
        self, *factions: str, seed: int = 1, manual: bool = False, events: bool = True
    ) -> None:
        named = factions or FACTIONS[:4]
        self.r = rules(len(named))
        given = tuple(self.r.faction_ids.index(name) for name in named)
        self.s: State = self.r.start(seed, given=given, events=events, manual=manual)
        self.v = self.s.values
        if not manual:
            self._silence()

    def _silence(self) -> None:
        """The Headline that chance has revealed is out of force."""
        for period in ("cycle", "era", "production"):
            self.r.expire(self.s, period)

    # -- laying out --------------------------------------------------------------

    def seat(self, seat: int, **resources: int) -> None:
        """Puts sliders where a test wants them, past all thresholds and events."""
        for name, value in resources.items():
            self.v[self.r.tracks[TRACKS.index(name)].offset + seat] = value

    def has(self, seat: int, name: str) -> int:
        """What a seat has of a resource."""
        return self.r.get(self.s, TRACKS.index(name), seat)

    def tile(self, hex_: str, name: str) -> None:
        """Lays a tile at a hex, whatever lay there."""
        place = self.r.at.tile + geometry.NAMES.index(hex_)
        self.v[place] = self.r.tile_ids.index(name)

    def pawn(self, seat: int, pawn: int, hex_: str) -> None:
        """Puts a pawn (0 the CEO) on a hex."""
        pieces.put_pawn(self.r, self.s, seat, pawn, geometry.NAMES.index(hex_))

    def facility(self, seat: int, index: int, hex_: str) -> None:
        """Builds or moves a Facility (0 the first)."""
        pieces.put_facility(self.r, self.s, seat, index, geometry.NAMES.index(hex_))

    def era(self, number: int) -> None:
        """It is this Era (1 to 4); abilities up to it are in force, cards ready."""
        self.v[self.r.at.era] = number - 1
        for seat in range(self.r.seats):
            self.v[self.r.at.unused + seat] = (1 << len(self.r.actions)) - 1
            for face in self.r.abilities[self.v[self.r.at.faction + seat]]:
                if self.r.era_ids.index(face.data.get("era", "era_demo")) < number:
                    for effect in face.effects:
                        self.r.switch(self.s, effect, seat)

    def headline(self, name: str) -> None:
        """Reveals a Headline; whatever was revealed before is over."""
        face = next(face for face in self.r.of("headline") if face.id == name)
        self._silence()
        self.v[self.r.at.headline] = face.number
        self.s.stack.clear()
        self.s.ask = 0
        self.r.resolve(self.s, face.number, -1)
        self.r.advance(self.s)

    def turn(self, seat: int, card: str) -> None:
        """Begins the turn of a seat that has selected a card, past any trade."""
        ids = [card.face.id for card in self.r.cards]
        self.v[self.r.at.selected + seat] = ids.index(card)
        self.run(TURN, seat)
        if self.asks == "trade":
            self.answer("pass")

    def may_select(self, seat: int) -> list[str]:
        """The cards that the seat may select just then."""
        return [self.r.cards[n].face.id for n in eligible(self.r, self.s, seat)]

    # -- playing -----------------------------------------------------------------

    def run(self, procedure: "Procedure[Mandate]", *arguments: int) -> None:
        """Drops what was going on and runs one procedure, to its first ask or end."""
        self.s.stack.clear()
        self.s.ask = 0
        self.r.call(self.s, procedure, *arguments)
        self.r.advance(self.s)

    @property
    def asks(self) -> str:
        """The name of the current ask, `""` if nothing is asked."""
        question = self.r.question(self.s)
        return question.name if question else ""

    def offers(self, seat: int | None = None) -> list[str]:
        """The keys of the options that the seat (or the next one) has."""
        question = self.r.question(self.s, seat)
        return [option.key for option in question.options] if question else []

    def answer(self, *keys: str, seat: int | None = None) -> None:
        """Answers asks one after the other by the keys of their options."""
        for key in keys:
            found = self.offers(seat)
            assert key in found, f"{key} is not offered: {self.asks} {found}"
            self.r.answer(self.s, found.index(key), -1 if seat is None else seat)

    def until(self, ask: str, *, seed: int = 1, most: int = 5000) -> None:
        """Plays at random until an ask of this name, or the end."""
        rng = random.Random(seed)
        for _ in range(most):
            if self.s.over or self.asks == ask:
                return
            seat = self.r.waiting(self.s)[0]
            table = self.s.tables[self.s.seats.index(seat)]
            self.r.answer(self.s, rng.randrange(len(table)), seat)

    def events(self, name: str) -> list[dict[str, int | str]]:
        """The events of a name so far."""
        told = (self.r.told(event) for event in self.s.log or ())
        return [event for event in told if event["event"] == name]
