"""The map as a figure: nineteen hexes, 42 shared edges, rings clockwise."""

from rulewright_mandate2038.play.geometry import (
    COORDINATES,
    DISTANCE,
    HEXES,
    INNER,
    NAMES,
    NEXT_TO,
    OUTER,
    within,
)


def test_slots_stand_where_the_map_reference_puts_them() -> None:
    assert HEXES == 19
    assert [COORDINATES[h] for h in INNER] == [
        (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)
    ]  # fmt: skip
    assert [COORDINATES[h] for h in OUTER] == [
        (2, 0), (1, 1), (0, 2), (-1, 2), (-2, 2), (-2, 1),
        (-2, 0), (-1, -1), (0, -2), (1, -2), (2, -2), (2, -1),
    ]  # fmt: skip
    assert (NAMES[0], NAMES[1], NAMES[18]) == ("c", "i0", "o11")


def test_neighbours_share_an_edge() -> None:
    assert sum(len(there) for there in NEXT_TO) == 2 * 42
    assert {len(NEXT_TO[h]) for h in range(7)} == {6}
    assert [len(NEXT_TO[h]) for h in OUTER] == [3, 4] * 6
    assert all(DISTANCE[a][b] == DISTANCE[b][a] for a in range(19) for b in range(19))


def test_everything_is_two_steps_from_the_centre() -> None:
    assert within(0, 2) == list(range(19))
    assert within(0, 1) == list(range(7))
    assert DISTANCE[7][13] == 4
