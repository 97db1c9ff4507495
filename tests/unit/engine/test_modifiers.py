"""Modifiers: one figure for legality and payment, in the order of the stages."""

from typing import Any

import pytest

from unit.engine.toy import Toy


def change(stage: str, value: int, **more: object) -> dict[str, Any]:
    return {
        "change": "stall.cost", "stage": stage, "value": value, "lasts": "day", **more
    }  # fmt: skip


def price(base: int, *changes: dict[str, Any], held: int = 10) -> int | None:
    """What a stall that asks `base` costs seat 0; `None` if it cannot be paid."""
    r = Toy(law=list(changes), stall=[{"ops": [{"op": "pay", "n": base}]}])
    s = r.open(r.begin(), "law")
    s.values[r.coins.offset] = held
    if not r.faces[r.face("stall")].effects[0].can(s, 0):
        r.open(s, "stall")
        assert r.held(s)[0] == held, "paid what could not be paid"
        return None
    r.open(s, "stall")
    return held - r.held(s)[0]


@pytest.mark.parametrize(
    ("changes", "cost"),
    [
        ((), 2),
        ((change("surcharge", 1),), 3),
        ((change("discount", 1),), 1),
        ((change("discount", 5),), 0),
        ((change("discount", 5, floor=1),), 1),
        ((change("replace", 0),), 0),
        # Whatever the order on the face: replace, surcharge, discount.
        ((change("discount", 1), change("surcharge", 1), change("replace", 0)), 0),
        ((change("surcharge", 1), change("replace", 0)), 1),
        ((change("surcharge", 4), change("final", 1)), 1),
        ((change("discount", 1, scope={"rich": 11}),), 2),
        ((change("discount", 1, scope={"rich": 10}),), 1),
    ],
)
def test_stages(changes: tuple[dict[str, Any], ...], cost: int) -> None:
    assert price(2, *changes) == cost
    # Legality and payment are one figure: just enough is enough, one less is not.
    if not any("scope" in one for one in changes):
        assert price(2, *changes, held=cost) == cost
        if cost:
            assert price(2, *changes, held=cost - 1) is None


def test_a_floor_never_raises_a_figure() -> None:
    assert price(0, change("discount", 1, floor=1)) == 0


def test_a_first_use_is_counted_by_seat_until_the_period_is_over() -> None:
    first = {"first": True, "since": "day"}
    r = Toy(
        law=[change("discount", 1, scope=first) | {"for": "each", "lasts": "game"}],
        stall=[{"ops": [{"op": "pay", "n": 1}]}],
    )
    s = r.open(r.begin(), "law")
    for seat in (0, 0, 1):
        r.open(s, "stall", owner=seat)
    assert r.held(s) == [2, 3, 3]
    r.expire(s, "day")
    r.open(s, "stall", owner=0)
    assert r.held(s) == [2, 3, 3]


def test_the_first_of_anyone_is_one_for_the_table() -> None:
    scope = {"first": True, "since": "day", "by": "anyone"}
    r = Toy(
        law=[change("discount", 1, scope=scope) | {"for": "each"}],
        stall=[{"ops": [{"op": "pay", "n": 1}]}],
    )
    s = r.open(r.begin(), "law")
    for seat in (0, 1):
        r.open(s, "stall", owner=seat)
    assert r.held(s) == [3, 2, 3]


@pytest.mark.parametrize(("base", "gained"), [(2, 1), (0, 0)])
def test_what_follows_a_change_knows_whether_it_saved(base: int, gained: int) -> None:
    bonus = {"op": "gain", "n": 1, "when": {"saved": "rush"}}
    r = Toy(
        law=[change("discount", 1, id="rush", then=[bonus])],
        stall=[{"ops": [{"op": "pay", "n": base}]}],
    )
    s = r.open(r.begin(), "law")
    r.open(s, "stall")
    assert r.held(s)[0] == 3 - max(base - 1, 0) + gained


@pytest.mark.parametrize(
    ("whose", "left"), [({}, [3, 2, 2]), ({"for": "each"}, [3, 3, 3])]
)
def test_a_change_is_its_owner_s_or_everyone_s(
    whose: dict[str, str], left: list[int]
) -> None:
    law = change("discount", 1) | whose
    r = Toy(law=[law], stall=[{"ops": [{"op": "pay", "n": 1}]}])
    s = r.open(r.begin(), "law", owner=0)
    for seat in range(3):
        r.open(s, "stall", owner=seat)
    assert r.held(s) == left
