"""Legality: what a seat could resolve, judged on the board of the moment.

The same closures that pay and place are asked whether they can (`Op.can`), under a
turn that is only supposed: `suppose` puts seat, piece and destination into the state,
`restore` takes them out again. Nothing else is changed while legality is judged.
"""

from rulewright.sdk.engine import State
from rulewright_mandate2038.play import pieces
from rulewright_mandate2038.play.geometry import within
from rulewright_mandate2038.play.rules import Card, Mandate

Context = tuple[int, int, int, int, int]
REACH: dict[int, list[list[int]]] = {}


def suppose(r: Mandate, s: State, seat: int, card: int) -> Context:
    """Supposes a turn of the seat; what stood there before, for `restore`."""
    at, v = r.at, s.values
    before = (
        v[at.acting], v[at.piece], v[at.destination], v[at.resolving], v[at.visits]
    )  # fmt: skip
    v[at.acting] = seat
    v[at.resolving] = card
    v[at.visits] = 1
    return before


def restore(r: Mandate, s: State, before: Context) -> None:
    """Takes a supposed turn out of the state."""
    at, v = r.at, s.values
    (
        v[at.acting], v[at.piece], v[at.destination], v[at.resolving], v[at.visits]
    ) = before  # fmt: skip


def legal_here(r: Mandate, s: State, seat: int, card: Card) -> bool:
    """Whether the card resolves in full at the destination of the (supposed) turn.

    Every entry that happens as the card resolves must be possible, or need not happen.
    """
    for effect in card.face.effects:
        needs = r.needs.get(effect.number)
        if needs is not None:
            if not needs(s, seat):
                return False
        elif effect.lasting or effect.may or not effect.ops:
            continue
        elif not r.may_happen(s, effect, seat):
            return False
    return True


def moves(r: Mandate, s: State, seat: int) -> list[tuple[int, int]]:
    """Acting piece and destination, as the Move step allows; see `turn.MOVE`."""
    steps = r.numbers.steps
    found: list[tuple[int, int]] = []
    for pawn in pieces.pawns(r, s, seat):
        if pawn == 0 and r.banned(s, "acting", seat, "ceo"):
            continue
        place = pieces.pawn_at(r, s, seat, pawn)
        found += [(pawn, hex_) for hex_ in reach(place, steps)]
    return found


def reach(hex_: int, steps: int) -> list[int]:
    """Hexes within so many steps, remembered."""
    table = REACH.get(steps)
    if table is None:
        table = REACH[steps] = [within(h, steps) for h in range(19)]
    return table[hex_]


def legal_moves(r: Mandate, s: State, seat: int, card: Card) -> list[tuple[int, int]]:
    """Moves after which the card resolves (R-SEL-14); none: the card is blocked."""
    before = suppose(r, s, seat, card.number)
    at, v = r.at, s.values
    judged: dict[int, bool] = {}
    found: list[tuple[int, int]] = []
    for move in moves(r, s, seat):
        hex_ = move[1]
        if hex_ not in judged:
            v[at.piece], v[at.destination] = move
            judged[hex_] = legal_here(r, s, seat, card)
        if judged[hex_]:
            found.append(move)
    restore(r, s, before)
    return found


def resolvable(r: Mandate, s: State, seat: int, card: Card) -> bool:
    """Whether the seat could resolve the card from some piece and destination."""
    before = suppose(r, s, seat, card.number)
    at, v = r.at, s.values
    judged: set[int] = set()
    found = False
    for move in moves(r, s, seat):
        if move[1] in judged:
            continue
        judged.add(move[1])
        v[at.piece], v[at.destination] = move
        if legal_here(r, s, seat, card):
            found = True
            break
    restore(r, s, before)
    return found or _without_moving(r, s, seat, card)


def _without_moving(r: Mandate, s: State, seat: int, card: Card) -> bool:
    """[4]: abilities that count for legality in place of a move (R-FAC-17)."""
    del r, s, seat, card
    return False
