"""Allocation Window: Temporary Compute, its prices, who may use it and how long."""

import pytest

from rulewright_mandate2038.play.cycle import CYCLE, before_selection
from tabletop import Tabletop

CORTHAVEN, DOVETALIS, LOOPFOLD = 0, 1, 2


def opened(**sliders: int) -> Tabletop:
    """Era II, before selection: Corthaven has opened its window."""
    t = Tabletop("foundry", "coalition_lab", "platform_empire")
    t.era(2)
    t.v[t.r.at.initiative] = CORTHAVEN
    t.seat(CORTHAVEN, **{"runway": 5, "compute": 4, **sliders})
    t.seat(DOVETALIS, runway=5, compute=2)
    t.seat(LOOPFOLD, runway=0, compute=2)
    return at_window(t)


def at_window(t: Tabletop) -> Tabletop:
    """Straight to the window, past any Headline."""
    t.s.stack[:] = [[CYCLE.number, before_selection, 0]]
    t.s.ask = 0
    t.r.advance(t.s)
    return t


def temporary(t: Tabletop, seat: int) -> int:
    return t.v[t.r.at.temporary + seat]


def test_a_price_is_accepted_and_the_token_counts_as_compute() -> None:
    t = opened()
    t.answer("use:allocation_window")
    assert temporary(t, CORTHAVEN) == 2
    # Loopfold has no Runway, so nothing can be offered to it.
    assert t.offers() == ["pass", *(f"offer:seat1:{n}" for n in range(1, 6))]
    t.answer("offer:seat1:3")
    assert t.offers() == ["accept", "reject", "counter:1", "counter:2"]
    t.answer("accept", "pass")
    assert (t.has(CORTHAVEN, "runway"), t.has(DOVETALIS, "runway")) == (8, 2)
    assert (temporary(t, CORTHAVEN), temporary(t, DOVETALIS)) == (1, 1)
    assert t.asks == "select"


def test_r_fac_13_a_sale_is_no_immediate_trade() -> None:
    t = opened()
    t.answer("use:allocation_window", "offer:seat1:1", "accept", "pass")
    # Deal Flow would have paid Dovetalis 1 Runway.
    assert t.has(DOVETALIS, "runway") == 4


def test_r_fb_14_a_rejected_counter_ends_it_for_that_token() -> None:
    t = opened()
    t.answer("use:allocation_window", "offer:seat1:3", "counter:2")
    assert t.offers() == ["accept", "reject"]
    t.answer("reject")
    assert t.asks == "haggle"
    t.answer("offer:seat1:2", "counter:1", "accept")
    assert (t.has(CORTHAVEN, "runway"), t.has(DOVETALIS, "runway")) == (6, 4)
    assert t.asks == "select"


def test_r_fac_4_unsold_tokens_are_used_and_vanish() -> None:
    t = opened(compute=0)
    t.answer("use:allocation_window", "offer:seat1:1", "reject")
    t.answer("offer:seat1:1", "reject")
    assert temporary(t, CORTHAVEN) == 2
    assert "research" in t.offers(CORTHAVEN)
    t.turn(CORTHAVEN, "research")
    t.answer("move:ceo:c")
    assert (temporary(t, CORTHAVEN), t.has(CORTHAVEN, "compute")) == (1, 0)
    t.r.expire(t.s, "cycle")
    assert temporary(t, CORTHAVEN) == 0


def test_r_fb_13_tokens_are_spent_before_the_track() -> None:
    t = opened(compute=4, capability=2)
    t.answer("use:allocation_window", "pass")
    t.turn(CORTHAVEN, "deploy")
    t.answer("move:ceo:c", "leave")
    assert (temporary(t, CORTHAVEN), t.has(CORTHAVEN, "compute")) == (1, 4)


@pytest.mark.parametrize(("compute", "made"), [(8, 2), (9, 1)])
def test_r_fb_15_the_cap_counts_tokens(compute: int, made: int) -> None:
    t = opened(compute=compute)
    t.answer("use:allocation_window")
    assert temporary(t, CORTHAVEN) == made
    assert t.r.gain(t.s, 1, CORTHAVEN, 1) == 0


def test_r_fb_15_a_full_track_leaves_no_window() -> None:
    assert opened(compute=10).asks == "select"


@pytest.mark.parametrize(
    ("runway", "offered"), [(11, ["pass", "offer:seat1:1"]), (12, [])]
)
def test_r_fac_15_no_price_passes_the_cap(runway: int, offered: list[str]) -> None:
    t = opened(runway=runway)
    t.answer("use:allocation_window")
    assert (t.offers() if t.asks == "haggle" else []) == offered


def test_a_buyer_without_room_is_not_asked() -> None:
    t = opened()
    t.seat(DOVETALIS, compute=10)
    t.answer("use:allocation_window")
    assert t.asks == "select"


def test_no_window_while_compute_cannot_be_traded() -> None:
    t = opened()
    t.headline("export_controls")
    assert at_window(t).asks == "select"


def test_the_window_is_of_era_ii_and_opens_once() -> None:
    t = opened()
    t.era(3)
    assert at_window(t).asks == "select"
    t.era(2)
    at_window(t).answer("use:allocation_window", "pass")
    t.r.expire(t.s, "cycle")
    assert at_window(t).asks == "select"
