"""An action cycle: Headline, secret selection, reveal, turns in Initiative order.

R-ORD-1 and R-ORD-8 give the order. Not here: what may be selected (`selection`), a
turn (`turn`), the Headline (`headline`).
"""

from rulewright.sdk.engine import PC, State
from rulewright_mandate2038.play import windows
from rulewright_mandate2038.play.book import BOOK
from rulewright_mandate2038.play.headline import HEADLINE
from rulewright_mandate2038.play.rules import Mandate
from rulewright_mandate2038.play.selection import SELECTION
from rulewright_mandate2038.play.setup import INITIATIVE
from rulewright_mandate2038.play.turn import TURN

CYCLE = BOOK.procedure("cycle", "turns")
(TURNS,) = CYCLE.locals


@CYCLE.step
def reveal_headline(r: Mandate, s: State, f: list[int]) -> None:
    """The Headline resolves at once or stays in force."""
    del f
    r.call(s, HEADLINE)


@CYCLE.step
def follow_up(r: Mandate, s: State, f: list[int]) -> None:
    """Choices that follow a Headline, in Initiative order."""
    del f
    r.fire(s, windows.HEADLINE_CHOICES, -1)


@CYCLE.step
def before_selection(r: Mandate, s: State, f: list[int]) -> None:
    """Windows before selection, by faction (Corthaven's, then Orisonix's)."""
    del f
    r.fire(s, windows.SELECTION_BEFORE, -1)


@CYCLE.step
def select(r: Mandate, s: State, f: list[int]) -> None:
    """Everyone selects in secret, all is revealed."""
    del f
    r.call(s, SELECTION)


@CYCLE.step
def after_reveal(r: Mandate, s: State, f: list[int]) -> None:
    """What looks at all selections."""
    del f
    r.fire(s, windows.SELECTION_REVEALED, -1)


@CYCLE.step
def play_turn(r: Mandate, s: State, f: list[int]) -> None:
    """The next seat's turn."""
    r.call(s, TURN, r.order(s)[f[TURNS]])


@CYCLE.step
def next_turn(r: Mandate, s: State, f: list[int]) -> None:
    """Back to the next seat."""
    del s
    f[TURNS] += 1
    if f[TURNS] < r.seats:
        f[PC] = play_turn


@CYCLE.step
def end_cycle(r: Mandate, s: State, f: list[int]) -> None:
    """Payments at the end of the cycle."""
    del f
    r.fire(s, windows.CYCLE_END, -1)


@CYCLE.step
def pass_initiative(r: Mandate, s: State, f: list[int]) -> None:
    """What lasted for the cycle is over; Initiative passes, the third time too."""
    del f
    r.expire(s, "cycle")
    first = r.at.selected
    s.values[first : first + r.seats] = [-1] * r.seats
    s.values[r.at.initiative] = (s.values[r.at.initiative] + 1) % r.seats
    INITIATIVE(s, s.values[r.at.initiative])
