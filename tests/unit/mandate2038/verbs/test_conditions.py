"""Conditions on what a seat has, where the Move ended, which Era it is."""

import pytest

from unit.mandate2038.verbs.lectern import holds, table


@pytest.mark.parametrize(
    ("form", "true"),
    [
        ({"have": {"trust": 3}}, True),
        ({"have": {"trust": 4}}, False),
        ({"have": {"scrutiny": 2, "trust": 3}}, True),
        ({"have": {"scrutiny": 3}}, False),
        ({"destination": ["talent", "media"]}, True),
        ({"destination": ["media"]}, False),
        ({"era": "era_scale"}, True),
        ({"era": "era_claim"}, False),
        ({"rivals": {"least": 2}}, True),
        ({"rivals": {"least": 3}}, False),
        ({"resolving": "deploy"}, True),
        ({"resolving": "fund"}, False),
    ],
)
def test_facts(form: dict[str, object], true: bool) -> None:
    t = table()
    t.seat(0, trust=3)
    t.v[t.r.at.bag] = 2
    t.v[t.r.at.destination] = 1
    t.v[t.r.at.era] = 1
    t.v[t.r.at.resolving] = 4
    assert holds(t, form) is true


@pytest.mark.parametrize(
    ("customers", "capability", "met"),
    [(0, 1, False), (0, 2, True), (4, 9, False), (4, 10, True), (5, 12, False)],
)
def test_the_next_customer(customers: int, capability: int, met: bool) -> None:
    t = table()
    t.seat(0, customers=customers, capability=capability)
    assert holds(t, {"meets_next": "customer"}) is met
