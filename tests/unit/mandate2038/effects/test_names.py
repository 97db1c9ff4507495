"""Closed lists of names, and the mark of names that a face makes."""

from typing import get_args

import pytest

from rulewright_mandate2038.effects import names
from rulewright_mandate2038.kinds import Badge

LISTS = [
    name
    for name, value in vars(names).items()
    if getattr(value, "__args__", None)
    and all(isinstance(a, str) for a in get_args(value))
]


@pytest.mark.parametrize("name", LISTS)
def test_a_list_names_nothing_twice(name: str) -> None:
    words = get_args(getattr(names, name))
    assert len(set(words)) == len(words)


def test_no_name_is_read_as_something_else_by_an_older_yaml() -> None:
    words = {word for name in LISTS for word in get_args(getattr(names, name))}
    assert not words & {"on", "off", "yes", "no", "y", "n", "true", "false", "null"}
    assert len(LISTS) > 15
    assert set(get_args(Badge)).isdisjoint(names.WINDOWS)


def test_words_of_the_game_may_stand_where_a_made_name_may() -> None:
    (mark,) = [m for m in get_args(names.ActionTerm) if isinstance(m, names.Bound)]
    assert {"fund", "agent_swarm", "recruit"} <= set(mark.also)
