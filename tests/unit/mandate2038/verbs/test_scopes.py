"""Scopes: which uses of a field a change is for."""

import pytest

from rulewright_mandate2038.play.book import WORDS
from unit.mandate2038.verbs.lectern import compiler, table


@pytest.mark.parametrize(
    ("scope", "true"),
    [
        ({"to": ["consumer", "grid_reactor"]}, True),
        ({"to": ["consumer"]}, False),
        ({"contract": "emergency_power_complex"}, True),
        ({"contract": "civic_heat_battery"}, False),
        ({"contract": "joint_venture"}, True),
        ({"thresholds": [3, 6]}, True),
        ({"thresholds": [9]}, False),
        ({"mode": "facility"}, True),
    ],
)
def test_a_use_fits_or_does_not(scope: dict[str, object], true: bool) -> None:
    t = table()
    t.tile("i0", "grid_reactor")
    t.v[t.r.at.destination] = 1
    t.v[t.r.at.threshold] = 6
    (word,) = scope
    assert WORDS.scope.find(word)(compiler(t), scope)(t.s, 0) is true


def test_a_change_for_one_mode_goes_by_the_path_of_the_mode() -> None:
    t = table()
    form = {"change": "build.cost.runway", "scope": {"mode": "facility"}}
    assert t.r.paths(form) == ["facility.cost.runway"]
    assert t.r.paths({"change": "build.cost.runway"}) == ["build.cost.runway"]
