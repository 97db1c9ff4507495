"""The Public Audit: cubes out of the bag, one by one, each a hit (R-AUD-1 to 12)."""

from rulewright.sdk.engine import PC, State
from rulewright_mandate2038.play import naming, resources, windows
from rulewright_mandate2038.play.book import BOOK
from rulewright_mandate2038.play.rules import BAG, CUSTOMERS, Mandate

DRAWN = BOOK.event("cube", "cube")
AUDIT = BOOK.procedure("audit", "left")
(LEFT,) = AUDIT.locals


def _tell(r: Mandate, s: State, seat: int, code: int) -> tuple[str, str]:
    del seat
    if code == r.seats:
        return "risk", "Systemic Risk"
    return f"seat{code}", naming.seat_words(r, s, code)


CUBE = BOOK.ask("bag", "Which cube is drawn?", _tell)


def draws(r: Mandate, era: int) -> int:
    """How many cubes an Era's Audit draws at this table (R-AUD-3)."""
    base: int = r.eras[era].named("audit").data["value"]
    over = r.numbers.audit_over
    return max(r.numbers.audit_least, (2 * base * r.seats + over) // (2 * over))


@AUDIT.step
def begin(r: Mandate, s: State, f: list[int]) -> None:
    """The number of draws is that of the Era and the table."""
    f[LEFT] = draws(r, s.values[r.at.era])
    r.fire(s, windows.AUDIT_BEFORE, -1)


@AUDIT.step
def draw(r: Mandate, s: State, f: list[int]) -> None:
    """One cube; the Audit ends when the bag is empty (R-AUD-4)."""
    first = r.at.bag
    weights = [*s.values[first : first + r.seats], s.values[r.at.bag_risk]]
    there = [code for code, n in enumerate(weights) if n]
    if f[LEFT] == 0 or not there:
        r.leave(s)
        return
    f[LEFT] -= 1
    r.chance(s, BAG, CUBE, there, [weights[code] for code in there])


@AUDIT.step
def strike(r: Mandate, s: State, f: list[int]) -> None:
    """An own cube hits its owner; a black one all who are exposed, in order."""
    code = s.answer
    DRAWN(s, code)
    if code < r.seats:
        s.values[r.at.bag + code] -= 1
        resources.hit(r, s, code)
    else:
        s.values[r.at.bag_risk] -= 1
        for seat in r.order(s):
            if r.get(s, CUSTOMERS, seat) >= r.numbers.exposed:
                resources.hit(r, s, seat)
    f[PC] = draw
