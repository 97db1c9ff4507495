"""The kernel's words: formulas and seats."""

import pytest

from rulewright.engine import Compiler
from unit.engine.toy import WORDS, Toy, gains


@pytest.mark.parametrize(
    ("form", "value"),
    [
        (3, 3),
        ("players", 3),
        ("rivals", 2),
        ({"min": ["players", 7, "rivals"]}, 2),
        ({"times": [2, "players", 2]}, 12),
        ({"half": "players"}, 1),
        ({"half": "players", "round": "up"}, 2),
    ],
)
def test_a_quantity(form: object, value: int) -> None:
    r = Toy(card=[gains(1)])
    amount = Compiler(r, WORDS, r.faces[0]).amount(form)
    assert amount(r.begin(), 0) == value


@pytest.mark.parametrize(
    ("who", "held"), [("each", [4, 4, 4]), ("rivals", [4, 3, 4]), ("self", [3, 4, 3])]
)
def test_seats(who: str, held: list[int]) -> None:
    r = Toy(card=[gains(1, who=who)])
    assert r.held(r.open(r.begin(), "card", owner=1)) == held


def test_a_bound_seat_is_nobody_until_it_is_bound() -> None:
    ops = [{"op": "note", "bind": "friend", "n": 2}]
    r = Toy(card=[gains(1, who={"chosen": "friend"}), {"ops": ops}])
    s = r.open(r.begin(), "card")
    assert r.held(s) == [3, 3, 3]
    assert r.held(r.open(s, "card")) == [3, 3, 4]
