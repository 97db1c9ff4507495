"""The end: offline penalty, provisional winner, claims, the World Ending.

R-END-1 to 8, R-DOS-4 to 13. Windows open in the order final.offline, final.claims,
final.after_claims, final.ending.
"""

from rulewright.sdk.engine import PC, State
from rulewright_mandate2038.play import windows
from rulewright_mandate2038.play.book import BOOK
from rulewright_mandate2038.play.dossier import waiting
from rulewright_mandate2038.play.pieces import facilities
from rulewright_mandate2038.play.rules import (
    CAPABILITY,
    COMPUTE,
    CUSTOMERS,
    MANDATE,
    TRUST,
    Mandate,
)

OFFLINE = BOOK.event("offline", "seat", "facilities:n")
PROVISIONAL = BOOK.event("provisional", "seat")
CLAIM = BOOK.event("claim", "seat", "strength:n")
EMERGED = BOOK.event("agi", "seat")
ENDED = BOOK.event("ending", "ending")
WON = BOOK.event("won", "seat")

ENDING = BOOK.procedure("ending", "seats")
(SEATS,) = ENDING.locals


@ENDING.step
def offline(r: Mandate, s: State, f: list[int]) -> None:
    """Mandate for each built Facility without a cube, never below zero (R-PRD-7)."""
    del f
    at, v = r.at, s.values
    for seat in r.order(s):
        first = at.powered + seat * at.facilities
        dark = sum(not v[first + index] for index in facilities(r, s, seat))
        if dark:
            OFFLINE(s, seat, dark)
            r.gain(s, MANDATE, seat, -dark * r.numbers.offline)
    r.fire(s, windows.FINAL_OFFLINE, -1)


@ENDING.step
def lead(r: Mandate, s: State, f: list[int]) -> None:
    """The most Mandate, then Trust, Customers, Compute; a full tie is joint."""
    del f
    ranks = {seat: _rank(r, s, seat) for seat in r.order(s)}
    best = max(ranks.values())
    s.values[r.at.winners] = 0
    for seat, rank in ranks.items():
        if rank == best:
            PROVISIONAL(s, seat)
            s.values[r.at.winners] |= 1 << seat


def _rank(r: Mandate, s: State, seat: int) -> tuple[int, ...]:
    return tuple(
        r.get(s, track, seat) for track in (MANDATE, TRUST, CUSTOMERS, COMPUTE)
    )


@ENDING.step
def claim(r: Mandate, s: State, f: list[int]) -> None:
    """Each seat's Dossier says what it supports and whether it makes a claim."""
    if f[SEATS] < r.seats:
        seat = r.order(s)[f[SEATS]]
        f[SEATS] += 1
        f[PC] = claim
        r.begin(s, waiting(r, windows.FINAL_CLAIMS, seat))


@ENDING.step
def judge(r: Mandate, s: State, f: list[int]) -> None:
    """The strongest claim forms AGI; its claimant wins alone (R-END-7, R-DOS-7)."""
    del f
    at, v = r.at, s.values
    best: tuple[int, ...] = ()
    v[at.former] = -1
    for seat in r.order(s):
        if not v[at.claims + seat]:
            continue
        strength = v[at.strength + seat] + r.numbers.threshold_strength * sum(
            r.get(s, CAPABILITY, seat) >= value
            for value, _ in r.numbers.capability_awards
        )
        CLAIM(s, seat, strength)
        rank = (strength, *_rank(r, s, seat))
        if rank > best:
            best, v[at.former] = rank, seat
    if v[at.former] >= 0:
        EMERGED(s, v[at.former])
        v[at.winners] = 1 << v[at.former]
    r.fire(s, windows.FINAL_AFTER_CLAIMS, -1)


@ENDING.step
def world(r: Mandate, s: State, f: list[int]) -> None:
    """Open or Closed, with AGI or without (R-END-1 to 4, 8)."""
    del f
    at, v, n = r.at, s.values, r.numbers
    trust = sum(r.get(s, TRUST, seat) for seat in range(r.seats))
    wanted = v[at.setup_trust] + n.open_trust * r.seats
    is_open = trust >= wanted and v[at.bag_risk] < n.open_risk * r.seats
    v[at.ending] = (0 if v[at.former] >= 0 else 2) + (0 if is_open else 1)
    ENDED(s, v[at.ending])
    r.fire(s, windows.FINAL_ENDING, -1)


@ENDING.step
def announce(r: Mandate, s: State, f: list[int]) -> None:
    """Who has won."""
    del f
    for seat in r.order(s):
        if s.values[r.at.winners] >> seat & 1:
            WON(s, seat)
