"""Quantities: numbers, references, counts and formulas."""

import pytest

from unit.mandate2038.workshop import complaints


@pytest.mark.parametrize(
    ("quantity", "expected"),
    [
        ("3", ""),
        ("-1", ": greater_than_equal"),
        ("true", ": no_such_form"),
        ("players", ""),
        ("player", ": literal_error"),
        ("{ref: fee.runway}", ""),
        ("{ref: Fee.runway}", ".ref: string_pattern_mismatch"),
        ("{count: gone}", ""),
        ("{count: run.domains}", ""),
        ("{count: run.cards}", ".count: literal_error"),
        ("{count: {hexes: [foundry], controlled_by: self}}", ""),
        ("{count: {chose: {choice: a, branch: b}, among: each}}", ""),
        ("{field: run.domain_value}", ""),
        ("{constant: generator.cost.runway, of: destination}", ""),
        ("{half: {times: [2, players]}, round: up}", ""),
        ("{half: players, round: off}", ".half.round"),
        ("{min: []}", ".min: empty_list"),
        ("{min: [1, {times: [2, rivals]}]}", ""),
        ("{plus: [1, 2]}", ": no_such_form"),
    ],
)
def test_quantities(quantity: str, expected: str) -> None:
    if expected == ".half.round":
        quantity, expected = '{half: players, round: "off"}', ".round: literal_error"
    found = complaints(f"- ops: [{{op: add_cubes, n: {quantity}}}]")
    assert found == ([f"0.ops.0.n{expected}"] if expected else [])
