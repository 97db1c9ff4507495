"""Tracks: floor, cap, reaction, and what really happened."""

import pytest

from unit.engine.toy import Toy


@pytest.mark.parametrize(
    ("by", "really", "to"), [(2, 2, 5), (99, 7, 10), (-2, -2, 1), (-99, -3, 0)]
)
def test_a_change_keeps_to_least_and_most(by: int, really: int, to: int) -> None:
    r = Toy()
    s = r.begin()
    assert r.coins.change(r, s, 1, by) == really
    assert r.held(s) == [3, to, 3]
    assert r.told((s.log or [])[-1]) == {
        "event": "changed", "seat": 1, "track": 0, "by": really, "to": to
    }  # fmt: skip


def test_what_reacts_is_told_before_and_after_and_only_of_changes() -> None:
    r, seen = Toy(), []
    r.coins.react = lambda _, s, seat, before, after: seen.append((seat, before, after))
    s = r.begin()
    r.coins.change(r, s, 0, 4)
    r.coins.change(r, s, 0, 0)
    r.coins.change(r, s, 0, 99)
    r.coins.change(r, s, 0, 1)
    assert seen == [(0, 3, 7), (0, 7, 10)]
