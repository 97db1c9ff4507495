"""Era Mandates: drawn at the start of an Era, scored at its end. [3] scores.

R-MAN-1 to 11; the card's `lead` entry says what is compared.
"""

from rulewright.sdk.engine import State
from rulewright_mandate2038.play import naming
from rulewright_mandate2038.play.book import BOOK
from rulewright_mandate2038.play.rules import MANDATES, Mandate

DRAWN = BOOK.event("mandate_card", "face")
DRAW_MANDATE = BOOK.procedure("draw_mandate")
SCORE_MANDATE = BOOK.procedure("score_mandate")


def _tell(r: Mandate, s: State, seat: int, code: int) -> tuple[str, str]:
    del s, seat
    face = r.faces[code]
    return face.id, naming.face_words(r, face.key)


DRAW = BOOK.ask("mandate", "Which Era Mandate is revealed?", _tell)


@DRAW_MANDATE.step
def draw(r: Mandate, s: State, f: list[int]) -> None:
    """One of the Era's cards; the others go back unseen."""
    del f
    deck = [face.number for face in r.mandate_cards[s.values[r.at.era]]]
    r.chance(s, MANDATES, DRAW, deck, [1] * len(deck))


@DRAW_MANDATE.step
def show(r: Mandate, s: State, f: list[int]) -> None:
    """It lies open for the Era."""
    del f
    s.values[r.at.mandate_card] = s.answer
    DRAWN(s, s.answer)


@SCORE_MANDATE.step
def score(r: Mandate, s: State, f: list[int]) -> None:
    """The qualified leader, or all who tie."""
    del r, s, f
