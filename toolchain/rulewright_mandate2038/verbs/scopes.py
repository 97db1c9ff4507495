"""Scopes: which uses of a field a change is for.

A maker is given the whole `scope`; its key is the word it is registered under.
"""

from rulewright.sdk.engine import Compiler, Form, Test, always
from rulewright_mandate2038.play.book import WORDS
from rulewright_mandate2038.play.rules import Mandate

C = Compiler[Mandate]


@WORDS.scope("to")
def to(c: C, form: Form) -> Test:
    """The turn's destination is a hex of one of these names."""
    at = c.rules.at
    tiles = frozenset(c.rules.tile_ids.index(name) for name in form["to"])
    return lambda s, seat: s.values[at.tile + s.values[at.destination]] in tiles


# The tile whose printed contract goes by each name.
_CONTRACTS = {
    "civic_heat_battery": "renewable_basin",
    "emergency_power_complex": "grid_reactor",
}


@WORDS.scope("mode")
def mode(c: C, form: Form) -> Test:
    """Told by the path already, `Mandate.paths`."""
    del c, form
    return always


@WORDS.scope("contract")
def contract(c: C, form: Form) -> Test:
    """The contract is that of the tile at the destination, or a Joint Venture."""
    at, tile = c.rules.at, _CONTRACTS.get(form["contract"])
    if tile is None:
        return always
    number = c.rules.tile_ids.index(tile)
    return lambda s, seat: s.values[at.tile + s.values[at.destination]] == number


@WORDS.scope("thresholds")
def thresholds(c: C, form: Form) -> Test:
    """The threshold being scored is one of these."""
    at, values = c.rules.at, frozenset(form["thresholds"])
    return lambda s, seat: s.values[at.threshold] in values
