"""Pebble played: guess where the next wave reaches, then keep or give what it brought.

The smallest engine that uses every kind of ask: a sealed guess, a drawn wave, a pick.
"""

from rulewright.sdk.engine import (
    PC,
    Bundle,
    BundleError,
    Compiler,
    Engine,
    FaceRules,
    Form,
    FrameSet,
    Op,
    Playbook,
    Result,
    Results,
    Rules,
    SeatResult,
    State,
    Track,
    Vocabulary,
    add_words,
)

REACHES = ("shallow", "deep")
BOOK: "Playbook[Pebble]" = Playbook("pebble")
WORDS = Vocabulary()
add_words(WORDS)
CHANGED = BOOK.event("changed", "seat", "track:n", "by:n", "to:n")
WAVE = BOOK.event("wave", "wave:n")
GAME = BOOK.procedure("game")


class Pebble(FaceRules):
    """One table of Pebble."""

    frames = FrameSet(BOOK)
    first = GAME
    lists = ("gone",)

    def __init__(self, bundle: Bundle, profile: str, seats: int) -> None:
        super().__init__(bundle, profile, seats, BOOK, WORDS)
        self.guess = self.layout.each("guess", start=-1, sight="owner")
        offset = self.layout.each("pebbles")
        self.pebbles: Track[Pebble] = Track(0, "pebbles", offset, 0, None, CHANGED)
        self.compile((f["kind"], f["id"], f, f["owned"]) for f in bundle.of("wave"))

    def left(self, s: State) -> list[int]:
        """Copies of each wave that have not come yet."""
        return [
            face.data["copies"] - s.lists[0].count(face.number) for face in self.faces
        ]


def _tell_reach(r: Pebble, s: State, seat: int, code: int) -> tuple[str, str]:
    del r, s, seat
    return REACHES[code], REACHES[code].title()


def _tell_wave(r: Pebble, s: State, seat: int, code: int) -> tuple[str, str]:
    del s, seat
    return r.faces[code].id, r.faces[code].id.title()


def _tell_gift(r: Pebble, s: State, seat: int, code: int) -> tuple[str, str]:
    del r, s
    return (f"seat{code}", f"Give one to {code}") if code != seat else ("keep", "Keep")


GUESS = BOOK.ask("guess", "How far does the next wave reach?", _tell_reach)
DRAW = BOOK.ask("wave", "Which wave comes?", _tell_wave)
GIFT = BOOK.ask("gift", "Keep your Pebbles, or give one away?", _tell_gift)


@WORDS.verb("gain")
def gain(c: Compiler[Pebble], form: Form) -> Op:
    """Pebbles from the beach."""
    r, amount = c.rules, c.amount(form["n"])

    def do(s: State, seat: int) -> None:
        r.pebbles.change(r, s, seat, amount(s, seat))

    return Op(do)


@GAME.step
def guess(r: Pebble, s: State, f: list[int]) -> None:
    """Everyone guesses in secret; on a sea without waves there is nothing to do."""
    del f
    if not any(r.left(s)):
        r.leave(s)
        return
    r.pick_together(s, r.order(s), GUESS, [[0, 1] for _ in range(r.seats)])


@GAME.step
def draw(r: Pebble, s: State, f: list[int]) -> None:
    """A wave comes; the guesses stay with those who made them."""
    del f
    s.values[r.guess : r.guess + r.seats] = s.codes
    left = r.left(s)
    there = [number for number, count in enumerate(left) if count]
    r.chance(s, 0, DRAW, there, [left[number] for number in there])


@GAME.step
def wash(r: Pebble, s: State, f: list[int]) -> None:
    """It brings something to seat 0, who may pass one on."""
    del f
    s.lists[0].append(s.answer)
    WAVE(s, s.answer)
    r.resolve(s, s.answer, 0)


@GAME.step
def offer(r: Pebble, s: State, f: list[int]) -> None:
    """Keep all, or give one."""
    del f
    r.pick(s, 0, GIFT, list(range(r.seats)))


@GAME.step
def give(r: Pebble, s: State, f: list[int]) -> None:
    """The gift changes hands; the next wave, while there are any."""
    if s.answer and r.pebbles.change(r, s, 0, -1):
        r.pebbles.change(r, s, s.answer, 1)
    if any(r.left(s)):
        f[PC] = guess


def rules(bundle: Bundle, profile: str, seats: int) -> Rules:
    """The rules of a bundle at one table."""
    if not 1 < seats < 5:
        raise BundleError("seats", f"Pebble is not for {seats}")
    return Pebble(bundle, profile, seats)


def score(r: Pebble, s: State, seat: int) -> int:
    """The seat's Pebbles."""
    return s.values[r.pebbles.offset + seat]


def result(r: Pebble, s: State) -> Result:
    """The most Pebbles win; what a seat has was brought by waves, or given."""
    scores = [score(r, s, seat) for seat in range(r.seats)]
    best = max(scores)
    return Result(
        tuple(
            SeatResult(
                n, n == best, sources={"gifts" if seat else "waves": n} if n else {}
            )
            for seat, n in enumerate(scores)
        ),
        rounds=len(s.lists[0]),
    )


ENGINE = Engine(
    "1",
    ("default",),
    rules,
    lambda bundle: (2, 3, 4),
    score=score,
    results=lambda: Results(result),
)
