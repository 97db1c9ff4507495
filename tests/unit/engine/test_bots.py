"""Bots: fair, repeatable, and without a trace on the state they are shown."""

import pytest
from rulewright_pebble.play import Pebble

from rulewright.engine import (
    Bots,
    GreedyBot,
    State,
    chance_of,
    imagined,
    play_on,
    play_out,
    save,
)
from tabletop import rules
from unit.battery.beach import pebble


def worth(r: Pebble, s: State, seat: int) -> int:
    return s.values[r.pebbles.offset + seat]


MAKERS = Bots(worth).makers()


def played(name: str, seed: int, seats: int = 3) -> State:
    r = pebble(seats)
    return play_out(r, seed, [MAKERS[name](r, x, seed) for x in range(seats)])


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_seed_is_a_game(name: str) -> None:
    ends = [save(pebble(), played(name, seed)) for seed in (1, 1, 2)]
    assert ends[0] == ends[1] != ends[2]


def test_greed_keeps_what_it_gets() -> None:
    for seed in range(5):
        s = played("greedy", seed)
        assert s.over
        # Only a gift could bring anything to the others.
        assert [worth(pebble(), s, seat) for seat in (1, 2)] == [0, 0]
    assert any(worth(pebble(), played("random", seed), 1) for seed in range(5))


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_choosing_leaves_no_trace(name: str) -> None:
    r = pebble()
    s = r.start(3)
    bots = [MAKERS[name](r, seat, 9) for seat in range(3)]
    while s.ask:
        seat = r.waiting(s)[0]
        before = save(r, s)
        index = bots[seat].choose(r, s, seat)
        assert save(r, s) == before
        r.answer(s, index, seat)


def test_what_a_seat_cannot_see_changes_no_answer() -> None:
    """Other luck ahead and another sealed answer: greedy says the same."""
    r = pebble(2)
    s = r.start(4)
    r.answer(s, 0, 0)
    other = s.clone()
    other.sealed[0] = 1
    other.streams = [stream ^ 1 for stream in s.streams]
    for seed in range(10):
        bots = [GreedyBot(r, 1, seed, lambda r, s, seat: sum(s.values)) for _ in "ab"]
        assert bots[0].choose(r, s, 1) == bots[1].choose(r, other, 1)


def test_an_imagined_table_is_the_seat_s_own_and_guesses_the_rest() -> None:
    r = pebble(4)
    s = r.start(1)
    for seat, index in enumerate((0, 1, 0, 1)):
        r.answer(s, index, seat)
    guesses = set()
    for seed in range(20):
        copy = imagined(r, s, 1, chance_of(seed, 1))
        assert copy.values[r.guess + 1] == 1
        assert copy.streams != s.streams
        guesses.add(tuple(copy.values[r.guess : r.guess + 4]))
    # What is there is permuted among those who are not seen.
    assert guesses == {(0, 1, 0, 1), (0, 1, 1, 0), (1, 1, 0, 0)}


def test_own_streams_are_nobody_else_s() -> None:
    r = pebble()
    streams = [chance_of(7, seat)[0] for seat in range(3)] + r.start(7).streams
    assert len(set(streams)) == len(streams)


def test_an_endless_game_is_stopped_and_chance_is_left_to_the_caller() -> None:
    r = pebble()
    bots = [MAKERS["random"](r, seat, 1) for seat in range(3)]
    assert not play_out(r, 1, bots, most=2).over
    s = rules(2).start(1, manual=True)
    assert play_on(rules(2), s, bots) == 0
    assert rules(2).waiting(s) == [-1]


def test_without_a_judge_a_score_will_do_and_own_bots_are_there() -> None:
    made = Bots(own={"mine": MAKERS["random"]}).makers(worth)
    assert list(made) == ["random", "greedy", "mine"]
    r = pebble()
    bot = made["greedy"](r, 0, 1)
    assert isinstance(bot, GreedyBot)
    assert bot.evaluate is worth
    plain = Bots().makers()["greedy"](r, 0, 1)
    assert plain.choose(r, r.start(1), 0) in (0, 1)
