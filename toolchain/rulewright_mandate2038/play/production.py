"""Power and Production: the five boxes, each for every seat before the next.

Generate, Trade (a seam, empty in the Default Game), Allocate, Produce, Partner. [3]
writes them; `topology` says what a source reaches. Within a box, Initiative order.
"""

from rulewright.sdk.engine import State
from rulewright_mandate2038.play.book import BOOK
from rulewright_mandate2038.play.rules import Mandate

BOX = BOOK.event("box", "box:n")
PRODUCTION = BOOK.procedure("production", "box")


@PRODUCTION.step
def generate(r: Mandate, s: State, f: list[int]) -> None:
    """What operates, and what it costs in Scrutiny (R-POW-5, 6)."""
    del r, f
    BOX(s, 1)


@PRODUCTION.step
def trade(r: Mandate, s: State, f: list[int]) -> None:
    """A seam of the profile: Power requests, in Advanced Play."""
    del r, s, f


@PRODUCTION.step
def allocate(r: Mandate, s: State, f: list[int]) -> None:
    """Old cubes away, new cubes out."""
    del r, f
    BOX(s, 3)


@PRODUCTION.step
def produce(r: Mandate, s: State, f: list[int]) -> None:
    """Facilities, Customers, Mega-Clusters, in that order (R-PRD-2)."""
    del r, f
    BOX(s, 4)


@PRODUCTION.step
def partner(r: Mandate, s: State, f: list[int]) -> None:
    """Joint Ventures, lowest number first."""
    del r, f
    BOX(s, 5)
