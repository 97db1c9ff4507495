"""Final scoring: offline penalty, provisional winner, claims, World Ending. [3].

R-END-1 to 8, R-DOS-4 to 13; windows final.offline, final.claims, final.after_claims,
final.ending open in this order.
"""

from rulewright.sdk.engine import State
from rulewright_mandate2038.play.book import BOOK
from rulewright_mandate2038.play.rules import Mandate

WON = BOOK.event("won", "seat")
ENDING = BOOK.procedure("ending")


@ENDING.step
def offline(r: Mandate, s: State, f: list[int]) -> None:
    """One Mandate for each offline Facility, never below zero."""
    del r, s, f
