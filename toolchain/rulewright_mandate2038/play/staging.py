"""Tables for scenarios: the names that rulings use, laid on a state and read from it.

A seat goes by the short name of its faction or by the faction's id; a hex by its
slot (`c`, `i0`, `o11`) or by a tile that lies there; a pawn is `ceo`, `team1`...; a
Facility `facility1`... Not here: playing scenarios (the kernel does), moments
(`moments`).
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rulewright.sdk.engine import Bundle, State, UnknownNameError, draw_open
from rulewright_mandate2038.play import geometry, moments, pieces, stagehands
from rulewright_mandate2038.play.rules import TRACKS, Mandate

Make = Callable[[Bundle, str, int], Mandate]
_SUPPLY = "supply"


class Table:
    """A table after setup, in the first Era, before its first cycle. See `Stage`."""

    def __init__(self, r: Mandate, seats: Sequence[str], seed: int) -> None:
        self.rules = r
        self.names = _short_names(r)
        given = tuple(self.faction(name) for name in seats)
        self.short = [list(self.names)[faction] for faction in given]
        self.state = _set_up(r, given, seed)
        stagehands.enter_era(r, self.state, 0)

    def faction(self, name: str) -> int:
        """The number of a faction, by its short name or its id."""
        if name in self.names:
            return self.names[name]
        if name in self.rules.faction_ids:
            return self.rules.faction_ids.index(name)
        raise UnknownNameError("faction", name, list(self.names))

    def seat(self, name: str) -> int:
        """The seat of a faction."""
        short = list(self.names)[self.faction(name)]
        if short not in self.short:
            raise UnknownNameError("seat", name, self.short)
        return self.short.index(short)

    def named(self, seat: int) -> str:
        """What scenarios call a seat; nobody is `none`."""
        return self.short[seat] if seat >= 0 else "none"

    def hex(self, name: object) -> int:
        """A hex by its slot, or the first one on which a tile of that name lies."""
        if name == _SUPPLY:
            return -1
        if name in geometry.NAMES:
            return geometry.NAMES.index(str(name))
        if name in self.rules.tile_ids:
            found = pieces.hexes_of(self.rules, self.state, str(name))
            if found:
                return found[0]
        known = [*geometry.NAMES, *self.rules.tile_ids, _SUPPLY]
        raise UnknownNameError("hex", name, known)

    def put(self, seat: int | None, name: str, value: Any) -> None:  # noqa: ANN401 - plain data of many forms
        """Lays out one thing of a seat or of the table."""
        if seat is None:
            stagehands.put_on_table(self, name, value)
        elif name in TRACKS:
            stagehands.put_track(self.rules, self.state, seat, name, value)
        else:
            stagehands.put_with_seat(self, seat, name, value)

    def get(self, seat: int | None, name: str) -> Any:  # noqa: ANN401 - plain data of many forms
        """How one thing is."""
        if seat is None:
            return stagehands.get_on_table(self, name)
        if name in TRACKS:
            return self.rules.get(self.state, TRACKS.index(name), seat)
        return stagehands.get_with_seat(self, seat, name)

    def field(self, name: str) -> str:
        """The field of the state that keeps a thing."""
        return stagehands.field_of(self.rules, name)

    def play(self, moment: Sequence[str]) -> None:
        """Begins a moment of the game."""
        self.state.stack.clear()
        self.state.ask = 0
        moments.begin(self, moment)


def stage(make: Make) -> Callable[[Bundle, Sequence[str], int], Table]:
    """What lays out tables of the Default Game; rules are made once for each size."""
    made: dict[tuple[str, int], Mandate] = {}

    def table(bundle: Bundle, seats: Sequence[str], seed: int) -> Table:
        key = (bundle.hash, len(seats))
        if key not in made:
            made[key] = make(bundle, "default", len(seats))
        return Table(made[key], seats, seed)

    return table


def _short_names(r: Mandate) -> Mapping[str, int]:
    """The first words of factions' names in small letters, in the bundle's order."""
    names = (r.bundle.words[f"faction.{name}"] for name in r.faction_ids)
    return {name.split()[0].lower(): i for i, name in enumerate(names)}


def _set_up(r: Mandate, given: tuple[int, ...], seed: int) -> State:
    """A state after setup, with nothing of the first Era done."""
    s = r.start(seed, given=given, events=True, manual=True)
    draw_open(r, s, until="mandate")
    s.stack.clear()
    s.ask = 0
    return s
