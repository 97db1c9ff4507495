"""What numbers are called in logs and options."""

import pytest

from rulewright_mandate2038.play import naming
from tabletop import Tabletop


@pytest.mark.parametrize(
    ("kind", "number", "name"),
    [
        ("hex", 0, "c"),
        ("hex", -1, "supply"),
        ("track", 6, "mandate"),
        ("card", 0, "fund"),
        ("card", -1, "none"),
        ("pawn", 0, "ceo"),
        ("facility", 0, "facility1"),
        ("era", 3, "era_claim"),
        ("cube", 4, "risk"),
        ("cube", 1, "seat1"),
        ("ending", 1, "closed_loop"),
    ],
)
def test_kinds(kind: str, number: int, name: str) -> None:
    assert Tabletop().r.naming[kind](number) == name


def test_words_are_those_that_print() -> None:
    t = Tabletop("foundry", "coalition_lab")
    assert naming.seat_words(t.r, t.s, 0) == "Corthaven"
    t.tile("i0", "capital")
    assert naming.hex_words(t.r, t.s, 1) == "Allocation Exchange (i0)"
    assert naming.pawn_words(2) == "Team 2"
