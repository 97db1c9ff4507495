"""Conditions on what stands where and what is left in supply."""

from rulewright.sdk.engine import Compiler, Form, State, Test
from rulewright_mandate2038.play import building, pieces
from rulewright_mandate2038.play.book import WORDS
from rulewright_mandate2038.play.rules import Mandate
from rulewright_mandate2038.verbs.grasping import hexes_of, pieces_of

C = Compiler[Mandate]


@WORDS.condition("presence")
def presence(c: C, form: Form) -> Test:
    """A pawn or Facility of the seat on a hex of one of these names."""
    r = c.rules
    names = form["presence"]

    def test(s: State, seat: int) -> bool:
        return any(
            pieces.presence(r, s, seat, hex_)
            for name in names
            for hex_ in pieces.hexes_of(r, s, name)
        )

    return test


@WORDS.condition("own")
def own(c: C, form: Form) -> Test:
    """The seat has so many of a piece there."""
    mine = pieces_of(c, {key: form[key] for key in ("own", "at")})
    enough = form.get("pick", 1)
    return lambda s, seat: len(mine(s, seat)) >= enough


@WORDS.condition("free")
def free(c: C, form: Form) -> Test:
    """The destination has room of this kind."""
    there = hexes_of(c, {"at": "destination", "free": form["free"]})
    return lambda s, seat: bool(there(s, seat))


@WORDS.condition("supply")
def supply(c: C, form: Form) -> Test:
    """The supply has such a piece for the seat."""
    r, at, what = c.rules, c.rules.at, form["supply"]
    if what == "fusion_marker":
        return lambda s, seat: s.values[at.fusion] < 0
    if what == "generator":
        return lambda s, seat: s.values[at.generator + seat] < 0
    if what == "facility":
        return lambda s, seat: pieces.next_facility(r, s, seat) >= 0
    return lambda s, seat: building.teams_left(r, s, seat) > 0


@WORDS.condition("built")
def built(c: C, form: Form) -> Test:
    """This is the piece that was just built."""
    at, what = c.rules.at, building.BUILT_NAMES.index(form["built"])
    return lambda s, seat: s.values[at.built_piece] == what
