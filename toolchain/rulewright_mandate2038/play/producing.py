"""The Produce box: printed output of powered Facilities, Customers, Mega-Clusters.

Also the one production of a tile that an effect grants outside Production
(`TILE_OUTPUT`), which no Era Mandate counts (R-PRD-6).
"""

from collections.abc import Callable
from dataclasses import dataclass

from rulewright.sdk.engine import PC, Effect, State, figure
from rulewright_mandate2038.play import pieces, windows
from rulewright_mandate2038.play.book import BOOK
from rulewright_mandate2038.play.packing import (
    index_of,
    piece_key,
    piece_words,
    seat_of,
)
from rulewright_mandate2038.play.rules import CUSTOMERS, RUNWAY, Mandate

PRODUCED = BOOK.event("produced", "seat", "facility", "at:hex")
CLUSTER = BOOK.event("cluster", "seat", "pair:n")
PRODUCING = BOOK.procedure("producing", "seats", "facility", "pair")
SEATS, FACILITY, PAIR = PRODUCING.locals
TILE_OUTPUT = BOOK.procedure("tile_output", "output", "seat")
OUTPUT, SEAT = TILE_OUTPUT.locals


@dataclass(frozen=True, slots=True)
class Output:
    """Whose Facilities may produce once, and whether it is for their owner."""

    pieces: Callable[[State, int], list[int]]
    for_self: bool


def _tell(r: Mandate, s: State, seat: int, code: int) -> tuple[str, str]:
    return piece_key(seat, code), piece_words(r, s, seat, code)


WHICH = BOOK.ask("produce", "Which Facility produces?", _tell)


def output_of(r: Mandate, s: State, hex_: int) -> Effect | None:
    """The production box of the tile at a hex."""
    for effect in r.tile_at(s, hex_).effects:
        if effect.at == windows.PRODUCE_FACILITY:
            return effect
    return None


@PRODUCING.step
def facilities(r: Mandate, s: State, f: list[int]) -> None:
    """Powered Facilities, by seat and number (R-PRD-9)."""
    at, v = r.at, s.values
    order = r.order(s)
    while f[SEATS] < r.seats:
        seat = order[f[SEATS]]
        while f[FACILITY] < at.facilities:
            index = f[FACILITY]
            f[FACILITY] += 1
            if not v[at.powered + seat * at.facilities + index]:
                continue
            hex_ = pieces.facility_at(r, s, seat, index)
            PRODUCED(s, seat, index, hex_)
            effect = output_of(r, s, hex_)
            if effect is not None:
                f[PC] = facilities
                r.call(s, r.frames.effect, effect.number, seat)
                return
        f[SEATS] += 1
        f[FACILITY] = 0


@PRODUCING.step
def customers(r: Mandate, s: State, f: list[int]) -> None:
    """Runway for each Customer."""
    del f
    changes = r.changes_of("customer.income")
    for seat in r.order(s):
        held = r.get(s, CUSTOMERS, seat)
        if held:
            each = figure(changes, s, seat, r.numbers.income)
            r.gain(s, RUNWAY, seat, held * each)


@PRODUCING.step
def clusters(r: Mandate, s: State, f: list[int]) -> None:
    """Mega-Clusters that were allocated their Power."""
    at, v = r.at, s.values
    while f[PAIR] < r.numbers.projects:
        pair = f[PAIR]
        f[PAIR] += 1
        if not v[at.project_power + pair]:
            continue
        seat = v[at.project + 2 * pair] // at.facilities
        CLUSTER(s, seat, pair + 1)
        f[PC] = clusters
        # The owner has decided in Allocate; the card asks nothing again.
        r.take(s, r.project_effect, seat)
        return


@TILE_OUTPUT.step
def choose(r: Mandate, s: State, f: list[int]) -> None:
    """Which Facility, where there are several (R-HEA-10)."""
    there = r.outputs[f[OUTPUT]].pieces(s, f[SEAT])
    if not there:
        r.leave(s)
        return
    r.pick(s, f[SEAT], WHICH, there)


@TILE_OUTPUT.step
def produce(r: Mandate, s: State, f: list[int]) -> None:
    """Its tile's box, once."""
    piece = s.answer
    seat = f[SEAT] if r.outputs[f[OUTPUT]].for_self else seat_of(piece)
    hex_ = pieces.facility_at(r, s, seat_of(piece), index_of(piece))
    PRODUCED(s, seat, index_of(piece), hex_)
    effect = output_of(r, s, hex_)
    if effect is not None:
        r.call(s, r.frames.effect, effect.number, seat)
