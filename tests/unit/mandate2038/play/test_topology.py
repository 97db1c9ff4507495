"""Local Power: the grid's first Facility, a Generator's hex and those beside it."""

from rulewright_mandate2038.play import geometry, pieces
from rulewright_mandate2038.play.topology import FUSION, GENERATOR, GRID
from tabletop import Tabletop


def test_what_each_source_reaches() -> None:
    t = Tabletop("coalition_lab", "foundry")
    reach = t.r.topology.reached
    assert reach(t.r, t.s, 0, GRID) == []
    t.facility(0, 0, "o6")
    t.facility(0, 1, "i0")
    t.facility(0, 2, "o0")
    assert reach(t.r, t.s, 0, GRID) == [0]
    assert reach(t.r, t.s, 0, GENERATOR) == []
    pieces.put_generator(t.r, t.s, 0, geometry.NAMES.index("i0"))
    assert reach(t.r, t.s, 0, GENERATOR) == [1, 2]
    pieces.put_fusion(t.r, t.s, 1, geometry.NAMES.index("o6"))
    assert reach(t.r, t.s, 0, FUSION) == [], "a rival's"
    assert reach(t.r, t.s, 1, FUSION) == []
