"""Programs: unlocking, markers, once a game.

Not here: whether a Program resolves somewhere (`legality`), what it does.
"""

from rulewright.sdk.engine import State, figure
from rulewright_mandate2038.play import legality
from rulewright_mandate2038.play.rules import Mandate


def unlocked(r: Mandate, s: State) -> list[int]:
    """Programs whose Era has come, by card number."""
    era = s.values[r.at.era]
    return [
        card.number
        for card in r.cards
        if card.program and r.era_ids.index(card.face.data["era"]) <= era
    ]


def eligible(r: Mandate, s: State, seat: int) -> list[int]:
    """Programs that the seat may select; each once a game (R-SEL-10)."""
    done = s.values[r.at.programs_done + seat]
    found: list[int] = []
    for number in unlocked(r, s):
        card = r.cards[number]
        if done >> number & 1 or r.banned(s, "select", seat, card.face.id):
            continue
        if s.values[r.at.markers + seat] < price(r, s, seat, number):
            continue
        if legality.resolvable(r, s, seat, card):
            found.append(number)
    return found


def price(r: Mandate, s: State, seat: int, card: int) -> int:
    """How many markers a Program asks for; a Headline may ask for none (R-HEA-14)."""
    face = r.cards[card].face
    (fee,) = face.named("fee").data["ops"]
    changes = r.changes_of(f"{face.id}.cost.marker")
    return figure(changes, s, seat, fee["program_marker"])


def commit(r: Mandate, s: State, seat: int, card: int) -> None:
    """A revealed Program: the use and the marker are spent, even if it is blocked."""
    s.values[r.at.programs_done + seat] |= 1 << card
    s.values[r.at.markers + seat] -= price(r, s, seat, card)
