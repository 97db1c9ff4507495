"""The immediate trade before the selected Action: one offer to one rival. A seam.

One unit of Runway against one of Compute, by sliders alone (R-TRD-12), or nothing. An
offer that would leave the seat's own Action without a resolution is not made
(R-TRD-13); the rival is not guarded (R-TRD-10).
"""

from typing import Final

from rulewright.sdk.engine import State
from rulewright_mandate2038.play import legality, naming, resources, windows
from rulewright_mandate2038.play.book import BOOK
from rulewright_mandate2038.play.rules import COMPUTE, RUNWAY, TRACKS, Mandate

OFFERED = BOOK.event("offered", "seat", "rival:n", "gives:track")
TRADED = BOOK.event("traded", "seat", "rival:n", "gives:track")
TRADE = BOOK.procedure("trade", "seat", "rival", "gives")
SEAT, RIVAL, GIVES = TRADE.locals
ACCEPT: Final = 0
REJECT: Final = -1
PASS: Final = -1
_OTHER = {RUNWAY: COMPUTE, COMPUTE: RUNWAY}


def _tell_offer(r: Mandate, s: State, seat: int, code: int) -> tuple[str, str]:
    del seat
    if code == PASS:
        return "pass", "Offer nothing"
    rival, gives = divmod(code, len(TRACKS))
    name, other = TRACKS[gives], TRACKS[_OTHER[gives]]
    words = f"Offer {name.capitalize()} for {other.capitalize()}"
    return f"offer:{name}:seat{rival}", f"{words} to {naming.seat_words(r, s, rival)}"


def _tell_reply(r: Mandate, s: State, seat: int, code: int) -> tuple[str, str]:
    del r, s, seat
    return ("accept", "Accept") if code == ACCEPT else ("reject", "Reject")


OFFER = BOOK.ask("trade", "Offer a trade?", _tell_offer)
REPLY = BOOK.ask("trade_reply", "Accept the trade?", _tell_reply)


def units(r: Mandate, track: int) -> int:
    """How much of a resource one trade moves."""
    return r.numbers.trade[TRACKS[track]]


def offers(r: Mandate, s: State, seat: int) -> list[int]:
    """Every offer that could be accepted at once, as codes (R-TRD-1, 2, 7, 9)."""
    found: list[int] = []
    for gives in (RUNWAY, COMPUTE):
        rivals = [x for x in r.order(s) if x != seat and _fits(r, s, seat, x, gives)]
        if rivals and _keeps_action(r, s, seat, gives):
            found += [rival * len(TRACKS) + gives for rival in rivals]
    return found


def _fits(r: Mandate, s: State, seat: int, rival: int, gives: int) -> bool:
    """Both have what they give, and room for what they get."""
    takes = _OTHER[gives]
    for giver, getter, track in ((seat, rival, gives), (rival, seat, takes)):
        n = units(r, track)
        if r.get(s, track, giver) < n or resources.room(r, s, track, getter) < n:
            return False
        if r.banned(s, "trade", giver, TRACKS[track]):
            return False
    return True


def _keeps_action(r: Mandate, s: State, seat: int, gives: int) -> bool:
    """Whether the seat's Action resolves after the trade, if it does before it."""
    card = r.cards[s.values[r.at.resolving]]
    if not legality.resolvable(r, s, seat, card):
        return True
    after = s.clone()
    after.stack = []
    _move(r, after, seat, gives)
    r.fire(after, windows.TRADE_DONE, seat)
    r.advance(after)
    return legality.resolvable(r, after, seat, card)


def _move(r: Mandate, s: State, seat: int, gives: int) -> None:
    """What the trade does to one of the two."""
    takes = _OTHER[gives]
    r.gain(s, gives, seat, -units(r, gives))
    r.gain(s, takes, seat, units(r, takes))


@TRADE.step
def offer(r: Mandate, s: State, f: list[int]) -> None:
    """The offer, or none."""
    codes = offers(r, s, f[SEAT])
    s.answer = PASS
    if codes:
        r.pick(s, f[SEAT], OFFER, [PASS, *codes])


@TRADE.step
def reply(r: Mandate, s: State, f: list[int]) -> None:
    """The rival named accepts or rejects; no second offer follows (R-TRD-3)."""
    if s.answer == PASS:
        r.leave(s)
        return
    f[RIVAL], f[GIVES] = divmod(s.answer, len(TRACKS))
    OFFERED(s, f[SEAT], f[RIVAL], f[GIVES])
    r.pick(s, f[RIVAL], REPLY, [ACCEPT, REJECT])


@TRADE.step
def settle(r: Mandate, s: State, f: list[int]) -> None:
    """Both move their sliders at once."""
    if s.answer == REJECT:
        r.leave(s)
        return
    TRADED(s, f[SEAT], f[RIVAL], f[GIVES])
    _move(r, s, f[SEAT], f[GIVES])
    _move(r, s, f[RIVAL], _OTHER[f[GIVES]])
    r.fire(s, windows.TRADE_DONE, f[SEAT])


@TRADE.step
def other(r: Mandate, s: State, f: list[int]) -> None:
    """The rival has completed a trade as well (R-TRD-4)."""
    r.fire(s, windows.TRADE_DONE, f[RIVAL])
