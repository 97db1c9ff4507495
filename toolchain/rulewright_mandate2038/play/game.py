"""The whole game: setup, Eras, the end.

GAME is the first frame of every state. An Era is its beginning, its cycles, its
settlement (R-ORD-2, R-ORD-6); each part is a procedure of its own module.
"""

from rulewright.sdk.engine import PC, State, figure
from rulewright_mandate2038.play import windows
from rulewright_mandate2038.play.audit import AUDIT
from rulewright_mandate2038.play.book import BOOK
from rulewright_mandate2038.play.cycle import CYCLE
from rulewright_mandate2038.play.dossier import FILING
from rulewright_mandate2038.play.ending import ENDING
from rulewright_mandate2038.play.mandates import DRAW_MANDATE, SCORE_MANDATE
from rulewright_mandate2038.play.production import PRODUCTION
from rulewright_mandate2038.play.realignment import REALIGNMENT
from rulewright_mandate2038.play.rules import PROTECTION, Mandate
from rulewright_mandate2038.play.setup import SETUP

ERA_BEGINS = BOOK.event("era", "era")

GAME = BOOK.procedure("game")
ERA = BOOK.procedure("era", "cycle")
(CYCLES,) = ERA.locals


@GAME.step
def lay_out(r: Mandate, s: State, f: list[int]) -> None:
    """Setup."""
    del f
    r.call(s, SETUP)


@GAME.step
def play_era(r: Mandate, s: State, f: list[int]) -> None:
    """The next Era, until all panels are played."""
    del f
    s.values[r.at.era] += 1
    r.call(s, ERA)


@GAME.step
def next_era(r: Mandate, s: State, f: list[int]) -> None:
    """Back to the next panel."""
    if s.values[r.at.era] + 1 < len(r.eras):
        f[PC] = play_era


@GAME.step
def end(r: Mandate, s: State, f: list[int]) -> None:
    """Final scoring, claims, the World Ending."""
    del f
    r.call(s, ENDING)


@ERA.step
def begin_era(r: Mandate, s: State, f: list[int]) -> None:
    """The marker advances; abilities of this panel are there from now on."""
    del f
    era = s.values[r.at.era]
    ERA_BEGINS(s, era)
    for seat in range(r.seats):
        for face in r.abilities[s.values[r.at.faction + seat]]:
            # A scoring exception names no Era; it is there from the first.
            if face.data.get("era", r.era_ids[0]) == r.era_ids[era]:
                for effect in face.effects:
                    r.switch(s, effect, seat)
    r.call(s, DRAW_MANDATE)


@ERA.step
def ready(r: Mandate, s: State, f: list[int]) -> None:
    """Cards ready, markers available, Research Protection refreshed."""
    del f
    era = r.eras[s.values[r.at.era]]
    markers = era.named("markers").data["value"]
    for seat in range(r.seats):
        s.values[r.at.unused + seat] = (1 << len(r.actions)) - 1
        s.values[r.at.markers + seat] = markers
        _refresh(r, s, seat)
    r.fire(s, windows.ERA_START, -1)


def _refresh(r: Mandate, s: State, seat: int) -> None:
    """Back to the printed number, whatever is left (R-TRN-16, R-PRO-1)."""
    n = figure(r.changes_of("protection.refresh"), s, seat, r.numbers.refresh)
    r.gain(s, PROTECTION, seat, n - r.get(s, PROTECTION, seat))


@ERA.step
def play_cycle(r: Mandate, s: State, f: list[int]) -> None:
    """The next of the Era's cycles."""
    s.values[r.at.cycle] = f[CYCLES]
    r.call(s, CYCLE)


@ERA.step
def next_cycle(r: Mandate, s: State, f: list[int]) -> None:
    """Back to the next cycle, as many as the panel has."""
    f[CYCLES] += 1
    if f[CYCLES] < r.eras[s.values[r.at.era]].named("cycles").data["value"]:
        f[PC] = play_cycle


@ERA.step
def produce(r: Mandate, s: State, f: list[int]) -> None:
    """Power and Production."""
    del f
    r.call(s, PRODUCTION)


@ERA.step
def file_dossier(r: Mandate, s: State, f: list[int]) -> None:
    """The Era's Dossier card; in the last Era also the reveal."""
    del f
    r.call(s, FILING)


@ERA.step
def audit(r: Mandate, s: State, f: list[int]) -> None:
    """The Public Audit."""
    del f
    r.call(s, AUDIT)


@ERA.step
def score(r: Mandate, s: State, f: list[int]) -> None:
    """The Era Mandate."""
    del f
    r.call(s, SCORE_MANDATE)


@ERA.step
def realign(r: Mandate, s: State, f: list[int]) -> None:
    """A seam of the profile: Realignment, in Advanced Play."""
    del f
    r.call(s, REALIGNMENT)


@ERA.step
def end_era(r: Mandate, s: State, f: list[int]) -> None:
    """What lasted for the Era is over, and what it counted."""
    del f
    r.fire(s, windows.ERA_END, -1)


@ERA.step
def forget_era(r: Mandate, s: State, f: list[int]) -> None:
    """Expiry comes after the window, so that nothing in it is lost."""
    del f
    r.expire(s, "production")
    r.expire(s, "era")
    at = r.at
    for field in (
        at.capability_gained,
        at.customers_gained,
        at.fund_runway,
        at.scrutiny_added,
        at.best_run,
        at.compute_made,
        at.deploys,
        at.resolved_cards,
        at.operated,
    ):
        s.values[field : field + r.seats] = [0] * r.seats
