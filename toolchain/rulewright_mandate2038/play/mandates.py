"""Era Mandates: drawn at the start of an Era, scored at its end.

R-MAN-1 to 11; the card's `lead` entry says what is compared.
"""

from rulewright.sdk.engine import State
from rulewright_mandate2038.play import metrics, naming, windows
from rulewright_mandate2038.play.book import BOOK
from rulewright_mandate2038.play.rules import MANDATE, MANDATES, Mandate

DRAWN = BOOK.event("mandate_card", "face")
LED = BOOK.event("led", "seat", "value:n", "mandate:n")
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
    """The qualified leader, or all who tie; nobody below the minimum (R-MAN-1, 2)."""
    del f
    (effect,) = r.faces[s.values[r.at.mandate_card]].all("lead")
    lead, among = effect.data, r.leads[effect.number]
    values = {
        seat: metrics.value(r, s, seat, lead["lead"], lead["basis"])
        for seat in r.order(s)
        if among(s, seat)
    }
    qualified = {seat: n for seat, n in values.items() if n >= lead["minimum"]}
    if not qualified:
        return
    best = (max if lead["direction"] == "most" else min)(qualified.values())
    leaders = [seat for seat, n in qualified.items() if n == best]
    award = lead["award"]["sole" if len(leaders) == 1 else "tied"]
    for seat in leaders:
        LED(s, seat, best, award)
        r.gain(s, MANDATE, seat, award)


@SCORE_MANDATE.step
def scored(r: Mandate, s: State, f: list[int]) -> None:
    """A window for whoever looks at the award."""
    del f
    r.fire(s, windows.MANDATE_SCORE, -1)
