"""Chunks: what is missing, and how it is cut."""

from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from rulewright.lab.chunks import Cutter, Table, missing

TABLE = Table(Path("engine.json"), "0" * 64, "pebble:GAME", "default", ("a", "b", "c"))
SPANS = st.lists(
    st.tuples(st.integers(0, 60), st.integers(1, 20)).map(lambda p: (p[0], p[0] + p[1]))
)


def test_bots_move_on_a_seat_with_every_seed() -> None:
    assert [TABLE.bot_at(seat, 0) for seat in range(3)] == ["a", "b", "c"]
    assert [TABLE.bot_at(seat, 4) for seat in range(3)] == ["b", "c", "a"]


@given(SPANS, st.integers(0, 30), st.integers(1, 60))
def test_what_is_missing_and_what_is_there_make_the_whole(
    done: list[tuple[int, int]], first: int, many: int
) -> None:
    wanted = set(range(first, first + many))
    there = {seed for span in done for seed in range(*span)}
    gaps = missing((first, first + many), done)
    found = [seed for gap in gaps for seed in range(*gap)]
    assert len(found) == len(set(found))
    assert set(found) == wanted - there


@given(SPANS, st.integers(1, 8), st.floats(1e-5, 90))
def test_chunks_are_the_spans_whatever_the_speed(
    gaps: list[tuple[int, int]], jobs: int, seconds: float
) -> None:
    spans = missing((0, 80), gaps)
    cutter = Cutter(TABLE, spans, jobs)
    found = []
    for chunk in cutter:
        found += range(chunk.first, chunk.end)
        cutter.learn(chunk.games, chunk.games * seconds)
    assert found == [seed for span in spans for seed in range(*span)]


def test_a_chunk_is_seconds_of_work_and_a_long_run_makes_few() -> None:
    cutter = Cutter(TABLE, [(0, 1_000_000)], 2)
    chunks = iter(cutter)
    assert next(chunks).games == 1
    cutter.learn(10, 1.0)
    # A four-hundredth of the run would be longer than half a minute.
    assert next(chunks).games == 300
    few = Cutter(TABLE, [(0, 1000)], 2)
    few.learn(10, 1.0)
    assert next(iter(few)).games == 20
