"""The plain interpreter: it reads what is compiled, and is another reading of it."""

import pytest

from rulewright.engine import Face, Form, Plain, PlainWords, State, figure
from unit.engine.toy import Toy, gains

LAWS = [
    {"change": "stall.cost", "stage": "discount", "value": 1, "lasts": "day"},
    {"change": "stall.cost", "stage": "surcharge", "value": 3, "for": "each"},
    {"change": "stall.cost", "stage": "replace", "value": 5, "when": {"rich": 4}},
    {
        "change": "stall.cost",
        "stage": "discount",
        "value": 2,
        "floor": 4,
        "scope": {"first": True, "since": "day"},
    },
]


def rich(plain: Plain, s: State, seat: int, face: Face, form: Form) -> bool:
    del face
    assert isinstance(plain.rules, Toy)
    return bool(s.values[plain.rules.coins.offset + seat] >= form["rich"])


WORDS = PlainWords(tests={"rich": rich}, verbs={"gain": lambda *_: None})


@pytest.mark.parametrize("coins", [3, 4])
@pytest.mark.parametrize("base", [0, 2, 7])
def test_figures_agree_with_what_is_compiled(base: int, coins: int) -> None:
    r = Toy(law=LAWS)
    s = r.open(r.begin(), "law", owner=1)
    s.values[r.coins.offset + 1] = coins
    plain = Plain(r, WORDS)
    for seat in range(3):
        compiled = figure(r.changes_of("stall.cost"), s, seat, base)
        assert plain.figure(s, seat, ["stall.cost"], base) == compiled
    # Worked out by hand: replaced, raised, lowered by one and by two to no less than 4.
    start = 5 if coins == 4 else base
    low = max(start + 3 - 1 - 2, min(start + 3 - 1, 4))
    assert plain.figure(s, 1, ["stall.cost"], base) == low


def test_an_entry_is_judged_only_if_every_word_is_known() -> None:
    r = Toy(card=[gains(1)])
    plain = Plain(r, WORDS)
    assert plain.knows(gains(1, when={"any": [{"rich": 1}, {"did": "it"}]}))
    assert not plain.knows(gains(1, when={"strange": 1}))
    assert not plain.knows(gains(1, who="each"))
    assert not plain.knows({"ops": [{"op": "pay", "n": 1}]})


@pytest.mark.parametrize(
    ("form", "value"),
    [
        ("players", 3),
        ("rivals", 2),
        ({"min": [4, "rivals"]}, 2),
        ({"times": [4, "rivals"]}, 8),
        ({"half": "players"}, 1),
        ({"half": "players", "round": "up"}, 2),
    ],
)
def test_quantities(form: object, value: int) -> None:
    r = Toy(card=[gains(1)])
    assert Plain(r, WORDS).amount(r.begin(), 0, r.faces[0], form) == value


@pytest.mark.parametrize(
    ("form", "holds"),
    [
        ({"all": [{"rich": 3}, {"rich": 9}]}, False),
        ({"any": [{"rich": 3}, {"rich": 9}]}, True),
        ({"none": [{"rich": 9}]}, True),
        ({"none": [{"rich": 3}, {"rich": 9}]}, False),
        (None, True),
    ],
)
def test_conditions(form: dict[str, object] | None, holds: bool) -> None:
    r = Toy(card=[gains(1)])
    assert Plain(r, WORDS).test(r.begin(), 0, r.faces[0], form) is holds
