"""Words of Program cards: how many Actions resolve, what is exhausted."""

from rulewright_mandate2038.play import legality, swarm
from tabletop import Tabletop


def ready() -> Tabletop:
    t = Tabletop("coalition_lab", "platform_empire")
    t.era(4)
    t.seat(0, runway=8, compute=4, capability=4)
    t.pawn(0, 0, "i0")
    t.v[t.r.at.markers] = 2
    return t


def test_resolvable_unused_actions_counts_each_by_itself() -> None:
    t = ready()
    ids = [card.face.id for card in t.r.cards]
    card = t.r.cards[ids.index("agent_swarm")]
    t.v[t.r.at.unused] = 1 << ids.index("fund") | 1 << ids.index("deploy")
    assert legality.resolvable(t.r, t.s, 0, card)
    # What a Customer asks for is not there.
    t.seat(0, capability=0)
    assert not legality.resolvable(t.r, t.s, 0, card)


def test_exhaust_spends_what_was_named_and_nothing_else() -> None:
    t = ready()
    ids = [card.face.id for card in t.r.cards]
    before = t.v[t.r.at.unused]
    t.turn(0, "agent_swarm")
    t.answer(t.offers()[0])
    while t.asks:
        offers = t.offers()
        wanted = [key for key in ("fund", "research", "bank", "leave") if key in offers]
        t.answer((wanted or offers)[0])
    spent = 1 << ids.index("fund") | 1 << ids.index("research")
    assert t.v[t.r.at.swarm] == spent
    assert t.v[t.r.at.unused] == before & ~spent


def test_judging_leaves_the_turn_as_it_was() -> None:
    t = ready()
    before = list(t.v)
    swarm.resolvable_here(t.r, t.s, 0)
    assert t.v == before
