"""Seat expressions of the game's own."""

from rulewright.sdk.engine import Compiler, Form, State, Who
from rulewright_mandate2038.play import pieces
from rulewright_mandate2038.play.book import WORDS
from rulewright_mandate2038.play.rules import TRACKS, Mandate

C = Compiler[Mandate]


@WORDS.seat("initiative")
def initiative(c: C, form: Form) -> Who:
    """Who has Initiative."""
    del form
    at = c.rules.at.initiative
    return lambda s, seat: [s.values[at]]


@WORDS.seat("controller")
def controller(c: C, form: Form) -> Who:
    """Who controls the name, if anyone does."""
    r, name = c.rules, form["controller"]

    def who(s: State, seat: int) -> list[int]:
        del seat
        found = pieces.name_controller(r, s, name)
        return [found] if found >= 0 else []

    return who


@WORDS.seat("extreme")
def extreme(c: C, form: Form) -> Who:
    """The most or the least; ties to the first clockwise from Initiative (R-SEL-7)."""
    r, sign = c.rules, 1 if form["extreme"] == "least" else -1
    track = TRACKS.index(form["of"])

    def who(s: State, seat: int) -> list[int]:
        del seat
        return [min(r.order(s), key=lambda one: sign * r.get(s, track, one))]

    return who


@WORDS.seat("each_if")
def each_if(c: C, form: Form) -> Who:
    """Every seat for which a condition holds, in Initiative order."""
    r, test = c.rules, c.test(form["each_if"])
    return lambda s, seat: [one for one in r.order(s) if test(s, one)]
