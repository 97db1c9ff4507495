"""Verbs on pieces: what could be done, before anybody is asked."""

import pytest

from rulewright.sdk.engine import Op
from tabletop import Tabletop
from unit.mandate2038.verbs.lectern import compiler, table


def op(t: Tabletop, **form: object) -> Op:
    return compiler(t, "program.reorganization").op(form)


def place(what: str) -> dict[str, object]:
    return {"op": "place", "piece": {"supply": what, "n": 1}, "to": "destination"}


@pytest.mark.parametrize(
    ("what", "hex_", "can"),
    [
        ("facility", "i0", True),
        ("facility", "c", False),
        ("generator", "i0", True),
        ("generator", "i1", False),
        ("fusion_marker", "i0", True),
        ("team", "c", True),
        ("link", "i0", False),
    ],
)
def test_placing(what: str, hex_: str, can: bool) -> None:
    t = table()
    t.tile("i0", "grid_reactor")
    t.v[t.r.at.destination] = {"c": 0, "i0": 1, "i1": 2}[hex_]
    assert op(t, **place(what)).can(t.s, 0) is can


def test_moving_to_needs_another_hex_with_room() -> None:
    t = table()
    t.v[t.r.at.destination] = 1
    move = op(
        t,
        op="move_to",
        piece={"own": "facility", "at": "destination", "pick": 1},
        to={"adjacent": "destination", "free": "facility_space"},
    )
    assert not move.can(t.s, 0)
    t.facility(0, 0, "i0")
    assert move.can(t.s, 0)


def test_returning_one_needs_one_any_number_needs_none() -> None:
    t = table()
    t.pawn(0, 1, "c")
    one = {"op": "return", "piece": {"own": "team", "pick": 1}}
    several = {"op": "return", "piece": {"own": "team", "pick": "any"}}
    assert op(t, **one).can(t.s, 0)
    t.v[t.r.at.pawn + 1] = -1
    assert not op(t, **one).can(t.s, 0)
    assert op(t, **several).can(t.s, 0)


def test_ready_is_all_of_them() -> None:
    t = table()
    t.v[t.r.at.unused] = 0
    op(t, op="ready", card={"own": "core_action", "pick": "each"}).do(t.s, 0)
    assert t.v[t.r.at.unused] == 0b111111
