"""Agent Swarm: two Core Actions in one turn."""

from rulewright_mandate2038.play.programs import commit
from rulewright_mandate2038.play.selection import eligible
from tabletop import Tabletop


def ready(*, tile: str = "capital") -> Tabletop:
    """Era IV, rich seats, everybody's CEO on a hex of a tile."""
    t = Tabletop("coalition_lab", "platform_empire")
    t.era(4)
    t.tile("i0", tile)
    for seat in range(2):
        t.seat(seat, runway=8, compute=4, capability=4, trust=2)
        t.pawn(seat, 0, "i0")
        t.v[t.r.at.markers + seat] = 2
        t.v[t.r.at.bag + seat] = 0
    return t


def keep(t: Tabletop, *names: str) -> None:
    """Only these Core Actions of seat 0 are unused."""
    ids = [card.face.id for card in t.r.cards]
    t.v[t.r.at.unused] = sum(1 << ids.index(name) for name in names)


def unused(t: Tabletop) -> list[str]:
    mask = t.v[t.r.at.unused]
    return [c.face.id for c in t.r.cards if not c.program and mask >> c.number & 1]


def swarm(t: Tabletop, hex_: str = "i0") -> None:
    """The turn of seat 0, to the first ask of Agent Swarm."""
    t.turn(0, "agent_swarm")
    t.answer(f"move:ceo:{hex_}")


def through(t: Tabletop, **wanted: str) -> None:
    """Answers asks by name, any other by its first option, to the end of the turn."""
    for _ in range(60):
        if not t.asks or t.s.over:
            return
        offers = t.offers()
        want = wanted.get(t.asks, offers[0])
        t.answer(want if want in offers else offers[0])
    raise AssertionError(t.asks)


def test_r_swm_2_two_core_actions_must_be_unused() -> None:
    t = ready()
    assert "agent_swarm" in t.may_select(0)
    keep(t, "fund")
    assert "agent_swarm" not in t.may_select(0)


def test_r_swm_3_both_are_exhausted_and_scrutiny_is_added_once() -> None:
    t = ready()
    keep(t, "fund", "influence", "research")
    swarm(t)
    t.answer("fund")
    through(t, swarm="influence", branch="gain_trust")
    assert unused(t) == ["research"]
    assert [e["card"] for e in t.events("resolved")] == [
        "fund",
        "influence",
        "agent_swarm",
    ]
    assert t.v[t.r.at.bag] == 3


def test_r_swm_4_the_visit_bonus_serves_one_of_both() -> None:
    gained = {}
    for whose in ("use:capital", "leave"):
        t = ready()
        keep(t, "fund", "influence")
        before = t.has(0, "runway")
        swarm(t)
        t.answer("fund")
        assert t.asks == "swarm_visit"
        t.answer(whose)
        through(t, branch="gain_trust")
        gained[whose] = t.has(0, "runway") - before
    assert gained["use:capital"] == gained["leave"] + 1


def test_r_swm_5_a_second_action_that_is_impossible_is_exhausted() -> None:
    t = ready(tile="frontier")
    keep(t, "fund", "deploy")
    swarm(t)
    # Nothing but Fund resolves once it has been named.
    t.answer("fund")
    t.seat(0, compute=0, capability=0)
    through(t)
    assert unused(t) == []
    assert [e["card"] for e in t.events("resolved")] == [
        "fund",
        "agent_swarm",
    ]
    assert t.v[t.r.at.bag] >= 3


def test_r_swm_6_blocked_it_exhausts_nothing_and_adds_nothing() -> None:
    t = ready()
    keep(t, "fund")
    swarm(t)
    through(t)
    assert unused(t) == ["fund"]
    assert t.events("blocked")
    assert t.v[t.r.at.bag] == 0


def test_r_swm_7_the_frontier_option_comes_after_both() -> None:
    t = ready(tile="frontier")
    keep(t, "fund", "research")
    swarm(t)
    t.answer("fund")
    while t.asks and t.asks != "may":
        t.answer(t.offers()[0])
    assert t.asks == "may"
    assert t.v[t.r.at.bag] >= 3
    assert t.events("resolved")[-1]["card"] == "agent_swarm"


def test_r_fac_1_each_action_is_measured_by_itself() -> None:
    t = Tabletop("foundry", "platform_empire")
    t.era(4)
    t.tile("i0", "frontier")
    t.seat(1, runway=8, compute=4, capability=9, trust=2)
    t.pawn(1, 0, "i0")
    swarm = [card.face.id for card in t.r.cards].index("agent_swarm")
    t.v[t.r.at.selected + 1] = swarm
    before = t.has(0, "runway")
    t.turn(1, "agent_swarm")
    t.answer("move:ceo:i0", "research")
    for _ in range(60):
        if not t.asks:
            break
        want = {"swarm": "deploy", "may": "leave", "train": "bank"}.get(t.asks, "")
        t.answer(want if want in t.offers() else t.offers()[0])
    assert [e["card"] for e in t.events("resolved")][:2] == ["research", "deploy"]
    assert t.has(1, "compute") == 2, "one in each"
    assert t.has(0, "runway") == before
    assert t.v[t.r.at.spent_compute] == 0


def test_r_hea_14_without_a_marker_when_it_costs_none() -> None:
    t = ready()
    t.v[t.r.at.markers] = 0
    assert "agent_swarm" not in t.may_select(0)
    t.headline("agent_swarm_escapes_scope")
    assert "agent_swarm" in t.may_select(0)


def test_a_marker_is_spent_once_a_game_and_kept_when_it_is_free() -> None:
    t = ready()
    ids = [card.face.id for card in t.r.cards]
    commit(t.r, t.s, 0, ids.index("open_weights"))
    assert t.v[t.r.at.markers] == 1
    assert ids.index("open_weights") not in eligible(t.r, t.s, 0)
    t.headline("agent_swarm_escapes_scope")
    commit(t.r, t.s, 0, ids.index("agent_swarm"))
    assert t.v[t.r.at.markers] == 1
    assert "agent_swarm" not in t.may_select(0)
