"""The contract itself: checks on games at random, and what they found.

A check is a function of a walk (`Walked`) that yields what is wrong. Conservation is
the game's: it names what may never change or be exceeded (`Engine.invariants`).
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from rulewright.battery.hidden import variants
from rulewright.battery.strolling import Stroll, stroll
from rulewright.engine import (
    FenceError,
    IllegalAnswerError,
    Rules,
    Session,
    State,
    load,
    log_lines,
    replay,
    save,
    view,
)

Invariant = Callable[[Rules, State], Iterator[str]]


@dataclass(frozen=True, slots=True)
class Subject:
    """What is examined: rules, what holds in every state, how long a game may be."""

    rules: Rules
    invariants: tuple[Invariant, ...] = ()
    most: int = 2000


@dataclass(frozen=True, slots=True)
class Fault:
    """What a game did against the contract, and how to see it again."""

    check: str
    seed: int
    answers: int
    says: str

    def __str__(self) -> str:
        """One line for people."""
        return f"{self.check}: {self.says} (seed {self.seed}, answer {self.answers})"


def run(subject: Subject, seeds: Iterable[int], *, every: int = 7) -> tuple[Fault, ...]:
    """Every check on the games of these seeds.

    `every` so many answers the dear checks happen; the cheap ones after each.
    """
    return tuple(fault for seed in seeds for fault in _game(subject, seed, every))


def _game(subject: Subject, seed: int, every: int) -> Iterator[Fault]:
    r = subject.rules
    walk = None
    for walk in stroll(r, seed, subject.most):
        count = len(walk.played.answers)
        for name, check, dear in CHECKS:
            if not dear or (count + seed) % every == 0:
                for says in check(subject, walk):
                    yield Fault(name, seed, count, says)
    if walk is None:
        return
    count = len(walk.played.answers)
    if not walk.state.over:
        yield Fault("ends", seed, count, f"is not over after {count} answers")
    for says in _replays(subject, walk):
        yield Fault("replay", seed, count, says)


def _conserved(subject: Subject, walk: Stroll) -> Iterator[str]:
    for invariant in subject.invariants:
        yield from invariant(subject.rules, walk.state)


def _keys(subject: Subject, walk: Stroll) -> Iterator[str]:
    """Options of one ask have keys and codes of their own."""
    r, s = subject.rules, walk.state
    for seat in r.waiting(s):
        question = r.question(s, seat)
        if question is None:
            yield f"seat {seat} waits and is asked nothing"
            continue
        keys = [option.key for option in question.options]
        twice = sorted({key for key in keys if keys.count(key) > 1})
        if twice:
            yield f"{question.name}: {', '.join(twice)} is offered twice"
        if any(not option.words for option in question.options):
            yield f"{question.name}: an option without words"


def _refusals(subject: Subject, walk: Stroll) -> Iterator[str]:
    """An illegal answer is refused, and the state is as it was."""
    r, s = subject.rules, walk.state.clone()
    before = save(r, s)
    wrong = [(len(t), x) for t, x in zip(s.tables, s.seats, strict=True)]
    wrong += [(-1, x) for x in s.seats] + [(0, r.seats)]
    for index, seat in wrong if s.ask else [(0, 0)]:
        try:
            r.answer(s, index, seat)
        except IllegalAnswerError:
            if save(r, s) != before:
                yield f"answer {index} of seat {seat} was refused and changed the state"
        else:
            yield f"answer {index} of seat {seat} was taken"
            return


def _views(subject: Subject, walk: Stroll) -> Iterator[str]:
    """What a seat cannot see does not change what it sees."""
    r, s = subject.rules, walk.state
    for seat in range(r.seats):
        seen = view(r, s, seat)
        for what, other in variants(r, s, seat):
            if view(r, other, seat) != seen:
                yield f"seat {seat} sees something of {what}"


def _saves(subject: Subject, walk: Stroll) -> Iterator[str]:
    """A save is the state, whole: it goes on as the game does."""
    r = subject.rules
    text = save(r, walk.state)
    again = load(r, text)
    if save(r, again) != text:
        yield "a save that is loaded and saved is another"
    if walk.state.over:
        return
    seat = r.waiting(again)[0]
    copy = walk.state.clone()
    for s in (again, copy):
        r.answer(s, 0, seat)
    if save(r, again) != save(r, copy):
        yield "the game goes on otherwise after a save"
    if save(r, walk.state) != text:
        yield "playing a copy changed the game"


def _undo(subject: Subject, walk: Stroll) -> Iterator[str]:
    """An answer that may be taken back leaves no trace."""
    if walk.state.over:
        return
    r, played = subject.rules, walk.played
    session = Session(r, played.seed, given=played.given)
    for seat, index in played.answers:
        session.answer(index, seat)
    before = save(r, session.state)
    seat = r.waiting(session.state)[0]
    session.answer(0, seat)
    try:
        session.undo(seat)
    except FenceError:
        return
    if save(r, session.state) != before:
        yield "undo does not lead back"


def _replays(subject: Subject, walk: Stroll) -> Iterator[str]:
    """Seed and answers are the game: same log, same end."""
    r = subject.rules
    again = replay(r, walk.played)
    if log_lines(r, again) != log_lines(r, walk.state):
        yield "another log"
    if save(r, again) != save(r, walk.state):
        yield "another end"
    silent = replay(r, walk.played, events=False)
    if save(r, silent) != save(r, walk.state):
        yield "another end without events"


Check = Callable[[Subject, Stroll], Iterator[str]]
CHECKS: tuple[tuple[str, Check, bool], ...] = (
    ("conserved", _conserved, False),
    ("keys", _keys, True),
    ("refusals", _refusals, True),
    ("views", _views, True),
    ("saves", _saves, True),
    ("undo", _undo, True),
)
"""Name, check, and whether it is too dear for every answer."""
