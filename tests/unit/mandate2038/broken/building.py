"""Broken rules of the map, buildings, Power, Production, contracts."""

from collections.abc import Callable

import pytest

from rulewright.engine import (
    State,
)
from rulewright_mandate2038.play import (
    allocation,
    moving,
    partnering,
    pieces,
    producing,
    production,
    topology,
    ventures,
)
from rulewright_mandate2038.play.geometry import DISTANCE
from rulewright_mandate2038.play.rules import (
    COMPUTE,
    Mandate,
)
from unit.mandate2038.broken.breaking import breaks, number, put_step, skip

# -- the map, buildings, Power ---------------------------------------------------------


@breaks("S-BLD-6")
def a_hex_has_room_for_any_facility(m: pytest.MonkeyPatch) -> None:
    m.setattr(pieces, "has_space", lambda r, s, hex_: True)


@breaks("S-BLD-15", "S-FUS-6")
def an_energy_hex_has_room_for_any_generator(m: pytest.MonkeyPatch) -> None:
    m.setattr(pieces, "has_slot", lambda r, s, hex_: True)


@breaks("S-BLD-4", "S-SET-19")
def the_last_facility_is_built_first(m: pytest.MonkeyPatch) -> None:
    def last(r: Mandate, s: State, seat: int) -> int:
        left = set(range(r.at.facilities)) - set(pieces.facilities(r, s, seat))
        return max(left, default=-1)

    m.setattr(pieces, "next_facility", last)


@breaks("S-INF-6", "S-PIEC-3")
def a_tied_hex_is_controlled(m: pytest.MonkeyPatch) -> None:
    def controller(r: Mandate, s: State, hex_: int) -> int:
        counts = [pieces.presence(r, s, seat, hex_) for seat in range(r.seats)]
        return counts.index(max(counts))

    m.setattr(pieces, "controller", controller)


@breaks("S-ORG-3")
def steps_of_redistribute_do_not_run_out(m: pytest.MonkeyPatch) -> None:
    def go(r: Mandate, s: State, f: list[int]) -> None:
        left = f[moving.LEFT]
        true(r, s, f)
        f[moving.LEFT] = left

    true = put_step(m, moving.MOVES, "go", go)


def reached_by(m: pytest.MonkeyPatch, grid: Callable[..., list[int]]) -> None:
    true = topology.LocalPower.reached

    def reached(
        self: topology.LocalPower, r: Mandate, s: State, seat: int, source: int
    ) -> list[int]:
        if source == topology.GRID:
            return grid(r, s, seat)
        return true(self, r, s, seat, source)

    m.setattr(topology.LocalPower, "reached", reached)


@breaks("S-POW-2", "S-POW-14")
def the_starting_grid_powers_every_facility(m: pytest.MonkeyPatch) -> None:
    reached_by(m, pieces.facilities)


@breaks("S-POW-4", "S-POW-1")
def a_facility_passes_power_on(m: pytest.MonkeyPatch) -> None:
    def grid(r: Mandate, s: State, seat: int) -> list[int]:
        sites = {i: pieces.facility_at(r, s, seat, i) for i in range(r.at.facilities)}
        return [
            i
            for i, site in sites.items()
            if site >= 0 and sites[0] >= 0 and DISTANCE[site][sites[0]] <= 1
        ]

    reached_by(m, grid)
    number(m, "grid", 4)


@breaks("S-POW-3")
def a_generator_reaches_two_steps(m: pytest.MonkeyPatch) -> None:
    number(m, "reach", 2)


# -- Production and contracts ----------------------------------------------------------


@breaks("S-PRD-7", "S-PRD-8")
def supplemental_power_is_not_offered(m: pytest.MonkeyPatch) -> None:
    put_step(m, production.PRODUCTION, "supplement", skip)


@breaks("S-PRD-9", "S-POW-6", "S-POW-5")
def old_power_cubes_stay(m: pytest.MonkeyPatch) -> None:
    def place(r: Mandate, s: State, f: list[int]) -> None:
        first = r.at.powered + f[allocation.SEAT] * r.at.facilities
        before = s.values[first : first + r.at.facilities]
        true(r, s, f)
        for index, cube in enumerate(before):
            s.values[first + index] |= cube

    put_step(m, production.PRODUCTION, "clear", skip)
    true = put_step(m, allocation.ALLOCATION, "place", place)


@breaks("S-PRD-13")
def mega_clusters_pay_before_customers(m: pytest.MonkeyPatch) -> None:
    facilities, customers, clusters = producing.PRODUCING.steps
    m.setattr(producing.PRODUCING, "steps", [facilities, clusters, customers])


@breaks("S-PRD-14")
def the_last_joint_venture_pays_first(m: pytest.MonkeyPatch) -> None:
    def produce(r: Mandate, s: State, f: list[int]) -> None:
        del f
        for pair in reversed(range(r.numbers.pairs)):
            if partnering.operates(r, s, pair):
                partnering._share(r, s, pair)

    put_step(m, partnering.PARTNERING, "produce", produce)


@breaks("S-PRD-19", "S-PRD-20")
def lost_compute_is_not_counted(m: pytest.MonkeyPatch) -> None:
    true = partnering._share

    def share(r: Mandate, s: State, pair: int) -> None:
        counted = range(r.at.compute_made, r.at.compute_made + r.seats)
        before = [s.values[i] for i in counted]
        held = [r.get(s, COMPUTE, seat) for seat in range(r.seats)]
        true(r, s, pair)
        for seat, i in enumerate(counted):
            s.values[i] = before[seat] + r.get(s, COMPUTE, seat) - held[seat]

    m.setattr(partnering, "_share", share)


@breaks("S-PRD-21")
def immediate_output_counts(m: pytest.MonkeyPatch) -> None:
    def produce(r: Mandate, s: State, f: list[int]) -> None:
        s.values[r.at.producing] = 1
        true(r, s, f)

    true = put_step(m, producing.TILE_OUTPUT, "produce", produce)


@breaks("S-JV-2", "S-CON-4")
def a_joint_venture_pays_without_power(m: pytest.MonkeyPatch) -> None:
    def operates(r: Mandate, s: State, pair: int) -> bool:
        return s.values[r.at.venture + 2 * pair] >= 0

    m.setattr(partnering, "operates", operates)


@breaks("S-JV-7", "S-CON-6")
def a_refused_joint_venture_is_created(m: pytest.MonkeyPatch) -> None:
    def sign(r: Mandate, s: State, f: list[int]) -> None:
        s.answer = ventures.ACCEPT
        true(r, s, f)

    true = put_step(m, ventures.PROPOSE, "sign", sign)


@breaks("S-JV-9", "S-JV-8")
def an_ended_joint_venture_stays(m: pytest.MonkeyPatch) -> None:
    put_step(m, ventures.TERMINATE, "end", skip)


@breaks("S-JV-1", "S-CON-7")
def facilities_on_one_hex_are_adjacent(m: pytest.MonkeyPatch) -> None:
    m.setattr(ventures, "DISTANCE", [[max(n, 1) for n in row] for row in DISTANCE])


@breaks("S-MC-3")
def a_mega_cluster_needs_no_power_in_reach(m: pytest.MonkeyPatch) -> None:
    m.setattr(ventures, "in_reach", lambda r, s, seat: frozenset(range(9)))


@breaks("S-MC-10")
def a_mega_cluster_works_over_any_distance(m: pytest.MonkeyPatch) -> None:
    m.setattr(allocation, "DISTANCE", [[1 for _ in row] for row in DISTANCE])
