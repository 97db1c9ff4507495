"""Era Mandates: who leads, who qualifies, what ties score."""

import pytest

from rulewright_mandate2038.play.mandates import SCORE_MANDATE
from tabletop import Tabletop


def scored(card: str, field: str, values: list[int], **sliders: list[int]) -> list[int]:
    """The Mandate that each of four seats gains by a card."""
    t = Tabletop()
    face = next(face for face in t.r.of("mandate") if face.id == card)
    t.v[t.r.at.mandate_card] = face.number
    if field:
        first = getattr(t.r.at, field)
        t.v[first : first + 4] = values
    for name, numbers in sliders.items():
        for seat, number in enumerate(numbers):
            t.seat(seat, **{name: number})
    before = [t.has(seat, "mandate") for seat in range(4)]
    t.run(SCORE_MANDATE)
    return [t.has(seat, "mandate") - before[seat] for seat in range(4)]


@pytest.mark.parametrize(
    ("values", "awards"),
    [
        ([3, 3, 1, 0], [1, 1, 0, 0]),  # R-MAN-1
        ([0, 0, 0, 0], [0, 0, 0, 0]),  # R-MAN-2
        ([0, 2, 1, 1], [0, 2, 0, 0]),  # R-MAN-9
        ([1, 1, 1, 1], [1, 1, 1, 1]),
    ],
)
def test_r_man_1_2_9_the_most(values: list[int], awards: list[int]) -> None:
    assert scored("quarter_humanity_notices", "capability_gained", values) == awards
    assert scored("model_ate_tuesday", "best_run", values) == awards
    assert scored("markets_prefer_destiny", "fund_runway", values) == awards
    assert scored("compute_new_weather", "compute_made", values) == awards
    assert scored("voluntary_coordination_triumphs", "operated", values) == awards
    assert scored("continent_signs_loi", "customers_gained", values) == awards


def test_r_man_10_r_aud_9_the_fewest_of_those_who_added_any() -> None:
    values = [0, 2, 2, 5]
    assert scored("zero_incident_quarter", "scrutiny_added", values) == [0, 1, 1, 0]


@pytest.mark.parametrize(
    ("trust", "awards"), [([4, 3, 6, 4], [1, 0, 0, 1]), ([0, 0, 0, 0], [0, 0, 0, 0])]
)
def test_r_man_6_among_those_with_trust(trust: list[int], awards: list[int]) -> None:
    found = scored(
        "responsible_acceleration", "", [], capability=[5, 9, 3, 5], trust=trust
    )
    assert found == awards


def test_trust_among_those_who_deployed() -> None:
    found = scored(
        "legibility_offensive",
        "resolved_cards",
        [1 << 4, 0, 1 << 4, 1],
        trust=[2, 6, 3, 6],
    )
    assert found == [0, 0, 2, 0]


@pytest.mark.parametrize(
    ("lit", "building", "stack"),
    [
        ([1, 1, 0, 0], [1, 1, 0, 0], [0, 0, 0, 0]),
        ([2, 1, 0, 2], [1, 0, 0, 1], [1, 0, 0, 1]),
    ],
)
def test_r_man_3_power_by_facilities_and_by_demand(
    lit: list[int], building: list[int], stack: list[int]
) -> None:
    cubes = [int(i < n) for n in lit for i in range(4)]
    for card, awards in (
        ("building_has_weather", building),
        ("stack_reaches_horizon", stack),
    ):
        t = Tabletop()
        first = t.r.at.powered
        t.v[first : first + 16] = cubes
        face = next(face for face in t.r.of("mandate") if face.id == card)
        t.v[t.r.at.mandate_card] = face.number
        before = [t.has(seat, "mandate") for seat in range(4)]
        t.run(SCORE_MANDATE)
        assert [t.has(x, "mandate") - before[x] for x in range(4)] == awards


def test_r_man_5_two_energy_names_are_one_category() -> None:
    t = Tabletop("coalition_lab", "platform_empire")
    for hex_ in ("i0", "i1", "i2"):
        t.tile(hex_, "media")
    t.tile("i0", "grid_reactor")
    t.tile("i1", "renewable_basin")
    face = next(f for f in t.r.of("mandate") if f.id.startswith("national_champion"))
    t.v[t.r.at.mandate_card] = face.number
    t.pawn(0, 0, "i0")
    t.pawn(0, 1, "i1")
    t.pawn(1, 0, "i2")
    before = [t.has(seat, "mandate") for seat in (0, 1)]
    t.run(SCORE_MANDATE)
    assert [t.has(seat, "mandate") - before[seat] for seat in (0, 1)] == [1, 1]
