"""Joint Ventures and Mega-Clusters: proposed, answered, placed, ended.

A host is `seat * facilities + index`. The pair used is the free one with the lowest
number (R-JV-1). Not here: what contracts pay (`partnering`, `producing`).
"""

from collections.abc import Iterator
from typing import Final

from rulewright.sdk.engine import State, figure
from rulewright_mandate2038.play import naming, pieces, windows
from rulewright_mandate2038.play.book import BOOK
from rulewright_mandate2038.play.geometry import DISTANCE
from rulewright_mandate2038.play.rules import Mandate
from rulewright_mandate2038.play.topology import in_reach

PROPOSED = BOOK.event("proposed", "seat", "partner:n")
CREATED = BOOK.event("created", "seat", "partner:n", "pair:n")
TERMINATED = BOOK.event("terminated", "seat", "pair:n")
CLUSTERED = BOOK.event("clustered", "seat", "pair:n")
PROPOSE = BOOK.procedure("propose", "seat", "mine", "theirs")
SEAT, MINE, THEIRS = PROPOSE.locals
TERMINATE = BOOK.procedure("terminate", "seat")
CHARTER = BOOK.procedure("charter", "seat")
ACCEPT: Final = 0
REJECT: Final = -1


def _tell_proposal(r: Mandate, s: State, seat: int, code: int) -> tuple[str, str]:
    del seat
    mine, theirs = divmod(code, _hosts(r))
    partner, index = divmod(theirs, r.at.facilities)
    first = mine % r.at.facilities + 1
    key = f"propose:facility{first}:seat{partner}:facility{index + 1}"
    who = naming.seat_words(r, s, partner)
    return key, f"Facility {first} with Facility {index + 1} of {who}"


def _tell_reply(r: Mandate, s: State, seat: int, code: int) -> tuple[str, str]:
    del r, s, seat
    return ("accept", "Accept") if code == ACCEPT else ("reject", "Reject")


def _tell_end(r: Mandate, s: State, seat: int, code: int) -> tuple[str, str]:
    del r, s, seat
    return f"end:venture{code + 1}", f"End Joint Venture {code + 1}"


def _tell_hosts(r: Mandate, s: State, seat: int, code: int) -> tuple[str, str]:
    del s, seat
    one, two = (host % r.at.facilities + 1 for host in divmod(code, _hosts(r)))
    return f"hosts:facility{one}+facility{two}", f"Facilities {one} and {two}"


ASK_PROPOSAL = BOOK.ask("propose", "Propose a Joint Venture.", _tell_proposal)
ASK_REPLY = BOOK.ask("propose_reply", "Accept the Joint Venture?", _tell_reply)
ASK_END = BOOK.ask("end", "End a Joint Venture.", _tell_end)
ASK_HOSTS = BOOK.ask("hosts", "Choose the hosts.", _tell_hosts)


def _hosts(r: Mandate) -> int:
    return r.seats * r.at.facilities


def _site(r: Mandate, s: State, host: int) -> int:
    return s.values[r.at.facility + host]


def free_pair(s: State, first: int, count: int) -> int:
    """The lowest pair in supply of those that begin at an offset; -1 none."""
    for pair in range(count):
        if s.values[first + 2 * pair] < 0:
            return pair
    return -1


def proposals(r: Mandate, s: State, seat: int) -> Iterator[int]:
    """Every pair of hosts that may be proposed from the destination, as codes."""
    at, v = r.at, s.values
    if free_pair(s, at.venture, r.numbers.pairs) < 0:
        return
    base = r.numbers.venture_reach
    reach = figure(r.changes_of("contract.range.create"), s, seat, base)
    joined = {
        frozenset(v[at.venture + 2 * pair : at.venture + 2 * pair + 2])
        for pair in range(r.numbers.pairs)
    }
    here = v[at.destination]
    for index in pieces.facilities(r, s, seat):
        mine = seat * at.facilities + index
        if _site(r, s, mine) != here:
            continue
        for other in range(r.seats):
            for number in pieces.facilities(r, s, other) if other != seat else ():
                theirs = other * at.facilities + number
                steps = DISTANCE[here][_site(r, s, theirs)]
                if base <= steps <= reach and frozenset((mine, theirs)) not in joined:
                    yield mine * _hosts(r) + theirs


