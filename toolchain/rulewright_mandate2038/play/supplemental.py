"""Supplemental Power: how many units a seat takes before it allocates (R-POW-7, 11)."""

from dataclasses import dataclass

from rulewright.sdk.engine import Amount, State
from rulewright_mandate2038.play.book import BOOK
from rulewright_mandate2038.play.rules import Mandate

TOOK = BOOK.event("took", "seat", "power:n")
TAKING = BOOK.procedure("taking", "taking", "seat")
WHICH, SEAT = TAKING.locals


@dataclass(frozen=True, slots=True)
class Taking:
    """The most that may be taken, and where the number is kept."""

    most: int
    place: Amount


def _tell(r: Mandate, s: State, seat: int, code: int) -> tuple[str, str]:
    del r, s, seat
    return str(code), f"Take {code}"


TAKE = BOOK.ask("take", "How much Supplemental Power?", _tell)


@TAKING.step
def ask(r: Mandate, s: State, f: list[int]) -> None:
    """None, or up to the most."""
    r.pick(s, f[SEAT], TAKE, list(range(r.takings[f[WHICH]].most + 1)))


@TAKING.step
def keep(r: Mandate, s: State, f: list[int]) -> None:
    """The units are there for this Allocate box."""
    seat = f[SEAT]
    s.values[r.takings[f[WHICH]].place(s, seat)] = s.answer
    s.values[r.at.supplemental + seat] += s.answer
    TOOK(s, seat, s.answer)
