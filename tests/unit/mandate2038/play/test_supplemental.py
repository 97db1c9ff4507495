"""Supplemental Power: what is taken, what it costs, what it reaches."""

import pytest

from rulewright_mandate2038.play import geometry, pieces
from rulewright_mandate2038.play.production import PRODUCTION
from tabletop import Tabletop


def table(*seats: str) -> Tabletop:
    t = Tabletop(*(seats or ("coalition_lab", "platform_empire")))
    t.v[t.r.at.initiative] = 0
    t.headline("emergency_power_authority")
    return t


@pytest.mark.parametrize(
    ("taken", "scrutiny", "risk"),
    [("0", 0, 0), ("1", 1, 0), ("2", 2, 1)],  # R-POW-7
)
def test_r_pow_7_and_11_units_cost_scrutiny_without_a_facility_too(
    taken: str, scrutiny: int, risk: int
) -> None:
    t = table()
    t.run(PRODUCTION)
    assert (t.asks, t.offers()) == ("take", ["0", "1", "2"])
    t.answer(taken, "0")
    assert (t.v[t.r.at.bag], t.v[t.r.at.bag_risk]) == (scrutiny, risk)
    assert t.v[t.r.at.supplemental] == 0, "what was not used lapses"


def test_r_pow_10_four_players() -> None:
    t = table(
        "coalition_lab", "platform_empire", "imperial_research_lab", "vertical_empire"
    )
    t.run(PRODUCTION)
    t.answer("2", "2", "1", "0")
    assert t.v[t.r.at.bag : t.r.at.bag + 4] == [2, 2, 1, 0]
    assert t.v[t.r.at.bag_risk] == 2
    assert [event["power"] for event in t.events("took")] == [2, 2, 1, 0]


@pytest.mark.parametrize(("taken", "everything"), [("1", False), ("2", True)])
def test_units_reach_what_an_own_source_reaches(taken: str, everything: bool) -> None:
    """Three Facilities and a cluster in reach want five; the Basin gives three."""
    t = table()
    t.tile("i0", "renewable_basin")
    for index, site in enumerate(("o6", "i0", "o0", "o1")):
        if site != "i0":
            t.tile(site, "media")
        t.facility(0, index, site)
    pieces.put_generator(t.r, t.s, 0, geometry.NAMES.index("i0"))
    t.v[t.r.at.project : t.r.at.project + 2] = [2, 3]
    t.run(PRODUCTION)
    t.answer(taken, "0")
    full = "power:facility1+facility2+facility3+facility4+project1"
    assert (full in t.offers()) is everything
    assert "power:facility1+facility3+facility4+project1" in t.offers()
