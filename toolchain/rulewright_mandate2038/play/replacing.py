"""Abilities in place of a move: which lead on to the selected card, and how.

What such an ability reaches is found by playing it on copies of the state, with the
closures that act, and judging the card where each copy ends: at the destination that
the ability names, or at the hexes of the acting pieces, which stay (R-FAC-7, R-FAC-17).
Nobody may choose so that his own Action is blocked (R-SEL-14). Not here: when the
ability is offered (`turn`).
"""

from collections.abc import Iterator

from rulewright.sdk.engine import NOTHING, PICK, Effect, State
from rulewright_mandate2038.play import legality, windows
from rulewright_mandate2038.play.rules import Card, Mandate


def install(r: Mandate) -> None:
    """Hooks the abilities onto legality, and the choices that they ask for."""
    r.replacements = replacements
    r.narrow = narrowed


def replacements(r: Mandate, s: State, seat: int, card: Card) -> list[Effect]:
    """The abilities in place of a move by which the seat could resolve the card."""
    waiting = r.waiting_for(s, windows.MOVE_REPLACE, seat)
    if not waiting:
        return []
    probe = s.clone()
    probe.stack = []
    probe.ask = NOTHING
    probe.values[r.at.piece] = -1
    legality.suppose(r, probe, seat, card.number)
    return [
        effect
        for effect, _ in waiting
        if r.may_happen(probe, effect, seat) and _leads(r, probe, seat, card, effect)
    ]


def offered(r: Mandate, s: State, seat: int, card: Card) -> tuple[list[Effect], bool]:
    """The abilities to use in place of a move, and whether the seat may rather move.

    It may not where moves leave the card blocked and an ability does not. If nothing
    serves the card, the turn is blocked: what asks for no card to be resolved may be
    used, as any move may (R-SEL-4).
    """
    found = replacements(r, s, seat, card)
    moves = bool(legality.legal_moves(r, s, seat, card))
    if found or moves:
        return found, moves
    resolving = s.values[r.at.resolving]
    s.values[r.at.resolving] = -1
    waiting = r.waiting_for(s, windows.MOVE_REPLACE, seat)
    found = [effect for effect, _ in waiting if r.may_happen(s, effect, seat)]
    s.values[r.at.resolving] = resolving
    return found, True


def _leads(r: Mandate, s: State, seat: int, card: Card, effect: Effect) -> bool:
    """Whether some way to use the ability leaves the card with a resolution."""
    probe = s.clone()
    r.take(probe, effect, seat)
    r.advance(probe)
    return any(_resolves(r, end, seat, card) for end in _ends(r, probe, seat))


def _ends(r: Mandate, s: State, seat: int) -> Iterator[State]:
    """Where the ability may end, by each choice that it leaves to its seat."""
    if s.ask != PICK or s.seats[0] != seat:
        yield s
        return
    for code in s.tables[0]:
        yield from _ends(r, _answered(r, s, code), seat)


def _answered(r: Mandate, s: State, code: int) -> State:
    """A copy that has gone on with this choice to the next one."""
    probe = s.clone()
    probe.ask = NOTHING
    probe.answer = code
    r.advance(probe)
    return probe


def _resolves(r: Mandate, s: State, seat: int, card: Card) -> bool:
    v = s.values
    if v[r.at.piece] >= 0:
        there = [v[r.at.destination]]
    else:
        there = [hex_ for _, hex_ in legality.stays(r, s, seat)]
    return bool(legality.judge(r, s, seat, card, there, first=True))


def narrowed(r: Mandate, s: State, seat: int, options: list[int]) -> list[int]:
    """The options of an ability in place of a move that keep the card resolvable.

    `replacing` is how many frames lie below those of the ability.
    """
    if seat != s.values[r.at.acting]:
        return options
    probe = s.clone()
    probe.stack = probe.stack[s.values[r.at.replacing] :]
    probe.values[r.at.replacing] = 0
    card = r.cards[s.values[r.at.resolving]]
    found = []
    for code in options:
        ends = _ends(r, _answered(r, probe, code), seat)
        if any(_resolves(r, end, seat, card) for end in ends):
            found.append(code)
    return found
