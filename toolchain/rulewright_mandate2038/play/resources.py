"""Resources and cubes: thresholds that score, Scrutiny with its overflow, hits.

`install` hooks the reactions onto the tracks, so that they happen whatever the cause.
"""

from rulewright.sdk.engine import State, figure
from rulewright_mandate2038.play.book import BOOK
from rulewright_mandate2038.play.rules import (
    CAPABILITY,
    COMPUTE,
    CUSTOMERS,
    MANDATE,
    RUNWAY,
    TRUST,
    Mandate,
)

SCRUTINY = BOOK.event("scrutiny", "seat", "by:n", "in_bag:n")
RISK = BOOK.event("risk", "by:n", "in_bag:n")
HIT = BOOK.event("hit", "seat")
TEMPORARY = BOOK.event("temporary", "seat", "by:n", "held:n")
AWARDED = BOOK.event("awarded", "seat", "for:track", "at:n", "mandate:n")


def install(r: Mandate) -> None:
    """Hooks what reacts to changes onto the tracks."""
    r.tracks[CAPABILITY].react = _capability
    r.tracks[TRUST].react = _trust
    r.tracks[CUSTOMERS].react = _customers
    r.award_changes = r.changes_of("award.capability")


def _capability(r: Mandate, s: State, seat: int, before: int, after: int) -> None:
    at = r.at
    if after > before:
        s.values[at.capability_gained + seat] += after - before
    for index, (value, mandate) in enumerate(r.numbers.capability_awards):
        if before < value <= after and _first(s, at.capability_scored + seat, index):
            s.values[at.threshold] = value
            worth = figure(r.award_changes, s, seat, mandate)
            AWARDED(s, seat, CAPABILITY, value, worth)
            r.gain(s, MANDATE, seat, worth)


def _trust(r: Mandate, s: State, seat: int, before: int, after: int) -> None:
    for index, (value, mandate) in enumerate(r.numbers.trust_awards):
        if before < value <= after and _first(s, r.at.trust_scored + seat, index):
            AWARDED(s, seat, TRUST, value, mandate)
            r.gain(s, MANDATE, seat, mandate)


def _customers(r: Mandate, s: State, seat: int, before: int, after: int) -> None:
    at = r.at
    if after > before:
        s.values[at.customers_gained + seat] += after - before
    for index, (_, mandate) in enumerate(r.numbers.customers):
        if before <= index < after and _first(s, at.customers_scored + seat, index):
            AWARDED(s, seat, CUSTOMERS, index + 1, mandate)
            r.gain(s, MANDATE, seat, mandate)


def _first(s: State, place: int, index: int) -> bool:
    """Notes an award; False if it was scored before."""
    if s.values[place] >> index & 1:
        return False
    s.values[place] |= 1 << index
    return True


def room(r: Mandate, s: State, track: int, seat: int) -> int:
    """How much more of a capped resource a seat can hold."""
    most = r.tracks[track].most
    if most is None:
        raise ValueError(f"nothing caps {r.tracks[track].name}")
    held = r.get(s, track, seat)
    return most - held - (s.values[r.at.temporary + seat] if track == COMPUTE else 0)


def add_temporary(r: Mandate, s: State, seat: int, n: int) -> None:
    """Temporary Compute comes (n > 0) or goes."""
    place = r.at.temporary + seat
    s.values[place] += n
    TEMPORARY(s, seat, n, s.values[place])


def pay(r: Mandate, s: State, track: int, seat: int, n: int) -> None:
    """A price is paid; of Compute the temporary first (R-FB-13)."""
    if track == COMPUTE:
        lent = min(n, s.values[r.at.temporary + seat])
        if lent:
            add_temporary(r, s, seat, -lent)
            n -= lent
    r.gain(s, track, seat, -n)


def add_scrutiny(r: Mandate, s: State, seat: int, n: int) -> None:
    """Cubes of the seat go into the bag; each one not there is a hit instead.

    A cube that is not there was not added (R-EM-11).
    """
    place = r.at.bag + seat
    added = min(n, r.numbers.cubes - s.values[place])
    if added > 0:
        s.values[place] += added
        s.values[r.at.scrutiny_added + seat] += added
        SCRUTINY(s, seat, added, s.values[place])
    for _ in range(n - added):
        hit(r, s, seat)


def remove_scrutiny(r: Mandate, s: State, seat: int, n: int) -> int:
    """Cubes of the seat come back, as many as are there; how many."""
    place = r.at.bag + seat
    removed = min(n, s.values[place])
    if removed > 0:
        s.values[place] -= removed
        SCRUTINY(s, seat, -removed, s.values[place])
    return removed


def add_risk(r: Mandate, s: State, n: int) -> None:
    """Black cubes go into the bag, as long as the supply has any."""
    added = min(n, r.numbers.risk - s.values[r.at.bag_risk])
    if added > 0:
        s.values[r.at.bag_risk] += added
        RISK(s, added, s.values[r.at.bag_risk])


def hit(r: Mandate, s: State, seat: int) -> None:
    """A penalty: Runway; without any Trust; without either nothing."""
    HIT(s, seat)
    if not r.gain(s, RUNWAY, seat, -r.numbers.hit_runway):
        r.gain(s, TRUST, seat, -r.numbers.hit_trust)
