"""What Era Mandates compare, for one seat."""

import pytest

from rulewright_mandate2038.play import metrics
from tabletop import Tabletop


def test_each_metric_reads_its_own_number() -> None:
    t = Tabletop("coalition_lab", "platform_empire")
    fields = {
        "capability": "capability_gained",
        "domains": "best_run",
        "runway_through_fund": "fund_runway",
        "compute_produced": "compute_made",
        "joint_ventures_operated": "operated",
        "customers": "customers_gained",
        "scrutiny_added": "scrutiny_added",
    }
    for number, field in enumerate(fields.values()):
        t.v[getattr(t.r.at, field) + 1] = 10 + number
    found = [metrics.value(t.r, t.s, 1, name, "this_era") for name in fields]
    assert found == list(range(10, 10 + len(fields)))


def test_trust_and_capability_of_the_moment() -> None:
    t = Tabletop("coalition_lab", "platform_empire")
    t.seat(1, trust=5, capability=7)
    assert metrics.value(t.r, t.s, 1, "trust", "now") == 5
    assert metrics.value(t.r, t.s, 1, "capability", "now") == 7


def test_a_metric_that_nobody_knows_is_our_own_fault() -> None:
    t = Tabletop("coalition_lab", "platform_empire")
    with pytest.raises(KeyError):
        metrics.value(t.r, t.s, 0, "applause", "now")


def test_r_man_3_demand_holds_the_cubes_of_projects_of_the_seat_alone() -> None:
    t = Tabletop("coalition_lab", "platform_empire")
    per = t.r.at.facilities
    t.v[t.r.at.powered : t.r.at.powered + 2] = [1, 1]
    t.v[t.r.at.powered + per] = 1
    t.v[t.r.at.project : t.r.at.project + 2] = [0, 1]
    t.v[t.r.at.project_power] = 2
    assert [metrics.powered(t.r, t.s, seat) for seat in (0, 1)] == [2, 1]
    assert [metrics.demand_met(t.r, t.s, seat) for seat in (0, 1)] == [4, 1]


def test_r_man_5_categories_and_not_hexes() -> None:
    t = Tabletop("coalition_lab", "platform_empire")
    for hex_, tile in (("i0", "grid_reactor"), ("i1", "renewable_basin")):
        t.tile(hex_, tile)
    t.tile("i2", "media")
    t.pawn(0, 0, "i0")
    t.pawn(0, 1, "i1")
    assert metrics.categories(t.r, t.s, 0) == 1
    t.pawn(0, 1, "i2")
    assert metrics.categories(t.r, t.s, 0) == 2
