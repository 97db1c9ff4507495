"""Quantities of the game's own: constants of tiles, fields with their changes."""

from rulewright.sdk.engine import Amount, Compiler, Form, State, figure
from rulewright_mandate2038.play.book import WORDS
from rulewright_mandate2038.play.rules import Mandate

C = Compiler[Mandate]


@WORDS.quantity("constant")
def constant(c: C, form: Form) -> Amount:
    """A constant of the tile at the destination; 0 where the tile has none."""
    r, name = c.rules, form["constant"]
    found = [_stated(face, name) for face in r.bundle.of("tile")]

    def amount(s: State, seat: int) -> int:
        del seat
        return found[s.values[r.at.tile + s.values[r.at.destination]]]

    return amount


# Fields that effects count with, and where their base stands.
_BASES = {"run.domain_value": ("training_run", "domain", "provisional")}


@WORDS.quantity("field")
def field(c: C, form: Form) -> Amount:
    """What a field of the rules comes to here, changes included."""
    path = form["field"]
    base = c.rules.bundle.number(*_BASES[path])
    changes = c.rules.changes_of(path)
    return lambda s, seat: figure(changes, s, seat, base)


def _stated(face: Form, name: str) -> int:
    for entry in face["effects"]:
        if entry.get("constant") == name:
            value: int = entry["value"]
            return value
    return 0
