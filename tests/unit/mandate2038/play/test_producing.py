"""The Produce box: its order, and what counts as produced."""

from rulewright_mandate2038.play.producing import PRODUCING
from tabletop import Tabletop


def table() -> Tabletop:
    """Two seats with powered Facilities on Hyperscale land, seat 1 first."""
    t = Tabletop("coalition_lab", "platform_empire")
    t.v[t.r.at.initiative] = 1
    for seat, sites in enumerate((("i0", "i1"), ("i2", "i3"))):
        t.seat(seat, runway=0, compute=0, customers=0)
        for index, site in enumerate(sites):
            t.tile(site, "capital")
            t.facility(seat, index, site)
            t.v[t.r.at.powered + seat * t.r.at.facilities + index] = 1
    return t


def test_r_prd_9_by_initiative_and_then_by_number() -> None:
    t = table()
    t.run(PRODUCING)
    told = [(event["seat"], event["at"]) for event in t.events("produced")]
    assert told == [(1, "i2"), (1, "i3"), (0, "i0"), (0, "i1")]


def test_r_prd_2_facilities_then_customers_then_clusters() -> None:
    t = table()
    t.seat(1, customers=4)
    t.v[t.r.at.project : t.r.at.project + 2] = [0, 1]
    t.v[t.r.at.project_power] = t.r.numbers.project_demand
    t.run(PRODUCING)
    told = [t.r.told(event) for event in t.s.log or ()]
    names = [event["event"] for event in told]
    last = len(names) - 1 - names[::-1].index("produced")
    income = [
        place
        for place, event in enumerate(told)
        if place > last and event["event"] == "changed" and event["seat"] == 1
    ]
    assert last < income[0] < names.index("cluster")
    assert t.has(1, "runway") == 8


def test_a_dark_facility_makes_nothing() -> None:
    t = table()
    t.v[t.r.at.powered + 1] = 0
    t.run(PRODUCING)
    assert [t.has(seat, "runway") for seat in (0, 1)] == [2, 4]


def test_r_mc_a_cluster_without_its_cubes_makes_nothing() -> None:
    t = table()
    t.v[t.r.at.project : t.r.at.project + 2] = [0, 1]
    t.run(PRODUCING)
    assert t.has(0, "compute") == 0
    assert not t.events("cluster")
