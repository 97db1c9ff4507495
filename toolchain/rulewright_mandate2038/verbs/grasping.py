"""Grasping: which pieces and which hexes an effect means.

Forms become closures that list what fits, in the order of numbers; a piece is one
number (`play.packing`).
"""

from collections.abc import Callable
from typing import Any

from rulewright.sdk.engine import Compiler, Form, State
from rulewright_mandate2038.play import geometry, pieces
from rulewright_mandate2038.play.packing import (
    FACILITY,
    PAWN,
    hex_of,
    index_of,
    pack,
    seat_of,
)
from rulewright_mandate2038.play.rules import Mandate

C = Compiler[Mandate]
Pieces = Callable[[State, int], list[int]]
Hexes = Callable[[State, int], list[int]]


def pieces_of(c: C, form: Any) -> Pieces:  # noqa: ANN401 - plain data
    """The pieces on the map that a form means: own, of rivals, or bound to a name."""
    if isinstance(form, str):
        return _named(c, form)
    if "rival" in form:
        return _of_rivals(c, form)
    return _own(c, form)


def _named(c: C, name: str) -> Pieces:
    at = c.rules.at
    if name == "acting":
        return lambda s, seat: [pack(PAWN, seat, s.values[at.piece])]
    place = c.place(name)

    def bound(s: State, seat: int) -> list[int]:
        piece = s.values[place(s, seat)]
        return [piece] if piece >= 0 else []

    return bound


def _standing(r: Mandate, s: State, seat: int, what: str) -> list[int]:
    if what == "facility":
        return [pack(FACILITY, seat, i) for i in pieces.facilities(r, s, seat)]
    there = pieces.pawns(r, s, seat)
    if what == "ceo":
        there = [pawn for pawn in there if pawn == 0]
    elif what == "team":
        there = [pawn for pawn in there if pawn != 0]
    return [pack(PAWN, seat, pawn) for pawn in there]


def _own(c: C, form: Form) -> Pieces:
    r, what = c.rules, form["own"]
    fits = _fitting(c, form)
    return lambda s, seat: [
        piece for piece in _standing(r, s, seat, what) if fits(s, seat, piece)
    ]


def _of_rivals(c: C, form: Form) -> Pieces:
    r, what = c.rules, form["rival"]
    fits = _fitting(c, form)
    return lambda s, seat: [
        piece
        for other in range(r.seats)
        if other != seat
        for piece in _standing(r, s, other, what)
        if fits(s, seat, piece)
    ]


def _fitting(c: C, form: Form) -> Callable[[State, int, int], bool]:
    """What else a piece must be: at a hex, beside one, powered, without a pair."""
    r, at = c.rules, c.rules.at
    here = hexes_of(c, form["at"]) if "at" in form else None
    beside = hexes_of(c, form["adjacent"]) if "adjacent" in form else None
    state, without = form.get("state"), form.get("without")

    def fits(s: State, seat: int, piece: int) -> bool:
        hex_ = hex_of(r, s, piece)
        if here is not None and hex_ not in here(s, seat):
            return False
        if beside is not None and not any(
            geometry.DISTANCE[hex_][other] == 1 for other in beside(s, seat)
        ):
            return False
        number = seat_of(piece) * at.facilities + index_of(piece)
        if state is not None and s.values[at.powered + number] != (state == "powered"):
            return False
        if without == "link":
            return not s.values[at.link + number]
        if without is not None:
            first = at.venture if without == "joint_venture" else at.project
            count = r.numbers.pairs if first == at.venture else r.numbers.projects
            return number not in s.values[first : first + 2 * count]
        return True

    return fits


def hexes_of(c: C, form: Any) -> Hexes:  # noqa: ANN401 - plain data
    """The hexes that a form means: the destination, one bound to a name, or any fit."""
    r, at = c.rules, c.rules.at
    if form == "destination":
        return lambda s, seat: [s.values[at.destination]]
    if isinstance(form, str):
        place = c.place(form)
        return lambda s, seat: [s.values[place(s, seat)]]
    here = hexes_of(c, form["at"]) if "at" in form else None
    beside = hexes_of(c, form["adjacent"]) if "adjacent" in form else None
    kinds = frozenset(r.tile_ids.index(name) for name in form.get("kind", ()))
    free, owned = form.get("free"), "controlled_by" in form

    def found(s: State, seat: int) -> list[int]:
        if here is not None:
            there = here(s, seat)
        elif beside is not None:
            there = geometry.NEXT_TO[beside(s, seat)[0]]
        else:
            there = list(range(geometry.HEXES))
        if kinds:
            there = [hex_ for hex_ in there if s.values[at.tile + hex_] in kinds]
        if free == "facility_space":
            there = [hex_ for hex_ in there if pieces.has_space(r, s, hex_)]
        elif free == "generator_slot":
            there = [hex_ for hex_ in there if pieces.has_slot(r, s, hex_)]
        if owned:
            there = [hex_ for hex_ in there if pieces.controller(r, s, hex_) == seat]
        return there

    return found
