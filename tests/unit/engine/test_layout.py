"""The layout: names once, offsets in order, numbers by name."""

import pytest

from rulewright.engine import Layout


def test_fields_follow_one_another_and_are_read_by_name() -> None:
    layout = Layout(3)
    one = layout.one("moon", 4)
    run = layout.run("hexes", 2, -1)
    each = layout.each("hands", per=2)
    assert (one, run, each, layout.size) == (0, 1, 3, 9)
    assert layout.blank() == [4, -1, -1, 0, 0, 0, 0, 0, 0]
    assert layout.named(list(range(9))) == {
        "moon": 0,
        "hexes": [1, 2],
        "hands": [3, 4, 5, 6, 7, 8],
    }


def test_a_name_is_given_once() -> None:
    layout = Layout(2)
    layout.one("moon")
    with pytest.raises(ValueError, match="moon"):
        layout.each("moon")
