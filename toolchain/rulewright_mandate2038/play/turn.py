"""A turn: select (done), trade, move, act, what follows, exhaust (R-ORD-5).

Not here: what a card does (`actions`), what abilities in place of a move lead to
(`replacing`).
"""

from rulewright.sdk.engine import State
from rulewright_mandate2038.play import legality, naming, pieces, replacing, windows
from rulewright_mandate2038.play.actions import ACTION
from rulewright_mandate2038.play.book import BOOK
from rulewright_mandate2038.play.frontier import FRONTIER
from rulewright_mandate2038.play.rules import Mandate
from rulewright_mandate2038.play.trade import TRADE

TURN_BEGINS = BOOK.event("turn", "seat", "card")
MOVED = BOOK.event("moved", "seat", "pawn", "to:hex")
BLOCKED = BOOK.event("blocked", "seat", "card")

TURN = BOOK.procedure("turn", "seat", "card", "blocked")
SEAT, CARD, IS_BLOCKED = TURN.locals
MOVE = BOOK.procedure("move", "seat", "card", "outcome", "stays")
MOVER, MOVED_FOR, OUTCOME, STAYS = MOVE.locals
ACTED, BLOCKED_RESULT, REPLACED = 1, 2, 3
WALK = -1


def _tell_move(r: Mandate, s: State, seat: int, code: int) -> tuple[str, str]:
    del seat
    pawn, hex_ = divmod(code, 32)
    key = f"move:{naming.pawn_key(pawn)}:{r.hex_name(hex_)}"
    words = f"{naming.pawn_words(pawn)} to {naming.hex_words(r, s, hex_)}"
    return key, words


def _tell_instead(r: Mandate, s: State, seat: int, code: int) -> tuple[str, str]:
    del s, seat
    if code == WALK:
        return "leave", "Move an acting piece"
    face = r.effects[code].face
    return f"use:{face.id}", f"Use {naming.face_words(r, face.key)}"


ASK_INSTEAD = BOOK.ask("instead", "Use an ability in place of a move?", _tell_instead)
ASK_MOVE = BOOK.ask("move", "Move an acting piece.", _tell_move)


@TURN.step
def begin(r: Mandate, s: State, f: list[int]) -> None:
    """The turn of a seat with the card it selected."""
    seat = f[SEAT]
    f[CARD] = s.values[r.at.selected + seat]
    s.values[r.at.acting] = seat
    s.values[r.at.resolving] = f[CARD]
    s.values[r.at.visits] = 0
    TURN_BEGINS(s, seat, f[CARD])
    r.fire(s, windows.TURN_START, seat)


@TURN.step
def trade(r: Mandate, s: State, f: list[int]) -> None:
    """One offer, before movement (R-TRD-11)."""
    r.call(s, TRADE, f[SEAT])


@TURN.step
def move(r: Mandate, s: State, f: list[int]) -> None:
    """Acting piece and destination."""
    r.call(s, MOVE, f[SEAT], f[CARD])


@TURN.step
def act(r: Mandate, s: State, f: list[int]) -> None:
    """The card resolves, unless it is blocked."""
    f[IS_BLOCKED] = int(s.result == BLOCKED_RESULT)
    s.values[r.at.visits] = 1
    if f[IS_BLOCKED]:
        BLOCKED(s, f[SEAT], f[CARD])
        return
    r.call(s, ACTION, f[SEAT], f[CARD])


@TURN.step
def option(r: Mandate, s: State, f: list[int]) -> None:
    """The Frontier option, after an Action that happened (R-SEL-12)."""
    if not f[IS_BLOCKED]:
        r.call(s, FRONTIER, f[SEAT])


@TURN.step
def exhaust(r: Mandate, s: State, f: list[int]) -> None:
    """The Core Action is spent until the next Era."""
    if not r.cards[f[CARD]].program:
        s.values[r.at.unused + f[SEAT]] &= ~(1 << f[CARD])
    r.fire(s, windows.TURN_END, f[SEAT])


@TURN.step
def leave_turn(r: Mandate, s: State, f: list[int]) -> None:
    """What lasted for the turn is over."""
    del f
    r.expire(s, "turn")
    s.values[r.at.acting] = -1
    s.values[r.at.piece] = -1
    s.values[r.at.resolving] = -1


@MOVE.step
def replace(r: Mandate, s: State, f: list[int]) -> None:
    """An ability in place of movement may be used (R-FAC-17)."""
    seat, card = f[MOVER], r.cards[f[MOVED_FOR]]
    s.values[r.at.piece] = -1
    s.answer = WALK
    if r.waiting_for(s, windows.MOVE_REPLACE, seat):
        found, may_walk = replacing.offered(r, s, seat, card)
        options = [WALK] * may_walk + [effect.number for effect in found]
        r.pick(s, seat, ASK_INSTEAD, options)


@MOVE.step
def use(r: Mandate, s: State, f: list[int]) -> None:
    """It happens; what it leaves to choose must leave the card resolvable."""
    f[STAYS] = int(s.answer != WALK)
    if f[STAYS]:
        effect, seat = r.effects[s.answer], f[MOVER]
        card = r.cards[f[MOVED_FOR]]
        if legality.resolvable(r, s, seat, card):
            s.values[r.at.replacing] = len(s.stack)
        r.take(s, effect, seat)


@MOVE.step
def choose(r: Mandate, s: State, f: list[int]) -> None:
    """A move after which the card resolves; any move if there is none (R-SEL-4, 14).

    After an ability in place of a move the acting piece stays (R-FAC-7).
    """
    seat, card = f[MOVER], r.cards[f[MOVED_FOR]]
    s.values[r.at.replacing] = 0
    if s.values[r.at.piece] >= 0:
        r.leave(s, REPLACED)
        return
    there = legality.stays if f[STAYS] else legality.moves
    judged = legality.legal_stays if f[STAYS] else legality.legal_moves
    found = judged(r, s, seat, card)
    f[OUTCOME] = ACTED if found else BLOCKED_RESULT
    found = found or there(r, s, seat)
    if not found:
        r.leave(s, BLOCKED_RESULT)
        return
    r.pick(s, seat, ASK_MOVE, [pawn * 32 + hex_ for pawn, hex_ in found])


@MOVE.step
def go(r: Mandate, s: State, f: list[int]) -> None:
    """The piece stands at the destination for the rest of the turn."""
    pawn, hex_ = divmod(s.answer, 32)
    s.values[r.at.piece] = pawn
    s.values[r.at.destination] = hex_
    MOVED(s, f[MOVER], pawn, hex_)
    pieces.put_pawn(r, s, f[MOVER], pawn, hex_)
    r.leave(s, f[OUTCOME])
    r.fire(s, windows.MOVE_DONE, f[MOVER])
