"""Building and hiring: pieces that come from supply, and what follows at once.

A Generator does what its tile's contract says when it is built; every building opens
the window `built`. Not here: room and counts (`pieces`), prices (`verbs.resources`).
"""

from dataclasses import dataclass
from typing import Final

from rulewright.sdk.engine import Change, State, figure, settle
from rulewright_mandate2038.play import pieces, windows
from rulewright_mandate2038.play.book import BOOK
from rulewright_mandate2038.play.rules import Mandate

FACILITY: Final = 0
GENERATOR: Final = 1
FUSION: Final = 2
BUILT_NAMES = ("facility", "generator", "fusion_marker")


@dataclass(frozen=True, slots=True)
class Hire:
    """How many Teams an effect places, and the changes of that number."""

    n: int
    changes: list[Change]


BUILT = BOOK.procedure("built", "seat")
(SEAT,) = BUILT.locals
HIRING = BOOK.procedure("hiring", "hire", "seat")
HIRE, HIRER = HIRING.locals


def _tell_count(r: Mandate, s: State, seat: int, code: int) -> tuple[str, str]:
    del r, s, seat
    return str(code), f"{code} Team" if code == 1 else f"{code} Teams"


COUNT = BOOK.ask("count", "How many Teams?", _tell_count)


def facility(r: Mandate, s: State, seat: int) -> None:
    """The lowest unbuilt Facility stands on the destination."""
    index = pieces.next_facility(r, s, seat)
    pieces.put_facility(r, s, seat, index, s.values[r.at.destination])
    _tell(r, s, seat, FACILITY)


def generator(r: Mandate, s: State, seat: int) -> None:
    """The ordinary Generator takes a slot at the destination."""
    pieces.put_generator(r, s, seat, s.values[r.at.destination])
    _tell(r, s, seat, GENERATOR)


def fusion(r: Mandate, s: State, seat: int) -> None:
    """The Fusion marker takes a slot at the destination."""
    pieces.put_fusion(r, s, seat, s.values[r.at.destination])
    _tell(r, s, seat, FUSION)


def _tell(r: Mandate, s: State, seat: int, what: int) -> None:
    s.values[r.at.built_piece] = what
    r.call(s, BUILT, seat)


@BUILT.step
def contract(r: Mandate, s: State, f: list[int]) -> None:
    """What the tile's contract does for who builds there; Fusion has its own."""
    tile = r.tile_at(s, s.values[r.at.destination])
    if s.values[r.at.built_piece] != GENERATOR:
        return
    for effect in tile.effects:
        if effect.at == windows.BUILT and effect.can(s, f[SEAT]):
            r.call(s, r.frames.effect, effect.number, f[SEAT])
            return


@BUILT.step
def tell(r: Mandate, s: State, f: list[int]) -> None:
    """The window for whoever waits for it."""
    r.fire(s, windows.BUILT, f[SEAT])


def teams_left(r: Mandate, s: State, seat: int) -> int:
    """Teams of the seat that are in supply."""
    first = r.at.pawn + seat * r.at.pawns
    return s.values[first + 1 : first + r.at.pawns].count(-1)


@HIRING.step
def ask(r: Mandate, s: State, f: list[int]) -> None:
    """How many, where a change leaves a choice and the supply allows it."""
    hire = r.hires[f[HIRE]]
    most = figure(hire.changes, s, f[HIRER], hire.n)
    most = min(most, teams_left(r, s, f[HIRER]))
    r.pick(s, f[HIRER], COUNT, list(range(hire.n, max(most, hire.n) + 1)))


@HIRING.step
def place(r: Mandate, s: State, f: list[int]) -> None:
    """They stand at the destination; what follows counts them."""
    seat, hire = f[HIRER], r.hires[f[HIRE]]
    first = r.at.pawn + seat * r.at.pawns
    for _ in range(s.answer):
        pawn = s.values.index(-1, first + 1) - first
        pieces.put_pawn(r, s, seat, pawn, s.values[r.at.destination])
    s.values[r.at.recruited] = s.answer
    settle(r, hire.changes, s, seat, hire.n)
