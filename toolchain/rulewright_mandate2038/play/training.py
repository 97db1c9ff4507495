"""The Training Run: draw, resolve, bank or go on; duplicates, protection, crash.

The deck is what is left of each card; drawing is a chance by those counts. What a card
does stands on its face; asks of a duplicate are all in one, `DUPLICATE`.
"""

from typing import Final

from rulewright.sdk.engine import PC, State, figure
from rulewright_mandate2038.play import naming, resources, windows
from rulewright_mandate2038.play.book import BOOK
from rulewright_mandate2038.play.rules import (
    CAPABILITY,
    PROTECTION,
    TRAINING,
    Mandate,
)

DREW = BOOK.event("drew", "seat", "card:face")
BANKED = BOOK.event("banked", "seat", "n", "domains:n")
CRASHED = BOOK.event("crashed", "seat", "lost:n")
SHIELDED = BOOK.event("shielded", "seat", "by:shield")

RUN = BOOK.procedure("run", "seat")
(SEAT,) = RUN.locals
BANKING = BOOK.procedure("banking", "seat")
DUPLICATE = BOOK.procedure("duplicate", "seat")
BANK, CONTINUE = 0, 1
CRASH: Final = 0
SHIELD: Final = 1
VISIT: Final = 2
ABILITY: Final = 3
_SHIELDS = ("crash", "protection", "visit")


def _tell_card(r: Mandate, s: State, seat: int, code: int) -> tuple[str, str]:
    del s, seat
    face = r.trainings[code]
    return face.id, naming.face_words(r, face.key)


def _tell_run(r: Mandate, s: State, seat: int, code: int) -> tuple[str, str]:
    del seat
    n = s.values[r.at.run_provisional]
    if code == BANK:
        return "bank", f"Bank {n} Capability"
    return "continue", "Draw another card"


def _tell_duplicate(r: Mandate, s: State, seat: int, code: int) -> tuple[str, str]:
    del s, seat
    if code >= ABILITY:
        face = r.effects[code - ABILITY].face
        return face.id, naming.face_words(r, face.key)
    words = ("Let the run crash", "Spend Research Protection", "Use the visit's")
    return _SHIELDS[code], words[code]


DRAW = BOOK.ask("training", "Which card is drawn?", _tell_card)
GO_ON = BOOK.ask("train", "Bank, or draw another card?", _tell_run)
SHIELD_ASK = BOOK.ask(
    "duplicate", "A duplicate: what stops the crash?", _tell_duplicate
)


@RUN.step
def begin(r: Mandate, s: State, f: list[int]) -> None:
    """Nothing is provisional, no domain revealed; the visit adds its protection."""
    at, v = r.at, s.values
    v[at.run_provisional] = v[at.run_domains] = v[at.run_over] = 0
    v[at.run_banked] = v[at.run_counted] = 0
    v[at.run_visit] = figure(r.changes_of("run.protection"), s, f[SEAT], 0)
    r.fire(s, windows.RUN_DECLARE, f[SEAT])


@RUN.step
def draw(r: Mandate, s: State, f: list[int]) -> None:
    """One card of those that are left; an empty deck takes its discards back.

    Without any, the run banks what it has (R-ED-22).
    """
    at, v = r.at, s.values
    kinds = range(len(r.trainings))
    if not any(v[at.deck + k] for k in kinds):
        for k in kinds:
            v[at.deck + k], v[at.discard + k] = v[at.discard + k], 0
    there = [k for k in kinds if v[at.deck + k]]
    if not there:
        s.answer = BANK
        f[PC] = go_on
        return
    r.chance(s, TRAINING, DRAW, there, [v[at.deck + k] for k in there])


@RUN.step
def resolve(r: Mandate, s: State, f: list[int]) -> None:
    """The card does what it says."""
    at, v = r.at, s.values
    v[at.run_card] = s.answer
    v[at.deck + s.answer] -= 1
    v[at.run_cards + s.answer] += 1
    v[at.run_duplicate] = 0
    face = r.trainings[s.answer]
    DREW(s, f[SEAT], face.number)
    r.reveal(s)
    r.resolve(s, face.number, f[SEAT])


