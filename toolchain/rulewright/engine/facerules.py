"""Rules of a game whose faces have effects: which are in force, what happens when.

A lasting entry (a change, a ban, or one that waits for a window) is switched on when
its face resolves and off when its time is over; `expire` does the latter. A window
opens with `fire`. Games derive their rules from this class and hand over a vocabulary.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from rulewright.engine.bundle import Bundle
from rulewright.engine.compiling import Compiler
from rulewright.engine.effects import (
    Effect,
    Face,
    Form,
    Op,
    Test,
    Vocabulary,
    all_of,
)
from rulewright.engine.modifiers import STAGES, Change
from rulewright.engine.playbook import Playbook
from rulewright.engine.running import TAKE, FrameSet
from rulewright.engine.seams import Choice, FaceSeams, OpList
from rulewright.engine.state import PC, State

Pair = tuple[Effect, int]
"""An effect, and the seat that it is for."""


class FaceRules(FaceSeams):
    """See the module. `windows` are all windows of the game, in any order.

    In a window of `personal` only the seat that acts is concerned; in others everyone.
    `forms` are keys that tell entries of the game's own, read by `other_entry`.
    """

    windows: tuple[str, ...] = ()
    personal: frozenset[str] = frozenset()
    forms: tuple[str, ...] = ()
    frames: FrameSet[Any]

    def __init__(
        self,
        bundle: Bundle,
        profile: str,
        seats: int,
        book: Playbook[Any],
        vocabulary: Vocabulary,
    ) -> None:
        super().__init__(bundle, profile, seats, book)
        self.vocabulary = vocabulary
        self.active = frozenset(profile.split("+"))
        self.faces: list[Face] = []
        self.effects: list[Effect] = []
        self.op_lists: list[OpList] = []
        self.choices: list[Choice] = []
        self.changes: dict[str, list[Change]] = {}
        self.bans: dict[str, list[tuple[Effect, Test]]] = {}
        self.live_at: dict[int, int] = {}
        self._lists: dict[tuple[str, ...], list[Change]] = {}
        self._compiled = False
        self._everyone = (1 << seats) - 1
        self._first: dict[int, int] = {}
        self._expiring: dict[str, list[int]] = {}
        self._resets: dict[str, list[tuple[int, int, int]]] = {}
        self._listening: list[list[tuple[Effect, int]]] = [[] for _ in self.windows]
        self._personal = [window in self.personal for window in self.windows]

    # -- made once ---------------------------------------------------------------

    def compile(self, faces: Iterable[tuple[str, str, Form, bool]]) -> None:
        """Compiles faces, each as kind, id, plain data, and whether owners have it."""
        for kind, name, data, owned in faces:
            self.faces.append(Face(len(self.faces), kind, name, data, owned))
        for face in self.faces:
            self._first[face.number] = len(self.effects)
            compiler = Compiler(self, self.vocabulary, face)
            entries = [e for e in face.data.get("effects", ()) if self.plays(e)]
            face.effects += [compiler.effect(entry) for entry in entries]
        for effect in self.effects:
            if effect.lasting:
                self._listen(effect)
        for waiting in self._listening:
            waiting.sort(key=lambda pair: self.layer(pair[0]))
        self._compiled = True
        for paths in self._lists:
            self._fill(paths)

    def _listen(self, effect: Effect) -> None:
        at = self.live(effect)
        lasts = effect.lasts or self.lasts(effect.face)
        self._expiring.setdefault(lasts, []).append(at)
        if effect.at >= 0:
            self._listening[effect.at].append((effect, at))

    def live(self, effect: Effect) -> int:
        """Where it stands whether a lasting entry is in force: a bit for each owner."""
        if effect.number not in self.live_at:
            name = f"{effect.key}#{effect.number}:live"
            self.live_at[effect.number] = self.layout.one(name)
        return self.live_at[effect.number]

    def first_effect(self, face: Face) -> int:
        """The number of the first entry of a face."""
        return self._first[face.number]

    def reset_at(self, period: str, offset: int, count: int, start: int) -> None:
        """Numbers that begin again when a period is over."""
        self._resets.setdefault(period, []).append((offset, count, start))

    def forget(self, face: Face, offset: int) -> None:
        """A name of a face is kept at an offset; it is forgotten in time."""
        self.reset_at(self.memory(face), offset, self.seats, -1)

    def add_changes(self, compiler: Compiler[Any], effect: Effect) -> None:
        """Makes the changes of an entry, one for each field that it names."""
        form = effect.data
        scope: Mapping[str, Any] = form.get("scope", {})
        tests = [
            self.vocabulary.scope.find(key)(compiler, scope)
            for key in scope
            if key not in ("first", "since", "by")
        ]
        for path in self.paths(form):
            change = Change(
                effect,
                STAGES[form["stage"]],
                compiler.amount(form["value"]),
                form.get("floor", 0),
                applies=self.applies(compiler, effect),
                first=bool(scope.get("first")),
                shared=scope.get("by") == "anyone",
                then=self._follower(compiler, effect),
            )
            if tests:
                change.scope = lambda s, seat: all(test(s, seat) for test in tests)
            if change.first:
                change.count_at = self._count(effect, path, scope.get("since", "game"))
            change.close()
            self.changes.setdefault(path, []).append(change)

    def _follower(self, compiler: Compiler[Any], effect: Effect) -> int:
        then = effect.data.get("then", ())
        if not then:
            return -1
        ops = tuple(compiler.op(op) for op in then)
        self.op_lists.append(OpList(ops, False, effect.number))
        return len(self.op_lists) - 1

    def add_ban(self, compiler: Compiler[Any], effect: Effect) -> None:
        """Makes the ban of an entry known."""
        for what in effect.data["ban"]:
            holds = self.applies(compiler, effect)
            self.bans.setdefault(what, []).append((effect, holds))

    def changes_of(self, *paths: str) -> list[Change]:
        """The changes of a figure that goes by several paths, in their order.

        Filled once all faces are compiled; meanwhile the list is empty.
        """
        if paths not in self._lists:
            self._lists[paths] = []
            if self._compiled:
                self._fill(paths)
        return self._lists[paths]

    def _fill(self, paths: tuple[str, ...]) -> None:
        found = [c for path in paths for c in self.changes.get(path, ())]
        self._lists[paths] += sorted(found, key=lambda change: change.stage)

    def _count(self, effect: Effect, path: str, since: str) -> int:
        offset = self.layout.each(f"{effect.key}#{effect.number}:{path}:first")
        self.reset_at(since, offset, self.seats, 0)
        return offset

    def applies(self, compiler: Compiler[Any], effect: Effect) -> Test:
        """For whom a change is in force: owners, or the seats that `for` names."""
        at = self.live(effect)
        who = compiler.who(effect.data.get("for"))
        if who is None:
            return lambda s, seat: bool(s.values[at] >> seat & 1)
        if effect.data["for"] == "each":
            return lambda s, seat: bool(s.values[at])
        return lambda s, seat: bool(s.values[at]) and seat in who(s, seat)

    def optional(self, op: Op) -> Op:
        """An op that its seat may leave."""
        number = len(self.op_lists)
        self.op_lists.append(OpList((op,), True, -1))
        return Op(lambda s, seat: self.call(s, self.frames.ops, number, seat))

    def entry_op(self, effect: Effect) -> Op:
        """An entry inside a branch, as an op."""
        elsewhere = effect.lasting or effect.may or effect.who is not None
        can = effect.when if elsewhere else effect.can
        return Op(lambda s, seat: self.happen(s, effect, seat), can)

    def choice(self, compiler: Compiler[Any], form: Form) -> Choice:
        """A choice among the branches of a form's `options`."""
        options: Mapping[str, Any] = form["options"]
        owner, before = self.effects[-1], compiler.branch
        branches: list[tuple[Op, ...]] = []
        for name, deeds in options.items():
            compiler.branch = name
            branches.append(tuple(compiler.deed(deed) for deed in deeds))
        compiler.branch = before
        place = compiler.place(form["bind"]) if "bind" in form else None
        number = len(self.choices)
        tests = tuple(all_of([op.can for op in ops]) for ops in branches)
        made = Choice(number, owner, tuple(options), tuple(branches), tests, place)
        self.choices.append(made)
        return made

    # -- while a game runs -------------------------------------------------------

    def resolve(self, s: State, face: int, owner: int) -> None:
        """Begins a face: its entries happen in order, lasting ones are switched on."""
        self.call(s, self.frames.face, face, owner)

    def switch(self, s: State, effect: Effect, owner: int) -> None:
        """Switches a lasting entry on, for its owner or (-1) for the table."""
        bit = self._everyone if owner < 0 else 1 << owner
        s.values[self.live(effect)] |= bit

    def happen(self, s: State, effect: Effect, owner: int) -> None:
        """An entry's moment: it is switched on, or its ops are begun."""
        if effect.lasting:
            self.switch(s, effect, owner)
            return
        if not effect.ops:
            return
        seats = self._seats(s, effect, owner)
        if seats:
            self._enqueue(s, [x for seat in seats for x in (effect.number, seat)])

    def waiting_for(self, s: State, window: int, subject: int) -> list[Pair]:
        """What waits for a window and is in force, each with its seat, in order."""
        values = s.values
        found: list[Pair] = []
        personal = self._personal[window]
        for effect, at in self._listening[window]:
            mask = values[at]
            if not mask:
                continue
            concerned = self._concerned(s, effect, mask)
            if personal:
                concerned = [subject] if subject in concerned else []
            found += [(effect, seat) for seat in concerned]
        return found

    def fire(self, s: State, window: int, subject: int) -> None:
        """Opens a window: what waits for it and is in force happens, own effects first.

        `subject` is the seat whose moment it is.
        """
        if not self._listening[window]:
            return
        pairs = self.waiting_for(s, window, subject)
        if pairs:
            self._enqueue(
                s, [x for effect, seat in pairs for x in (effect.number, seat)]
            )

    def take(self, s: State, effect: Effect, seat: int) -> None:
        """Begins an entry that its seat has taken already, without asking again."""
        self.call(s, self.frames.effect, effect.number, seat)
        s.stack[-1][PC] = 1
        s.answer = TAKE

    def _concerned(self, s: State, effect: Effect, mask: int) -> list[int]:
        order = self.order(s)
        if effect.who is None:
            return [seat for seat in order if mask >> seat & 1]
        if mask == self._everyone:
            return effect.who(s, order[0])
        return [x for o in order if mask >> o & 1 for x in effect.who(s, o)]

    def _seats(self, s: State, effect: Effect, owner: int) -> list[int]:
        if effect.who is None:
            return [owner] if owner >= 0 else self.order(s)
        return effect.who(s, owner if owner >= 0 else self.order(s)[0])

    def begin(self, s: State, pairs: list[int]) -> None:
        """Begins effects for seats, as effect, seat, effect, seat; each may ask."""
        if pairs:
            self._enqueue(s, pairs)

    def _enqueue(self, s: State, pairs: list[int]) -> None:
        s.stack.append([self.frames.queue.number, 0, 0, *pairs])

    def branch_taken(self, s: State, choice: Choice, seat: int, branch: int) -> None:
        """A seat has chosen a branch; it is told."""
        self.frames.chose(s, seat, choice.number, branch)

    def may_happen(self, s: State, effect: Effect, seat: int) -> bool:
        """Whether an entry can happen to a seat just then, in full."""
        return effect.can(s, seat)

    def cause_name(self, cause: int) -> str:
        """The stable name of an effect."""
        return self.effects[cause].key

    def expire(self, s: State, period: str) -> None:
        """The end of a period: what lasted so long is off, what it counts is 0."""
        values = s.values
        for at in self._expiring.get(period, ()):
            values[at] = 0
        for offset, count, start in self._resets.get(period, ()):
            values[offset : offset + count] = [start] * count

    def follow(self, s: State, change: Change, seat: int) -> None:
        """Begins what follows a change that was used."""
        self.call(s, self.frames.ops, change.then, seat)

    def note_saved(self, s: State, effect: Effect, seat: int, saved: int) -> None:
        """Keeps what a change took off a payment, where its face asks for it."""
        field = self.layout.fields.get(f"{effect.face.key}:saved:{effect.name}")
        if field is not None:
            s.values[field.offset + seat] = saved

    def banned(self, s: State, what: str, seat: int, name: str = "") -> bool:
        """Whether a ban in force forbids a seat this (`trade`, `select`, `acting`...).

        `name` is what exactly; a ban that leaves it open forbids all of it.
        """
        for effect, holds in self.bans.get(what, ()):
            word = str(effect.data["ban"][what])
            if holds(s, seat) and self.means(s, effect, word, name):
                return True
        return False
