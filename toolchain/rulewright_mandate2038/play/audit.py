"""The Public Audit. [3] writes it: R-AUD-1 to 12; draws are chances of the bag."""

from rulewright.sdk.engine import State
from rulewright_mandate2038.play.book import BOOK
from rulewright_mandate2038.play.rules import Mandate

AUDIT = BOOK.procedure("audit", "draws")


@AUDIT.step
def draw(r: Mandate, s: State, f: list[int]) -> None:
    """One cube after the other, until the number of the Era or the bag is out."""
    del r, s, f
