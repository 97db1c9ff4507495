"""The words of effects that belong to no game: formulas, what has happened, branches.

Registered into a game's vocabulary by `add_words`; everything that needs the game's
own things (resources, places, windows) is the game's.
"""

from typing import Any

from rulewright.engine.compiling import Compiler
from rulewright.engine.effects import Amount, Form, Op, Test, Vocabulary, Who, any_of
from rulewright.engine.state import State

AnyCompiler = Compiler[Any]


def add_words(v: Vocabulary) -> None:
    """Puts the kernel's words into a vocabulary."""
    v.condition("did")(_did)
    v.condition("not_did")(_not_did)
    v.condition("saved")(_saved)
    v.quantity("players")(_players)
    v.quantity("rivals")(_rivals)
    v.quantity("min")(_least)
    v.quantity("times")(_product)
    v.quantity("half")(_half)
    v.seat("each")(_each)
    v.seat("rivals")(_others)
    v.seat("chosen")(_bound_seat)
    v.seat("frozen")(_bound_seat)
    v.procedure("choose_one")(_choose_one)


def _did(c: AnyCompiler, form: Form) -> Test:
    place = c.place(f"did:{form['did']}")
    return lambda s, seat: s.values[place(s, seat)] > 0


def _not_did(c: AnyCompiler, form: Form) -> Test:
    places = [c.place(f"did:{name}") for name in form["not_did"]]
    return lambda s, seat: all(s.values[place(s, seat)] <= 0 for place in places)


def _saved(c: AnyCompiler, form: Form) -> Test:
    at = c.slot(f"saved:{form['saved']}")
    return lambda s, seat: s.values[at + seat] > 0


def _players(c: AnyCompiler, form: Form) -> Amount:
    del form
    seats = c.rules.seats
    return lambda s, seat: seats


def _rivals(c: AnyCompiler, form: Form) -> Amount:
    del form
    rivals = c.rules.seats - 1
    return lambda s, seat: rivals


def _least(c: AnyCompiler, form: Form) -> Amount:
    parts = [c.amount(part) for part in form["min"]]
    return lambda s, seat: min(part(s, seat) for part in parts)


def _product(c: AnyCompiler, form: Form) -> Amount:
    parts = [c.amount(part) for part in form["times"]]

    def product(s: State, seat: int) -> int:
        total = 1
        for part in parts:
            total *= part(s, seat)
        return total

    return product


def _half(c: AnyCompiler, form: Form) -> Amount:
    whole = c.amount(form["half"])
    if form.get("round") == "up":
        return lambda s, seat: (whole(s, seat) + 1) // 2
    return lambda s, seat: whole(s, seat) // 2


def _each(c: AnyCompiler, form: Form) -> Who:
    del form
    order = c.rules.order
    return lambda s, seat: order(s)


def _others(c: AnyCompiler, form: Form) -> Who:
    del form
    order = c.rules.order
    return lambda s, seat: [other for other in order(s) if other != seat]


def _bound_seat(c: AnyCompiler, form: Form) -> Who:
    place = c.place(form.get("chosen") or form["frozen"])

    def bound(s: State, seat: int) -> list[int]:
        found = s.values[place(s, seat)]
        return [found] if found >= 0 else []

    return bound


def _choose_one(c: AnyCompiler, form: Form) -> Op:
    rules = c.rules
    choice = rules.choice(c, form)
    return Op(
        lambda s, seat: rules.call(s, rules.frames.branch, choice.number, seat),
        any_of(list(choice.tests)),
    )
