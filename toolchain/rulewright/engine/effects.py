"""Effects as the engine holds them: faces, entries, ops, and a game's vocabulary.

An op is two closures: what it does, and whether it can. An op that has to ask calls a
procedure and returns. Not here: making closures from the bundle (`compiling`), running
them (`running`), changes of figures (`modifiers`).
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from rulewright.engine.state import State

if TYPE_CHECKING:
    from rulewright.engine.compiling import Compiler

R = TypeVar("R")
Form = Mapping[str, Any]
"""An op, entry, condition or quantity as the bundle spells it."""

Deed = Callable[[State, int], None]
Test = Callable[[State, int], bool]
Amount = Callable[[State, int], int]
Who = Callable[[State, int], list[int]]
"""Each takes a state and a seat: whoever the effect is for at that moment."""


def always(s: State, seat: int) -> bool:
    """The test of what has no condition."""
    del s, seat
    return True


def never(s: State, seat: int) -> bool:
    """The test of what another profile has."""
    del s, seat
    return False


def all_of(tests: list[Test]) -> Test:
    """One test for several, in their order; those that are always true are left out.

    Legality is asked thousands of times for one decision, so short lists have closures
    of their own.
    """
    found = [test for test in tests if test is not always]
    if not found:
        return always
    if len(found) == 1:
        return found[0]
    if len(found) == 2:
        one, two = found
        return lambda s, seat: one(s, seat) and two(s, seat)

    def every(s: State, seat: int) -> bool:
        for test in found:  # noqa: SIM110 - a generator costs as much as the tests
            if not test(s, seat):
                return False
        return True

    return every


def any_of(tests: list[Test]) -> Test:
    """One test for several: whether any holds."""
    if always in tests:
        return always
    if len(tests) == 1:
        return tests[0]

    def some(s: State, seat: int) -> bool:
        for test in tests:  # noqa: SIM110 - a generator costs as much as the tests
            if test(s, seat):
                return True
        return False

    return some


@dataclass(frozen=True, slots=True)
class Op:
    """What a deed does to a seat, and whether it could be done in full just then."""

    do: Deed
    can: Test = always


@dataclass(slots=True)
class Effect:
    """An entry of a face, ready to run.

    `at` is its window (-1: when the face resolves), `who` its seats (`None`: the
    owner). `uses_at` is an offset, one number a seat; `did` is where it is noted that
    it happened. `can`: it may happen to a seat just then, in full. `lasting` entries
    are switched on rather than run: see `running`.
    """

    number: int
    face: "Face"
    name: str
    form: str
    data: Form
    at: int = -1
    who: Who | None = None
    when: Test = always
    can: Test = always
    may: bool = False
    lasts: str = ""
    uses: int = 0
    uses_at: int = -1
    did: Amount | None = None
    lasting: bool = False
    ops: tuple[Op, ...] = ()

    @property
    def key(self) -> str:
        """`kind.face.entry`, its stable name in logs and options."""
        return f"{self.face.key}.{self.name}"


@dataclass(slots=True)
class Face:
    """A face of the bundle: its plain data and its entries.

    `owned`: every owner has a copy, so what its entries remember is kept by seat.
    """

    number: int
    kind: str
    id: str
    data: Form
    owned: bool = False
    effects: list[Effect] = field(default_factory=list)

    @property
    def key(self) -> str:
        """`kind.id`, its name everywhere else."""
        return f"{self.kind}.{self.id}"

    @property
    def name(self) -> str:
        """What is printed on it."""
        return str(self.data.get("name", self.id))

    def all(self, form: str) -> list[Effect]:
        """Its entries of one form: `ops`, `change`, `needs`, `lead`..."""
        return [effect for effect in self.effects if effect.form == form]

    def named(self, name: str) -> Effect:
        """The entry with this `id`.

        Raises:
            KeyError: there is none.
        """
        for effect in self.effects:
            if effect.name == name:
                return effect
        raise KeyError(f"{self.key} has no entry {name}")


C = TypeVar("C")
MakeOp = Callable[["Compiler[Any]", Form], Op]
MakeTest = Callable[["Compiler[Any]", Form], Test]
MakeAmount = Callable[["Compiler[Any]", Form], Amount]
MakeWho = Callable[["Compiler[Any]", Form], Who]


class Shelf(Generic[C]):
    """Makers by the word that calls for them; each word once."""

    def __init__(self, what: str) -> None:
        self.what = what
        self.makers: dict[str, C] = {}

    def __call__(self, word: str) -> Callable[[C], C]:
        """Registers the decorated maker under a word."""

        def register(maker: C) -> C:
            if word in self.makers:
                raise ValueError(f"{self.what} {word} is there already")
            self.makers[word] = maker
            return maker

        return register

    def find(self, word: str) -> C:
        """The maker for a word.

        Raises:
            KeyError: the vocabulary has no such word.
        """
        try:
            return self.makers[word]
        except KeyError as error:
            raise KeyError(f"no {self.what} `{word}` in this game") from error


class Vocabulary:
    """What the effects of a game can say: makers for each of its words."""

    def __init__(self) -> None:
        self.verb: Shelf[MakeOp] = Shelf("verb")
        self.procedure: Shelf[MakeOp] = Shelf("procedure")
        self.condition: Shelf[MakeTest] = Shelf("condition")
        self.quantity: Shelf[MakeAmount] = Shelf("quantity")
        self.seat: Shelf[MakeWho] = Shelf("seat")
        self.scope: Shelf[MakeTest] = Shelf("scope")
