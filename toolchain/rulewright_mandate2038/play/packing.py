"""Packing: a piece as one number, so that it can be bound, offered and saved.

Kind, seat and index; pawn 0 is the CEO, Facility 0 the first. Not here: which pieces an
effect means (`verbs.grasping`).
"""

from typing import Final

from rulewright.sdk.engine import State
from rulewright_mandate2038.play import naming, pieces
from rulewright_mandate2038.play.rules import Mandate

PAWN: Final = 0
FACILITY: Final = 1
GENERATOR: Final = 2
FUSION: Final = 3


def pack(kind: int, seat: int, index: int) -> int:
    """A piece as one number."""
    return kind << 10 | seat << 5 | index


def kind_of(piece: int) -> int:
    """`PAWN`, `FACILITY`, `GENERATOR` or `FUSION`."""
    return piece >> 10


def seat_of(piece: int) -> int:
    """Whose piece it is."""
    return piece >> 5 & 31


def index_of(piece: int) -> int:
    """Its number among its owner's: pawn 0 is the CEO, Facility 0 the first."""
    return piece & 31


def hex_of(r: Mandate, s: State, piece: int) -> int:
    """Where it stands, -1 in supply."""
    if kind_of(piece) == FACILITY:
        return pieces.facility_at(r, s, seat_of(piece), index_of(piece))
    return pieces.pawn_at(r, s, seat_of(piece), index_of(piece))


def piece_key(seat: int, piece: int) -> str:
    """`team1`, `facility2`; of a rival `seat2:facility1`."""
    index = index_of(piece)
    if kind_of(piece) == FACILITY:
        key = f"facility{index + 1}"
    else:
        key = naming.pawn_key(index)
    return key if seat_of(piece) == seat else f"seat{seat_of(piece)}:{key}"


def piece_words(r: Mandate, s: State, seat: int, piece: int) -> str:
    """A piece and where it stands, for people."""
    index = index_of(piece)
    name = naming.pawn_words(index)
    if kind_of(piece) == FACILITY:
        name = f"Facility {index + 1}"
    if seat_of(piece) != seat:
        name = f"{name} of {naming.seat_words(r, s, seat_of(piece))}"
    hex_ = hex_of(r, s, piece)
    return f"{name} at {naming.hex_words(r, s, hex_)}" if hex_ >= 0 else name