@RUN.step
def judge(r: Mandate, s: State, f: list[int]) -> None:
    """Its domain is in the run, unless it is a duplicate, which has to be answered."""
    at, v = r.at, s.values
    domain = r.domain_of[v[at.run_card]]
    if v[at.run_duplicate]:
        r.call(s, DUPLICATE, f[SEAT])
    elif domain >= 0:
        v[at.run_domains] |= 1 << domain


@RUN.step
def choose(r: Mandate, s: State, f: list[int]) -> None:
    """Stop and bank, or draw another card."""
    s.answer = BANK
    if not s.values[r.at.run_over]:
        r.pick(s, f[SEAT], GO_ON, [BANK, CONTINUE])


@RUN.step
def go_on(r: Mandate, s: State, f: list[int]) -> None:
    """Another card, or the bank."""
    if s.values[r.at.run_over]:
        return
    if s.answer == CONTINUE:
        f[PC] = draw
        return
    s.values[r.at.run_over] = 1
    r.call(s, BANKING, f[SEAT])


@RUN.step
def end(r: Mandate, s: State, f: list[int]) -> None:
    """All revealed cards are discarded; what follows a run, banked or crashed."""
    at, v = r.at, s.values
    for k in range(len(r.trainings)):
        v[at.discard + k] += v[at.run_cards + k]
        v[at.run_cards + k] = 0
    r.fire(s, windows.RUN_END, f[SEAT])


@BANKING.step
def bank(r: Mandate, s: State, f: list[int]) -> None:
    """Provisional Capability goes to the track; domains count once banked (R-MAN-8)."""
    at, v, seat = r.at, s.values, f[SEAT]
    n, v[at.run_provisional] = v[at.run_provisional], 0
    domains = v[at.run_domains].bit_count()
    v[at.run_counted] = domains
    v[at.best_run + seat] = max(v[at.best_run + seat], domains)
    BANKED(s, seat, n, domains)
    # What the track has no room for was not banked (R-HL-7).
    v[at.run_banked] = r.gain(s, CAPABILITY, seat, n)
    r.fire(s, windows.RUN_BANK, seat)


@DUPLICATE.step
def ask(r: Mandate, s: State, f: list[int]) -> None:
    """Everything that could stop the crash, and the crash (R-TRN-2, R-TRN-21)."""
    seat = f[SEAT]
    options: list[int] = []
    if r.get(s, PROTECTION, seat) >= r.numbers.shield:
        options.append(SHIELD)
    if s.values[r.at.run_visit] > 0:
        options.append(VISIT)
    for effect, owner in r.waiting_for(s, windows.RUN_DUPLICATE, seat):
        if owner == seat and effect.can(s, seat):
            options.append(ABILITY + effect.number)
    r.pick(s, seat, SHIELD_ASK, [*options, CRASH])


@DUPLICATE.step
def answer(r: Mandate, s: State, f: list[int]) -> None:
    """The duplicate is discarded and the run banks, or all that is not banked goes."""
    at, v, seat, code = r.at, s.values, f[SEAT], s.answer
    if code >= ABILITY:
        r.take(s, r.effects[code - ABILITY], seat)
        return
    v[at.run_over] = 1
    if code == CRASH:
        _crash(r, s, seat)
        return
    SHIELDED(s, seat, code)
    if code == SHIELD:
        r.gain(s, PROTECTION, seat, -r.numbers.shield)
    else:
        v[at.run_visit] -= 1
    r.call(s, BANKING, seat)


def _crash(r: Mandate, s: State, seat: int) -> None:
    """R-TRN-12: Scrutiny, and under a Headline Systemic Risk."""
    lost, s.values[r.at.run_provisional] = s.values[r.at.run_provisional], 0
    CRASHED(s, seat, lost)
    cubes = figure(r.changes_of("run.crash.scrutiny"), s, seat, r.numbers.crash)
    resources.add_scrutiny(r, s, seat, cubes)
    resources.add_risk(r, s, figure(r.changes_of("run.crash.risk"), s, seat, 0))
    r.fire(s, windows.RUN_CRASH, seat)


def missing(r: Mandate, s: State) -> list[int]:
    """Domains that are not in the run (R-TRN-18)."""
    mask = s.values[r.at.run_domains]
    return [number for number in range(len(r.domains)) if not mask >> number & 1]


def add_domain(r: Mandate, s: State, domain: int) -> None:
    """The card that was drawn counts as this domain (R-TRN-6)."""
    s.values[r.at.run_domains] |= 1 << domain
