"""Words of a report: names, numbers, and verdicts that say no more than is known."""

import pytest

from rulewright.lab.wilson import Share, wilson
from rulewright.lab.wording import (
    Words,
    against,
    caution,
    count,
    interval,
    percent,
    points,
    several,
    verdicts,
)


@pytest.mark.parametrize(
    ("sort", "key", "said"),
    [
        ("owner", "lab", "The Lab"),
        ("source", "program.reef", "Reef"),
        ("source", "tide_pools", "Tide pools"),
        ("option", "action.build", "Build"),
        ("option", "action.build:wall", "Build: Sea Wall"),
        ("option", "action.build:tall_tower", "Build: Tall tower"),
        ("option", "guess.deep", "Guess: deep"),
        ("source", "luck.tide", "Tide"),
    ],
)
def test_keys_have_names(sort: str, key: str, said: str) -> None:
    known = {
        "owner.lab": "The Lab",
        "program.reef": "Reef",
        "action.build": "Build",
        "action.build:wall": "Sea Wall",
    }
    assert Words(known).say(sort, key) == said


def test_keys_of_a_sort_are_those_with_words() -> None:
    words = Words({"ending.b": "B", "ending.a": "A", "ending.a:part": "P", "x": "X"})
    assert words.known_of("ending") == ["a", "b"]


def test_numbers_are_read_easily() -> None:
    assert (count(12345), percent(0.1234)) == ("12,345", "12.3 %")
    assert interval(Share(1, 2, 0.1, 0.95)) == "10.0 to 95.0 %"
    assert [points(n) for n in (1.257, -0.5, 0.004, -0.004)] == [
        "1.26",
        "−0.50",
        "0",
        "0",
    ]
    assert [several(names) for names in (["a"], ["a", "b"], ["a", "b", "c"])] == [
        "a",
        "a and b",
        "a, b and c",
    ]


def test_a_share_is_more_or_less_only_if_its_whole_interval_is() -> None:
    assert against(wilson(400, 1000), 0.25) == "more than its share"
    assert against(wilson(100, 1000), 0.25) == "less than its share"
    assert against(wilson(26, 100), 0.25) == "cannot be told from its share"


def test_where_intervals_overlap_nothing_is_decided() -> None:
    few = {"a": wilson(26, 100), "b": wilson(24, 100)}
    none, between = verdicts("owner", few, 0.25)
    assert none.startswith("No owner can be told from a fair share of 25.0 %")
    assert "overlaps all others: which is the strongest is open" in between


def test_what_intervals_tell_is_said() -> None:
    many = {
        "a": wilson(350, 1000),
        "b": wilson(330, 1000),
        "c": wilson(250, 1000),
        "d": wilson(100, 1000),
    }
    above, below, rest, between = verdicts("owner", many, 0.25)
    assert above == "a and b won more than a fair share of 25.0 %."
    assert below == "d won less than a fair share of 25.0 %."
    assert rest.startswith("Of the other 1 the interval holds")
    assert between == (
        "a won most; its interval overlaps b, so which of them is stronger is open."
    )
    del many["b"]
    assert verdicts("owner", many, 0.25)[-1] == (
        "The interval of a lies above all others."
    )
    assert verdicts("owner", {}, 0.25) == []


def test_many_intervals_at_once_miss_now_and_then() -> None:
    assert "of 6 of them, about 0.3 miss" in caution(6)
