"""Amounts are keys of the game's own resources, and at least one is there."""

import pytest

from unit.mandate2038.workshop import complaints


@pytest.mark.parametrize(
    ("op", "expected"),
    [
        ("{op: gain, runway: 1, trust: 2}", []),
        ("{op: gain, trust: {times: [2, {count: gone}]}}", []),
        ("{op: gain}", ["0.ops.0: some_of"]),
        ("{op: gain, program_marker: 1}", ["0.ops.0.program_marker: extra_forbidden"]),
        ("{op: gain, trust: -1}", ["0.ops.0.trust: greater_than_equal"]),
        ("{op: gain, trust: true}", ["0.ops.0.trust: no_such_form"]),
        ('{op: gain, trust: "1"}', ["0.ops.0.trust: literal_error"]),
        ("{op: pay, program_marker: 1, runway: 3, to: partner}", []),
        ("{op: pay, trust: 1}", ["0.ops.0.trust: extra_forbidden"]),
        ("{op: pay_all, resource: compute}", []),
        ("{op: pay_all, resource: trust}", ["0.ops.0.resource: literal_error"]),
        ("{op: add_cubes, n: 1}", []),
        ("{op: add_cubes}", ["0.ops.0.n: missing"]),
        ("{op: take, resource: supplemental_power, up_to: 2}", []),
        ("{op: take, resource: supplemental_power, up_to: 0}",
         ["0.ops.0.up_to: greater_than_equal"]),
        ("{op: create, resource: temporary_compute, n: 2, expires: cycle}", []),
        ("{op: set, track: research_protection, value: 1}", []),
    ],
)  # fmt: skip
def test_ops_on_resources(op: str, expected: list[str]) -> None:
    assert complaints(f"- ops: [{op}]") == expected
