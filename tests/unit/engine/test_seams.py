"""The seams: what a game gets that says nothing, and what it may say."""

from typing import Any

from rulewright.engine import Effect, Form, Test
from unit.engine.toy import Toy, gains


class Late(Toy):
    """Has an opinion on everything."""

    def gate(self, entry: Form) -> Test:
        return lambda s, seat: seat != entry.get("never")

    def paths(self, form: Form) -> list[str]:
        return ["stall.gain"] if form["change"] == "everything" else super().paths(form)

    def layer(self, effect: Effect) -> int:
        return -effect.number

    def listens(self, effect: Effect) -> bool:
        return effect.name != "now" and super().listens(effect)


def test_a_game_may_gate_entries_and_rename_fields() -> None:
    law: dict[str, Any] = {"change": "everything", "stage": "extra", "value": 2}
    r = Late(law=[law], card=[gains(1, never=1)])
    s = r.open(r.begin(), "law", owner=-1)
    r.open(s, "card", owner=0)
    r.open(s, "card", owner=1)
    assert r.held(s) == [6, 3, 3]


def test_a_game_orders_what_waits_and_says_what_waits_at_all() -> None:
    r = Late(
        card=[
            gains(1, at="tide", id="a"),
            gains(2, at="tide", id="b"),
            gains(4, at="tide", id="now"),
        ]
    )
    s = r.open(r.begin(), "card")
    assert r.held(s)[0] == 7
    r.window(s, 1)
    causes = [r.told(event)["cause"] for event in s.log or ()]
    assert causes == ["card.card.now", "card.card.b", "card.card.a"]


def test_left_alone_an_entry_lasts_and_is_remembered_for_the_game() -> None:
    r = Toy(
        law=[
            {"ban": {"trade": "fish"}},
            gains(0, id="gift"),
            gains(1, when={"did": "gift"}),
        ]
    )
    s = r.open(r.begin(), "law")
    r.expire(s, "day")
    assert r.banned(s, "trade", 0, "fish")
    assert r.held(r.open(s, "law"))[0] == 5
    r.expire(s, "game")
    assert not r.banned(s, "trade", 0, "fish")
