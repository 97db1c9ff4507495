"""Verbs, conditions and scopes of contracts; their asks are `play.ventures`."""

from rulewright.sdk.engine import Compiler, Form, Op, State, Test, always
from rulewright_mandate2038.play import ventures
from rulewright_mandate2038.play.book import WORDS
from rulewright_mandate2038.play.rules import Mandate

C = Compiler[Mandate]


@WORDS.verb("propose")
def propose(c: C, form: Form) -> Op:
    """A Joint Venture with a rival Facility in range."""
    del form
    r = c.rules

    def can(s: State, seat: int) -> bool:
        return next(ventures.proposals(r, s, seat), -1) >= 0

    return Op(lambda s, seat: r.call(s, ventures.PROPOSE, seat), can)


@WORDS.verb("end_contract")
def end_contract(c: C, form: Form) -> Op:
    """One Joint Venture that the seat shares."""
    del form
    r = c.rules
    return Op(
        lambda s, seat: r.call(s, ventures.TERMINATE, seat),
        lambda s, seat: bool(ventures.shared(r, s, seat)),
    )


@WORDS.verb("place_pair")
def place_pair(c: C, form: Form) -> Op:
    """The pair of a Mega-Cluster on two hosts."""
    del form
    r = c.rules

    def can(s: State, seat: int) -> bool:
        return next(ventures.sites(r, s, seat), -1) >= 0

    return Op(lambda s, seat: r.call(s, ventures.CHARTER, seat), can)


@WORDS.condition("hosts")
def hosts(c: C, form: Form) -> Test:
    """Two hosts for a Mega-Cluster, one of them at the destination."""
    del form
    r = c.rules
    return lambda s, seat: next(ventures.sites(r, s, seat), -1) >= 0


@WORDS.condition("proposed_by")
def proposed_by(c: C, form: Form) -> Test:
    """The seat proposed the Joint Venture that was just created."""
    del form
    at = c.rules.at
    return lambda s, seat: s.values[at.venture_by + s.values[at.signed]] == seat


@WORDS.scope("proposed_by")
@WORDS.scope("shared_by")
def by_self(c: C, form: Form) -> Test:
    """Asked of the seat that proposes, or of each that shares; no other asks."""
    del c, form
    return always
