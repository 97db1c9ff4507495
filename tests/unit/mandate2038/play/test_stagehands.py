"""Things by their names: what is laid out is what is read."""

from typing import Any

import pytest

from rulewright.engine import UnknownNameError
from unit.mandate2038.play.test_staging import table


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("runway", 7),
        ("scrutiny", 3),
        ("team2", "o4"),
        ("facility1", "i2"),
        ("generator", "i0"),
        ("fusion", "i0"),
        ("exhausted", ["fund", "deploy"]),
        ("programs_used", ["reorganization"]),
        ("powered", [1]),
        ("markers", 2),
        ("dossier", ["commit", "hedge", "open", "open"]),
    ],
)
def test_a_seat_has_what_it_was_given(name: str, value: Any) -> None:  # noqa: ANN401
    t = table("dovetalis", "kestralyn")
    t.put(1, name, value)
    assert t.get(1, name) == value


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("era", 3),
        ("cycle", 2),
        ("initiative", "kestralyn"),
        ("headline", "export_controls"),
        ("systemic_risk", 2),
        ("setup_trust", 8),
        ("joint_ventures", {"2": ["dovetalis", 1, "kestralyn", 2]}),
        ("mega_clusters", {"1": ["kestralyn", 1, 2]}),
    ],
)
def test_the_table_has_what_it_was_given(name: str, value: Any) -> None:  # noqa: ANN401
    t = table("dovetalis", "kestralyn")
    t.put(None, name, value)
    assert t.get(None, name) == value


def test_what_was_scored_on_the_way_counts_as_scored() -> None:
    t = table("dovetalis", "kestralyn")
    t.put(0, "trust", 4)
    t.put(0, "mandate", 2)
    t.play(["gain", "dovetalis", "trust", "-1"])
    t.play(["gain", "dovetalis", "trust", "1"])
    assert t.get(0, "mandate") == 2


def test_a_name_that_nothing_has_is_told_with_those_that_are() -> None:
    t = table("dovetalis", "kestralyn")
    for seat in (0, None):
        with pytest.raises(UnknownNameError) as caught:
            t.put(seat, "runaway", 1)
        assert len(caught.value.known) > 5
