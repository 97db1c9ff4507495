"""The immediate trade: what may be offered, to whom, and what follows."""

from rulewright_mandate2038.play.rules import COMPUTE, RUNWAY
from rulewright_mandate2038.play.trade import TRADE, offers, units
from tabletop import Tabletop


def test_r_trd_1_one_unit_each_way_to_any_rival() -> None:
    t = Tabletop("coalition_lab", "platform_empire", "foundry")
    t.v[t.r.at.resolving] = 0
    t.run(TRADE, 0)
    assert t.offers() == [
        "pass",
        "offer:runway:seat1",
        "offer:runway:seat2",
        "offer:compute:seat1",
        "offer:compute:seat2",
    ]
    assert (units(t.r, RUNWAY), units(t.r, COMPUTE)) == (1, 1)


def test_r_trd_3_after_a_refusal_there_is_no_second_offer() -> None:
    t = Tabletop("coalition_lab", "platform_empire")
    t.v[t.r.at.resolving] = 0
    t.run(TRADE, 0)
    before = (t.has(0, "runway"), t.has(1, "compute"))
    t.answer("offer:runway:seat1", "reject")
    assert t.s.over
    assert (t.has(0, "runway"), t.has(1, "compute")) == before
    assert not t.events("traded")


def test_an_offer_that_spoils_the_own_action_is_not_made() -> None:
    t = Tabletop("platform_empire", "vertical_empire")
    for hex_ in ("i0", "i1", "i2", "i3", "i4", "i5"):
        t.tile(hex_, "media")
    t.seat(0, runway=2, compute=3)
    t.v[t.r.at.resolving] = [card.face.id for card in t.r.cards].index("build")
    rows = len(t.r.tracks)
    given = {code % rows for code in offers(t.r, t.s, 0)}
    assert given == {COMPUTE}, "Runway is what the Build costs"
