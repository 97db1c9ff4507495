"""Streams of chance: splitmix64, held as plain integers in the state.

A stream is one integer; drawing replaces it. Each purpose (setup, cards, bag) has a
stream of its own, so that a draw more here changes nothing there. Not here: what is
drawn (`rules.Rules.chance`).
"""

MASK = (1 << 64) - 1
_GOLDEN = 0x9E3779B97F4A7C15


def _mixed(state: int) -> int:
    z = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def seeded(seed: int, streams: int) -> list[int]:
    """The streams of a game, from its seed (any integer; 64 bits of it count)."""
    state = _mixed((seed + _GOLDEN) & MASK)
    made: list[int] = []
    for number in range(streams):
        state = _mixed((state + _GOLDEN * (2 * number + 1)) & MASK)
        made.append(state)
    return made


def draw(streams: list[int], stream: int, below: int) -> int:
    """A number from 0 up to but not `below`, each exactly as likely.

    Lemire's method: the rare number that would favour some results is drawn again.
    """
    while True:
        state = streams[stream] = (streams[stream] + _GOLDEN) & MASK
        product = _mixed(state) * below
        low = product & MASK
        if low >= below or low >= (MASK + 1 - below) % below:
            return product >> 64
