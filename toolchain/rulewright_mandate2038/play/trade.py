"""The immediate trade before the selected Action: one offer to one rival. A seam.

[2] writes it: `TRADE` is called for every turn with the acting seat (R-TRD-1 to 13).
"""

from rulewright.sdk.engine import State
from rulewright_mandate2038.play.book import BOOK
from rulewright_mandate2038.play.rules import Mandate

TRADE = BOOK.procedure("trade", "seat")
(SEAT,) = TRADE.locals


@TRADE.step
def offer(r: Mandate, s: State, f: list[int]) -> None:
    """The offer, or none."""
    del r, s, f
