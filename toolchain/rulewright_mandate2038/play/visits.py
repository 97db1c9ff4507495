"""Visit bonuses that their owner may leave: the extra Trust, the extra cube.

All other bonuses apply by themselves (`rules.Mandate.applies`). Asked once the branch
is chosen that the bonus is for.
"""

from rulewright.sdk.engine import Choice, Effect, State
from rulewright_mandate2038.play import naming
from rulewright_mandate2038.play.book import BOOK
from rulewright_mandate2038.play.rules import Mandate

VISIT = BOOK.procedure("visit", "seat", "effect")
SEAT, EFFECT = VISIT.locals
TAKE, LEAVE = 1, 0


def _tell(r: Mandate, s: State, seat: int, code: int) -> tuple[str, str]:
    del seat
    tile = r.tile_at(s, s.values[r.at.destination])
    name = naming.face_words(r, tile.key)
    return (f"use:{tile.id}", f"Use {name}") if code == TAKE else ("leave", "Leave it")


ASK_VISIT = BOOK.ask("visit", "Use the visit bonus?", _tell)


def install(r: Mandate) -> None:
    """Hooks the question onto the choice of a branch."""
    r.visit_taken = taken


def taken(r: Mandate, s: State, choice: Choice, seat: int, branch: int) -> None:
    """Asks, if the tile at the destination has a bonus for this branch to leave."""
    if s.values[r.at.acting] != seat or not s.values[r.at.visits]:
        return
    face = choice.effect.face
    if face.kind != "action":
        return
    tile = r.tile_at(s, s.values[r.at.destination])
    for effect in tile.effects:
        if effect.may and _is_for(effect, face.id, choice.names[branch]):
            r.call(s, VISIT, seat, effect.number)
            return


def _is_for(effect: Effect, card: str, branch: str) -> bool:
    """A change of `influence.gain.trust` is for the branch `gain_trust`."""
    path = effect.data.get("change")
    return isinstance(path, str) and path == f"{card}.{branch.replace('_', '.')}"


@VISIT.step
def ask(r: Mandate, s: State, f: list[int]) -> None:
    """Use it or leave it."""
    r.pick(s, f[SEAT], ASK_VISIT, [TAKE, LEAVE])


@VISIT.step
def note(r: Mandate, s: State, f: list[int]) -> None:
    """What is left is out of force for this Action."""
    del f
    s.values[r.at.declined] = int(s.answer == LEAVE)
