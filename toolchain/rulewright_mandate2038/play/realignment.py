"""Realignment of the rings: a seam. The Default Game has none."""

from rulewright.sdk.engine import State
from rulewright_mandate2038.play.book import BOOK
from rulewright_mandate2038.play.rules import Mandate

REALIGNMENT = BOOK.procedure("realignment")


@REALIGNMENT.step
def none(r: Mandate, s: State, f: list[int]) -> None:
    """Nothing, in the Default Game."""
    del r, s, f
