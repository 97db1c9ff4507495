"""Verbs that choose, announce and remember: choose, declare, freeze, define.

What is chosen is kept under its name as one number: a seat, a card, a hex, a piece, a
domain, by what is chosen among. Asks are `play.choosing`.
"""

from rulewright.sdk.engine import Compiler, Form, Op, State, Test
from rulewright_mandate2038.play import choosing, pieces, training
from rulewright_mandate2038.play.book import WORDS
from rulewright_mandate2038.play.rules import TRACKS, Mandate
from rulewright_mandate2038.verbs.grasping import hexes_of, pieces_of

C = Compiler[Mandate]


@WORDS.verb("choose")
def choose(c: C, form: Form) -> Op:
    """The seat chooses in the open among what there is."""
    r = c.rules
    if form["what"] == "action":
        # Agent Swarm asks for it before the first of both resolves (`play.swarm`).
        return Op(lambda s, seat: None)
    listing = _among(c, form)
    number = len(r.picks)
    place = c.place(form.get("bind") or form["what"])
    r.picks.append(choosing.Pick(form["what"], listing, place))
    return Op(
        lambda s, seat: r.call(s, choosing.CHOOSING, number, seat),
        lambda s, seat: bool(listing(s, seat)),
    )


def _among(c: C, form: Form) -> choosing.Listing:  # noqa: PLR0911 - one for each pool
    r, what, among = c.rules, form["what"], form.get("among")
    if what == "core_action":
        actions = list(range(len(r.bundle.of("action"))))
        return lambda s, seat: actions
    if what == "program":
        return lambda s, seat: choosing.unlocked(r, s)
    if what == "domain":
        return lambda s, seat: training.missing(r, s)
    if what in ("rival", "player") and isinstance(among, dict):
        track = TRACKS.index(among["more_than_self"])
        return lambda s, seat: [
            other
            for other in r.order(s)
            if r.get(s, track, other) > r.get(s, track, seat)
        ]
    if what == "rival":
        return lambda s, seat: [other for other in r.order(s) if other != seat]
    if what == "player":
        return lambda s, seat: r.order(s)
    if what == "hex":
        return hexes_of(c, among)
    if what in ("facility", "team"):
        return pieces_of(c, among)
    return lambda s, seat: []


@WORDS.verb("declare")
def declare(c: C, form: Form) -> Op:
    """An announcement: its name stands for 1 from here on."""
    place = c.place(form["bind"])
    duplicate = c.face.kind == "training" and form["bind"] == "duplicate"
    at = c.rules.at

    def do(s: State, seat: int) -> None:
        s.values[place(s, seat)] = 1
        if duplicate:
            s.values[at.run_duplicate] = 1

    return Op(do)


@WORDS.verb("freeze")
def freeze(c: C, form: Form) -> Op:
    """Remembers which seat it is, at this moment (R-CTRL-7)."""
    place, who = c.place(form["bind"]), c.who(form["seat"])

    def do(s: State, seat: int) -> None:
        found = [seat] if who is None else who(s, seat)
        s.values[place(s, seat)] = found[0] if found else -1

    return Op(do)


@WORDS.verb("define")
def define(c: C, form: Form) -> Op:
    """Gives a word of the rules, or a name of this face, a meaning from here on."""
    r, meaning = c.rules, form["as"]
    if "most_selected" in meaning:
        number = len(r.picks)
        place = c.place(form["name"])
        listing: choosing.Listing = lambda s, seat: choosing.most_selected(r, s)  # noqa: E731
        r.picks.append(choosing.Pick("core_action", listing, place))
        return Op(
            lambda s, seat: r.call(s, choosing.CHOOSING, number, seat),
            lambda s, seat: bool(choosing.most_selected(r, s)),
        )
    chosen = c.place(meaning["chosen"])
    if form["name"] == "destination":
        return Op(lambda s, seat: choosing.set_destination(r, s, chosen(s, seat)))
    return Op(lambda s, seat: training.add_domain(r, s, s.values[chosen(s, seat)]))


@WORDS.condition("uncontrolled")
def uncontrolled(c: C, form: Form) -> Test:
    """No seat controls the name (R-CTRL-5)."""
    r, name = c.rules, form["uncontrolled"]
    return lambda s, seat: pieces.name_controller(r, s, name) < 0


@WORDS.condition("tradable")
def tradable(c: C, form: Form) -> Test:
    """No ban stands against trading the resource."""
    r, name = c.rules, form["tradable"]
    return lambda s, seat: not r.banned(s, "trade", seat, name)
