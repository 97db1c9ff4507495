"""Views: open, own, nobody's."""

from rulewright.engine import load, save, view
from unit.engine.toy import Toy


def test_a_hidden_number_is_none_for_those_who_may_not_see_it() -> None:
    r = Toy()
    r.layout.each("hand", per=2, start=5, sight="owner")
    r.layout.run("filed", 2, start=7, sight="nobody")
    s = r.start(1)
    seen = view(r, s, 1)["fields"]
    assert isinstance(seen, dict)
    assert seen["coins"] == [3, 3, 3]
    assert seen["hand"] == [None, None, 5, 5, None, None]
    assert seen["filed"] == [None, None]
    assert load(r, save(r, s)).values == s.values
