"""Power and Production, box by box."""

import pytest

from rulewright_mandate2038.play.production import PRODUCTION
from tabletop import Tabletop


def table(*factions: str) -> Tabletop:
    """Era II on a map of Allocation Exchanges, Energy at i0 and i1."""
    t = Tabletop(*(factions or ("coalition_lab", "platform_empire")))
    t.era(2)
    for hex_ in ("i0", "i1", "i2", "i3", "i4", "i5", *(f"o{i}" for i in range(12))):
        t.tile(hex_, "capital")
    t.tile("i0", "grid_reactor")
    t.tile("i1", "renewable_basin")
    t.v[t.r.at.initiative] = 0
    for seat in (0, 1):
        t.seat(seat, runway=0, compute=0, customers=0, trust=3)
    return t


def generator(t: Tabletop, seat: int, hex_: str) -> None:
    from rulewright_mandate2038.play import geometry, pieces  # noqa: PLC0415

    pieces.put_generator(t.r, t.s, seat, geometry.NAMES.index(hex_))


def lit(t: Tabletop, seat: int) -> list[int]:
    first = t.r.at.powered + seat * t.r.at.facilities
    return t.v[first : first + t.r.at.facilities]


def test_r_pow_1_2_3_the_grid_serves_the_first_and_nothing_relays() -> None:
    t = table()
    t.facility(0, 0, "o6")
    t.facility(0, 1, "o7")
    t.run(PRODUCTION)
    assert lit(t, 0) == [1, 0, 0, 0]
    assert t.has(0, "runway") == 2


def test_a_generator_serves_its_hex_and_those_beside_it() -> None:
    t = table()
    for index, hex_ in enumerate(("o6", "i0", "o0", "o2")):
        t.facility(0, index, hex_)
    generator(t, 0, "i0")
    t.run(PRODUCTION)
    assert t.asks == "allocate"
    assert t.offers()[0] == "power:facility1+facility2+facility3"
    assert "power:facility2+facility3" not in t.offers(), "the grid serves by itself"
    assert not any("facility4" in key for key in t.offers())
    t.answer("power:facility1+facility3")
    assert lit(t, 0) == [1, 0, 1, 0]
    assert t.has(0, "runway") == 4


@pytest.mark.parametrize(("site", "bag"), [("o0", 1), ("o6", 0)])
def test_r_pow_5_and_6_a_complex_operates_with_something_in_range(
    site: str, bag: int
) -> None:
    t = table()
    t.facility(0, 0, "o6")
    t.facility(0, 1, site)
    generator(t, 0, "i0")
    t.run(PRODUCTION)
    assert t.v[t.r.at.bag] == bag


def test_r_pow_10_supplements_are_taken_before_anyone_allocates() -> None:
    t = table()
    t.facility(0, 0, "o6")
    t.facility(0, 1, "o7")
    t.headline("emergency_power_authority")
    t.run(PRODUCTION)
    assert t.asks == "take"
    t.answer("2", "1")
    assert (t.v[t.r.at.bag], t.v[t.r.at.bag + 1], t.v[t.r.at.bag_risk]) == (2, 1, 1)
    # R-POW-8: no own source reaches the second Facility, so nothing is to choose.
    assert lit(t, 0) == [1, 0, 0, 0]
    assert t.v[t.r.at.supplemental] == 0


def cluster(t: Tabletop, seat: int, one: int, two: int) -> None:
    first = t.r.at.project
    per = t.r.at.facilities
    t.v[first : first + 2] = [seat * per + one, seat * per + two]


def test_r_mc_5_a_cluster_takes_four_units_and_makes_three() -> None:
    t = table()
    t.facility(0, 0, "o6")
    t.facility(0, 1, "o0")
    t.facility(0, 2, "o1")
    generator(t, 0, "i0")
    cluster(t, 0, 1, 2)
    t.run(PRODUCTION)
    assert t.offers()[0] == "power:facility1+facility2+facility3+project1"
    assert "power:facility1+facility2+project1" not in t.offers(), "R-MC-6"
    t.answer("power:facility1+facility2+facility3+project1")
    assert t.has(0, "compute") == 3
    assert t.v[t.r.at.compute_made] == 3
    assert t.v[t.r.at.project_power] == 2


def test_r_mc_8_the_grid_delivers_no_extra_unit() -> None:
    t = table()
    t.facility(0, 0, "o6")
    t.facility(0, 1, "o5")
    generator(t, 0, "i2")
    cluster(t, 0, 0, 1)
    t.v[t.r.at.generator] = -1
    t.run(PRODUCTION)
    assert not any("project1" in key for key in t.offers())
    assert t.v[t.r.at.project_power] == 0


def test_r_mc_7_and_9_hosts_apart_or_together_make_nothing() -> None:
    for hex_ in ("o0", "o2"):
        t = table()
        t.facility(0, 0, "o6")
        t.facility(0, 1, "o0")
        t.facility(0, 2, hex_)
        generator(t, 0, "i0")
        cluster(t, 0, 1, 2)
        t.run(PRODUCTION)
        assert not any("project1" in key for key in t.offers())


def test_r_prd_3_a_workforce_district_moves_a_team() -> None:
    t = table()
    t.tile("o6", "talent")
    t.facility(0, 0, "o6")
    t.run(PRODUCTION)
    assert t.asks == "moves"
    t.answer("move:team1:i0")
    assert t.events("pawn")[-1]["to"] == "i0"


def test_r_prd_10_trust_of_production_scores_at_once() -> None:
    t = table()
    t.tile("o6", "government")
    t.facility(0, 0, "o6")
    mandate = t.has(0, "mandate")
    t.run(PRODUCTION)
    assert (t.has(0, "trust"), t.has(0, "mandate")) == (4, mandate + 2)


def test_customers_pay_one_each() -> None:
    t = table()
    t.seat(1, customers=3)
    t.run(PRODUCTION)
    assert t.has(1, "runway") == 3


@pytest.mark.parametrize(("sites", "runway"), [(("o6", "o7"), 1), (("o6", "o8"), 0)])
def test_r_jv_8_a_venture_operates_on_adjacent_powered_hosts(
    sites: tuple[str, str], runway: int
) -> None:
    t = table("platform_empire", "foundry")
    for seat, site in enumerate(sites):
        t.seat(seat, customers=0)
        t.tile(site, "media")
        t.facility(seat, 0, site)
    t.v[t.r.at.venture : t.r.at.venture + 2] = [0, t.r.at.facilities]
    t.run(PRODUCTION)
    assert [t.has(seat, "runway") for seat in (0, 1)] == [runway, runway]


def test_r_jv_13_compute_at_its_cap_is_lost_and_counted() -> None:
    t = table("platform_empire", "foundry")
    for seat, site in enumerate(("o6", "o7")):
        t.tile(site, "media")
        t.facility(seat, 0, site)
    t.tile("o7", "cloud")
    t.seat(0, compute=10)
    t.v[t.r.at.venture : t.r.at.venture + 2] = [0, t.r.at.facilities]
    t.run(PRODUCTION)
    assert t.has(0, "compute") == 10
    assert t.v[t.r.at.compute_made] == 1
