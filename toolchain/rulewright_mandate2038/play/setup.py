"""Setup: factions, the map, starting pieces and sliders, Initiative.

Every draw is a chance of its own, so that a caller may lay out any table.
"""

from rulewright.sdk.engine import PC, State
from rulewright_mandate2038.play import geometry, naming, pieces
from rulewright_mandate2038.play.book import BOOK
from rulewright_mandate2038.play.rules import SETUP as STREAM
from rulewright_mandate2038.play.rules import TRACKS, TRUST, Mandate

FACTION = BOOK.event("faction", "seat", "faction")
TILE = BOOK.event("tile", "hex", "tile")
INITIATIVE = BOOK.event("initiative", "seat")

SETUP = BOOK.procedure("setup", "seat", "hex")
SEAT, HEX = SETUP.locals


def _tell_faction(r: Mandate, s: State, seat: int, code: int) -> tuple[str, str]:
    del s, seat
    name = r.faction_ids[code]
    return name, naming.face_words(r, f"faction.{name}")


def _tell_tile(r: Mandate, s: State, seat: int, code: int) -> tuple[str, str]:
    del s, seat
    name = r.tile_ids[code]
    return name, naming.face_words(r, f"tile.{name}")


def _tell_seat(r: Mandate, s: State, seat: int, code: int) -> tuple[str, str]:
    del seat
    return f"seat{code}", naming.seat_words(r, s, code)


DRAW_FACTION = BOOK.ask("faction", "Which faction has this seat?", _tell_faction)
DRAW_TILE = BOOK.ask("tile", "Which tile lies here?", _tell_tile)
DRAW_INITIATIVE = BOOK.ask("initiative", "Who has Initiative?", _tell_seat)


@SETUP.step
def draw_faction(r: Mandate, s: State, f: list[int]) -> None:
    """A faction for the next seat, unless the table has settled it."""
    first = r.at.faction
    taken = s.values[first : first + r.seats]
    s.answer = taken[f[SEAT]]
    if s.answer < 0:
        free = [i for i in range(len(r.faction_ids)) if i not in taken]
        r.chance(s, STREAM, DRAW_FACTION, free, [1] * len(free))


@SETUP.step
def take_faction(r: Mandate, s: State, f: list[int]) -> None:
    """The seat gets the faction's pieces, sliders and printed Mandate."""
    seat = f[SEAT]
    s.values[r.at.faction + seat] = s.answer
    FACTION(s, seat, s.answer)
    _begin_seat(r, s, seat)
    f[SEAT] += 1
    if f[SEAT] < r.seats:
        f[PC] = draw_faction


@SETUP.step
def draw_tile(r: Mandate, s: State, f: list[int]) -> None:
    """A tile for the next hex, from the pool of its ring."""
    hex_ = f[HEX]
    ring = next(name for name, hexes in geometry.RINGS.items() if hex_ in hexes)
    first = r.at.tile
    laid = [s.values[first + h] for h in geometry.RINGS[ring]]
    left = [
        tile.data["ring"].get(ring, 0) - laid.count(number)
        for number, tile in enumerate(r.tiles)
    ]
    there = [number for number, count in enumerate(left) if count > 0]
    r.chance(s, STREAM, DRAW_TILE, there, [left[number] for number in there])


@SETUP.step
def lay_tile(r: Mandate, s: State, f: list[int]) -> None:
    """The tile lies there for the whole game."""
    s.values[r.at.tile + f[HEX]] = s.answer
    TILE(s, f[HEX], s.answer)
    f[HEX] += 1
    if f[HEX] < geometry.HEXES:
        f[PC] = draw_tile


@SETUP.step
def draw_initiative(r: Mandate, s: State, f: list[int]) -> None:
    """The first Initiative is chance."""
    del f
    seats = list(range(r.seats))
    r.chance(s, STREAM, DRAW_INITIATIVE, seats, [1] * r.seats)


@SETUP.step
def begin(r: Mandate, s: State, f: list[int]) -> None:
    """The marker is placed; Collective Trust is written down."""
    del f
    s.values[r.at.initiative] = s.answer
    INITIATIVE(s, s.answer)
    for number, face in enumerate(r.trainings):
        s.values[r.at.deck + number] = face.data["copies"]
    s.values[r.at.setup_trust] = sum(r.get(s, TRUST, seat) for seat in range(r.seats))


def _begin_seat(r: Mandate, s: State, seat: int) -> None:
    faction = next(
        face
        for face in r.of("faction")
        if face.id == r.faction_ids[s.values[r.at.faction + seat]]
    )
    starts = faction.data["starts"]
    for number, track in enumerate(TRACKS[:-1]):
        s.values[r.tracks[number].offset + seat] = starts[track]
    mandate = faction.data["public"]["mandate"]
    s.values[r.tracks[len(TRACKS) - 1].offset + seat] = mandate
    _score_beforehand(r, s, seat, starts)
    for pawn in range(1 + r.numbers.teams_at_start):
        pieces.put_pawn(r, s, seat, pawn, geometry.CENTRE)


def _score_beforehand(r: Mandate, s: State, seat: int, starts: dict[str, int]) -> None:
    """What the printed Mandate already counts is flagged as scored (R-RES-4, 5)."""
    at, n = r.at, r.numbers
    for field, awards, value in (
        (at.capability_scored, n.capability_awards, starts["capability"]),
        (at.trust_scored, n.trust_awards, starts["trust"]),
    ):
        for index, (threshold, _) in enumerate(awards):
            if value >= threshold:
                s.values[field + seat] |= 1 << index
    s.values[at.customers_scored + seat] = (1 << starts["customers"]) - 1
