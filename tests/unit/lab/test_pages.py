"""Pages are plain values: one that is made twice is the same."""

from rulewright.lab.pages import Page, Section, Table


def test_pages_are_values() -> None:
    table = Table(("", "games"), (("a", "1"),), frozenset({0}))
    made = [
        Page("T", (("Games", "1"),), (), (Section("s", "S", ("said",), (), (table,)),))
        for _ in range(2)
    ]
    assert made[0] == made[1]
