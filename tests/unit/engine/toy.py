"""A toy game for tests of the kernel: coins, faces written in the test, two windows.

`Toy(faces)` compiles faces given as `{"id": [entries]}`; `open` resolves one.
"""

from typing import Any

from rulewright.engine import (
    Bundle,
    Compiler,
    FaceRules,
    Form,
    FrameSet,
    Op,
    Playbook,
    State,
    Test,
    Track,
    Vocabulary,
    add_words,
    figure,
    settle,
)

BOOK: "Playbook[Toy]" = Playbook("toy")
CHANGED = BOOK.event("changed", "seat", "track:n", "by:n", "to:n")
IDLE = BOOK.procedure("idle")
WORDS = Vocabulary()
add_words(WORDS)
BELL, TIDE = 0, 1
EMPTY = Bundle("toy", "1", ("plain",), (), (), {}, {}, "0" * 64, "1" * 64)


class Toy(FaceRules):
    """Rules of the toy; coins from 0 to 10, three to begin with."""

    windows = ("bell", "tide")
    personal = frozenset({"bell"})
    forms = ("constant",)
    frames = FrameSet(BOOK)
    first = IDLE

    def __init__(self, *, seats: int = 3, **faces: list[dict[str, Any]]) -> None:
        super().__init__(EMPTY, "plain", seats, BOOK, WORDS)
        offset = self.layout.each("coins", start=3)
        self.coins: Track[Toy] = Track(0, "coins", offset, 0, 10, CHANGED)
        self.compile(
            ("card", name, {"effects": entries}, name.startswith("own_"))
            for name, entries in faces.items()
        )

    def face(self, name: str) -> int:
        """The number of a face."""
        return next(face.number for face in self.faces if face.id == name)

    def begin(self) -> State:
        """A game in which nothing happens by itself."""
        return self.start(1, events=True)

    def open(self, s: State, name: str, owner: int = 0) -> State:
        """Resolves a face for a seat, to the first ask."""
        self.resolve(s, self.face(name), owner)
        self.advance(s)
        return s

    def window(self, s: State, number: int, subject: int = 0) -> State:
        """Opens a window, to the first ask."""
        self.fire(s, number, subject)
        self.advance(s)
        return s

    def held(self, s: State) -> list[int]:
        """Everybody's coins."""
        return s.values[self.coins.offset : self.coins.offset + self.seats]

    def keys(self, s: State) -> list[str]:
        """The keys of the current options."""
        question = self.question(s)
        return [option.key for option in question.options] if question else []


@WORDS.verb("gain")
def gain(c: Compiler[Toy], form: Form) -> Op:
    """Coins, as `stall.gain` changes them."""
    r, amount = c.rules, c.amount(form["n"])
    changes = r.changes_of("stall.gain")

    def do(s: State, seat: int) -> None:
        base = amount(s, seat)
        r.coins.change(r, s, seat, figure(changes, s, seat, base))
        settle(r, changes, s, seat, base)

    return Op(do)


@WORDS.verb("pay")
def pay(c: Compiler[Toy], form: Form) -> Op:
    """Coins, as `stall.cost` changes them."""
    r, amount = c.rules, c.amount(form["n"])
    changes = r.changes_of("stall.cost")

    def can(s: State, seat: int) -> bool:
        held = s.values[r.coins.offset + seat]
        return held >= figure(changes, s, seat, amount(s, seat))

    def do(s: State, seat: int) -> None:
        base = amount(s, seat)
        r.coins.change(r, s, seat, -figure(changes, s, seat, base))
        settle(r, changes, s, seat, base)

    return Op(do, can)


@WORDS.verb("note")
def note(c: Compiler[Toy], form: Form) -> Op:
    """Keeps a number under a name of the face."""
    place, amount = c.place(form["bind"]), c.amount(form["n"])

    def do(s: State, seat: int) -> None:
        s.values[place(s, seat)] = amount(s, seat)

    return Op(do)


@WORDS.condition("rich")
def rich(c: Compiler[Toy], form: Form) -> Test:
    """So many coins or more."""
    offset, least = c.rules.coins.offset, form["rich"]
    return lambda s, seat: s.values[offset + seat] >= least


@WORDS.scope("rich")
def rich_user(c: Compiler[Toy], form: Form) -> Test:
    """The user of a change has so many coins."""
    return rich(c, form)


def gains(n: int, **more: object) -> dict[str, Any]:
    """An entry that gains so many coins."""
    return {"ops": [{"op": "gain", "n": n}], **more}
