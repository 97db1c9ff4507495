"""Formats and papers, as print.yaml writes them."""

import pytest

from rulewright.measure import Length, Size
from rulewright.press.formats import Format, Paper, Shape

CARD = Format.parse("card", ("63mm", "88mm"), "2mm")
TILE = Format.parse("tile", ("101.62mm", "88mm"), "2mm", "hex")


def test_papers_know_what_the_printer_reaches() -> None:
    letter = Paper.parse("letter", ("8.5in", "11in"), "5mm")
    assert letter.size == Size.parse("215.9mm x 279.4mm")
    assert letter.printable == Size.parse("205.9mm x 269.4mm")


def test_a_margin_wider_than_the_paper_leaves_nothing() -> None:
    stamp = Paper.parse("stamp", ("20mm", "30mm"), "12mm")
    assert stamp.printable == Size.parse("0mm x 6mm")


def test_a_rectangle_bleeds_alike_on_all_sides() -> None:
    assert CARD.reach == Size.parse("2mm x 2mm")
    assert [(str(p.x), str(p.y)) for p in CARD.ink] == [
        ("-2mm", "-2mm"),
        ("65mm", "-2mm"),
        ("65mm", "90mm"),
        ("-2mm", "90mm"),
    ]


def test_a_hex_has_six_corners_on_the_edge_of_its_trim() -> None:
    assert TILE.shape is Shape.HEX
    assert len(TILE.cut) == 6
    assert {str(p.y) for p in TILE.cut} == {"0mm", "44mm", "88mm"}
    assert max(p.x for p in TILE.cut) == TILE.trim.width


def test_the_bleed_of_a_hex_reaches_further_at_its_corners() -> None:
    # 2 mm across an edge are 2 / cos 30 degrees along the axis of a corner.
    assert TILE.reach == Size(Length(2310), Length(2000))


def test_a_shape_nobody_cuts_is_refused() -> None:
    with pytest.raises(ValueError, match="star"):
        Format.parse("token", ("20mm", "20mm"), "1mm", "star")
