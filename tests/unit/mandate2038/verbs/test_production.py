"""Words of Power: production outside Production, Generators that operate."""

from rulewright_mandate2038.play.production import PRODUCTION
from rulewright_mandate2038.play.topology import in_reach
from tabletop import Tabletop


def table() -> Tabletop:
    """Two Facilities of seat 0 on different land, powered; seat 0 is last."""
    t = Tabletop("coalition_lab", "platform_empire")
    t.v[t.r.at.era] = 3
    t.v[t.r.at.initiative] = 0
    for seat in (0, 1):
        t.seat(seat, runway=0, compute=0, capability=9 * seat, mandate=9 * seat)
    for index, (site, tile) in enumerate((("i0", "cloud"), ("i1", "capital"))):
        t.tile(site, tile)
        t.facility(0, index, site)
        t.v[t.r.at.powered + index] = 1
    return t


def test_r_prd_6_output_outside_production_counts_for_no_mandate() -> None:
    t = table()
    t.headline("weights_on_internet")
    assert t.asks == "produce"
    assert t.offers() == ["facility1", "facility2"]
    t.answer("facility1")
    assert t.has(0, "compute") > 0
    assert t.v[t.r.at.compute_made] == 0
    assert [event["at"] for event in t.events("produced")] == ["i0"]


def test_the_owner_picks_which_facility_produces() -> None:
    t = table()
    t.headline("weights_on_internet")
    t.answer("facility2")
    assert (t.has(0, "runway"), t.has(0, "compute")) == (2, 0)


def test_the_same_output_in_production_counts() -> None:
    t = table()
    t.run(PRODUCTION)
    assert t.v[t.r.at.compute_made] == t.has(0, "compute") > 0


def test_r_mc_7_a_cluster_delivers_while_its_hosts_are_adjacent() -> None:
    t = table()
    t.v[t.r.at.project : t.r.at.project + 2] = [0, 1]
    t.v[t.r.at.project_power] = t.r.numbers.project_demand
    assert t.r.may_happen(t.s, t.r.project_effect, 0)
    t.facility(0, 1, "o6")
    assert not t.r.may_happen(t.s, t.r.project_effect, 0)


def test_a_piece_is_powerable_where_a_source_of_its_owner_reaches() -> None:
    t = table()
    assert in_reach(t.r, t.s, 0) == {0}
    t.v[t.r.at.generator] = t.v[t.r.at.facility + 1]
    assert in_reach(t.r, t.s, 0) == {0, 1}
