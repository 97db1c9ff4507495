"""The state: a copy that shares nothing that changes."""

from rulewright.engine import PICK, State


def test_a_clone_shares_nothing_that_changes() -> None:
    s = State([1, 2], 1, [7])
    s.lists[0].append(3)
    s.stack.append([0, 1, 5])
    s.ask, s.seats, s.tables, s.sealed, s.log = PICK, [0], [[4, 5]], [-1], []
    copy = s.clone()
    assert copy.log is None
    copy.values[0] = copy.lists[0][0] = copy.stack[0][2] = 99
    copy.streams[0] = copy.sealed[0] = 98
    assert (s.values, s.lists, s.stack, s.streams, s.sealed) == (
        [1, 2], [[3]], [[0, 1, 5]], [7], [-1]
    )  # fmt: skip
    assert all(
        getattr(copy, name) == getattr(s, name)
        for name in ("ask", "kind", "seats", "tables", "weights", "cause", "fence")
    )


def test_a_game_is_over_when_nothing_is_left_to_do() -> None:
    s = State([], 0, [])
    assert s.over
    s.ask = PICK
    assert not s.over
