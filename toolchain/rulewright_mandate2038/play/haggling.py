"""Haggling: Temporary Compute is made, offered at a price, answered, sold.

One token after the other: an offer to one rival, a lower price asked at most once. A
token that found no buyer stays with its owner; tokens are alike, so to pass on one is
to pass on the rest. Not here: paying with tokens (`resources`), when they are made.
"""

from typing import Final

from rulewright.sdk.engine import PC, State
from rulewright_mandate2038.play import naming, resources
from rulewright_mandate2038.play.book import BOOK
from rulewright_mandate2038.play.rules import COMPUTE, RUNWAY, Mandate

PRICED = BOOK.event("priced", "seat", "buyer", "runway:n")
SOLD = BOOK.event("sold", "seat", "buyer", "runway:n")

HAGGLE = BOOK.procedure("haggle", "seat", "tokens", "least", "floor", "buyer", "price")
SEAT, TOKENS, LEAST, FLOOR, BUYER, PRICE = HAGGLE.locals
ACCEPT: Final = 0
REJECT: Final = -1
PASS: Final = -1


def _tell_offer(r: Mandate, s: State, seat: int, code: int) -> tuple[str, str]:
    del seat
    if code == PASS:
        return "pass", "Offer no Temporary Compute"
    buyer, price = divmod(code, 32)
    words = f"Offer 1 to {naming.seat_words(r, s, buyer)} for {price} Runway"
    return f"offer:seat{buyer}:{price}", words


def _tell_answer(r: Mandate, s: State, seat: int, code: int) -> tuple[str, str]:
    del r, seat
    if code == ACCEPT:
        return "accept", f"Accept {s.stack[-1][PRICE]} Runway"
    if code == REJECT:
        return "reject", "Reject"
    return f"counter:{code}", f"Ask for {code} Runway"


OFFER = BOOK.ask("haggle", "Offer a Temporary Compute?", _tell_offer)
REPLY = BOOK.ask("haggle_reply", "Buy a Temporary Compute?", _tell_answer)
VERDICT = BOOK.ask("haggle_verdict", "Sell at the lower price?", _tell_answer)


def make(r: Mandate, s: State, seat: int, n: int) -> int:
    """Temporary Compute for a seat, as far as the cap has room; how much (R-FB-15)."""
    made = min(n, resources.room(r, s, COMPUTE, seat))
    resources.add_temporary(r, s, seat, made)
    return made


def offers(r: Mandate, s: State, seat: int, least: int) -> list[int]:
    """Every buyer with every price, as codes; no price passes a cap (R-FAC-15)."""
    if s.values[r.at.temporary + seat] <= 0:
        return []
    most = resources.room(r, s, RUNWAY, seat)
    return [
        buyer * 32 + price
        for buyer in r.order(s)
        if buyer != seat and resources.room(r, s, COMPUTE, buyer) > 0
        for price in range(least, min(r.get(s, RUNWAY, buyer), most) + 1)
    ]


@HAGGLE.step
def offer(r: Mandate, s: State, f: list[int]) -> None:
    """The next token: a rival and a price, or no more offers."""
    codes = offers(r, s, f[SEAT], f[LEAST]) if f[TOKENS] > 0 else []
    s.answer = PASS
    if codes:
        r.pick(s, f[SEAT], OFFER, [PASS, *codes])


@HAGGLE.step
def propose(r: Mandate, s: State, f: list[int]) -> None:
    """The rival accepts, rejects, or asks once for less."""
    if s.answer == PASS:
        r.leave(s)
        return
    f[TOKENS] -= 1
    f[BUYER], f[PRICE] = divmod(s.answer, 32)
    PRICED(s, f[SEAT], f[BUYER], f[PRICE])
    lower = range(f[FLOOR], f[PRICE])
    r.pick(s, f[BUYER], REPLY, [ACCEPT, REJECT, *lower])


@HAGGLE.step
def counter(r: Mandate, s: State, f: list[int]) -> None:
    """A lower price is accepted or rejected, and nothing else is asked."""
    if s.answer > ACCEPT:
        f[PRICE] = s.answer
        PRICED(s, f[SEAT], f[BUYER], f[PRICE])
        r.pick(s, f[SEAT], VERDICT, [ACCEPT, REJECT])


@HAGGLE.step
def settle(r: Mandate, s: State, f: list[int]) -> None:
    """Token against Runway; then the next token (R-FB-14)."""
    if s.answer == ACCEPT:
        seat, buyer, price = f[SEAT], f[BUYER], f[PRICE]
        SOLD(s, seat, buyer, price)
        r.gain(s, RUNWAY, buyer, -price)
        r.gain(s, RUNWAY, seat, price)
        resources.add_temporary(r, s, seat, -1)
        resources.add_temporary(r, s, buyer, 1)
    f[PC] = offer
