"""Power topology: which Facilities a source of Power may serve. A seam of the profile.

The Default Game has local Power: the starting grid serves its first Facility, a
Generator what stands on its hex or beside it. Advanced Play puts a Network here.
"""

from typing import TYPE_CHECKING, Protocol

from rulewright.sdk.engine import State
from rulewright_mandate2038.play.geometry import DISTANCE

if TYPE_CHECKING:
    from rulewright_mandate2038.play.rules import Mandate

GRID, GENERATOR, FUSION = range(3)
"""A seat's sources, in the order in which they are told."""


class Topology(Protocol):
    """What a profile says of Power: sources and what each of them reaches."""

    def reached(self, r: "Mandate", s: State, seat: int, source: int) -> list[int]:
        """Facilities (by index) that a source of the seat may serve, in number order.

        Empty if the seat has no such source.
        """
        ...


def in_reach(r: "Mandate", s: State, seat: int) -> frozenset[int]:
    """Facilities (by index) that any source of the seat may serve."""
    reached = r.topology.reached
    every = (reached(r, s, seat, source) for source in (GRID, GENERATOR, FUSION))
    return frozenset(index for some in every for index in some)


class LocalPower:
    """The Default Game's: no relaying."""

    def reached(self, r: "Mandate", s: State, seat: int, source: int) -> list[int]:
        """See `Topology`."""
        at, v = r.at, s.values
        first = at.facility + seat * at.facilities
        sites = v[first : first + at.facilities]
        if source == GRID:
            return [0] if sites[0] >= 0 else []
        if source == GENERATOR:
            hex_ = v[at.generator + seat]
        else:
            hex_ = v[at.fusion] if v[at.fusion_owner] == seat else -1
        if hex_ < 0:
            return []
        reach, row = r.numbers.reach, DISTANCE[hex_]
        return [i for i, site in enumerate(sites) if site >= 0 and row[site] <= reach]
