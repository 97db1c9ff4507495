"""Figures: a number and how it stands on a face."""

from rulewright.model.figure import Figure


def test_a_figure_prints_its_digits_unless_it_prints_otherwise() -> None:
    assert str(Figure(3, "stone.flint.weight")) == "3"
    assert str(Figure(3, "era.demo.ordinal", "III")) == "III"
