"""Programs: unlocking, markers, once a game; what a Program needs beyond its card.

[2] fills `EXTRA` and the Programs' own procedures.
"""

from rulewright.sdk.engine import State
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
        if legality.resolvable(r, s, seat, card):
            found.append(number)
    return found


def commit(r: Mandate, s: State, seat: int, card: int) -> None:
    """A revealed Program: the use and the marker are spent, even if it is blocked."""
    s.values[r.at.programs_done + seat] |= 1 << card
    # [2]: the marker's price under changes (agent_swarm.cost.marker, R-HEA-14).
    s.values[r.at.markers + seat] -= 1
