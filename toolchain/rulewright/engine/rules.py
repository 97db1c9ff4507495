"""Rules: one bundle, profile and number of seats; immutable, shared by all its states.

Here: advancing a state to the next ask, asking, answering, chance, calling procedures.
A game derives its own class, lays out its state and fills a playbook. Not here: what
effects do (`effects`), changing a resource (`tracks`), what a seat may see (`views`).
"""

from collections.abc import Callable, Sequence
from typing import Any

from rulewright.engine.asking import IllegalAnswerError, Option, Question
from rulewright.engine.bundle import Bundle
from rulewright.engine.layout import Layout
from rulewright.engine.playbook import Ask, Playbook, Procedure
from rulewright.engine.state import ASKS, CHANCE, NOTHING, PC, PICK, TOGETHER, State
from rulewright.engine.streams import draw, seeded


class Rules:
    """The rules of one game at one table, without a state of their own.

    A derived class sets `first`, the procedure that is the whole game, names its
    streams and lists, and may name numbers of events in `naming`.
    """

    streams: tuple[str, ...] = ("chance",)
    lists: tuple[str, ...] = ()
    hidden: frozenset[str] = frozenset()
    first: Procedure[Any]

    def __init__(
        self,
        bundle: Bundle,
        profile: str,
        seats: int,
        book: Playbook[Any],
    ) -> None:
        self.bundle = bundle
        self.profile = profile
        self.seats = seats
        self.book = book
        self.layout = Layout(seats)
        self.naming: dict[str, Callable[[int], int | str]] = {}
        self._steps = [procedure.steps for procedure in book.procedures]

    # -- a game ------------------------------------------------------------------

    def start(
        self,
        seed: int,
        *,
        given: tuple[int, ...] = (),
        events: bool = False,
        manual: bool = False,
    ) -> State:
        """A game from its beginning to its first ask.

        `given` is what a table may settle beforehand, by a rule of the game; `manual`
        asks the caller for every chance instead of drawing it.
        """
        s = State(self.layout.blank(), len(self.lists), seeded(seed, len(self.streams)))
        s.log = [] if events else None
        s.manual = manual
        self.call(s, self.first)
        self.settle_beforehand(s, given)
        self.advance(s)
        return s

    def settle_beforehand(self, s: State, given: tuple[int, ...]) -> None:
        """Puts into a blank state what the table has settled; a game may allow some."""
        del s
        if given:
            raise ValueError("this game settles nothing beforehand")

    def advance(self, s: State) -> None:
        """Runs steps until something is asked or the game is over."""
        stack = s.stack
        steps = self._steps
        while stack:
            frame = stack[-1]
            code = steps[frame[0]]
            pc = frame[PC]
            if pc >= len(code):
                stack.pop()
                continue
            frame[PC] = pc + 1
            code[pc](self, s, frame)
            if s.ask:
                return

    def answer(self, s: State, index: int, seat: int = -1) -> None:
        """Answers the ask with an option's index and goes on to the next ask.

        `seat` says who answers; left out, the first who has not. Of a `TOGETHER` the
        answers stay sealed until the last.

        Raises:
            IllegalAnswerError: no such option, not this seat's turn, or nothing asked.
        """
        if s.ask == PICK and (seat < 0 or seat == s.seats[0]):
            table = s.tables[0]
            if not 0 <= index < len(table):
                raise IllegalAnswerError(f"there is no option {index} of {len(table)}")
            s.answer = table[index]
        else:
            place = self._place(s, index, seat)
            s.sealed[place] = index
            if s.ask == TOGETHER:
                if -1 in s.sealed:
                    return
            else:
                s.answer = s.tables[0][index]
            s.fence += 1
        s.ask = NOTHING
        self.advance(s)

    def _place(self, s: State, index: int, seat: int) -> int:
        """Where in the ask an answer belongs, if it is a legal one."""
        if s.ask == NOTHING:
            raise IllegalAnswerError("nothing is asked")
        if seat < 0:
            seat = s.seats[s.sealed.index(-1)]
        if seat not in s.seats:
            raise IllegalAnswerError(f"seat {seat} is not asked")
        place = s.seats.index(seat)
        if s.sealed[place] >= 0:
            raise IllegalAnswerError(f"seat {seat} has answered already")
        if not 0 <= index < len(s.tables[place]):
            raise IllegalAnswerError(
                f"there is no option {index} of {len(s.tables[place])}"
            )
        return place

    # -- for steps ---------------------------------------------------------------

    def call(self, s: State, procedure: Procedure[Any], *arguments: int) -> None:
        """Begins a procedure on top of the running one; it runs when the step ends."""
        s.stack.append(procedure.frame(arguments))

    def become(self, s: State, procedure: Procedure[Any], *arguments: int) -> None:
        """Ends the running procedure and begins another in its place."""
        s.stack[-1] = procedure.frame(arguments)

    def leave(self, s: State, result: int = 0) -> None:
        """Ends the running procedure; the caller reads `result` in its next step."""
        s.stack.pop()
        s.result = result

    def pick(self, s: State, seat: int, ask: Ask[Any], options: list[int]) -> None:
        """Asks one seat; the next step reads the code of its option in `s.answer`.

        A single option is no choice: it is taken at once and nobody is asked. To be
        the last thing that a step does.
        """
        if len(options) == 1:
            s.answer = options[0]
            return
        if not options:
            raise ValueError(f"{ask.name}: an ask without options")
        s.ask = PICK
        s.kind = ask.number
        s.seats = [seat]
        s.tables = [options]
        s.sealed = [-1]

    def pick_together(
        self,
        s: State,
        seats: list[int],
        ask: Ask[Any],
        tables: list[list[int]],
    ) -> None:
        """Asks several seats at once, sealed; the next step reads `s.codes`.

        Every seat answers, also one with a single option, so that nobody learns how
        many options another had. To be the last thing that a step does.
        """
        s.ask = TOGETHER
        s.kind = ask.number
        s.seats = seats
        s.tables = tables
        s.sealed = [-1] * len(seats)

    def chance(
        self,
        s: State,
        stream: int,
        ask: Ask[Any],
        options: list[int],
        weights: list[int],
    ) -> None:
        """Draws one of the codes, by exact weights; the next step reads `s.answer`.

        To be the last thing that a step does: with `manual` the caller is asked.
        """
        if len(options) == 1:
            s.answer = options[0]
            return
        if s.manual:
            s.ask = CHANCE
            s.kind = ask.number
            s.seats = [-1]
            s.tables = [options]
            s.weights = weights
            s.sealed = [-1]
            return
        s.fence += 1
        left = draw(s.streams, stream, sum(weights))
        for code, weight in zip(options, weights, strict=True):
            left -= weight
            if left < 0:
                s.answer = code
                return

    def reveal(self, s: State) -> None:
        """Marks that something secret is open: nobody takes back what came before."""
        s.fence += 1

    # -- for people --------------------------------------------------------------

    def waiting(self, s: State) -> list[int]:
        """The seats that still have to answer; -1 stands for chance."""
        if s.ask == NOTHING:
            return []
        return [x for x, i in zip(s.seats, s.sealed, strict=True) if i < 0]

    def question(self, s: State, seat: int | None = None) -> Question | None:
        """The ask in words, as the seat meets it (left out: the next to answer).

        `None` if nothing is asked of that seat.
        """
        waiting = self.waiting(s)
        if seat is None:
            seat = waiting[0] if waiting else None
        if seat is None or seat not in waiting:
            return None
        ask = self.book.asks[s.kind]
        table = s.tables[s.seats.index(seat)]
        told = [ask.describe(self, s, seat, code) for code in table]
        options = tuple(Option(i, key, words) for i, (key, words) in enumerate(told))
        weights = tuple(s.weights) if s.ask == CHANCE else ()
        return Question(ASKS[s.ask], ask.name, seat, ask.words, options, weights)

    def told(self, event: Sequence[int]) -> dict[str, int | str]:
        """An event of a log by name, for people and other engines."""
        number, cause, *numbers = event
        kind = self.book.events[number]
        found: dict[str, int | str] = {"event": kind.name}
        for (name, sort), value in zip(kind.kinds, numbers, strict=True):
            say = self.naming.get(sort)
            found[name] = value if say is None else say(value)
        if cause >= 0:
            found["cause"] = self.cause_name(cause)
        return found

    def cause_name(self, cause: int) -> str:
        """The face and effect that a number of `State.cause` stands for."""
        return str(cause)

    # -- for bots ----------------------------------------------------------------

    def imagine(self, s: State, seat: int, chance: list[int]) -> None:
        """Puts a guess, drawn from `chance`, where the seat sees nothing.

        Here: hidden numbers that have left their start change places, hidden lists are
        shuffled. A game that knows better what may stand there says so.
        """
        for field in self.layout.fields.values():
            if field.sight != "open":
                own = range(seat * field.each, (seat + 1) * field.each)
                blind = [
                    field.offset + place
                    for place in range(field.count)
                    if (field.sight == "nobody" or place not in own)
                    and s.values[field.offset + place] != field.start
                ]
                told = _shuffled([s.values[place] for place in blind], chance)
                for place, value in zip(blind, told, strict=True):
                    s.values[place] = value
        for number, name in enumerate(self.lists):
            if name in self.hidden:
                s.lists[number] = _shuffled(s.lists[number], chance)

    # -- the table ---------------------------------------------------------------

    def order(self, s: State) -> list[int]:
        """All seats in the order in which they act now."""
        del s
        return list(range(self.seats))


def _shuffled(items: list[int], chance: list[int]) -> list[int]:
    left = items[:]
    return [left.pop(draw(chance, 0, len(left))) for _ in items]
