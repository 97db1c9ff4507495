"""Resources: thresholds once, caps at once, cubes and what overflows."""

import pytest

from rulewright_mandate2038.play import resources
from rulewright_mandate2038.play.rules import (
    CAPABILITY,
    COMPUTE,
    CUSTOMERS,
    RUNWAY,
    TRUST,
)
from tabletop import FACTIONS, Tabletop


def gained(t: Tabletop, track: int, *amounts: int) -> list[int]:
    """The Mandate of seat 0 after each gain, from what it was."""
    t.seat(0, mandate=0)
    found = []
    for n in amounts:
        t.r.gain(t.s, track, 0, n)
        found.append(t.has(0, "mandate"))
    return found


def test_r_res_2_and_9_thresholds_of_capability() -> None:
    assert gained(Tabletop(), CAPABILITY, 6) == [4]
    assert gained(Tabletop(), CAPABILITY, 2, 1, 9) == [0, 2, 8]


@pytest.mark.parametrize(("seats", "total"), [(3, 6), (4, 6), (5, 7), (6, 7)])
def test_r_res_7_peers_pay_less_for_the_late_ones(seats: int, total: int) -> None:
    others = [name for name in FACTIONS if name != "imperial_research_lab"]
    t = Tabletop("imperial_research_lab", *others[: seats - 1])
    t.era(1)
    assert gained(t, CAPABILITY, 9, 3) == [5, total]


def test_r_res_3_a_threshold_is_scored_once() -> None:
    t = Tabletop("vertical_empire", "foundry")
    assert gained(t, TRUST, 2, -2, 2) == [2, 2, 2]


def test_r_res_6_customers() -> None:
    t = Tabletop("coalition_lab", "foundry")
    assert gained(t, CUSTOMERS, 1, 1, 1, 1, 1, 1) == [2, 4, 6, 7, 8, 8]


def test_r_res_10_and_11_caps() -> None:
    t = Tabletop("coalition_lab", "foundry")
    t.seat(0, capability=11, trust=6, runway=11, compute=9)
    t.v[t.r.at.capability_scored] = 0b111
    assert gained(t, CAPABILITY, 2) == [2]
    assert t.v[t.r.at.capability_gained] == 1
    assert gained(t, TRUST, 1) == [0]
    for track, most in ((RUNWAY, 12), (COMPUTE, 10)):
        t.r.gain(t.s, track, 0, 5)
        assert t.r.get(t.s, track, 0) == most


@pytest.mark.parametrize(
    ("runway", "trust", "left"), [(3, 2, (1, 2)), (1, 2, (0, 1)), (0, 0, (0, 0))]
)
def test_r_aud_2_cubes_that_are_not_there_are_hits(
    runway: int, trust: int, left: tuple[int, int]
) -> None:
    t = Tabletop("coalition_lab", "foundry")
    t.seat(0, runway=runway, trust=trust)
    t.v[t.r.at.bag] = 9
    resources.add_scrutiny(t.r, t.s, 0, 3)
    assert (t.has(0, "runway"), t.has(0, "trust")) == left
    assert t.v[t.r.at.bag] == 10
    assert t.v[t.r.at.scrutiny_added] == 1


def test_r_aud_6_no_more_come_back_than_are_there() -> None:
    t = Tabletop("coalition_lab", "foundry")
    t.v[t.r.at.bag] = 2
    assert resources.remove_scrutiny(t.r, t.s, 0, 3) == 2
    assert t.v[t.r.at.bag] == 0


def test_black_cubes_run_out() -> None:
    t = Tabletop("coalition_lab", "foundry")
    resources.add_risk(t.r, t.s, 17)
    resources.add_risk(t.r, t.s, 3)
    assert t.v[t.r.at.bag_risk] == 18
