"""The Headline of a cycle: drawn from its Era's deck, resolved, kept in the timeline.

The deck is what a profile lets in (`Mandate.headlines`). A Headline's entries are
ordinary effects: those that wait for a window are switched on for the whole table.
"""

from rulewright.sdk.engine import State
from rulewright_mandate2038.play import naming, windows
from rulewright_mandate2038.play.book import BOOK
from rulewright_mandate2038.play.rules import HEADLINES, Mandate

REVEALED = BOOK.event("headline", "face")
HEADLINE = BOOK.procedure("headline")


def _tell(r: Mandate, s: State, seat: int, code: int) -> tuple[str, str]:
    del s, seat
    face = r.faces[code]
    return face.id, naming.face_words(r, face.key)


DRAW = BOOK.ask("headline", "Which Headline is next?", _tell)


@HEADLINE.step
def draw(r: Mandate, s: State, f: list[int]) -> None:
    """One of the Era's Headlines that has not been seen."""
    del f
    deck = r.headlines[s.values[r.at.era]]
    left = [face.number for face in deck if face.number not in s.lists[0]]
    r.chance(s, HEADLINES, DRAW, left, [1] * len(left))


@HEADLINE.step
def resolve(r: Mandate, s: State, f: list[int]) -> None:
    """It takes its place in the timeline and resolves for the table."""
    del f
    s.values[r.at.headline] = s.answer
    s.lists[0].append(s.answer)
    REVEALED(s, s.answer)
    r.reveal(s)
    r.resolve(s, s.answer, -1)


@HEADLINE.step
def revealed(r: Mandate, s: State, f: list[int]) -> None:
    """A window for whoever looks at the Headline."""
    del f
    r.fire(s, windows.HEADLINE_REVEAL, -1)
