"""Counting names, counters, hexes, selections, branches; and comparing what is counted.

A name stands for the number that is kept under it; one that is not bound counts as 0.
"""

import operator
from typing import Any

from rulewright.sdk.engine import Amount, Compiler, Form, State, Test
from rulewright_mandate2038.play import pieces
from rulewright_mandate2038.play.book import WORDS
from rulewright_mandate2038.play.rules import Mandate
from rulewright_mandate2038.verbs.conditions_of_events import card_named
from rulewright_mandate2038.verbs.grasping import pieces_of

C = Compiler[Mandate]
_COMPARE = {
    "=": operator.eq,
    "<": operator.lt,
    ">": operator.gt,
    "<=": operator.le,
    ">=": operator.ge,
}


@WORDS.quantity("count")
def count(c: C, form: Form) -> Amount:
    """How many there are, or the number itself if the name stands for one."""
    return counted(c, form["count"])


def counted(c: C, what: Any) -> Amount:  # noqa: ANN401 - plain data
    """Anything that can be counted."""
    if isinstance(what, str):
        return _counter(c, what) if "." in what else _named(c, what)
    if "hexes" in what:
        return _hexes(c, what)
    if "selected" in what:
        return _selected(c, what)
    if "chose" in what:
        return _takers(c, what)
    mine = pieces_of(c, what)
    return lambda s, seat: len(mine(s, seat))


def _named(c: C, name: str) -> Amount:
    place = c.place(name)
    return lambda s, seat: max(s.values[place(s, seat)], 0)


def _counter(c: C, name: str) -> Amount:
    at = c.rules.at
    offsets = {
        "recruit.placed": at.recruited,
        "run.banked": at.run_banked,
        "run.domains": at.run_counted,
    }
    offset = offsets[name]
    return lambda s, seat: s.values[offset]


def _hexes(c: C, form: Form) -> Amount:
    """Hexes of these names that the seat controls, read afresh (R-CTRL-6, 7)."""
    r, names = c.rules, form["hexes"]
    own = "controlled_by" in form

    def amount(s: State, seat: int) -> int:
        there = [hex_ for name in names for hex_ in pieces.hexes_of(r, s, name)]
        if not own:
            return len(there)
        return sum(pieces.controller(r, s, hex_) == seat for hex_ in there)

    return amount


def _selected(c: C, form: Form) -> Amount:
    """Seats, or only rivals, that selected this card in this cycle."""
    r, card = c.rules, card_named(c, form["selected"])
    rivals = form.get("among") == "rivals"

    def amount(s: State, seat: int) -> int:
        first, number = r.at.selected, card(s, seat)
        return sum(
            s.values[first + other] == number
            for other in range(r.seats)
            if not (rivals and other == seat)
        )

    return amount


def _takers(c: C, form: Form) -> Amount:
    """Seats that took a branch; for procedures in which every seat chooses."""
    r, test = c.rules, chose(c, form)
    return lambda s, seat: sum(test(s, other) for other in range(r.seats))


@WORDS.condition("chose")
def chose(c: C, form: Form) -> Test:
    """The seat took this branch."""
    name, branch = form["chose"]["choice"], form["chose"]["branch"]
    place = c.place(name)
    entries = c.face.data["effects"]
    options = next(entry["options"] for entry in entries if entry.get("bind") == name)
    number = list(options).index(branch)
    return lambda s, seat: s.values[place(s, seat)] == number


@WORDS.condition("share")
def share(c: C, form: Form) -> Test:
    """What is counted against a quantity; a half that is not rounded stays exact."""
    amount, compare = counted(c, form["share"]), _COMPARE[form["cmp"]]
    value = form["value"]
    if isinstance(value, dict) and "half" in value and "round" not in value:
        whole = c.amount(value["half"])
        return lambda s, seat: bool(compare(2 * amount(s, seat), whole(s, seat)))
    other = c.amount(value)
    return lambda s, seat: bool(compare(amount(s, seat), other(s, seat)))
