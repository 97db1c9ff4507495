"""Resolving a card: its windows, its entries, what the Action adds besides.

`ACTION` resolves any Core Action or Program from the turn's destination. What entries
do is `verbs`; changes of costs and gains apply there.
"""

from rulewright.sdk.engine import State, figure, settle
from rulewright_mandate2038.play import resources, windows
from rulewright_mandate2038.play.book import BOOK
from rulewright_mandate2038.play.rules import Mandate

RESOLVED = BOOK.event("resolved", "seat", "card", "at:hex")

ACTION = BOOK.procedure("action", "seat", "card")
SEAT, CARD = ACTION.locals


@ACTION.step
def start(r: Mandate, s: State, f: list[int]) -> None:
    """Effects that wait for the Action to begin."""
    s.values[r.at.spent_compute] = 0
    s.values[r.at.declined] = 0
    r.fire(s, windows.ACTION_START, f[SEAT])


@ACTION.step
def resolve(r: Mandate, s: State, f: list[int]) -> None:
    """The card's entries, in order: cost, then what it does."""
    r.resolve(s, r.cards[f[CARD]].face.number, f[SEAT])


@ACTION.step
def add(r: Mandate, s: State, f: list[int]) -> None:
    """Scrutiny that changes add to an Action whose card adds none itself (R-TRN-20)."""
    face = r.cards[f[CARD]].face
    if face.number not in r.adds_scrutiny:
        extra = figure(r.changes_of(f"{face.id}.scrutiny"), s, f[SEAT], 0)
        if extra:
            resources.add_scrutiny(r, s, f[SEAT], extra)


@ACTION.step
def done(r: Mandate, s: State, f: list[int]) -> None:
    """What follows the Action."""
    RESOLVED(s, f[SEAT], f[CARD], s.values[r.at.destination])
    s.values[r.at.resolved] = f[CARD]
    s.values[r.at.resolved_cards + f[SEAT]] |= 1 << f[CARD]
    if r.cards[f[CARD]].face.id == "deploy":
        s.values[r.at.deploys + f[SEAT]] += 1
        settle(r, r.changes_of("deploy.requirement"), s, f[SEAT], 0)
    r.fire(s, windows.ACTION_DONE, f[SEAT])


@ACTION.step
def react(r: Mandate, s: State, f: list[int]) -> None:
    """Rivals react to what was spent, after own effects and the Headline's."""
    if s.values[r.at.spent_compute]:
        r.fire(s, windows.SPENT, f[SEAT])
