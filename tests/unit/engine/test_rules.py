"""Rules: asks, sealed answers, refusals, chance, saves, replay, undo."""

import random

import pytest

from rulewright.engine import (
    FenceError,
    IllegalAnswerError,
    Playthrough,
    SaveError,
    Session,
    State,
    load,
    log_lines,
    replay,
    save,
    view,
)
from tabletop import Tabletop, rules


def play(s: State, answers: int, seed: int = 1) -> State:
    """Random answers; the same seed gives the same."""
    rng = random.Random(seed)
    for _ in range(answers):
        if s.over:
            break
        seat = rules().waiting(s)[0]
        rules().answer(s, rng.randrange(len(s.tables[s.seats.index(seat)])), seat)
    return s


@pytest.mark.parametrize(("index", "seat"), [(99, -1), (-1, -1), (0, 7), (0, 0)])
def test_an_illegal_answer_changes_nothing(index: int, seat: int) -> None:
    t = Tabletop()
    t.r.answer(t.s, 0, 0)  # seat 0 has answered
    before = save(t.r, t.s)
    with pytest.raises(IllegalAnswerError):
        t.r.answer(t.s, index, seat)
    assert save(t.r, t.s) == before


def test_sealed_answers_stay_sealed() -> None:
    t = Tabletop()
    before = view(t.r, t.s, 1)
    t.r.answer(t.s, 1, 0)
    after = view(t.r, t.s, 1)
    assert after["fields"] == before["fields"]
    assert "answered" not in after or after["answered"] == -1
    assert t.asks == "select"


def test_a_save_goes_on_as_the_game_does() -> None:
    s = rules().start(5)
    for step in range(60):
        play(s, 1, step)
        again = load(rules(), save(rules(), s))
        assert save(rules(), again) == save(rules(), s)
    assert save(rules(), play(s, 30)) == save(rules(), play(again, 30))


def test_a_save_of_other_rules_is_refused() -> None:
    text = save(rules(), rules().start(1))
    with pytest.raises(SaveError) as caught:
        load(rules(3), text)
    assert caught.value.field == "seats"
    with pytest.raises(SaveError) as caught:
        load(rules(), text.replace(rules().bundle.rules_hash, "0" * 64))
    assert caught.value.field == "rules_hash"
    assert rules().bundle.rules_hash in str(caught.value)
    assert "0" * 64 in str(caught.value)


def test_replay_gives_the_same_log() -> None:
    session = Session(rules(), 3)
    rng = random.Random(3)
    while not session.state.over:
        seat = rules().waiting(session.state)[0]
        table = session.state.tables[session.state.seats.index(seat)]
        session.answer(rng.randrange(len(table)), seat)
    again = replay(rules(), session.played)
    assert log_lines(rules(), again) == log_lines(rules(), session.state)
    assert save(rules(), again) == save(rules(), session.state)


def test_chance_may_be_answered_by_the_caller() -> None:
    s = rules().start(1, manual=True)
    question = rules().question(s)
    assert question is not None
    assert (question.name, question.seat) == ("faction", -1)
    assert question.weights == (1,) * 6
    p = Playthrough(rules().bundle.rules_hash, "default", 4, 1, manual=True)
    p.answers = [(-1, 2)]
    first = replay(rules(), p)
    assert first.values[rules().at.faction] == 2


def test_undo_stops_at_what_others_know() -> None:
    session = Session(rules(), 1)
    session.answer(0, 0)
    session.undo(0)
    assert session.played.answers == []
    with pytest.raises(FenceError):
        session.undo(0)
    for seat in rules().waiting(session.state):
        session.answer(0, seat)
    with pytest.raises(FenceError):
        session.undo(3)


def test_a_clone_shares_nothing_that_changes() -> None:
    s = play(rules().start(2), 20)
    before = save(rules(), s)
    play(s.clone(), 40)
    assert save(rules(), s) == before
