"""Galleys are plain values: equal if what was read is equal, and good as keys."""

from dataclasses import FrozenInstanceError

import pytest

from rulewright.publish.galley_reading import read
from rulewright.publish.structure import Marked, Node
from unit.publish.printshop import stock


def test_reading_twice_gives_equal_galleys() -> None:
    pdf = stock().drawings["card.two"].pdf
    assert read(pdf) == read(pdf)
    assert read(pdf) != read(stock().drawings["card.one"].pdf)


def test_what_was_read_does_not_change() -> None:
    node = Node("P", {}, (Marked(0, 1),))
    with pytest.raises(FrozenInstanceError):
        node.tag = "H1"  # type: ignore[misc]
