"""Conditions on what has just been resolved, spent or done."""

from rulewright.sdk.engine import Amount, Compiler, Form, State, Test
from rulewright_mandate2038.play.book import WORDS
from rulewright_mandate2038.play.rules import Mandate

C = Compiler[Mandate]


def card_named(c: C, name: str) -> Amount:
    """The number of a card: its own id, or what a name of the face stands for."""
    ids = [*(f["id"] for f in c.rules.bundle.of("action"))]
    ids += [f["id"] for f in c.rules.bundle.of("program")]
    if name in ids:
        number = ids.index(name)
        return lambda s, seat: number
    place = c.place(name)
    return lambda s, seat: s.values[place(s, seat)]


@WORDS.condition("resolved")
def resolved(c: C, form: Form) -> Test:
    """This Action was just resolved, or in this Era; as the seat's own selection."""
    at, card = c.rules.at, card_named(c, form["resolved"])
    own = form.get("as") == "selection"
    if form.get("since") == "era":
        return lambda s, seat: bool(
            s.values[at.resolved_cards + seat] >> card(s, seat) & 1
        )

    def test(s: State, seat: int) -> bool:
        number = card(s, seat)
        if number < 0 or s.values[at.resolved] != number:
            return False
        return not own or s.values[at.selected + seat] == number

    return test


@WORDS.condition("spent")
def spent(c: C, form: Form) -> Test:
    """A seat has spent so much Compute in a single Action (R-FAC-1, 2)."""
    at, told = c.rules.at, form["spent"]
    by = told["by"]
    least, most = told["compute"].get("min", 0), told["compute"].get("max")

    def test(s: State, seat: int) -> bool:
        acting, n = s.values[at.acting], s.values[at.spent_compute]
        if (by == "rival" and acting == seat) or (by == "self" and acting != seat):
            return False
        return n >= least and (most is None or n <= most)

    return test
