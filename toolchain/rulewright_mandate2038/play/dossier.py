"""The secret Dossier: filing each Era; reveal and payment in the last.

R-DOS-1 to 3, R-DOS-10, 11, R-SEC-1. `FILING` is called in every Era after Production.
Not here: what a claim is worth (`claims`).
"""

from rulewright.sdk.engine import PC, State
from rulewright_mandate2038.play import windows
from rulewright_mandate2038.play.book import BOOK
from rulewright_mandate2038.play.rules import Mandate

FILED = BOOK.event("filed", "era")
SHOWN = BOOK.event("shown", "seat", "card:face", "commit:n")
COMMIT, HEDGE = 1, 0
FILING = BOOK.procedure("filing", "seats")
(SEATS,) = FILING.locals


def _tell(r: Mandate, s: State, seat: int, code: int) -> tuple[str, str]:
    del r, s, seat
    return ("commit", "Commit") if code == COMMIT else ("hedge", "Hedge")


FILE = BOOK.ask("file", "Commit or Hedge?", _tell)


@FILING.step
def file(r: Mandate, s: State, f: list[int]) -> None:
    """Everyone orients the Era's card in secret."""
    del f
    seats = r.order(s)
    r.pick_together(s, seats, FILE, [[COMMIT, HEDGE] for _ in seats])


@FILING.step
def keep(r: Mandate, s: State, f: list[int]) -> None:
    """The cards lie face down; nobody may look again, the owner neither (R-SEC-1)."""
    del f
    era = s.values[r.at.era]
    per = len(r.eras)
    for seat, code in zip(s.seats, s.codes, strict=True):
        s.values[r.at.dossier + seat * per + era] = code
    FILED(s, era)


@FILING.step
def show(r: Mandate, s: State, f: list[int]) -> None:
    """In the last Era all cards of all are turned up at once."""
    if s.values[r.at.era] + 1 < len(r.eras):
        r.leave(s)
        return
    per = len(r.eras)
    for seat in r.order(s):
        for era, face in enumerate(r.dossiers):
            commit = int(s.values[r.at.dossier + seat * per + era] == COMMIT)
            s.values[r.at.shown + seat * per + era] = commit
            SHOWN(s, seat, face.number, commit)
    r.reveal(s)
    f[SEATS] = 0


@FILING.step
def pay(r: Mandate, s: State, f: list[int]) -> None:
    """Each in order pays for its commitments and adds their Scrutiny."""
    if f[SEATS] >= r.seats:
        return
    seat = r.order(s)[f[SEATS]]
    f[SEATS] += 1
    f[PC] = pay
    r.begin(s, waiting(r, windows.DOSSIER_REVEAL, seat))


def waiting(r: Mandate, window: int, seat: int) -> list[int]:
    """What the cards of a seat do in a window, in their order, as effect and seat."""
    return [
        number
        for face in r.dossiers
        for effect in face.effects
        if effect.at == window
        for number in (effect.number, seat)
    ]
