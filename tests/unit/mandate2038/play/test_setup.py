"""Setup: pools of the rings, printed starts, what is scored beforehand."""

import pytest

from rulewright.sdk.engine import BundleError
from rulewright_mandate2038.play.assembly import ENGINE
from rulewright_mandate2038.play.geometry import RINGS
from tabletop import FACTIONS, Tabletop, bundle, rules

STARTS = {
    "coalition_lab": (5, 2, 0, 0, 3, 1, 2),
    "platform_empire": (4, 2, 0, 1, 2, 1, 4),
    "imperial_research_lab": (3, 3, 0, 0, 3, 1, 2),
    "vertical_empire": (6, 3, 0, 0, 2, 1, 2),
    "safety_laboratory": (3, 2, 0, 0, 5, 2, 4),
    "foundry": (5, 4, 0, 0, 3, 1, 2),
}


def test_every_faction_begins_as_printed() -> None:
    t = Tabletop(*FACTIONS, seed=3)
    s = t.r.start(3, given=tuple(range(6)), manual=True)
    assert t.r.question(s).name == "tile"  # type: ignore[union-attr]
    for seat, number in enumerate(range(6)):
        name = t.r.faction_ids[number]
        found = tuple(t.r.get(s, track, seat) for track in range(7))
        assert found == STARTS[name], name


@pytest.mark.parametrize("seed", range(3))
def test_tiles_come_from_the_pool_of_their_ring(seed: int) -> None:
    r = rules(4)
    s = r.start(seed)
    for ring, hexes in RINGS.items():
        laid = [s.values[r.at.tile + hex_] for hex_ in hexes]
        pool = [
            number
            for number, tile in enumerate(r.tiles)
            for _ in range(tile.data["ring"].get(ring, 0))
        ]
        assert sorted(laid) == sorted(pool)


def test_r_res_4_and_5_printed_mandate_is_scored_already() -> None:
    t = Tabletop("platform_empire", "safety_laboratory")
    at = t.r.at
    assert t.v[at.customers_scored] == 1
    assert t.v[at.trust_scored : at.trust_scored + 2] == [0b001, 0b011]
    t.r.gain(t.s, 4, 1, 1)
    assert t.has(1, "mandate") == 4 + 2, "Trust 6 was still open"


@pytest.mark.parametrize("seats", [1, 7])
def test_r_src_1_one_or_seven_are_no_table(seats: int) -> None:
    with pytest.raises(BundleError, match="seats"):
        ENGINE.rules(bundle(), "default", seats)


@pytest.mark.parametrize("given", [(0, 0), (0, 9), (0,), (-1, 1)])
def test_a_table_settles_different_factions_or_none(given: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="faction"):
        rules(2).start(1, given=given)
