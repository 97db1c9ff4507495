"""Joint Ventures and Mega-Clusters: pairs, hosts, answers."""

from rulewright_mandate2038.play.ventures import (
    CHARTER,
    PROPOSE,
    TERMINATE,
    free_pair,
    proposals,
    shared,
    sites,
)
from tabletop import Tabletop


def table() -> Tabletop:
    """Two neighbours, the first at home."""
    t = Tabletop("platform_empire", "vertical_empire")
    t.facility(0, 0, "i0")
    t.facility(1, 0, "i1")
    t.facility(1, 1, "i5")
    t.v[t.r.at.destination] = 1
    return t


def test_r_jv_1_an_accepted_proposal_takes_the_lowest_pair() -> None:
    t = table()
    t.run(PROPOSE, 0)
    assert t.offers() == [
        "propose:facility1:seat1:facility1",
        "propose:facility1:seat1:facility2",
    ]
    t.answer("propose:facility1:seat1:facility2", "accept")
    assert t.events("created")[0]["pair"] == 1
    assert shared(t.r, t.s, 0) == shared(t.r, t.s, 1) == [0]
    assert free_pair(t.s, t.r.at.venture, t.r.numbers.pairs) == 1
    assert len(list(proposals(t.r, t.s, 0))) == 1, "R-JV-11"


def test_r_jv_2_a_refusal_is_the_end() -> None:
    t = table()
    t.run(PROPOSE, 0)
    t.answer("propose:facility1:seat1:facility1", "reject")
    assert t.s.over
    assert shared(t.r, t.s, 0) == []


def test_an_ended_pair_is_free_again() -> None:
    t = table()
    t.run(PROPOSE, 0)
    t.answer("propose:facility1:seat1:facility1", "accept")
    t.run(TERMINATE, 1)
    assert shared(t.r, t.s, 0) == []
    assert t.events("terminated")[0]["pair"] == 1


def test_r_mc_1_hosts_are_own_adjacent_and_in_reach() -> None:
    t = table()
    t.facility(0, 1, "o0")
    assert list(sites(t.r, t.s, 0)) == [], "no Generator reaches the second"
    t.v[t.r.at.generator] = 1
    assert len(list(sites(t.r, t.s, 0))) == 1
    t.run(CHARTER, 0)
    assert t.events("clustered")[0]["pair"] == 1
    assert list(sites(t.r, t.s, 0)) == [], "a Facility hosts one at most"
