"""Streams: the published splitmix64, even draws, independence."""

from collections import Counter

from rulewright.engine.streams import draw, seeded


def test_the_numbers_are_those_of_splitmix64() -> None:
    """First outputs for state 0, from the author's public code (Vigna)."""
    streams = [0]
    assert [draw(streams, 0, 1 << 64) for _ in range(3)] == [
        0xE220A8397B1DCDAF,
        0x6E789E6AA1B965F4,
        0x06C45D188009454F,
    ]


def test_every_result_of_a_small_draw_comes_about_as_often() -> None:
    streams = seeded(7, 1)
    counts = Counter(draw(streams, 0, 3) for _ in range(3000))
    assert sorted(counts) == [0, 1, 2]
    assert min(counts.values()) > 900


def test_streams_of_one_seed_differ_and_do_not_touch_each_other() -> None:
    one, two = seeded(1, 2), seeded(1, 2)
    assert one[0] != one[1]
    for _ in range(5):
        draw(two, 1, 6)
    assert [draw(one, 0, 100) for _ in range(5)] == [
        draw(two, 0, 100) for _ in range(5)
    ]
    assert seeded(2, 2) != seeded(1, 2)
