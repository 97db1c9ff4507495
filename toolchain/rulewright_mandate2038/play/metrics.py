"""What Era Mandates compare: a number of a seat for each metric and basis."""

from rulewright.sdk.engine import State
from rulewright_mandate2038.play import pieces
from rulewright_mandate2038.play.geometry import HEXES
from rulewright_mandate2038.play.rules import CAPABILITY, TRUST, Mandate


def value(r: Mandate, s: State, seat: int, metric: str, basis: str) -> int:
    """The seat's number.

    Raises:
        KeyError: no such metric.
    """
    at, v = r.at, s.values
    if metric == "trust":
        return r.get(s, TRUST, seat)
    if metric == "capability" and basis == "now":
        return r.get(s, CAPABILITY, seat)
    if metric == "powered_facilities":
        return powered(r, s, seat)
    if metric == "demand_met":
        return demand_met(r, s, seat)
    if metric == "categories_controlled":
        return categories(r, s, seat)
    offsets = {
        "capability": at.capability_gained,
        "domains": at.best_run,
        "runway_through_fund": at.fund_runway,
        "compute_produced": at.compute_made,
        "joint_ventures_operated": at.operated,
        "customers": at.customers_gained,
        "scrutiny_added": at.scrutiny_added,
    }
    return v[offsets[metric] + seat]


def powered(r: Mandate, s: State, seat: int) -> int:
    """Facilities with a Power cube."""
    first = r.at.powered + seat * r.at.facilities
    return sum(s.values[first : first + r.at.facilities])


def demand_met(r: Mandate, s: State, seat: int) -> int:
    """All Power cubes of the seat, those of projects included."""
    at, v = r.at, s.values
    extra = sum(
        v[at.project_power + pair]
        for pair in range(r.numbers.projects)
        if v[at.project + 2 * pair] // at.facilities == seat
    )
    return powered(r, s, seat) + extra


def categories(r: Mandate, s: State, seat: int) -> int:
    """Categories of which the seat controls a hex (R-MAN-5, R-CTRL-3)."""
    return len(
        {
            r.tile_at(s, hex_).data["category"]
            for hex_ in range(HEXES)
            if pieces.controller(r, s, hex_) == seat
        }
    )
