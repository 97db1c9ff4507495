"""What a seat has, has done or can do."""

import pytest

from unit.mandate2038.workshop import complaints


@pytest.mark.parametrize(
    ("condition", "expected"),
    [
        ("{have: {trust: 4}}", []),
        ("{have: {}}", ["0.needs.have: some_of"]),
        ("{have: {trust: 0}}", ["0.needs.have.trust: greater_than_equal"]),
        ("{presence: [media, government]}", []),
        ("{presence: media}", ["0.needs.presence: tuple_type"]),
        ("{meets_next: customer}", []),
        ("{chose: {choice: tender, branch: adopt}}", []),
        ("{id: crowd, rivals: {least: 4}}", []),
        ("{answer: accept}", []),
        ("{answer: perhaps}", ["0.needs.answer: literal_error"]),
        ("{id: site, own: facility, at: destination, pick: 1}", []),
        ("{hosts: 2, own: facility, adjacent: true, without: mega_cluster}", []),
        ("{resolvable_unused_actions: 2, from: one_hex}", []),
        ("{resolvable_unused_actions: 2}", ["0.needs.from: missing"]),
        ("{committed: self}", []),
        ("{supported: {least: {ref: table.claim.evidence.needed}}}", []),
        ("{more_than_self: customers}", []),
    ],
)  # fmt: skip
def test_conditions_of_seats(condition: str, expected: list[str]) -> None:
    assert complaints(f"- needs: {condition}") == expected
