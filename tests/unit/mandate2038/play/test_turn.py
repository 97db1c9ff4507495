"""A cycle from selection to resolution, with Influence and Fund from the bundle."""

from rulewright_mandate2038.play.turn import TURN
from tabletop import Tabletop


def at_turn(t: Tabletop, seat: int, action: str) -> None:
    """Begins the turn of a seat that has selected an Action."""
    cards = [card.face.id for card in t.r.cards]
    t.v[t.r.at.selected + seat] = cards.index(action)
    t.run(TURN, seat)
    if t.asks == "trade":
        t.answer("pass")


def test_influence_gains_trust_on_a_political_hex() -> None:
    t = Tabletop()
    t.tile("i0", "capital")
    t.seat(0, trust=3)
    at_turn(t, 0, "influence")
    t.answer("move:ceo:i0")
    # No own cube in the bag, so removing is not offered (R-INF-2).
    assert t.has(0, "trust") == 4
    assert t.has(0, "mandate") == 2 + 2
    assert t.v[t.r.at.unused] & 1 << 5 == 0


def test_a_blocked_action_moves_and_exhausts() -> None:
    """R-SEL-4: nothing to resolve, movement as usual, the card is spent."""
    t = Tabletop()
    t.seat(0, compute=0)
    for hex_ in ("i0", "i1", "i2", "i3", "i4", "i5", *(f"o{i}" for i in range(12))):
        t.tile(hex_, "talent")
    at_turn(t, 0, "deploy")
    assert t.asks == "move"
    t.answer("move:ceo:o3")
    assert t.events("blocked") == [{"event": "blocked", "seat": 0, "card": "deploy"}]
    assert t.v[t.r.at.unused] >> 4 & 1 == 0


def test_venture_pays_more_on_the_allocation_exchange() -> None:
    t = Tabletop()
    t.tile("i0", "capital")
    t.seat(0, runway=1)
    at_turn(t, 0, "fund")
    t.answer("move:ceo:i0", "venture")
    assert t.has(0, "runway") == 1 + 4 + 1
    assert t.v[t.r.at.bag] == 2


def test_r_map_13_the_frontier_option_follows_the_act() -> None:
    t = Tabletop()
    t.seat(0, runway=1)
    at_turn(t, 0, "fund")
    t.answer("move:ceo:c", "conservative")
    assert t.offers() == ["use:frontier", "leave"]
    t.answer("use:frontier")
    assert (t.has(0, "runway"), t.v[t.r.at.bag]) == (4, 1)
