"""Anchors name every place that something leads to, each by its own name."""

from dataclasses import replace

from rulewright.publish.anchors import (
    ruling_anchor,
    rulings_of,
    titles,
    topic_anchor,
)
from unit.publish.bookshop import GENERAL, ONE, TWO, book


def test_every_place_has_a_title() -> None:
    both = replace(book(), sections=(*book().sections, GENERAL))
    named = titles(both)
    assert named["stone.two"] == "Second Stone"
    assert named["section:stones"] == "Stones"
    assert named["index"] == "Index of faces"
    assert named[topic_anchor("table.bag")] == "The bag"
    assert named[ruling_anchor("stone.one", "R-ONE-1")] == "R-ONE-1"


def test_a_ruling_has_an_anchor_wherever_it_is_printed() -> None:
    ruled = replace(TWO, rulings=ONE.rulings)
    anchors = [anchor for anchor, _ in rulings_of(book(ONE, ruled))]
    assert anchors == [
        ruling_anchor("stone.one", "R-ONE-1"),
        ruling_anchor("stone.two", "R-ONE-1"),
    ]
