"""Verbs on pieces and cards: move, move_to, place, return, ready.

What an effect means is compiled here and kept on the rules; asks are `play.moving` and
`play.building`.
"""

from rulewright.sdk.engine import Compiler, Form, Op, State
from rulewright_mandate2038.play import building, moving, pieces
from rulewright_mandate2038.play.book import WORDS
from rulewright_mandate2038.play.geometry import DISTANCE
from rulewright_mandate2038.play.packing import hex_of
from rulewright_mandate2038.play.rules import Mandate
from rulewright_mandate2038.verbs.grasping import hexes_of, pieces_of

C = Compiler[Mandate]


@WORDS.verb("move")
def move(c: C, form: Form) -> Op:
    """Pieces move up to so many steps, one of them, each, or a shared sum."""
    r, piece = c.rules, form["piece"]
    how = moving.ONE
    if form.get("shared"):
        how = moving.SHARED
    elif piece.get("pick") == "each":
        how = moving.EACH
    number = len(r.marches)
    mine = pieces_of(c, piece)
    r.marches.append(moving.March(mine, c.amount(form["steps"]), how))
    return Op(lambda s, seat: r.call(s, moving.MOVES, number, seat))


@WORDS.verb("move_to")
def move_to(c: C, form: Form) -> Op:
    """A piece goes to a hex, any distance, with all it carries."""
    r = c.rules
    mine, there = pieces_of(c, form["piece"]), hexes_of(c, form["to"])
    place = c.place(form["bind"]) if "bind" in form else None
    number = len(r.transfers)
    r.transfers.append(moving.Transfer(mine, there, place))

    def can(s: State, seat: int) -> bool:
        hexes = there(s, seat)
        return any(
            DISTANCE[hex_of(r, s, piece)][hex_] > 0
            for piece in mine(s, seat)
            for hex_ in hexes
        )

    return Op(lambda s, seat: r.call(s, moving.RELOCATION, number, seat), can)


@WORDS.verb("place")
def place(c: C, form: Form) -> Op:
    """Pieces come from the supply: a Facility, a Generator, Teams, Fusion."""
    what = form["piece"]["supply"]
    made = {"facility": _facility, "generator": _generator, "team": _team}
    make = made.get(what, _fusion if what == "fusion_marker" else _nothing)
    return make(c, form)


def _facility(c: C, form: Form) -> Op:
    """The lowest unbuilt number, where there is room (R-MAP-1, 2, 3)."""
    del form
    r, at = c.rules, c.rules.at

    def can(s: State, seat: int) -> bool:
        room = pieces.has_space(r, s, s.values[at.destination])
        return room and pieces.next_facility(r, s, seat) >= 0

    return Op(lambda s, seat: building.facility(r, s, seat), can)


def _generator(c: C, form: Form) -> Op:
    """One ordinary Generator a player; the tile's contract does what it says."""
    del form
    r, at = c.rules, c.rules.at

    def can(s: State, seat: int) -> bool:
        unbuilt = s.values[at.generator + seat] < 0
        return unbuilt and pieces.has_slot(r, s, s.values[at.destination])

    return Op(lambda s, seat: building.generator(r, s, seat), can)


def _fusion(c: C, form: Form) -> Op:
    """The one marker in the game takes a slot (R-MAP-4, 5, 6)."""
    del form
    r, at = c.rules, c.rules.at

    def can(s: State, seat: int) -> bool:
        del seat
        free = s.values[at.fusion] < 0
        return free and pieces.has_slot(r, s, s.values[at.destination])

    return Op(lambda s, seat: building.fusion(r, s, seat), can)


def _team(c: C, form: Form) -> Op:
    """Teams from supply on the destination, as many as `recruit.count` says."""
    r = c.rules
    n: int = form["piece"]["n"]
    changes = r.changes_of("recruit.count")
    number = len(r.hires)
    r.hires.append(building.Hire(n, changes))

    def can(s: State, seat: int) -> bool:
        return building.teams_left(r, s, seat) >= n

    return Op(lambda s, seat: r.call(s, building.HIRING, number, seat), can)


def _nothing(c: C, form: Form) -> Op:
    """Links: the seam of Advanced Play."""
    del c, form
    return Op(lambda s, seat: None, lambda s, seat: False)


@WORDS.verb("return")
def return_(c: C, form: Form) -> Op:
    """Pieces go back to the supply: one, or any number."""
    r, piece = c.rules, form["piece"]
    mine, any_number = pieces_of(c, piece), piece.get("pick") == "any"
    place = c.place(form["bind"]) if "bind" in form else None
    number = len(r.recalls)
    r.recalls.append(moving.Recall(mine, any_number, place))

    def can(s: State, seat: int) -> bool:
        return bool(any_number or mine(s, seat))

    return Op(lambda s, seat: r.call(s, moving.RETURNS, number, seat), can)


@WORDS.verb("ready")
def ready(c: C, form: Form) -> Op:
    """Cards may be selected again; each of them, in the Default Game."""
    del form
    at = c.rules.at
    everything = (1 << len(c.rules.bundle.of("action"))) - 1

    def do(s: State, seat: int) -> None:
        s.values[at.unused + seat] = everything

    return Op(do)
