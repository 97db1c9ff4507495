"""Programs: unlocked by Era, a marker each, once a game; what each does."""

from rulewright_mandate2038.play import geometry, programs
from tabletop import Tabletop


def names(t: Tabletop, numbers: list[int]) -> list[str]:
    return [t.r.cards[number].face.id for number in numbers]


def ready(era: int = 4) -> Tabletop:
    """Rich seats in an Era, with markers and CEOs on a hex."""
    t = Tabletop("coalition_lab", "platform_empire", "safety_laboratory")
    t.era(era)
    for seat in range(3):
        t.seat(seat, runway=8, compute=4, capability=4, trust=2, customers=0)
        t.pawn(seat, 0, "i0")
        t.v[t.r.at.markers + seat] = 2
        t.v[t.r.at.bag + seat] = 2
    return t


def play(t: Tabletop, name: str, *keys: str) -> None:
    """The turn of seat 0, its piece moving as little as it may, then these answers."""
    t.turn(0, name)
    if t.asks == "move":
        moves = t.offers()
        t.answer("move:ceo:i0" if "move:ceo:i0" in moves else moves[0])
    t.answer(*keys)


def test_unlocking_is_cumulative() -> None:
    t = Tabletop("coalition_lab", "foundry")
    counts = []
    for era in range(4):
        t.v[t.r.at.era] = era
        counts.append(len(programs.unlocked(t.r, t.s)))
    assert counts == [0, 2, 4, 6]


def test_r_sel_10_a_program_needs_a_marker_and_comes_once() -> None:
    t = Tabletop("coalition_lab", "foundry")
    t.v[t.r.at.era] = 1
    assert programs.eligible(t.r, t.s, 0) == []
    t.v[t.r.at.markers] = 2
    (number,) = programs.eligible(t.r, t.s, 0)
    assert names(t, [number]) == ["reorganization"]
    programs.commit(t.r, t.s, 0, number)
    assert t.v[t.r.at.markers] == 1
    assert programs.eligible(t.r, t.s, 0) == []


def test_r_hea_14_a_headline_may_ask_for_no_marker() -> None:
    t = Tabletop("coalition_lab", "foundry")
    number = next(c.number for c in t.r.cards if c.face.id == "agent_swarm")
    assert programs.price(t.r, t.s, 0, number) == 1
    t.headline("agent_swarm_escapes_scope")
    assert programs.price(t.r, t.s, 0, number) == 0


def test_without_a_marker_no_program_is_offered() -> None:
    t = ready()
    t.v[t.r.at.markers] = 0
    offered = t.may_select(0)
    assert offered
    programs_of_all = {card.face.id for card in t.r.cards if card.program}
    assert not programs_of_all & set(offered)


def test_the_covenant_lifts_everyone_and_credits_its_player() -> None:
    t = ready()
    play(t, "open_weights")
    assert [t.has(seat, "capability") for seat in range(3)] == [5, 5, 5]
    assert [t.has(seat, "trust") for seat in range(3)] == [4, 2, 2]
    assert t.v[t.r.at.bag : t.r.at.bag + 3] == [1, 2, 2]


def test_narrative_capture_buries_monetizes_or_diverts() -> None:
    t = ready()
    t.seat(0, customers=1)
    t.seat(1, customers=2)
    play(t, "narrative_capture", "divert")
    assert t.v[t.r.at.bag : t.r.at.bag + 3] == [2, 3, 2]
    t = ready()
    play(t, "narrative_capture")
    # Nobody has more Customers.
    assert t.offers() == ["bury", "monetize"]
    t.answer("monetize")
    assert t.has(0, "runway") == 10


def test_a_reorganization_may_return_one_team_for_runway() -> None:
    t = ready()
    t.pawn(0, 1, "i0")
    play(t, "reorganization")
    for _ in range(9):
        if t.asks == "may":
            break
        offers = t.offers()
        t.answer(offers[-1])
    assert t.asks == "may"
    t.answer("use:reorganization")
    while t.asks:
        t.answer(t.offers()[0])
    assert (t.has(0, "runway"), t.v[t.r.at.bag]) == (11, 3)


def test_the_fusion_demonstrator_is_a_generator_at_the_corridor() -> None:
    t = ready()
    t.tile("i0", "grid_reactor")
    t.v[t.r.at.slots + geometry.NAMES.index("i0")] = 1
    mandate = t.has(0, "mandate")
    play(t, "fusion_demonstrator")
    assert t.v[t.r.at.fusion_owner] == 0
    assert t.v[t.r.at.fusion] == geometry.NAMES.index("i0")
    assert t.has(0, "mandate") == mandate + 2
    assert (t.has(0, "runway"), t.v[t.r.at.bag]) == (3, 5)
    assert "fusion_demonstrator" not in t.may_select(1), "one marker for all"
