"""Pieces on the map: placing, moving, returning; room, presence, control.

The one place that changes where a piece is, so that counts of free room stay right.
A pawn is 0 for the CEO, 1 up for Teams; a Facility counts from 0.
"""

from rulewright.sdk.engine import State
from rulewright_mandate2038.play.book import BOOK
from rulewright_mandate2038.play.geometry import HEXES
from rulewright_mandate2038.play.rules import Mandate

PAWN = BOOK.event("pawn", "seat", "pawn", "from:hex", "to:hex")
FACILITY = BOOK.event("facility", "seat", "facility", "from:hex", "to:hex")
GENERATOR = BOOK.event("generator", "seat", "to:hex")
FUSION = BOOK.event("fusion", "seat", "to:hex")


def pawn_at(r: Mandate, s: State, seat: int, pawn: int) -> int:
    """The hex of a pawn, -1 in supply."""
    return s.values[r.at.pawn + seat * r.at.pawns + pawn]


def pawns(r: Mandate, s: State, seat: int) -> list[int]:
    """The pawns of a seat that are on the map."""
    first = r.at.pawn + seat * r.at.pawns
    return [p for p in range(r.at.pawns) if s.values[first + p] >= 0]


def put_pawn(r: Mandate, s: State, seat: int, pawn: int, hex_: int) -> None:
    """A pawn goes to a hex, or (-1) back to supply."""
    place = r.at.pawn + seat * r.at.pawns + pawn
    before = s.values[place]
    if before != hex_:
        s.values[place] = hex_
        PAWN(s, seat, pawn, before, hex_)


def facility_at(r: Mandate, s: State, seat: int, index: int) -> int:
    """The hex of a Facility, -1 while unbuilt."""
    return s.values[r.at.facility + seat * r.at.facilities + index]


def facilities(r: Mandate, s: State, seat: int) -> list[int]:
    """The Facilities of a seat that are built, by index."""
    first = r.at.facility + seat * r.at.facilities
    return [i for i in range(r.at.facilities) if s.values[first + i] >= 0]


def next_facility(r: Mandate, s: State, seat: int) -> int:
    """The lowest-numbered unbuilt Facility, -1 if all stand (R-MAP-1)."""
    first = r.at.facility + seat * r.at.facilities
    for index in range(r.at.facilities):
        if s.values[first + index] < 0:
            return index
    return -1


def put_facility(r: Mandate, s: State, seat: int, index: int, hex_: int) -> None:
    """A Facility is built on a hex or moves there, with all it carries."""
    place = r.at.facility + seat * r.at.facilities + index
    before = s.values[place]
    if before >= 0:
        s.values[r.at.built + before] -= 1
    s.values[r.at.built + hex_] += 1
    s.values[place] = hex_
    FACILITY(s, seat, index, before, hex_)


def put_generator(r: Mandate, s: State, seat: int, hex_: int) -> None:
    """The seat's ordinary Generator takes a slot."""
    s.values[r.at.generator + seat] = hex_
    s.values[r.at.slots + hex_] += 1
    GENERATOR(s, seat, hex_)


def put_fusion(r: Mandate, s: State, seat: int, hex_: int) -> None:
    """The Fusion marker takes a slot and has an owner."""
    s.values[r.at.fusion] = hex_
    s.values[r.at.fusion_owner] = seat
    s.values[r.at.slots + hex_] += 1
    FUSION(s, seat, hex_)


def has_space(r: Mandate, s: State, hex_: int) -> bool:
    """Whether a hex has a free Facility space."""
    room: int = r.tile_at(s, hex_).data["spaces"]["facility"]
    return s.values[r.at.built + hex_] < room


def has_slot(r: Mandate, s: State, hex_: int) -> bool:
    """Whether a hex has a free Generator slot."""
    room: int = r.tile_at(s, hex_).data["spaces"]["generator"]
    return s.values[r.at.slots + hex_] < room


def presence(r: Mandate, s: State, seat: int, hex_: int) -> int:
    """CEO, Teams and Facilities of a seat on a hex."""
    at, v = r.at, s.values
    first = at.pawn + seat * at.pawns
    count = v[first : first + at.pawns].count(hex_)
    first = at.facility + seat * at.facilities
    return count + v[first : first + at.facilities].count(hex_)


def controller(r: Mandate, s: State, hex_: int) -> int:
    """Who controls a hex: alone the most presence on it; -1 nobody (R-CTRL-1, 3)."""
    if r.tile_at(s, hex_).data["category"] == "frontier":
        return -1
    counts = [presence(r, s, seat, hex_) for seat in range(r.seats)]
    most = max(counts)
    if most == 0 or counts.count(most) > 1:
        return -1
    return counts.index(most)


def hexes_of(r: Mandate, s: State, tile: str) -> list[int]:
    """Where the tiles of a name lie."""
    number = r.tile_ids.index(tile)
    first = r.at.tile
    return [h for h in range(HEXES) if s.values[first + h] == number]


def name_controller(r: Mandate, s: State, tile: str) -> int:
    """Who controls strictly more hexes of a name than anyone else; -1 nobody.

    R-CTRL-4, R-CTRL-5.
    """
    counts = [0] * r.seats
    for hex_ in hexes_of(r, s, tile):
        seat = controller(r, s, hex_)
        if seat >= 0:
            counts[seat] += 1
    most = max(counts)
    if most == 0 or counts.count(most) > 1:
        return -1
    return counts.index(most)
