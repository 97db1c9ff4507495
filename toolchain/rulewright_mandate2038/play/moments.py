"""Moments from which scenarios go on: a name and its arguments, each a procedure.

Not here: whose turn a moment is (`staging` knows seats by name).
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from rulewright.sdk.engine import PC, Procedure, UnknownNameError
from rulewright_mandate2038.play import cycle, game, resources, turn
from rulewright_mandate2038.play.audit import AUDIT
from rulewright_mandate2038.play.cycle import CYCLE
from rulewright_mandate2038.play.dossier import FILING
from rulewright_mandate2038.play.ending import ENDING
from rulewright_mandate2038.play.game import ERA
from rulewright_mandate2038.play.headline import HEADLINE
from rulewright_mandate2038.play.mandates import SCORE_MANDATE
from rulewright_mandate2038.play.production import PRODUCTION
from rulewright_mandate2038.play.rules import TRACKS
from rulewright_mandate2038.play.selection import SELECTION
from rulewright_mandate2038.play.turn import TURN

if TYPE_CHECKING:
    from rulewright_mandate2038.play.rules import Mandate
    from rulewright_mandate2038.play.staging import Table

_WHOLE: "dict[str, tuple[Procedure[Mandate], int]]" = {
    "selection": (SELECTION, 0),
    "cycle": (CYCLE, 0),
    "before_selection": (CYCLE, cycle.before_selection),
    "after_reveal": (CYCLE, cycle.after_reveal),
    "end_of_cycle": (CYCLE, cycle.end_cycle),
    "era": (ERA, 0),
    "settlement": (ERA, game.produce),
    "end_of_era": (ERA, game.end_era),
    "production": (PRODUCTION, 0),
    "filing": (FILING, 0),
    "audit": (AUDIT, 0),
    "score": (SCORE_MANDATE, 0),
    "ending": (ENDING, 0),
}
"""Moments without arguments: the procedure, and the step from which it goes on."""


def begin(t: "Table", moment: Sequence[str]) -> None:
    """Begins a moment and goes on to its first ask."""
    name, *arguments = moment
    if name in _WHOLE:
        procedure, step = _WHOLE[name]
        t.rules.call(t.state, procedure)
        t.state.stack[-1][PC] = step
    elif name in _WITH and len(arguments) == _WITH[name][1]:
        _WITH[name][0](t, *arguments)
    else:
        more = (f"[{one}, {words}]" for one, (_, _, words) in _WITH.items())
        known = [*_WHOLE, *more]
        raise UnknownNameError("moment", " ".join(moment), known)
    if not t.state.ask:
        t.rules.advance(t.state)


def _turn(t: "Table", seat: str, card: str) -> None:
    """A turn of a seat that has selected a card."""
    number, _ = _select(t, seat, card)
    t.rules.call(t.state, TURN, number)


def _action(t: "Table", seat: str, card: str) -> None:
    """The same turn from its Move on, after the window for trade."""
    r, s = t.rules, t.state
    number, selected = _select(t, seat, card)
    s.values[r.at.acting] = number
    s.values[r.at.resolving] = selected
    s.values[r.at.visits] = 0
    r.call(s, TURN, number, selected)
    s.stack[-1][PC] = turn.move


def _select(t: "Table", seat: str, card: str) -> tuple[int, int]:
    """The seat's number and that of its card, which it has selected."""
    r, s = t.rules, t.state
    cards = [one.face.id for one in r.cards]
    if card not in cards:
        raise UnknownNameError("card", card, cards)
    number, selected = t.seat(seat), cards.index(card)
    s.values[r.at.selected + number] = selected
    return number, selected


def _headline(t: "Table", name: str) -> None:
    """The reveal of one Headline."""
    r, s = t.rules, t.state
    deck = r.headlines[s.values[r.at.era]]
    known = [face.id for face in deck]
    if name not in known:
        raise UnknownNameError("Headline of this Era", name, known)
    r.call(s, HEADLINE)
    r.advance(s)
    r.answer(s, s.tables[0].index(deck[known.index(name)].number), -1)


def _gain(t: "Table", seat: str, track: str, count: str) -> None:
    """A gain or (below 0) a loss, with all that follows from it."""
    if track not in TRACKS:
        raise UnknownNameError("resource", track, TRACKS)
    t.rules.gain(t.state, TRACKS.index(track), t.seat(seat), int(count))


def _scrutiny(t: "Table", seat: str, count: str) -> None:
    """Scrutiny added or (below 0) taken back."""
    number = int(count)
    if number >= 0:
        resources.add_scrutiny(t.rules, t.state, t.seat(seat), number)
    else:
        resources.remove_scrutiny(t.rules, t.state, t.seat(seat), -number)


_WITH: dict[str, tuple[Callable[..., None], int, str]] = {
    "turn": (_turn, 2, "seat, card"),
    "action": (_action, 2, "seat, card"),
    "headline": (_headline, 1, "headline"),
    "gain": (_gain, 3, "seat, resource, count"),
    "scrutiny": (_scrutiny, 2, "seat, count"),
}
"""Moments with arguments: what begins them, how many there are, what they are."""
