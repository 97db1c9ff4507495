"""Agent Swarm: two Core Actions in one turn, from the destination that it has.

Each is judged by itself (R-ED-16) and resolves as in a turn of its own, but for the
visit bonus, which serves one of them (R-SWM-4). The second may turn out impossible; it
is named all the same and exhausts without effect (R-SWM-5). Exhausting and Scrutiny are
entries of the card.
"""

from rulewright.sdk.engine import PC, State
from rulewright_mandate2038.play import naming
from rulewright_mandate2038.play.actions import ACTION
from rulewright_mandate2038.play.book import BOOK
from rulewright_mandate2038.play.rules import Mandate

SWARM = BOOK.procedure("swarm", "seat", "first", "second", "visit")
SEAT, FIRST, SECOND, VISIT = SWARM.locals
SAVE, USE = 0, 1


def _tell_card(r: Mandate, s: State, seat: int, code: int) -> tuple[str, str]:
    del s, seat
    face = r.cards[code].face
    return face.id, naming.face_words(r, face.key)


def _tell_visit(r: Mandate, s: State, seat: int, code: int) -> tuple[str, str]:
    del seat
    tile = r.tile_at(s, s.values[r.at.destination])
    name = naming.face_words(r, tile.key)
    if code == USE:
        return f"use:{tile.id}", f"Use {name} for this Action"
    return "leave", f"Keep {name} for the other Action"


ASK_CARD = BOOK.ask("swarm", "Name a Core Action for Agent Swarm.", _tell_card)
ASK_VISIT = BOOK.ask("swarm_visit", "Which Action has the visit bonus?", _tell_visit)


def resolvable_here(r: Mandate, s: State, seat: int, *, but: int = -1) -> list[int]:
    """Unused Core Actions that resolve at the destination of the (supposed) turn."""
    at, v = r.at, s.values
    mask, before = v[at.unused + seat], v[at.resolving]
    found: list[int] = []
    for card in range(len(r.actions)):
        if mask >> card & 1 and card != but:
            v[at.resolving] = card
            if r.card_tests[card](s, seat):
                found.append(card)
    v[at.resolving] = before
    return found


def _unused(r: Mandate, s: State, seat: int, but: int) -> list[int]:
    mask = s.values[r.at.unused + seat]
    cards = range(len(r.actions))
    return [card for card in cards if mask >> card & 1 and card != but]


def _has_bonus(r: Mandate, s: State) -> bool:
    tile = r.tile_at(s, s.values[r.at.destination])
    # An offer that waits for the end of the Action is no bonus of one (R-SWM-7).
    return any(
        effect.data.get("box") == "visit" and not effect.ops for effect in tile.effects
    )


def _resolve(r: Mandate, s: State, seat: int, card: int) -> None:
    s.values[r.at.resolving] = card
    if card in resolvable_here(r, s, seat):
        r.call(s, ACTION, seat, card)


@SWARM.step
def name_first(r: Mandate, s: State, f: list[int]) -> None:
    """The first of the two; what resolves there, if anything still does."""
    f[FIRST] = f[SECOND] = -1
    s.values[r.at.swarm] = 0
    s.values[r.at.visited] = -1
    found = resolvable_here(r, s, f[SEAT]) or _unused(r, s, f[SEAT], -1)
    if not found:
        r.leave(s)
        return
    r.pick(s, f[SEAT], ASK_CARD, found)


@SWARM.step
def share(r: Mandate, s: State, f: list[int]) -> None:
    """Which of both has the visit bonus, as far as the first can do without."""
    f[FIRST] = s.answer
    s.answer = USE
    if _has_bonus(r, s):
        s.values[r.at.visits] = SAVE
        spared = f[FIRST] in resolvable_here(r, s, f[SEAT])
        s.values[r.at.visits] = USE
        r.pick(s, f[SEAT], ASK_VISIT, [USE, SAVE] if spared else [USE])


@SWARM.step
def resolve_first(r: Mandate, s: State, f: list[int]) -> None:
    """The first resolves."""
    f[VISIT] = s.answer
    s.values[r.at.visits] = f[VISIT]
    if f[VISIT]:
        s.values[r.at.visited] = f[FIRST]
    _resolve(r, s, f[SEAT], f[FIRST])


@SWARM.step
def name_second(r: Mandate, s: State, f: list[int]) -> None:
    """The second, among what resolves after the first, or else any."""
    seat, first = f[SEAT], f[FIRST]
    s.values[r.at.visits] = 1 - f[VISIT]
    found = resolvable_here(r, s, seat, but=first) or _unused(r, s, seat, first)
    if not found:
        f[PC] = finish
        return
    r.pick(s, seat, ASK_CARD, found)


@SWARM.step
def resolve_second(r: Mandate, s: State, f: list[int]) -> None:
    """The second resolves, if it can."""
    f[SECOND] = s.answer
    if not f[VISIT]:
        s.values[r.at.visited] = f[SECOND]
    _resolve(r, s, f[SEAT], f[SECOND])


@SWARM.step
def finish(r: Mandate, s: State, f: list[int]) -> None:
    """The turn is again that of the Program; each Action was measured by itself."""
    at, v = r.at, s.values
    v[at.swarm] = sum(1 << card for card in (f[FIRST], f[SECOND]) if card >= 0)
    v[at.visits] = 1
    v[at.spent_compute] = 0
    v[at.resolving] = v[at.selected + f[SEAT]]
