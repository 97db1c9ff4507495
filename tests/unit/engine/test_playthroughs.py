"""Playthroughs: plain data, replay, undo that stops at a fence."""

import pytest

from rulewright.engine import FenceError, Session, log_lines, replay
from unit.battery.beach import pebble


def session() -> Session:
    return Session(pebble(), 4)


def test_a_game_in_progress_is_its_answers() -> None:
    played = session()
    for seat in (0, 1, 2):
        played.answer(0, seat)
    played.answer(1)
    again = replay(played.rules, played.played)
    assert log_lines(played.rules, again) == log_lines(played.rules, played.state)
    assert played.played.to_json()["answers"] == [[0, 0], [1, 0], [2, 0], [0, 1]]


def test_a_sealed_answer_may_be_taken_back_until_all_have_answered() -> None:
    played = session()
    played.answer(0, 0)
    played.undo(0)
    assert played.rules.waiting(played.state) == [0, 1, 2]
    for seat in (0, 1, 2):
        played.answer(0, seat)
    with pytest.raises(FenceError, match="revealed or drawn"):
        played.undo(2)


def test_nobody_takes_back_an_answer_of_another() -> None:
    played = session()
    with pytest.raises(FenceError, match="nothing"):
        played.undo(0)
    played.answer(0, 0)
    with pytest.raises(FenceError, match="another seat"):
        played.undo(1)
