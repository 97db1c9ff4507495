"""Allocation: which Facilities and projects get Power, as one complete choice.

A choice is a mask: a bit for each Facility, then one for each project of the seat. It
is offered if every unit of demand finds a source that reaches it (R-MC-6, 8). The
starting grid serves its Facility by itself; everything else may be left offline.
"""

from rulewright.sdk.engine import State, figure
from rulewright_mandate2038.play.book import BOOK
from rulewright_mandate2038.play.geometry import DISTANCE
from rulewright_mandate2038.play.rules import Mandate
from rulewright_mandate2038.play.topology import FUSION, GENERATOR, GRID

POWERED = BOOK.event("powered", "seat", "facilities:n", "projects:n")
ALLOCATION = BOOK.procedure("allocation", "seat")
(SEAT,) = ALLOCATION.locals
Source = tuple[int, int]
"""Capacity, and a mask of the Facilities that it reaches."""


def _tell(r: Mandate, s: State, seat: int, code: int) -> tuple[str, str]:
    names = [f"facility{i + 1}" for i in range(r.at.facilities) if code >> i & 1]
    words = [f"Facility {i + 1}" for i in range(r.at.facilities) if code >> i & 1]
    for place, pair in enumerate(projects(r, s, seat)):
        if code >> (r.at.facilities + place) & 1:
            names.append(f"project{pair + 1}")
            words.append(f"Mega-Cluster {pair + 1}")
    return f"power:{'+'.join(names) or 'none'}", ", ".join(words) or "Nothing"


ALLOCATE = BOOK.ask("allocate", "What gets Power?", _tell)


@ALLOCATION.step
def ask(r: Mandate, s: State, f: list[int]) -> None:
    """All complete allocations, the largest first."""
    r.pick(s, f[SEAT], ALLOCATE, allocations(r, s, f[SEAT]))


@ALLOCATION.step
def place(r: Mandate, s: State, f: list[int]) -> None:
    """A Power cube on each powered Facility, and two for each satisfied project."""
    at, v, seat, code = r.at, s.values, f[SEAT], s.answer
    first = at.powered + seat * at.facilities
    for index in range(at.facilities):
        v[first + index] = code >> index & 1
    met = 0
    for number, pair in enumerate(projects(r, s, seat)):
        if code >> (at.facilities + number) & 1:
            v[at.project_power + pair] = r.numbers.project_demand
            met += 1
    POWERED(s, seat, (code & (1 << at.facilities) - 1).bit_count(), met)


def projects(r: Mandate, s: State, seat: int) -> list[int]:
    """The seat's Mega-Cluster pairs whose hosts are adjacent (R-MC-7, 9)."""
    at, v = r.at, s.values
    found: list[int] = []
    for pair in range(r.numbers.projects):
        one, two = v[at.project + 2 * pair], v[at.project + 2 * pair + 1]
        if one < 0 or one // at.facilities != seat:
            continue
        if DISTANCE[v[at.facility + one]][v[at.facility + two]] == 1:
            found.append(pair)
    return found


def sources(r: Mandate, s: State, seat: int) -> list[Source]:
    """What the seat has to give, and to which of its Facilities."""
    at, v = r.at, s.values
    changes = r.changes_of("generator.capacity")
    found: list[Source] = []
    everywhere = 0
    for source in (GRID, GENERATOR, FUSION):
        reached = r.topology.reached(r, s, seat, source)
        if not reached:
            continue
        mask = sum(1 << index for index in reached)
        everywhere |= mask
        if source == GRID:
            found.append((r.numbers.grid, mask))
            continue
        if source == GENERATOR:
            base = r.capacities[v[at.tile + v[at.generator + seat]]]
        else:
            base = r.fusion_capacity
        found.append((figure(changes, s, seat, base), mask))
    if v[at.supplemental + seat] and everywhere:
        # Headline Power reaches what an own source reaches (R-POW-8).
        found.append((v[at.supplemental + seat], everywhere))
    return found


def allocations(r: Mandate, s: State, seat: int) -> list[int]:
    """Every complete allocation as a mask, the most cubes first."""
    at = r.at
    given = sources(r, s, seat)
    reached = 0
    for _, mask in given:
        reached |= mask
    # The grid's own Facility has its Power by itself (gaps G13).
    always = given[0][1] if given and r.topology.reached(r, s, seat, GRID) else 0
    pairs = projects(r, s, seat)
    hosts = [_hosts(r, s, pair) for pair in pairs]
    if reached == always:
        return [always]
    found: list[int] = []
    for mask in range(1 << at.facilities):
        if mask & ~reached or mask & always != always:
            continue
        for wanted in range(1 << len(pairs)):
            units = [i for i in range(at.facilities) if mask >> i & 1]
            fits = True
            for number, ends in enumerate(hosts):
                if wanted >> number & 1:
                    fits = fits and all(mask >> end & 1 for end in ends)
                    units += [ends[k % 2] for k in range(r.numbers.project_demand)]
            if fits and served(units, given):
                found.append(mask | wanted << at.facilities)
    return sorted(found, key=lambda code: (-code.bit_count(), code))


def _hosts(r: Mandate, s: State, pair: int) -> tuple[int, int]:
    at, v = r.at, s.values
    one, two = v[at.project + 2 * pair], v[at.project + 2 * pair + 1]
    return one % at.facilities, two % at.facilities


def served(units: list[int], given: list[Source]) -> bool:
    """Whether every unit of demand finds a source; a unit is where it is wanted."""
    left = [capacity for capacity, _ in given]
    if len(units) > sum(left):
        return False
    held: list[list[int]] = [[] for _ in given]

    def find(unit: int, seen: int) -> bool:
        for number, (_, mask) in enumerate(given):
            if not mask >> unit & 1 or seen >> number & 1:
                continue
            seen |= 1 << number
            if len(held[number]) < left[number]:
                held[number].append(unit)
                return True
            for place, other in enumerate(held[number]):
                if find(other, seen):
                    held[number][place] = unit
                    return True
        return False

    return all(find(unit, 0) for unit in units)
