"""Joint Ventures that operate: distance, Power, order, what is counted."""

import pytest

from rulewright_mandate2038.play.partnering import PARTNERING
from tabletop import Tabletop


def hosts(first: str, *sites: str) -> Tabletop:
    """A venture between the first Facilities of two seats, both powered."""
    t = Tabletop(first, "foundry")
    t.era(3)
    per = t.r.at.facilities
    for seat, site in enumerate(sites):
        t.tile(site, "media")
        t.seat(seat, runway=0, compute=0)
        t.facility(seat, 0, site)
        t.v[t.r.at.powered + seat * per] = 1
    t.v[t.r.at.venture : t.r.at.venture + 2] = [0, per]
    return t


@pytest.mark.parametrize(
    ("first", "sites", "runway"),
    [
        ("platform_empire", ("o6", "o7"), 1),
        ("platform_empire", ("o6", "o8"), 0),  # R-JV-8
        ("platform_empire", ("o6", "o6"), 0),
        ("coalition_lab", ("o6", "o8"), 1),
        ("coalition_lab", ("o6", "o9"), 0),
        ("coalition_lab", ("o6", "o6"), 1),  # R-JV-10
    ],
)
def test_r_jv_8_and_10_how_far_apart_hosts_may_be(
    first: str, sites: tuple[str, str], runway: int
) -> None:
    t = hosts(first, *sites)
    t.run(PARTNERING)
    assert [t.has(seat, "runway") for seat in (0, 1)] == [runway, runway]
    assert t.v[t.r.at.venture] == 0, "the contract stays"


def test_a_dark_host_stops_both_partners() -> None:
    t = hosts("platform_empire", "o6", "o7")
    t.v[t.r.at.powered + t.r.at.facilities] = 0
    t.run(PARTNERING)
    assert not t.events("partnered")
    assert [t.has(seat, "runway") for seat in (0, 1)] == [0, 0]


def test_each_gains_what_the_tile_of_the_other_shows() -> None:
    t = hosts("platform_empire", "o6", "o7")
    t.tile("o7", "cloud")
    t.run(PARTNERING)
    assert [t.has(seat, "compute") for seat in (0, 1)] == [1, 0]
    assert [t.has(seat, "runway") for seat in (0, 1)] == [0, 1]
    assert t.v[t.r.at.compute_made : t.r.at.compute_made + 2] == [1, 0]


@pytest.mark.parametrize(("founded", "counted"), [(2, 1), (1, 0)])
def test_only_ventures_of_the_era_count_for_its_mandate(
    founded: int, counted: int
) -> None:
    t = hosts("platform_empire", "o6", "o7")
    t.v[t.r.at.venture_era] = founded
    t.run(PARTNERING)
    assert t.v[t.r.at.operated : t.r.at.operated + 2] == [counted, counted]
