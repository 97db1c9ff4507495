"""Legality: what a seat could resolve, judged on the board of the moment.

The same closures that pay and place are asked whether they can (`Op.can`), under a
turn that is only supposed: seat, card, piece and destination stand in the state while
it is judged, and what stood there comes back. Nothing else is changed.
"""

from rulewright.sdk.engine import State, Test, all_of, always
from rulewright_mandate2038.play import pieces, siting
from rulewright_mandate2038.play.geometry import HEXES, within
from rulewright_mandate2038.play.rules import Card, Mandate

Context = tuple[int, int, int, int, int]
_REACH: dict[int, list[list[int]]] = {}
_MASKS: dict[int, list[int]] = {}
_SPREAD: dict[int, list[int]] = {}


def install(r: Mandate) -> None:
    """Makes one test of each card: all of it that must be possible at once."""
    for card in r.cards:
        r.card_tests.append(all_of(_tests(r, card)))
        r.card_sites.append(siting.depends(card.face.data))


def _tests(r: Mandate, card: Card) -> list[Test]:
    """Every entry that happens as the card resolves, and what an entry needs.

    All of them must hold, so the order is free: prices are asked first, since needs
    look over the map.
    """
    found: list[Test] = []
    needed: list[Test] = []
    for effect in card.face.effects:
        if effect.number in r.needs:
            needed.append(r.needs[effect.number])
        elif effect.ops and not effect.lasting and not effect.may:
            found.append(effect.can)
    return [test for test in (*found, *needed) if test is not always]


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
    """Whether the card resolves in full at the destination of the (supposed) turn."""
    return r.card_tests[card.number](s, seat)


def actors(r: Mandate, s: State, seat: int) -> list[int]:
    """The pawns that may act: those on the map, but for a banned CEO (R-HEA-12)."""
    found = pieces.pawns(r, s, seat)
    if found and found[0] == 0 and r.banned(s, "acting", seat, "ceo"):
        return found[1:]
    return found


def moves(r: Mandate, s: State, seat: int) -> list[tuple[int, int]]:
    """Acting piece and destination, as the Move step allows."""
    table = _reach(r.numbers.steps)
    return [
        (pawn, hex_)
        for pawn in actors(r, s, seat)
        for hex_ in table[pieces.pawn_at(r, s, seat, pawn)]
    ]


def destinations(r: Mandate, s: State, seat: int) -> list[int]:
    """Every hex that some acting piece of the seat can end its move on."""
    _reach(r.numbers.steps)
    masks = _MASKS[r.numbers.steps]
    mask = 0
    for pawn in actors(r, s, seat):
        mask |= masks[pieces.pawn_at(r, s, seat, pawn)]
    found = _SPREAD.get(mask)
    if found is None:
        found = _SPREAD[mask] = [h for h in range(HEXES) if mask >> h & 1]
    return found


def _reach(steps: int) -> list[list[int]]:
    """Hexes within so many steps of each hex, remembered."""
    table = _REACH.get(steps)
    if table is None:
        table = _REACH[steps] = [within(hex_, steps) for hex_ in range(HEXES)]
        _MASKS[steps] = [sum(1 << h for h in row) for row in table]
    return table


def stays(r: Mandate, s: State, seat: int) -> list[tuple[int, int]]:
    """Every acting piece with the hex where it stands."""
    return [(pawn, pieces.pawn_at(r, s, seat, pawn)) for pawn in actors(r, s, seat)]


def legal_stays(r: Mandate, s: State, seat: int, card: Card) -> list[tuple[int, int]]:
    """The acting pieces from whose own hexes the card resolves."""
    found = stays(r, s, seat)
    judged = judge(r, s, seat, card, [hex_ for _, hex_ in found], first=False)
    return [stay for stay in found if judged >> stay[1] & 1]


def legal_moves(r: Mandate, s: State, seat: int, card: Card) -> list[tuple[int, int]]:
    """Moves after which the card resolves (R-SEL-14); none: the card is blocked."""
    judged = judge(r, s, seat, card, destinations(r, s, seat), first=False)
    return [move for move in moves(r, s, seat) if judged >> move[1] & 1]


def resolvable(
    r: Mandate, s: State, seat: int, card: Card, there: list[int] | None = None
) -> bool:
    """Whether the seat could resolve the card: by a move, or by what replaces one.

    `there` are its `destinations`, for callers that judge many cards.
    """
    if there is None:
        there = destinations(r, s, seat)
    if judge(r, s, seat, card, there, first=True):
        return True
    return any("legal_at" in e.data for e in r.replacements(r, s, seat, card))


def judge(  # noqa: PLR0913 - a turn that is only supposed has all these parts
    r: Mandate, s: State, seat: int, card: Card, there: list[int], *, first: bool
) -> int:
    """The hexes at which the card resolves, as a mask; the `first` one is enough."""
    test, site = r.card_tests[card.number], r.card_sites[card.number]
    at, v = r.at, s.values
    before = suppose(r, s, seat, card.number)
    tiles, place = at.tile, at.destination
    seen = good = found = 0
    for hex_ in there:
        # Places that the card cannot tell apart are judged once: they share a bit.
        bit = 1 << (hex_ if site == siting.HEX else site and v[tiles + hex_])
        if not seen & bit:
            seen |= bit
            v[place] = hex_
            if test(s, seat):
                good |= bit
        if good & bit:
            found |= 1 << hex_
            if first:
                break
    restore(r, s, before)
    return found
