"""State: one moment of one game, cheap to copy.

Numbers stand in one flat list (`layout`), cards in order in a few small lists, the
control flow on an explicit stack of frames, chance in integer streams. Nothing else is
hidden anywhere. Steps change a state in place; branch with `clone`.
"""

from typing import Final

NOTHING: Final = 0
PICK: Final = 1
TOGETHER: Final = 2
CHANCE: Final = 3
ASKS = ("nothing", "pick", "pick_together", "chance")
"""What a state may wait for; `NOTHING` while a step runs and when a game is over."""

PC: Final = 1
"""Where a frame keeps the number of its next step."""


class State:
    """One moment: see the module. Only `rules.Rules` and its procedures write to it.

    `answer` holds the code of the last pick or chance, `sealed` the indices of a
    `TOGETHER` by position in `seats` (-1: not yet), `result` what a procedure handed
    back. `cause` is the effect at work (-1: a rule), `fence` counts what cannot be
    taken back. `log` is `None` while nobody wants events. With `manual`, chance is
    asked for instead of drawn.
    """

    __slots__ = (
        "answer",
        "ask",
        "cause",
        "fence",
        "kind",
        "lists",
        "log",
        "manual",
        "result",
        "sealed",
        "seats",
        "stack",
        "streams",
        "tables",
        "values",
        "weights",
    )

    def __init__(self, values: list[int], lists: int, streams: list[int]) -> None:
        self.values = values
        self.lists: list[list[int]] = [[] for _ in range(lists)]
        self.stack: list[list[int]] = []
        self.streams = streams
        self.answer = 0
        self.result = 0
        self.ask = NOTHING
        self.kind = 0
        self.seats: list[int] = []
        self.tables: list[list[int]] = []
        self.sealed: list[int] = []
        self.weights: list[int] = []
        self.cause = -1
        self.fence = 0
        self.log: list[tuple[int, ...]] | None = None
        self.manual = False

    @property
    def over(self) -> bool:
        """Whether the game has ended: no frame is left and nothing is asked."""
        return not self.stack and not self.ask

    @property
    def codes(self) -> list[int]:
        """The codes that were picked together, by position in `seats`."""
        return [t[i] for t, i in zip(self.tables, self.sealed, strict=True)]

    def clone(self) -> "State":
        """A copy that shares nothing that changes; the copy keeps no events."""
        copy = State.__new__(State)
        copy.values = self.values[:]
        copy.lists = [cards[:] for cards in self.lists]
        copy.stack = [frame[:] for frame in self.stack]
        copy.streams = self.streams[:]
        copy.answer = self.answer
        copy.result = self.result
        copy.ask = self.ask
        copy.kind = self.kind
        copy.seats = self.seats
        copy.tables = self.tables
        copy.sealed = self.sealed[:]
        copy.weights = self.weights
        copy.cause = self.cause
        copy.fence = self.fence
        copy.log = None
        copy.manual = self.manual
        return copy
