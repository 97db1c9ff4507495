"""Conditions on what a seat has and where the turn's Move ended."""

from rulewright.sdk.engine import Compiler, Form, State, Test, figure
from rulewright_mandate2038.play.book import WORDS
from rulewright_mandate2038.play.rules import CAPABILITY, CUSTOMERS, TRACKS, Mandate

C = Compiler[Mandate]


@WORDS.condition("have")
def have(c: C, form: Form) -> Test:
    """So many or more of each; Scrutiny: own cubes in the bag."""
    r = c.rules
    wanted = form["have"]
    tracks = [(TRACKS.index(k), n) for k, n in wanted.items() if k != "scrutiny"]
    cubes = wanted.get("scrutiny", 0)

    def test(s: State, seat: int) -> bool:
        if cubes and s.values[r.at.bag + seat] < cubes:
            return False
        return all(r.get(s, track, seat) >= n for track, n in tracks)

    return test


@WORDS.condition("destination")
def destination(c: C, form: Form) -> Test:
    """The Move step ended on a hex of one of these names."""
    at = c.rules.at
    tiles = frozenset(c.rules.tile_ids.index(name) for name in form["destination"])
    return lambda s, seat: s.values[at.tile + s.values[at.destination]] in tiles


@WORDS.condition("meets_next")
def meets_next(c: C, form: Form) -> Test:
    """Room for the next Customer, and the Capability that it asks (R-DEP-1, 2)."""
    del form
    r = c.rules
    changes = r.changes_of("deploy.requirement")
    asked = [capability for capability, _ in r.numbers.customers]

    def test(s: State, seat: int) -> bool:
        held = r.get(s, CUSTOMERS, seat)
        if held >= len(asked):
            return False
        need = figure(changes, s, seat, asked[held])
        return r.get(s, CAPABILITY, seat) >= need

    return test


@WORDS.condition("resolving")
def resolving(c: C, form: Form) -> Test:
    """This card is being resolved in the turn."""
    r, name = c.rules, form["resolving"]

    def test(s: State, seat: int) -> bool:
        del seat
        card = s.values[r.at.resolving]
        return card >= 0 and r.cards[card].face.id == name

    return test


@WORDS.condition("era")
def era(c: C, form: Form) -> Test:
    """It is this Era."""
    number, at = c.rules.era_ids.index(form["era"]), c.rules.at.era
    return lambda s, seat: s.values[at] == number


@WORDS.condition("rivals")
def rivals(c: C, form: Form) -> Test:
    """The seat has so many rivals in this game."""
    enough = c.rules.seats - 1 >= form["rivals"]["least"]
    return lambda s, seat: enough
