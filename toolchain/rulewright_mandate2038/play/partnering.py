"""The Partner box: Joint Ventures that operate, lowest number first.

Each partner gains what the other host's tile shows (`contract_icon`). Making and ending
Joint Ventures is `ventures`.
"""

from rulewright.sdk.engine import State, figure
from rulewright_mandate2038.play.book import BOOK
from rulewright_mandate2038.play.geometry import DISTANCE
from rulewright_mandate2038.play.rules import COMPUTE, TRACKS, Mandate

PARTNERED = BOOK.event("partnered", "pair:n", "seat", "partner:seat")
PARTNERING = BOOK.procedure("partnering")


@PARTNERING.step
def produce(r: Mandate, s: State, f: list[int]) -> None:
    """Every pair whose hosts are powered and near enough."""
    del f
    for pair in range(r.numbers.pairs):
        if operates(r, s, pair):
            _share(r, s, pair)


def operates(r: Mandate, s: State, pair: int) -> bool:
    """Both hosts powered, as far apart as either partner's contracts may be."""
    at, v = r.at, s.values
    one, two = v[at.venture + 2 * pair], v[at.venture + 2 * pair + 1]
    if one < 0 or not (v[at.powered + one] and v[at.powered + two]):
        return False
    steps = DISTANCE[v[at.facility + one]][v[at.facility + two]]
    base = r.numbers.venture_reach
    changes = r.changes_of("contract.range.operate")
    reach = max(figure(changes, s, host // at.facilities, base) for host in (one, two))
    # Adjacent is exactly one step; a wider reach holds nearer hosts too (R-JV-10).
    return steps == base or (reach > base and steps <= reach)


def _share(r: Mandate, s: State, pair: int) -> None:
    at, v = r.at, s.values
    hosts = v[at.venture + 2 * pair : at.venture + 2 * pair + 2]
    seats = [host // at.facilities for host in hosts]
    PARTNERED(s, pair + 1, *seats)
    fresh = v[at.venture_era + pair] == v[at.era]
    for seat in r.order(s):
        if seat not in seats:
            continue
        other = hosts[1 - seats.index(seat)]
        icon = r.tile_at(s, v[at.facility + other]).data["contract_icon"]
        track = TRACKS.index(icon)
        if track == COMPUTE:
            v[at.compute_made + seat] += r.numbers.share
        r.gain(s, track, seat, r.numbers.share)
        if fresh:
            v[at.operated + seat] += 1
