"""Allocation: every unit of demand finds a source, by exchange if need be."""

import pytest

from rulewright_mandate2038.play.allocation import served


@pytest.mark.parametrize(
    ("units", "given", "fits"),
    [
        ([0], [(1, 0b1)], True),
        ([1], [(1, 0b1)], False),
        ([0, 1], [(1, 0b01), (1, 0b11)], True),
        # The first must leave its source to the second, which has no other.
        ([0, 1], [(1, 0b11), (1, 0b01)], True),
        ([0, 1, 1], [(1, 0b11), (1, 0b01)], False),
        ([0, 0, 1, 2], [(2, 0b011), (2, 0b101)], True),
        ([1, 1, 1, 2], [(2, 0b011), (2, 0b101)], False),
        ([], [], True),
        ([0], [], False),
    ],
)
def test_units_and_sources(
    units: list[int], given: list[tuple[int, int]], fits: bool
) -> None:
    assert served(units, given) is fits
