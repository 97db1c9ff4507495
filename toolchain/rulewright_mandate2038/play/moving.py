"""Moving pieces by an effect: one of several, each of them, or a shared sum of steps.

`MOVES` is the frame of every `move`, `RELOCATION` of every `move_to`, `RETURNS` of
every `return`; what a form means is compiled by `verbs.pieces` and kept on the rules.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from rulewright.sdk.engine import PC, Amount, State
from rulewright_mandate2038.play import geometry, naming, pieces
from rulewright_mandate2038.play.book import BOOK
from rulewright_mandate2038.play.packing import (
    FACILITY,
    hex_of,
    index_of,
    kind_of,
    piece_key,
    piece_words,
    seat_of,
)
from rulewright_mandate2038.play.rules import Mandate

Listing = Callable[[State, int], list[int]]
STAY: Final = -1
ONE, EACH, SHARED = range(3)


@dataclass(frozen=True, slots=True)
class March:
    """What a `move` means: whose pieces, how far, and how the steps are meant."""

    pieces: Listing
    steps: Amount
    how: int


@dataclass(frozen=True, slots=True)
class Transfer:
    """What a `move_to` means; `place` keeps the piece that moved, if it has a name."""

    pieces: Listing
    hexes: Callable[[State, int], list[int]]
    place: Amount | None


@dataclass(frozen=True, slots=True)
class Recall:
    """What a `return` means: one piece or any number, and where the number is kept."""

    pieces: Listing
    any_number: bool
    place: Amount | None


MOVES = BOOK.procedure("moves", "march", "seat", "left", "next")
MARCH, SEAT, LEFT, NEXT = MOVES.locals
RELOCATION = BOOK.procedure("relocation", "transfer", "seat")
RETURNS = BOOK.procedure("returns", "recall", "seat", "count")
R_WHICH, R_SEAT, R_COUNT = RETURNS.locals


def _tell_move(r: Mandate, s: State, seat: int, code: int) -> tuple[str, str]:
    if code == STAY:
        return "done", "No further move"
    piece, hex_ = divmod(code, 32)
    key = f"move:{piece_key(seat, piece)}:{r.hex_name(hex_)}"
    return key, f"{piece_words(r, s, seat, piece)} to {naming.hex_words(r, s, hex_)}"


def _tell_relocation(r: Mandate, s: State, seat: int, code: int) -> tuple[str, str]:
    key, words = _tell_move(r, s, seat, code)
    return key, words


def _tell_return(r: Mandate, s: State, seat: int, code: int) -> tuple[str, str]:
    if code == STAY:
        return "done", "Return no more"
    return piece_key(seat, code), f"Return {piece_words(r, s, seat, code)}"


ASK_MOVES = BOOK.ask("moves", "Move your pieces.", _tell_move)
ASK_RELOCATION = BOOK.ask("relocation", "Move a piece.", _tell_relocation)
ASK_RETURN = BOOK.ask("return", "Return pieces to supply.", _tell_return)


@MOVES.step
def begin(r: Mandate, s: State, f: list[int]) -> None:
    """How many steps there are."""
    f[LEFT] = r.marches[f[MARCH]].steps(s, f[SEAT])


@MOVES.step
def offer(r: Mandate, s: State, f: list[int]) -> None:
    """A piece and a hex in reach, or no more."""
    march, seat = r.marches[f[MARCH]], f[SEAT]
    mine = march.pieces(s, seat)
    if march.how == EACH:
        mine = mine[f[NEXT] : f[NEXT] + 1]
    if f[LEFT] <= 0 or not mine:
        r.leave(s)
        return
    options = [STAY]
    for piece in mine:
        here = hex_of(r, s, piece)
        row = geometry.DISTANCE[here]
        options += [
            piece * 32 + hex_
            for hex_ in range(geometry.HEXES)
            if hex_ != here and row[hex_] <= f[LEFT]
        ]
    r.pick(s, seat, ASK_MOVES, options)


@MOVES.step
def go(r: Mandate, s: State, f: list[int]) -> None:
    """The piece goes; a shared sum shrinks, of each the next has its turn."""
    how = r.marches[f[MARCH]].how
    if s.answer != STAY:
        piece, hex_ = divmod(s.answer, 32)
        f[LEFT] -= geometry.DISTANCE[hex_of(r, s, piece)][hex_] if how == SHARED else 0
        pieces.put_pawn(r, s, seat_of(piece), index_of(piece), hex_)
    elif how == SHARED:
        return
    if how == EACH:
        f[NEXT] += 1
    if how != ONE:
        f[PC] = offer


@RELOCATION.step
def choose(r: Mandate, s: State, f: list[int]) -> None:
    """A piece and a hex that is not its own."""
    transfer, seat = r.transfers[f[MARCH]], f[SEAT]
    r.pick(s, seat, ASK_RELOCATION, transfers(r, s, seat, transfer))


def transfers(r: Mandate, s: State, seat: int, transfer: Transfer) -> list[int]:
    """Every piece with every hex that it may go to, as codes."""
    there = transfer.hexes(s, seat)
    return [
        piece * 32 + hex_
        for piece in transfer.pieces(s, seat)
        for hex_ in there
        if hex_ != hex_of(r, s, piece)
    ]


@RELOCATION.step
def carry(r: Mandate, s: State, f: list[int]) -> None:
    """It goes there with all it carries."""
    transfer, seat = r.transfers[f[MARCH]], f[SEAT]
    piece, hex_ = divmod(s.answer, 32)
    if transfer.place is not None:
        s.values[transfer.place(s, seat)] = piece
    if kind_of(piece) == FACILITY:
        pieces.put_facility(r, s, seat_of(piece), index_of(piece), hex_)
    else:
        pieces.put_pawn(r, s, seat_of(piece), index_of(piece), hex_)


@RETURNS.step
def name(r: Mandate, s: State, f: list[int]) -> None:
    """A piece to return, or no more where any number may."""
    recall, seat = r.recalls[f[R_WHICH]], f[R_SEAT]
    there = recall.pieces(s, seat)
    s.answer = STAY
    if there:
        options = [STAY, *there] if recall.any_number else there
        r.pick(s, seat, ASK_RETURN, options)


@RETURNS.step
def take(r: Mandate, s: State, f: list[int]) -> None:
    """It is in supply again; the number is kept under its name."""
    recall, seat = r.recalls[f[R_WHICH]], f[R_SEAT]
    if s.answer != STAY:
        pieces.put_pawn(r, s, seat, index_of(s.answer), -1)
        f[R_COUNT] += 1
    if recall.place is not None:
        s.values[recall.place(s, seat)] = f[R_COUNT]
    if s.answer != STAY and recall.any_number:
        f[PC] = name
