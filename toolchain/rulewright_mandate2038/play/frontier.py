"""The Frontier option: after the Act, once, if the Move step ended there.

It is the visit entry of the tile at the destination that waits for `action.done`.
"""

from rulewright.sdk.engine import State
from rulewright_mandate2038.play.book import BOOK
from rulewright_mandate2038.play.rules import Mandate

FRONTIER = BOOK.procedure("frontier", "seat")
(SEAT,) = FRONTIER.locals


@FRONTIER.step
def offer(r: Mandate, s: State, f: list[int]) -> None:
    """The tile's own offer, where the turn's destination has one (R-MAP-13)."""
    seat = f[SEAT]
    tile = r.tile_at(s, s.values[r.at.destination])
    for effect in tile.effects:
        if effect.data.get("box") == "visit" and effect.ops:
            if r.may_happen(s, effect, seat):
                r.call(s, r.frames.effect, effect.number, seat)
            return
