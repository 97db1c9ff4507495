"""Verbs on resources and cubes: gain, lose, pay, Scrutiny, Systemic Risk.

A cost or gain of a Core Action or Program goes by a path (`fund.gain.runway`,
`research.cost.compute`, `deploy.scrutiny`) and by the path of its branch
(`recruit.cost.runway`); changes of either apply, in legality as in payment.
"""

from rulewright.sdk.engine import (
    Amount,
    Change,
    Compiler,
    Form,
    Op,
    State,
    figure,
    settle,
)
from rulewright_mandate2038.play import resources
from rulewright_mandate2038.play.book import WORDS
from rulewright_mandate2038.play.rules import COMPUTE, RUNWAY, TRACKS, Mandate

C = Compiler[Mandate]
_CARDS = frozenset({"action", "program"})
Part = tuple[int, Amount, list[Change]]
"""A track, an amount, and the changes that apply to it."""


def paths(c: C, what: str) -> tuple[str, ...]:
    """The paths by which a figure of this card goes: the card's, then the branch's."""
    if c.face.kind not in _CARDS:
        return ()
    names = [c.face.id, *([c.branch] if c.branch else [])]
    return tuple(f"{name}.{what}" for name in names)


def _parts(c: C, form: Form, what: str) -> list[Part]:
    return [
        (i, c.amount(form[name]), c.rules.changes_of(*paths(c, f"{what}.{name}")))
        for i, name in enumerate(TRACKS)
        if name in form
    ]


@WORDS.verb("gain")
def gain(c: C, form: Form) -> Op:
    """Up to the caps; thresholds score at once (R-ORD-7)."""
    r, parts = c.rules, _parts(c, form, "gain")
    fund = c.face.key == "action.fund"

    def do(s: State, seat: int) -> None:
        for track, amount, changes in parts:
            base = amount(s, seat)
            n = figure(changes, s, seat, base) if changes else base
            if track == COMPUTE and s.values[r.at.producing]:
                # What is printed counts, whatever the cap lets through.
                s.values[r.at.compute_made + seat] += n
            really = r.gain(s, track, seat, n)
            if fund and track == RUNWAY:
                s.values[r.at.fund_runway + seat] += really
            if changes:
                settle(r, changes, s, seat, base)

    return Op(do)


@WORDS.verb("lose")
def lose(c: C, form: Form) -> Op:
    """An automatic penalty, down to the least."""
    r, parts = c.rules, _parts(c, form, "loss")

    def do(s: State, seat: int) -> None:
        for track, amount, _ in parts:
            r.gain(s, track, seat, -amount(s, seat))

    return Op(do)


@WORDS.verb("pay")
def pay(c: C, form: Form) -> Op:
    """In full or not at all; the same figure is legality and price.

    A Program's marker is spent when it is shown (`programs.commit`), Power when it is
    allotted. `to` is the seat that receives it.
    """
    r, parts = c.rules, _parts(c, form, "cost")
    to = c.who(form.get("to"))

    prices = [
        (r.tracks[track].offset, track == COMPUTE, amount, changes)
        for track, amount, changes in parts
    ]

    def can(s: State, seat: int) -> bool:
        for offset, lent, amount, changes in prices:
            base = amount(s, seat)
            if changes:
                base = figure(changes, s, seat, base)
            held = s.values[offset + seat]
            if lent:
                held += s.values[r.at.temporary + seat]
            if held < base:
                return False
        return True

    def do(s: State, seat: int) -> None:
        for track, amount, changes in parts:
            base = amount(s, seat)
            price = figure(changes, s, seat, base)
            resources.pay(r, s, track, seat, price)
            if track == COMPUTE:
                s.values[r.at.spent_compute] += price
            for other in to(s, seat) if to is not None else ():
                r.gain(s, track, other, price)
            settle(r, changes, s, seat, base)

    return Op(do, can)


@WORDS.verb("add_cubes")
def add_cubes(c: C, form: Form) -> Op:
    """Scrutiny into the bag, with its overflow."""
    r, amount = c.rules, c.amount(form["n"])
    changes = r.changes_of(*paths(c, "scrutiny"))
    if c.face.kind in _CARDS:
        r.adds_scrutiny.add(c.face.number)

    def do(s: State, seat: int) -> None:
        base = amount(s, seat)
        n = figure(changes, s, seat, base) if changes else base
        resources.add_scrutiny(r, s, seat, n)
        if changes:
            settle(r, changes, s, seat, base)

    return Op(do)


@WORDS.verb("remove_cubes")
def remove_cubes(c: C, form: Form) -> Op:
    """Own cubes back from the bag, as many as are there (R-AUD-6)."""
    r, amount = c.rules, c.amount(form["n"])
    changes = r.changes_of(*paths(c, "remove.scrutiny"))

    def do(s: State, seat: int) -> None:
        base = amount(s, seat)
        n = figure(changes, s, seat, base) if changes else base
        resources.remove_scrutiny(r, s, seat, n)

    return Op(do)


@WORDS.verb("add_risk")
def add_risk(c: C, form: Form) -> Op:
    """Systemic Risk into the bag."""
    r, amount = c.rules, c.amount(form["n"])
    return Op(lambda s, seat: resources.add_risk(r, s, amount(s, seat)))
