"""What has happened, is happening or lies on the map."""

import pytest

from unit.mandate2038.workshop import complaints


@pytest.mark.parametrize(
    ("condition", "expected"),
    [
        ("{resolved: law, as: selection}", []),
        ("{resolved: deploy, since: era}", []),
        ("{resolved: deploy, since: once}", ["0.needs.since: literal_error"]),
        ("{spent: {by: rival, compute: {min: 2}, in: single_action}}", []),
        ("{spent: {by: rival, compute: {}, in: single_action}}",
         ["0.needs.spent.compute: some_of"]),
        ("{era: era_scale}", []),
        ("{era: 2}", ["0.needs.era: literal_error"]),
        ("{agi: true}", []),
        ("{agi: 1}", ["0.needs.agi: bool_type"]),
        ("{not_did: [settle, rally]}", []),
        ("{destination: [grid_reactor]}", []),
        ("{destination: [power_corridor]}",
         ["0.needs.destination.0: literal_error"]),
        ("{built: generator}", []),
        ("{domain: new}", []),
        ("{domains: missing}", []),
        ("{tradable: compute}", []),
        ("{uncontrolled: government}", []),
    ],
)  # fmt: skip
def test_conditions_of_events(condition: str, expected: list[str]) -> None:
    assert complaints(f"- needs: {condition}") == expected
