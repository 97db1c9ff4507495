"""Words of contracts: what can be done, and who proposed."""

from rulewright_mandate2038.play.legality import resolvable
from tabletop import Tabletop


def card(t: Tabletop, name: str) -> bool:
    """Whether the first seat could resolve a card somewhere."""
    return resolvable(t.r, t.s, 0, next(c for c in t.r.cards if c.face.id == name))


def test_a_mega_cluster_needs_two_hosts() -> None:
    t = Tabletop("platform_empire", "vertical_empire")
    t.era(2)
    t.seat(0, runway=9, compute=9)
    t.facility(0, 0, "i0")
    t.v[t.r.at.generator] = 0
    assert not card(t, "mega_cluster")
    t.facility(0, 1, "i1")
    assert card(t, "mega_cluster")


def test_r_jv_5_who_proposes_is_paid_for_the_signature() -> None:
    t = Tabletop("coalition_lab", "vertical_empire")
    for hex_ in ("i0", "i2"):
        t.tile(hex_, "cloud")
    t.era(3)
    t.facility(0, 0, "i0")
    t.facility(1, 0, "i2")
    runway = t.has(0, "runway"), t.has(1, "runway")
    t.turn(0, "influence")
    t.answer("move:ceo:i0", "accept")
    assert (t.has(0, "runway"), t.has(1, "runway")) == (runway[0] + 1, runway[1])
