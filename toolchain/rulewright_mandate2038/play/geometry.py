"""The map as a figure: nineteen hexes, their rings, neighbours and distances.

A hex is its slot, in clockwise order: 0 the centre (`c`), 1 to 6 the operational ring
(`i0`..`i5`), 7 to 18 the public ring (`o0`..`o11`). Not here: which tile lies where.
"""

_STEPS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


def _ring(radius: int) -> list[tuple[int, int]]:
    """Axial coordinates of a ring, clockwise from (radius, 0)."""
    found: list[tuple[int, int]] = []
    q, r = radius, 0
    for side in range(6):
        dq, dr = _STEPS[(side + 2) % 6]
        for _ in range(radius):
            found.append((q, r))
            q, r = q + dq, r + dr
    return found


COORDINATES = [(0, 0), *_ring(1), *_ring(2)]
HEXES = len(COORDINATES)
CENTRE = 0
INNER = range(1, 7)
OUTER = range(7, HEXES)
RINGS = {"centre": range(1), "inner": INNER, "outer": OUTER}
NAMES = ["c", *(f"i{i}" for i in range(6)), *(f"o{i}" for i in range(12))]


def _distance(a: tuple[int, int], b: tuple[int, int]) -> int:
    dq, dr = a[0] - b[0], a[1] - b[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


DISTANCE = [[_distance(a, b) for b in COORDINATES] for a in COORDINATES]
NEXT_TO = [[h for h in range(HEXES) if row[h] == 1] for row in DISTANCE]


def within(hex_: int, steps: int) -> list[int]:
    """The hexes that are so many steps away or fewer, in the order of slots."""
    return [h for h in range(HEXES) if DISTANCE[hex_][h] <= steps]
