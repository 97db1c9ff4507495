"""Verbs and conditions of Power and Production."""

from rulewright.sdk.engine import Compiler, Form, Op, State, Test
from rulewright_mandate2038.play import allocation, producing, supplemental
from rulewright_mandate2038.play.book import WORDS
from rulewright_mandate2038.play.rules import Mandate
from rulewright_mandate2038.play.topology import GENERATOR, in_reach
from rulewright_mandate2038.verbs.grasping import pieces_of

C = Compiler[Mandate]


@WORDS.verb("take")
def take(c: C, form: Form) -> Op:
    """The seat says how many units of Supplemental Power it takes."""
    r = c.rules
    number = len(r.takings)
    place = c.place(form.get("bind") or "taken")
    r.takings.append(supplemental.Taking(form["up_to"], place))
    return Op(lambda s, seat: r.call(s, supplemental.TAKING, number, seat))


@WORDS.verb("produce_tile")
def produce_tile(c: C, form: Form) -> Op:
    """The production box of a Facility's tile happens once, outside Production."""
    r, mine = c.rules, pieces_of(c, form["facility"])
    number = len(r.outputs)
    r.outputs.append(producing.Output(mine, form.get("as") == "self"))
    return Op(lambda s, seat: r.call(s, producing.TILE_OUTPUT, number, seat))


@WORDS.condition("operates")
def operates(c: C, form: Form) -> Test:
    """The seat's Generator has a Facility of its own in reach."""
    del form
    r = c.rules
    return lambda s, seat: bool(r.topology.reached(r, s, seat, GENERATOR))


@WORDS.condition("powerable")
def powerable(c: C, form: Form) -> Test:
    """The piece stands where a source of its owner reaches."""
    r, at, mine = c.rules, c.rules.at, pieces_of(c, form["powerable"])

    def test(s: State, seat: int) -> bool:
        reached = in_reach(r, s, seat)
        return any(code % at.facilities in reached for code in mine(s, seat))

    return test


@WORDS.condition("adjacent")
def adjacent(c: C, form: Form) -> Test:
    """The hosts of a pair of the seat stand on adjacent hexes (R-MC-7)."""
    r = c.rules
    if form["adjacent"] != "hosts":
        raise KeyError(f"adjacent means hosts here, not {form['adjacent']}")
    return lambda s, seat: bool(allocation.projects(r, s, seat))


@WORDS.condition("powered")
def powered(c: C, form: Form) -> Test:
    """The pieces have their Power; a project's hosts, those of the seat's pairs."""
    r, at, name = c.rules, c.rules.at, form["powered"]
    if name != "hosts":
        place = c.place(name)
        return lambda s, seat: bool(s.values[at.powered + s.values[place(s, seat)]])

    def test(s: State, seat: int) -> bool:
        return any(
            s.values[at.project_power + pair]
            and s.values[at.project + 2 * pair] // at.facilities == seat
            for pair in range(r.numbers.projects)
        )

    return test