def shared(r: Mandate, s: State, seat: int) -> list[int]:
    """Joint Ventures that the seat shares, wherever their hosts stand (R-JV-12)."""
    at, v = r.at, s.values
    return [
        pair
        for pair in range(r.numbers.pairs)
        if v[at.venture + 2 * pair] >= 0
        and seat
        in (
            v[at.venture + 2 * pair] // at.facilities,
            v[at.venture + 2 * pair + 1] // at.facilities,
        )
    ]


def sites(r: Mandate, s: State, seat: int) -> Iterator[int]:
    """Hosts that a Mega-Cluster could have from the destination, as codes.

    Own, on adjacent hexes, without another, each in reach of own Power (R-MC-1 to 11).
    """
    at, v = r.at, s.values
    if free_pair(s, at.project, r.numbers.projects) < 0:
        return
    here = v[at.destination]
    taken = v[at.project : at.project + 2 * r.numbers.projects]
    reached = in_reach(r, s, seat)
    own = [
        seat * at.facilities + index
        for index in pieces.facilities(r, s, seat)
        if index in reached and seat * at.facilities + index not in taken
    ]
    for place, one in enumerate(own):
        for two in own[place + 1 :]:
            ends = (_site(r, s, one), _site(r, s, two))
            if here in ends and DISTANCE[ends[0]][ends[1]] == 1:
                yield one * _hosts(r) + two


@PROPOSE.step
def name(r: Mandate, s: State, f: list[int]) -> None:
    """Both hosts, and so the partner, are named at once."""
    r.pick(s, f[SEAT], ASK_PROPOSAL, list(proposals(r, s, f[SEAT])))


@PROPOSE.step
def ask(r: Mandate, s: State, f: list[int]) -> None:
    """The partner answers; a refusal is the end of it (R-JV-2)."""
    f[MINE], f[THEIRS] = divmod(s.answer, _hosts(r))
    partner = f[THEIRS] // r.at.facilities
    PROPOSED(s, f[SEAT], partner)
    r.pick(s, partner, ASK_REPLY, [ACCEPT, REJECT])


@PROPOSE.step
def sign(r: Mandate, s: State, f: list[int]) -> None:
    """A pair is laid on both hosts."""
    if s.answer == REJECT:
        r.leave(s)
        return
    at, v = r.at, s.values
    pair = free_pair(s, at.venture, r.numbers.pairs)
    v[at.venture + 2 * pair : at.venture + 2 * pair + 2] = [f[MINE], f[THEIRS]]
    v[at.venture_by + pair] = f[SEAT]
    v[at.venture_era + pair] = v[at.era]
    v[at.signed] = pair
    CREATED(s, f[SEAT], f[THEIRS] // at.facilities, pair + 1)
    r.fire(s, windows.CONTRACT_CREATED, -1)


@TERMINATE.step
def choose(r: Mandate, s: State, f: list[int]) -> None:
    """Which of those that are shared."""
    r.pick(s, f[SEAT], ASK_END, shared(r, s, f[SEAT]))


@TERMINATE.step
def end(r: Mandate, s: State, f: list[int]) -> None:
    """Its pair returns."""
    at, v, pair = r.at, s.values, s.answer
    v[at.venture + 2 * pair : at.venture + 2 * pair + 2] = [-1, -1]
    v[at.venture_by + pair] = v[at.venture_era + pair] = -1
    TERMINATED(s, f[SEAT], pair + 1)


@CHARTER.step
def pick_hosts(r: Mandate, s: State, f: list[int]) -> None:
    """The two hosts."""
    r.pick(s, f[SEAT], ASK_HOSTS, list(sites(r, s, f[SEAT])))


@CHARTER.step
def build(r: Mandate, s: State, f: list[int]) -> None:
    """A pair is laid across their edge."""
    at = r.at
    pair = free_pair(s, at.project, r.numbers.projects)
    hosts = list(divmod(s.answer, _hosts(r)))
    s.values[at.project + 2 * pair : at.project + 2 * pair + 2] = hosts
    CLUSTERED(s, f[SEAT], pair + 1)
