"""Running faces: order, seats, leave, limits, branches, windows."""

import pytest

from unit.engine.toy import BELL, TIDE, Toy, gains


def test_entries_happen_in_order_and_in_full() -> None:
    pay = {"ops": [{"op": "pay", "n": 4}, {"op": "gain", "n": 9}]}
    r = Toy(card=[gains(1, who="each"), pay, gains(2, who="rivals")])
    s = r.open(r.begin(), "card", owner=1)
    assert r.held(s) == [6, 9, 6]
    s = r.begin()
    s.values[r.coins.offset + 1] = 0
    assert r.held(r.open(s, "card", owner=1)) == [6, 1, 6]


def test_what_may_be_left_is_asked() -> None:
    r = Toy(card=[gains(5, may=True), gains(1)])
    s = r.open(r.begin(), "card")
    assert r.keys(s) == ["use:card", "leave"]
    left = s.clone()
    r.answer(s, 0)
    r.answer(left, 1)
    assert (r.held(s)[0], r.held(left)[0]) == (9, 4)


def test_an_op_that_may_be_left_is_asked_as_well() -> None:
    r = Toy(
        card=[{"ops": [{"op": "gain", "n": 1}, {"op": "gain", "n": 5, "may": True}]}]
    )
    s = r.open(r.begin(), "card")
    assert r.held(s)[0] == 4
    r.answer(s, 0)
    assert r.held(s)[0] == 9


def test_a_limit_is_spent_by_seat_and_comes_back_with_its_period() -> None:
    r = Toy(card=[gains(1, limit={"uses": 2, "per": "day"})])
    s = r.begin()
    for _ in range(3):
        r.open(s, "card", owner=0)
    r.open(s, "card", owner=1)
    assert r.held(s) == [5, 4, 3]
    r.expire(s, "day")
    r.open(s, "card", owner=0)
    assert r.held(s)[0] == 6


def test_a_branch_is_offered_if_it_can_be_done() -> None:
    options = {
        "rob": [{"op": "gain", "n": 2}],
        "buy": [{"op": "pay", "n": 4}, {"op": "gain", "n": 9}],
        "rest": [gains(1, when={"rich": 4})],
        "beg": [],
    }
    r = Toy(card=[{"procedure": "choose_one", "options": options}])
    s = r.open(r.begin(), "card")
    assert r.keys(s) == ["rob", "beg"]
    r.answer(s, 0)
    assert r.held(s)[0] == 5
    r.open(s, "card")
    assert r.keys(s) == ["rob", "buy", "rest", "beg"]
    r.answer(s, 1)
    assert r.held(s)[0] == 10


def test_a_single_branch_is_no_choice_and_none_is_passed_over() -> None:
    for least, coins in ((3, 4), (99, 3)):
        options = {
            "only": [gains(1, when={"rich": least})],
            "no": [{"op": "pay", "n": 9}],
        }
        r = Toy(card=[{"procedure": "choose_one", "options": options}])
        s = r.open(r.begin(), "card")
        assert not s.ask
        assert r.held(s)[0] == coins


def test_a_branch_may_hold_what_lasts() -> None:
    law = {"change": "stall.gain", "stage": "extra", "value": 3, "lasts": "day"}
    options = {"law": [law], "none": []}
    r = Toy(card=[{"procedure": "choose_one", "options": options}], gift=[gains(1)])
    s = r.open(r.begin(), "card")
    r.answer(s, 0)
    assert r.held(r.open(s, "gift"))[0] == 7
    r.expire(s, "day")
    assert r.held(r.open(s, "gift"))[0] == 8


@pytest.mark.parametrize(("window", "held"), [(BELL, [3, 4, 3]), (TIDE, [4, 3, 3])])
def test_a_window_is_for_its_seat_or_for_all(window: int, held: list[int]) -> None:
    at = ("bell", "tide")[window]
    who = {"who": "each"} if window == BELL else {}
    r = Toy(card=[gains(1, at=at, lasts="day", **who)])
    s = r.open(r.begin(), "card", owner=0)
    assert r.held(s) == [3, 3, 3]
    assert r.held(r.window(s, window, subject=1)) == held
    r.expire(s, "day")
    assert r.held(r.window(s, window, subject=1)) == held


def test_what_waits_is_judged_when_its_turn_comes() -> None:
    r = Toy(
        card=[
            gains(1, at="tide", lasts="day"),
            gains(5, at="tide", lasts="day", when={"rich": 4}),
        ]
    )
    s = r.open(r.begin(), "card")
    assert r.held(r.window(s, TIDE))[0] == 9


def test_an_event_names_the_effect_that_caused_it() -> None:
    r = Toy(card=[gains(1, id="gift")])
    s = r.open(r.begin(), "card")
    assert [r.told(event)["cause"] for event in s.log or ()] == ["card.card.gift"]
