"""Verbs and conditions of the Training Run; the run itself is `play.training`."""

from rulewright.sdk.engine import Compiler, Form, Op, State, Test
from rulewright_mandate2038.play import training
from rulewright_mandate2038.play.book import WORDS
from rulewright_mandate2038.play.rules import Mandate

C = Compiler[Mandate]


@WORDS.verb("train")
def train(c: C, form: Form) -> Op:
    """One Training Run."""
    del form
    r = c.rules
    return Op(lambda s, seat: r.call(s, training.RUN, seat))


@WORDS.verb("add_provisional")
def add_provisional(c: C, form: Form) -> Op:
    """Provisional Capability of this run."""
    at, amount = c.rules.at, c.amount(form["n"])

    def do(s: State, seat: int) -> None:
        s.values[at.run_provisional] += amount(s, seat)

    return Op(do)


@WORDS.verb("bank")
def bank(c: C, form: Form) -> Op:
    """Provisional Capability goes to the track."""
    del form
    r = c.rules
    return Op(lambda s, seat: r.call(s, training.BANKING, seat))


@WORDS.verb("end_run")
def end_run(c: C, form: Form) -> Op:
    """The run is over; what is not banked is lost."""
    del form
    at = c.rules.at

    def do(s: State, seat: int) -> None:
        del seat
        s.values[at.run_over] = 1
        s.values[at.run_provisional] = 0

    return Op(do)


@WORDS.verb("discard_card")
def discard_card(c: C, form: Form) -> Op:
    """The card that was just drawn has no effect: it is no duplicate any more."""
    del form
    at = c.rules.at

    def do(s: State, seat: int) -> None:
        del seat
        s.values[at.run_duplicate] = 0

    return Op(do)


@WORDS.condition("domain")
def domain(c: C, form: Form) -> Test:
    """The domain of this card is new to the run, or known."""
    known = form["domain"] == "known"
    entries = c.face.data["effects"]
    name = next(entry["domain"] for entry in entries if "domain" in entry)
    number, at = c.rules.domain_ids.index(name), c.rules.at
    return lambda s, seat: bool(s.values[at.run_domains] >> number & 1) == known


@WORDS.condition("domains")
def domains(c: C, form: Form) -> Test:
    """All domains are in the run, or some are missing."""
    r, everything = c.rules, form["domains"] == "all"
    return lambda s, seat: (not training.missing(r, s)) == everything
