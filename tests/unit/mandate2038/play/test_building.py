"""Building and hiring: numbers, room, prices, contracts."""

import pytest

from tabletop import Tabletop


def table(*factions: str) -> Tabletop:
    """Era II, an Energy tile of each kind and plain land around Frontier."""
    t = Tabletop(*(factions or ("coalition_lab", "platform_empire", "foundry")))
    t.era(2)
    for hex_ in ("i0", "i1", "i2", "i3", "i4", "i5", *(f"o{i}" for i in range(12))):
        t.tile(hex_, "media")
    t.tile("i0", "grid_reactor")
    t.tile("i1", "renewable_basin")
    t.seat(0, runway=6, trust=3)
    return t


def test_r_map_1_the_lowest_number_is_built_first() -> None:
    t = table()
    for hex_ in ("i2", "i2", "i3"):
        t.turn(0, "build")
        t.answer(f"move:ceo:{hex_}")
    assert [event["facility"] for event in t.events("facility")] == [
        "facility1", "facility2", "facility3"
    ]  # fmt: skip
    assert t.has(0, "runway") == 0


def test_r_map_2_a_third_facility_finds_no_room() -> None:
    t = table()
    t.facility(1, 0, "i2")
    t.facility(2, 0, "i2")
    t.turn(0, "build")
    assert "move:ceo:i2" not in t.offers()
    assert "move:ceo:i3" in t.offers()


def test_r_map_3_nothing_is_built_on_frontier() -> None:
    t = table()
    t.turn(0, "build")
    assert "move:ceo:c" not in t.offers()


@pytest.mark.parametrize(("hex_", "price", "trust"), [("i0", 1, 3), ("i1", 2, 4)])
def test_a_generator_by_its_tile(hex_: str, price: int, trust: int) -> None:
    t = table()
    t.turn(0, "build")
    t.answer(f"move:ceo:{hex_}", "generator")
    assert (t.has(0, "runway"), t.has(0, "trust")) == (6 - price, trust)
    t.turn(0, "build")
    t.answer(f"move:ceo:{hex_}")
    assert len(t.events("generator")) == 1, "one ordinary Generator for each player"


def test_r_sel_8_no_generator_in_era_one() -> None:
    t = table()
    t.era(1)
    t.turn(0, "build")
    t.answer("move:ceo:i0")
    assert t.events("facility")
    assert not t.events("generator")


def test_r_sel_3_a_visit_makes_a_build_payable() -> None:
    t = table()
    t.seat(0, runway=1)
    t.era(1)
    assert "build" not in t.may_select(0)
    t.tile("i2", "foundry")
    assert "build" in t.may_select(0)
    t.turn(0, "build")
    t.answer("move:ceo:i2")
    assert t.has(0, "runway") == 0


def test_r_cost_8_the_first_basin_under_the_reactor_headline() -> None:
    t = table()
    t.headline("reactor_restart_one_model")
    t.seat(0, runway=1)
    t.turn(0, "build")
    t.answer("move:ceo:i1")
    assert (t.has(0, "runway"), t.has(0, "trust")) == (0, 4)
    assert t.has(0, "mandate") == 2 + 2 + 1


def test_r_cost_13_the_factory_gate_hires_one_or_two() -> None:
    t = table()
    t.headline("humanoid_factory_gate")
    t.turn(0, "organize")
    t.answer("move:ceo:i2", "recruit", "1", "done")
    assert (t.has(0, "runway"), t.v[t.r.at.bag]) == (5, 1)


def test_r_cost_7_two_for_nothing_in_the_workforce_district() -> None:
    t = table()
    t.tile("i2", "talent")
    t.headline("humanoid_factory_gate")
    t.turn(0, "organize")
    t.answer("move:ceo:i2", "recruit", "2", "done")
    assert (t.has(0, "runway"), t.v[t.r.at.bag]) == (6, 2)


def test_industrial_velocity_pays_for_what_it_saved() -> None:
    t = table("vertical_empire", "foundry")
    t.turn(0, "build")
    t.answer("move:ceo:i2")
    t.turn(0, "build")
    t.answer("move:ceo:i2")
    assert (t.has(0, "runway"), t.has(0, "mandate")) == (6 - 1 - 2, 3)


def test_r_cost_5_a_generator_leaves_the_ability_untouched() -> None:
    t = table("vertical_empire", "foundry")
    t.turn(0, "build")
    t.answer("move:ceo:i0", "generator")
    assert t.has(0, "runway") == 5
    t.turn(0, "build")
    t.answer("move:ceo:i2")
    assert t.has(0, "runway") == 4
