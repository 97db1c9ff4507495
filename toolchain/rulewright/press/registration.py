"""Registration: what a printer does to the second side, and how it is made good.

Two crosses stand on the front of a calibration page, left and right of its middle.
Pins pushed through them come out on the back, where scales tell how far from the back's
own crosses. A back that is moved and turned by as much stands behind its front.

Here: the measured drift as exact numbers. Not here: the page (`publish.calibration`),
matrices (`publish.registering`), profiles (`pipeline.printers`).
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from rulewright.measure import Length
from rulewright.press.places import Point

ARM = Length(80_000)
"""How far each cross stands from the middle of the page."""
MOST_TWIST = Length(3000)
"""The most by which one pin may come out higher than the other: about a degree."""


@dataclass(frozen=True, slots=True)
class Drift:
    """Where the pins came out, seen from behind: x to the right, y down."""

    left: Point
    right: Point

    @classmethod
    def parse(cls, left: tuple[str, str], right: tuple[str, str]) -> Drift:
        """A drift from lengths as they are written in a profile."""
        return cls(*(Point(Length.parse(x), Length.parse(y)) for x, y in (left, right)))

    @property
    def shift(self) -> Point:
        """How far the middle of a back has to go."""
        x, y = self.left.x + self.right.x, self.left.y + self.right.y
        return Point(x // 2, y // 2)

    @property
    def slope(self) -> Fraction:
        """The tangent of the angle by which a back has to turn, clockwise."""
        along = ARM * 2 + self.right.x - self.left.x
        return Fraction((self.right.y - self.left.y).um, along.um)

    @property
    def twisted(self) -> bool:
        """Whether it is more than any printer does to paper that it takes straight."""
        return abs((self.right.y - self.left.y).um) > MOST_TWIST.um
