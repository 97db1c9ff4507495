"""Selection: what each seat may select, chosen in secret, shown together.

Not here: whether a card resolves somewhere (`legality`), what Programs need besides
(`programs`).
"""

from rulewright.sdk.engine import State
from rulewright_mandate2038.play import legality, naming, programs
from rulewright_mandate2038.play.book import BOOK
from rulewright_mandate2038.play.rules import Mandate

SELECTED = BOOK.event("selected", "seat", "card")
SELECTION = BOOK.procedure("selection")


def _tell(r: Mandate, s: State, seat: int, code: int) -> tuple[str, str]:
    del s, seat
    face = r.cards[code].face
    return face.id, naming.face_words(r, face.key)


SELECT = BOOK.ask("select", "Select an Action in secret.", _tell)


def unused(r: Mandate, s: State, seat: int) -> list[int]:
    """The seat's unused Core Actions, by card number."""
    mask = s.values[r.at.unused + seat]
    return [number for number in range(len(r.actions)) if mask >> number & 1]


def eligible(r: Mandate, s: State, seat: int) -> list[int]:
    """Cards that the seat may select; a blocked Core Action if none (R-SEL-13)."""
    there = legality.destinations(r, s, seat)
    found = [
        number
        for number in unused(r, s, seat)
        if legality.resolvable(r, s, seat, r.cards[number], there)
        and not r.banned(s, "select", seat, r.cards[number].face.id)
    ]
    found += programs.eligible(r, s, seat)
    return found or unused(r, s, seat)


@SELECTION.step
def choose(r: Mandate, s: State, f: list[int]) -> None:
    """Everyone chooses; nothing is seen until all have."""
    del f
    seats = r.order(s)
    r.pick_together(s, seats, SELECT, [eligible(r, s, seat) for seat in seats])


@SELECTION.step
def reveal(r: Mandate, s: State, f: list[int]) -> None:
    """All selections are open at once; Program markers are committed (R-SEL-16)."""
    del f
    for seat, card in zip(s.seats, s.codes, strict=True):
        s.values[r.at.selected + seat] = card
        SELECTED(s, seat, card)
        if r.cards[card].program:
            programs.commit(r, s, seat, card)
    r.reveal(s)
