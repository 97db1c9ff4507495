"""The secret Dossier: filing each Era, reveal and payment in the last. [3] writes it.

R-DOS-1 to 13, R-SEC-1. `FILING` is called in every Era after Production.
"""

from rulewright.sdk.engine import State
from rulewright_mandate2038.play.book import BOOK
from rulewright_mandate2038.play.rules import Mandate

FILED = BOOK.event("filed", "era")
COMMIT, HEDGE = 1, 0
FILING = BOOK.procedure("filing")


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
