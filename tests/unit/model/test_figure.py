"""Figures: a number, where it was authored, and how it stands on a face."""

from dataclasses import FrozenInstanceError

import pytest

from rulewright.model.figure import Figure


def test_a_figure_prints_its_digits_unless_it_prints_otherwise() -> None:
    assert str(Figure(3, "stone.flint.weight")) == "3"
    assert str(Figure(0, "stone.flint.weight")) == "0"
    assert str(Figure(3, "era.demo.ordinal", "III")) == "III"


def test_equal_numbers_of_two_homes_are_two_figures() -> None:
    assert Figure(3, "stone.flint.weight") == Figure(3, "stone.flint.weight")
    assert Figure(3, "stone.flint.weight") != Figure(3, "stone.slate.weight")


def test_a_figure_does_not_change() -> None:
    figure = Figure(3, "stone.flint.weight")
    with pytest.raises(FrozenInstanceError):
        figure.value = 4  # type: ignore[misc]
