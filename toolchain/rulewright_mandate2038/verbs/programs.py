"""Words of Program cards: two Core Actions at once, and what is exhausted by them.

The Actions themselves are `play.swarm`; markers and uses are `play.programs`.
"""

from rulewright.sdk.engine import Compiler, Form, Op, State, Test
from rulewright_mandate2038.play import swarm
from rulewright_mandate2038.play.book import WORDS
from rulewright_mandate2038.play.rules import Mandate

C = Compiler[Mandate]


@WORDS.verb("resolve")
def resolve(c: C, form: Form) -> Op:
    """Different unused Core Actions, named one after the other."""
    r, least = c.rules, c.number(form, "actions")
    return Op(lambda s, seat: r.call(s, swarm.SWARM, seat), _enough(r, least))


@WORDS.verb("exhaust")
def exhaust(c: C, form: Form) -> Op:
    """The Core Actions that were just named are spent until the next Era."""
    del form
    at = c.rules.at

    def do(s: State, seat: int) -> None:
        s.values[at.unused + seat] &= ~s.values[at.swarm]

    return Op(do)


@WORDS.condition("resolvable_unused_actions")
def resolvable_unused_actions(c: C, form: Form) -> Test:
    """So many unused Core Actions resolve from there, each by itself (R-ED-16)."""
    return _enough(c.rules, c.number(form, "resolvable_unused_actions"))


def _enough(r: Mandate, least: int) -> Test:
    unused = r.at.unused

    def test(s: State, seat: int) -> bool:
        if s.values[unused + seat].bit_count() < least:
            return False
        return len(swarm.resolvable_here(r, s, seat)) >= least

    return test


@WORDS.scope("not_piece")
def not_piece(c: C, form: Form) -> Test:
    """Any Action but the one that has the visit bonus."""
    del form
    at = c.rules.at
    return lambda s, seat: s.values[at.resolving] != s.values[at.visited]
