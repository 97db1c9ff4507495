"""Scenarios on the toy: laying out, answering, comparing; every fault in its place."""

import copy
from collections.abc import Sequence
from typing import Any

import pytest

from rulewright.engine import State, UnknownNameError
from rulewright.engine.scenarios import play
from unit.engine.toy import Toy

SHOP: list[dict[str, Any]] = [
    {
        "procedure": "choose_one",
        "options": {
            "sell": [{"id": "sell", "ops": [{"op": "gain", "n": 2}]}],
            "buy": [{"id": "buy", "ops": [{"op": "pay", "n": 1}]}],
        },
    }
]
SEATS = ("north", "south")
SOUND: dict[str, Any] = {
    "given": {"seats": {"north": {"coins": 4}, "south": {}}},
    "when": [{"play": "shop"}, {"north": "sell"}],
    "then": {
        "seats": {"north": {"coins": 6}, "south": {"coins": 3}},
        "asks": "nothing",
        "events": [{"event": "changed", "seat": "north", "by": 2}],
        "no_events": ["risen"],
    },
}


class Counter:
    """A stage of the toy: coins, and one shop that the first seat enters."""

    def __init__(self, names: Sequence[str], seed: int) -> None:
        del seed
        for name in names:
            if name not in SEATS:
                raise UnknownNameError("seat", name, SEATS)
        self.rules = Toy(seats=len(names), shop=SHOP)
        self.rules.layout.each("purse", sight="owner")
        self.rules.layout.one("till", sight="nobody")
        self.state: State = self.rules.begin()

    def seat(self, name: str) -> int:
        """The seat of a name."""
        if name not in SEATS:
            raise UnknownNameError("seat", name, SEATS)
        return SEATS.index(name)

    def put(self, seat: int | None, name: str, value: Any) -> None:  # noqa: ANN401
        """Coins of a seat."""
        if seat is None or name != "coins":
            raise UnknownNameError("thing", name, ["coins"])
        if value < 0:
            raise ValueError("nobody has less than nothing")
        self.state.values[self.rules.coins.offset + seat] = value

    def get(self, seat: int | None, name: str) -> Any:  # noqa: ANN401
        """Coins of a seat, all coins, or its name."""
        if seat is None:
            return dict(zip(SEATS, self.rules.held(self.state), strict=True))
        if name == "name":
            return SEATS[seat]
        if name != "coins":
            raise UnknownNameError("thing", name, ["coins"])
        return self.rules.held(self.state)[seat]

    def field(self, name: str) -> str:
        """Fields go by their own names."""
        if name not in self.rules.layout.fields:
            raise UnknownNameError("thing", name, list(self.rules.layout.fields))
        return name

    def play(self, moment: Sequence[str]) -> None:
        """The shop is open to the first seat."""
        if list(moment) != ["shop"]:
            raise UnknownNameError("moment", " ".join(moment), ["shop"])
        self.rules.open(self.state, "shop")


def faults(**changes: Any) -> list[tuple[Any, ...]]:  # noqa: ANN401
    """What is wrong with the sound scenario once parts of it are others."""
    scenario = copy.deepcopy(SOUND)
    for path, value in changes.items():
        part, _, rest = path.partition("_")
        if rest:
            scenario[part][rest] = value
        else:
            scenario[part] = value
    return [(fault.loc, fault.says) for fault in play(scenario, Counter)]


def test_a_sound_scenario_holds() -> None:
    assert faults() == []


def test_options_are_named_by_words_as_well() -> None:
    assert faults(when=[{"play": "shop"}, {"north": "Sell"}]) == []


def test_a_mapping_is_compared_by_what_it_names() -> None:
    assert faults(then={"table": {"all": {"north": 6}}}) == []
    (fault,) = faults(then={"table": {"all": {"north": 5}}})
    assert fault == (("then", "table", "all"), "it is {north: 6} here")
    (fault,) = faults(then={"table": {"all": {}}})
    assert fault == (("then", "table", "all"), "it is {north: 6, south: 3} here")


@pytest.mark.parametrize(
    ("changes", "loc", "says"),
    [
        (
            {"given": {"seats": {"east": {}}}},
            ("given", "seats"),
            "there is no seat `east`",
        ),
        (
            {"given_seats": {"north": {"pebbles": 1}, "south": {}}},
            ("given", "seats", "north", "pebbles"),
            "there is no thing `pebbles`",
        ),
        (
            {"given_seats": {"north": {"coins": -1}, "south": {}}},
            ("given", "seats", "north", "coins"),
            "nobody has less than nothing",
        ),
        (
            {"when": [{"play": "shops"}]},
            ("when", 0, "play"),
            "there is no moment `shops`",
        ),
        (
            {"when": [{"play": "shop"}, {"south": "sell"}]},
            ("when", 1, "south"),
            "south is not asked here",
        ),
        (
            {"when": [{"play": "shop"}, {"north": ["sell", "buy"]}]},
            ("when", 1, "north"),
            "north is not asked here",
        ),
        (
            {"when": [{"play": "shop"}, {"north": "steal"}]},
            ("when", 1, "north"),
            "`steal` is not offered",
        ),
        (
            {"then_seats": {"north": {"coins": 7}}},
            ("then", "seats", "north", "coins"),
            "it is 6 here",
        ),
        ({"then_asks": "branch"}, ("then", "asks"), "nothing is asked here"),
        (
            {"then_offered": {"north": "sell"}},
            ("then", "offered", "north"),
            "north is not asked here",
        ),
        (
            {"then_events": ["changed", "changed"]},
            ("then", "events", 1),
            "this did not happen",
        ),
        (
            {"then_no_events": ["changed"]},
            ("then", "no_events", 0),
            "this happened",
        ),
    ],
)
def test_every_fault_has_its_place(
    changes: dict[str, Any], loc: tuple[Any, ...], says: str
) -> None:
    assert faults(**changes) == [(loc, says)]


def test_options_are_looked_for_where_the_game_waits() -> None:
    waiting = [{"play": "shop"}]
    then = {"offered": {"north": ["sell", "buy"]}, "not_offered": {"north": "steal"}}
    assert faults(when=waiting, then=then) == []
    poor = {"seats": {"north": {"coins": 0}, "south": {}}}
    assert (
        faults(given=poor, when=waiting, then={"seats": {"north": {"coins": 2}}}) == []
    )
    then = {"offered": {"north": "steal"}, "not_offered": {"north": "buy"}}
    assert faults(when=waiting, then=then) == [
        (("then", "offered", "north"), "`steal` is not offered"),
        (("then", "not_offered", "north"), "`buy` is offered here"),
    ]


def test_what_a_seat_may_look_at() -> None:
    then = {"sees": {"north": "coins"}, "hidden": {"south": ["till"]}}
    assert faults(then=then) == []
    then = {
        "sees": {"north": ["purse", "till"]},
        "hidden": {"south": ["purse", "coins"]},
    }
    assert faults(then=then) == [
        (("then", "sees", "north"), "north does not see `purse`"),
        (("then", "sees", "north"), "north does not see `till`"),
        (("then", "hidden", "south"), "south sees `purse`"),
        (("then", "hidden", "south"), "south sees `coins`"),
    ]
    then = {"sees": {"north": "lunch"}, "hidden": {"east": "coins"}}
    assert faults(then=then) == [
        (("then", "sees", "north"), "there is no thing `lunch`"),
        (("then", "hidden", "east"), "there is no seat `east`"),
    ]
