"""Verbs on Temporary Compute: create it, offer it. The asks are `play.haggling`."""

from rulewright.sdk.engine import Compiler, Form, Op, State
from rulewright_mandate2038.play import haggling, resources
from rulewright_mandate2038.play.book import WORDS
from rulewright_mandate2038.play.rules import COMPUTE, Mandate

C = Compiler[Mandate]


@WORDS.verb("create")
def create(c: C, form: Form) -> Op:
    """So much, as far as the cap has room; its name keeps how much it was."""
    r, n, place = c.rules, c.number(form, "n"), c.place(form["bind"])
    r.reset_at(form["expires"], r.at.temporary, r.seats, 0)

    def do(s: State, seat: int) -> None:
        s.values[place(s, seat)] = haggling.make(r, s, seat, n)

    return Op(do, lambda s, seat: resources.room(r, s, COMPUTE, seat) > 0)


@WORDS.verb("offer")
def offer(c: C, form: Form) -> Op:
    """Each unit of the batch to a rival at a price, with one lower price in answer."""
    r, batch = c.rules, c.place(c.entry["for_each"])
    least, floor = form["price"]["least"], form["counter"]["floor"]
    # Whether to offer is asked for each unit, not once for the entry.
    r.effects[-1].may = False

    def do(s: State, seat: int) -> None:
        r.call(s, haggling.HAGGLE, seat, s.values[batch(s, seat)], least, floor)

    return Op(do, lambda s, seat: bool(haggling.offers(r, s, seat, least)))
