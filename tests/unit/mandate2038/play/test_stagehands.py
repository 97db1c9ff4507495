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
        ("selected", "agent_swarm"),
        ("used", {"industrial_velocity": 1, "orbital_compute": 1}),
        ("temporary", 2),
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
        ("training_discards", {"code": 3, "benchmark_leak": 1}),
    ],
)
def test_the_table_has_what_it_was_given(name: str, value: Any) -> None:  # noqa: ANN401
    t = table("dovetalis", "kestralyn")
    t.put(None, name, value)
    found = t.get(None, name)
    assert (found if name != "training_discards" else _some(found)) == value


def _some(counts: dict[str, int]) -> dict[str, int]:
    return {name: count for name, count in counts.items() if count}


def test_a_used_ability_is_used() -> None:
    t = table("corthaven", "kestralyn")
    t.put(0, "runway", 1)
    t.put(0, "used", {"the_shovels": 1})
    assert t.get(0, "used") == {"the_shovels": 1, "allocation_window": 0}
    r, s = t.rules, t.state
    for _ in range(2):
        s.values[r.at.acting], s.values[r.at.spent_compute] = 1, 2
        r.fire(s, r.windows.index("spent"), 1)
        r.advance(s)
    assert t.get(0, "runway") == 2, "one of two uses was left"


@pytest.mark.parametrize(
    ("name", "value", "what"),
    [
        ("used", {"the_shovels": 1}, "ability of that faction"),
        ("selected", "lunch", "card"),
    ],
)
def test_a_name_that_a_seat_does_not_have_is_told(
    name: str,
    value: Any,  # noqa: ANN401
    what: str,
) -> None:
    with pytest.raises(UnknownNameError, match=what):
        table("dovetalis", "kestralyn").put(0, name, value)


def test_a_training_card_that_is_none_is_told() -> None:
    with pytest.raises(UnknownNameError, match="Training card"):
        table("dovetalis", "kestralyn").put(None, "training_deck", {"chess": 1})


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


def test_everything_is_kept_in_a_field_of_the_state() -> None:
    t = table("dovetalis", "kestralyn")
    fields = t.rules.layout.fields
    for name in ("scrutiny", "training_deck", "tiles", "dossier", "runway"):
        assert t.field(name) in fields
    with pytest.raises(UnknownNameError, match="there is no thing `lunch`"):
        t.field("lunch")
