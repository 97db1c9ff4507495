"""Open choices of an effect: one among what it lists, kept under a name.

`CHOOSING` is the frame of every `choose`, and of a `define` with a tie.
"""

from collections.abc import Callable
from dataclasses import dataclass

from rulewright.sdk.engine import Amount, State
from rulewright_mandate2038.play import naming, programs
from rulewright_mandate2038.play.book import BOOK
from rulewright_mandate2038.play.packing import piece_key, piece_words
from rulewright_mandate2038.play.rules import Mandate

Listing = Callable[[State, int], list[int]]


@dataclass(frozen=True, slots=True)
class Pick:
    """What is chosen, among what, and where it is kept."""

    what: str
    listing: Listing
    place: Amount


CHOOSING = BOOK.procedure("choosing", "pick", "seat")
PICK, SEAT = CHOOSING.locals


def _tell(r: Mandate, s: State, seat: int, code: int) -> tuple[str, str]:
    what = r.picks[s.stack[-1][PICK]].what
    if what in ("core_action", "program", "action"):
        face = r.cards[code].face
        return face.id, naming.face_words(r, face.key)
    if what in ("rival", "player"):
        return f"seat{code}", naming.seat_words(r, s, code)
    if what == "hex":
        return r.hex_name(code), naming.hex_words(r, s, code)
    if what == "domain":
        face = r.domains[code]
        return face.id, naming.face_words(r, face.key)
    return piece_key(seat, code), piece_words(r, s, seat, code)


ASK = BOOK.ask("choose", "Choose one.", _tell)


@CHOOSING.step
def ask(r: Mandate, s: State, f: list[int]) -> None:
    """One of them; a single one is taken by itself."""
    pick = r.picks[f[PICK]]
    r.pick(s, f[SEAT], ASK, pick.listing(s, f[SEAT]))


@CHOOSING.step
def keep(r: Mandate, s: State, f: list[int]) -> None:
    """It stands under its name."""
    pick = r.picks[f[PICK]]
    s.values[pick.place(s, f[SEAT])] = s.answer


def unlocked(r: Mandate, s: State) -> list[int]:
    """Programs that this Era or an earlier one has unlocked."""
    return programs.unlocked(r, s)


def most_selected(r: Mandate, s: State) -> list[int]:
    """The Core Actions that most seats selected (R-HEA-27)."""
    first = r.at.selected
    counts = [0] * len(r.actions)
    for seat in range(r.seats):
        card = s.values[first + seat]
        if 0 <= card < len(counts):
            counts[card] += 1
    most = max(counts)
    return [card for card, n in enumerate(counts) if n == most and n > 0]


def set_destination(r: Mandate, s: State, place: int) -> None:
    """The turn's destination is the chosen hex, though no piece goes there."""
    s.values[r.at.destination] = s.values[place]
    s.values[r.at.piece] = r.at.pawns
