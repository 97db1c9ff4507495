"""The contract: a sound game passes, and each kind of fault is found by its check."""

from collections.abc import Iterator

import pytest
from rulewright_pebble.play import ENGINE, Pebble

from rulewright.battery import Subject, contract, run
from rulewright.engine import PICK, Question, Rules, Session, State
from unit.battery.beach import bundle, pebble


def found(r: Rules, most: int = 2000, *invariants: object) -> set[str]:
    """The names of the checks that find something in four games."""
    subject = Subject(r, tuple(invariants), most)  # type: ignore[arg-type]
    return {fault.check for fault in run(subject, range(4), every=1)}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_sound_game_passes(seats: int) -> None:
    assert found(pebble(seats), ENGINE.most) == set()


def test_a_game_without_end() -> None:
    assert found(pebble(), 3) == {"ends"}


def test_what_is_not_conserved() -> None:
    def few(r: Rules, s: State) -> Iterator[str]:
        assert isinstance(r, Pebble)
        if s.values[r.pebbles.offset]:
            yield "a Pebble"

    assert found(pebble(), 2000, few) == {"conserved"}


class Restless(Pebble):
    """Has a memory outside the state."""

    count = 0

    def answer(self, s: State, index: int, seat: int = -1) -> None:
        self.count += 1
        super().answer(s, index, seat)
        s.values[self.guess] = self.count


def test_a_memory_outside_the_state() -> None:
    assert {"saves", "replay"} <= found(Restless(bundle(), "default", 3))


class Mute(Pebble):
    """Asks without words."""

    def question(self, s: State, seat: int | None = None) -> Question | None:
        del s, seat


class Double(Pebble):
    """Offers everything twice."""

    def pick(self, s, seat, ask, options):  # type: ignore[no-untyped-def] # noqa: ANN001, ANN201
        super().pick(s, seat, ask, [*options, *options])


def test_options_that_cannot_be_told_apart() -> None:
    assert "keys" in found(Double(bundle(), "default", 3))


def test_a_seat_that_waits_and_is_not_asked() -> None:
    assert "keys" in found(Mute(bundle(), "default", 3))


class Lax(Pebble):
    """Takes what is not offered."""

    def answer(self, s: State, index: int, seat: int = -1) -> None:
        if s.ask == PICK:
            index = min(max(index, 0), len(s.tables[0]) - 1)
        super().answer(s, index, seat)


class Rash(Pebble):
    """Refuses, but only after it has begun."""

    def answer(self, s: State, index: int, seat: int = -1) -> None:
        s.fence += 1
        super().answer(s, index, seat)


@pytest.mark.parametrize("kind", [Lax, Rash])
def test_an_illegal_answer_that_does_something(kind: type[Pebble]) -> None:
    assert "refusals" in found(kind(bundle(), "default", 3))


def test_a_view_that_shows_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contract, "view", lambda r, s, seat: {"all": list(s.values)})
    assert "views" in found(pebble())


def test_undo_that_leads_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    class Forgetful(Session):
        def undo(self, seat: int) -> None:
            super().undo(seat)
            self.state.values[0] += 7

    monkeypatch.setattr(contract, "Session", Forgetful)
    assert "undo" in found(pebble())
