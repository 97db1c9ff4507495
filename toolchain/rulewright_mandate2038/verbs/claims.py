"""Verbs and conditions of the Dossier and of claims."""

from rulewright.sdk.engine import Compiler, Form, Op, State, Test, figure
from rulewright_mandate2038.play.book import WORDS
from rulewright_mandate2038.play.rules import COMPUTE, RUNWAY, Mandate

C = Compiler[Mandate]


@WORDS.condition("committed")
def committed(c: C, form: Form) -> Test:
    """This Dossier card of the seat was filed as Commit, and lies open."""
    del form
    r, at = c.rules, c.rules.at
    eras = len(r.era_ids)
    era = r.era_ids.index(c.face.data["era"])
    return lambda s, seat: s.values[at.shown + seat * eras + era] == 1


@WORDS.condition("payable")
def payable(c: C, form: Form) -> Test:
    """The seat can pay all that this entry asks."""
    name, face = form["payable"], c.face

    def test(s: State, seat: int) -> bool:
        return all(op.can(s, seat) for op in face.named(name).ops)

    return test


@WORDS.condition("paid")
def paid(c: C, form: Form) -> Test:
    """Everything that was owed for the Dossier has been paid."""
    del form
    at = c.rules.at
    return lambda s, seat: not s.values[at.unpaid + seat]


@WORDS.condition("supported")
def supported(c: C, form: Form) -> Test:
    """So many evidence modules of the seat are supported."""
    at, least = c.rules.at, c.amount(form["supported"]["least"])
    return lambda s, seat: s.values[at.evidence + seat] >= least(s, seat)


@WORDS.verb("support")
def support(c: C, form: Form) -> Op:
    """A module counts for the claim; Publication is no evidence."""
    at, amount = c.rules.at, c.amount(form.get("strength", 0))
    publication = form["module"] == "publication_claim"
    changes = c.rules.changes_of("claim.publication") if publication else []

    def do(s: State, seat: int) -> None:
        s.values[at.strength + seat] += figure(changes, s, seat, amount(s, seat))
        s.values[at.evidence + seat] += not publication

    return Op(do)


@WORDS.verb("set_eligible")
def set_eligible(c: C, form: Form) -> Op:
    """The seat makes a claim; or it never will, for want of Compute."""
    at, value = c.rules.at, form["value"]

    def do(s: State, seat: int) -> None:
        if value:
            s.values[at.claims + seat] = 1
        else:
            s.values[at.unpaid + seat] = 1

    return Op(do)


@WORDS.verb("pay_all")
def pay_all(c: C, form: Form) -> Op:
    """What is left of a resource, even nothing."""
    r = c.rules
    track = RUNWAY if form["resource"] == "runway" else COMPUTE

    def do(s: State, seat: int) -> None:
        r.gain(s, track, seat, -r.get(s, track, seat))

    return Op(do)
