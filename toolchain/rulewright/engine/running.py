"""Running effects: the frames in which faces resolve, windows open, branches are taken.

`FrameSet` adds them to a game's playbook. A frame here keeps its place between ops, so
that an op may call a procedure and ask. Not here: what the ops do.
"""

from typing import TYPE_CHECKING, Generic, TypeVar

from rulewright.engine.playbook import HEAD, Playbook
from rulewright.engine.state import PC, State

if TYPE_CHECKING:
    from rulewright.engine.facerules import FaceRules

R = TypeVar("R", bound="FaceRules")
A, B, C, D = range(HEAD, HEAD + 4)
TAKE, LEAVE = 1, 0


class FrameSet(Generic[R]):
    """The procedures and asks of effects, in one playbook."""

    def __init__(self, book: Playbook[R]) -> None:
        self.face = book.procedure("face", "face", "owner", "next")
        self.queue = book.procedure("queue", "next")
        self.effect = book.procedure("effect", "effect", "seat", "next")
        self.ops = book.procedure("ops", "list", "seat", "next")
        self.branch = book.procedure("branch", "choice", "seat", "branch", "next")
        self.chose = book.event("chose", "seat", "choice", "branch")
        self.may = book.ask("may", "Do it?", _tell_may)
        self.branches = book.ask("branch", "Choose one.", _tell_branch)
        self.face.step(_next_entry)
        self.queue.step(_next_pair)
        for step in (_ask_leave, _begin, _run_effect):
            self.effect.step(step)
        for step in (_ask_ops, _run_list):
            self.ops.step(step)
        for step in (_ask_branch, _note_branch, _run_branch):
            self.branch.step(step)


def _next_entry(r: "FaceRules", s: State, f: list[int]) -> None:
    """A face: lasting entries are switched on, the others happen in order."""
    effects = r.faces[f[A]].effects
    while f[C] < len(effects):
        effect = effects[f[C]]
        f[C] += 1
        r.happen(s, effect, f[B])
        if s.stack[-1] is not f:
            f[PC] -= 1
            return


def _next_pair(r: "FaceRules", s: State, f: list[int]) -> None:
    """Effects and seats, one after the other; each is judged when its turn comes."""
    while f[A] < len(f) - HEAD - 1:
        place = HEAD + 1 + f[A]
        f[A] += 2
        effect, seat = r.effects[f[place]], f[place + 1]
        if r.may_happen(s, effect, seat):
            r.call(s, r.frames.effect, effect.number, seat)
            f[PC] -= 1
            return


def _ask_leave(r: "FaceRules", s: State, f: list[int]) -> None:
    effect = r.effects[f[A]]
    s.answer = TAKE
    if effect.may:
        s.cause = effect.number
        r.pick(s, f[B], r.frames.may, [TAKE, LEAVE])


def _begin(r: "FaceRules", s: State, f: list[int]) -> None:
    if s.answer == LEAVE:
        r.leave(s)
        return
    effect, seat = r.effects[f[A]], f[B]
    if effect.uses:
        s.values[effect.uses_at + seat] += 1
    if effect.did is not None:
        s.values[effect.did(s, seat)] = 1


def _run_effect(r: "FaceRules", s: State, f: list[int]) -> None:
    effect, seat = r.effects[f[A]], f[B]
    ops = effect.ops
    while f[C] < len(ops):
        op = ops[f[C]]
        f[C] += 1
        s.cause = effect.number
        op.do(s, seat)
        if s.stack[-1] is not f:
            f[PC] -= 1
            return
    s.cause = -1


def _ask_ops(r: "FaceRules", s: State, f: list[int]) -> None:
    """A list of ops of its own: what follows a change, an op that may be left."""
    s.answer = TAKE
    if r.op_lists[f[A]].may:
        r.pick(s, f[B], r.frames.may, [TAKE, LEAVE])


def _run_list(r: "FaceRules", s: State, f: list[int]) -> None:
    made = r.op_lists[f[A]]
    if f[C] == 0 and s.answer == LEAVE:
        r.leave(s)
        return
    while f[C] < len(made.ops):
        op = made.ops[f[C]]
        f[C] += 1
        s.cause = made.cause
        op.do(s, f[B])
        if s.stack[-1] is not f:
            f[PC] -= 1
            return


def _ask_branch(r: "FaceRules", s: State, f: list[int]) -> None:
    choice = r.choices[f[A]]
    legal = choice.legal(s, f[B])
    if not legal:
        r.leave(s, -1)
        return
    s.cause = choice.effect.number
    r.pick(s, f[B], r.frames.branches, legal)


def _note_branch(r: "FaceRules", s: State, f: list[int]) -> None:
    f[C] = s.answer
    choice = r.choices[f[A]]
    if choice.place is not None:
        s.values[choice.place(s, f[B])] = s.answer
    r.branch_taken(s, choice, f[B], s.answer)


def _run_branch(r: "FaceRules", s: State, f: list[int]) -> None:
    choice = r.choices[f[A]]
    ops = choice.branches[f[C]]
    while f[D] < len(ops):
        op = ops[f[D]]
        f[D] += 1
        s.cause = choice.effect.number
        op.do(s, f[B])
        if s.stack[-1] is not f:
            f[PC] -= 1
            return
    s.cause = -1
    s.result = f[C]


def _tell_may(r: "FaceRules", s: State, seat: int, code: int) -> tuple[str, str]:
    del seat
    face = r.effects[s.cause].face if s.cause >= 0 else None
    key = f"use:{face.id}" if face is not None else "use"
    name = face.name if face is not None else "this"
    return (key, f"Use {name}") if code == TAKE else ("leave", f"Leave {name}")


def _tell_branch(r: "FaceRules", s: State, seat: int, code: int) -> tuple[str, str]:
    del seat
    choice = r.choices[s.stack[-1][A]]
    name = choice.names[code]
    return name, r.words(choice, name)
