"""Power and Production: the five boxes, each for every seat before the next.

Generate, Trade (a seam, empty in the Default Game), Allocate, Produce, Partner; within
a box, Initiative order. Not here: what an allocation may be (`allocation`), output
(`producing`), Joint Ventures (`partnering`), what a source reaches (`topology`).
"""

from rulewright.sdk.engine import PC, State
from rulewright_mandate2038.play import windows
from rulewright_mandate2038.play.allocation import ALLOCATION
from rulewright_mandate2038.play.book import BOOK
from rulewright_mandate2038.play.partnering import PARTNERING
from rulewright_mandate2038.play.producing import PRODUCING
from rulewright_mandate2038.play.rules import Mandate

BOX = BOOK.event("box", "box:n")
PRODUCTION = BOOK.procedure("production", "seats")
(SEATS,) = PRODUCTION.locals


@PRODUCTION.step
def generate(r: Mandate, s: State, f: list[int]) -> None:
    """The first box opens."""
    del f
    BOX(s, 1)
    r.fire(s, windows.GENERATE, -1)


@PRODUCTION.step
def operate(r: Mandate, s: State, f: list[int]) -> None:
    """What each Generator's contract does if it operates (R-POW-5, 6)."""
    if f[SEATS] >= r.seats:
        return
    seat = r.order(s)[f[SEATS]]
    f[SEATS] += 1
    f[PC] = operate
    hex_ = s.values[r.at.generator + seat]
    if hex_ < 0:
        return
    for effect in r.tile_at(s, hex_).effects:
        if effect.at == windows.GENERATE and effect.can(s, seat):
            r.call(s, r.frames.effect, effect.number, seat)
            return


@PRODUCTION.step
def trade(r: Mandate, s: State, f: list[int]) -> None:
    """A seam of the profile: Power requests, in Advanced Play."""
    f[SEATS] = 0
    r.fire(s, windows.TRADE_BOX, -1)


@PRODUCTION.step
def supplement(r: Mandate, s: State, f: list[int]) -> None:
    """Supplemental Power is taken by all before anyone allocates (R-POW-10)."""
    del f
    BOX(s, 3)
    r.fire(s, windows.ALLOCATE_BEFORE, -1)


@PRODUCTION.step
def clear(r: Mandate, s: State, f: list[int]) -> None:
    """The snapshot of the last Production goes (R-MAP-16)."""
    del f
    at, v = r.at, s.values
    v[at.powered : at.powered + r.seats * at.facilities] = [0] * (
        r.seats * at.facilities
    )
    projects = r.numbers.projects
    v[at.project_power : at.project_power + projects] = [0] * projects


@PRODUCTION.step
def allocate(r: Mandate, s: State, f: list[int]) -> None:
    """Each seat's complete allocation."""
    if f[SEATS] < r.seats:
        seat = r.order(s)[f[SEATS]]
        f[SEATS] += 1
        f[PC] = allocate
        r.call(s, ALLOCATION, seat)


@PRODUCTION.step
def produce(r: Mandate, s: State, f: list[int]) -> None:
    """Facilities, Customers, Mega-Clusters, in that order (R-PRD-2)."""
    del f
    at, v = r.at, s.values
    v[at.supplemental : at.supplemental + r.seats] = [0] * r.seats
    BOX(s, 4)
    v[at.producing] = 1
    r.call(s, PRODUCING)


@PRODUCTION.step
def partner(r: Mandate, s: State, f: list[int]) -> None:
    """Joint Ventures, lowest number first."""
    del f
    BOX(s, 5)
    r.call(s, PARTNERING)


@PRODUCTION.step
def close(r: Mandate, s: State, f: list[int]) -> None:
    """The boxes are closed; immediate output counts no more."""
    del f
    s.values[r.at.producing] = 0
