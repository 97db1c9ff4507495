"""Papers and formats: the sizes that `print.yaml` declares, as the press uses them.

Here: the finished size, its shape, and how far ink runs beyond it. Not here: reading
`print.yaml` (`model`), and how many fit on a paper (`press.grids`).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from fractions import Fraction

from rulewright.measure import Length, Size
from rulewright.press.outlines import ellipse, hexagon, octagon
from rulewright.press.places import Box, Outline, Point


class Shape(Enum):
    """How the knife goes. A hex is flat-top; its trim is the box around it.

    Only tokens are round or octagonal: no straight knife cuts a sheet of circles.
    """

    RECTANGLE = "rectangle"
    HEX = "hex"
    OCTAGON = "octagon"
    CIRCLE = "circle"


@dataclass(frozen=True, slots=True)
class Paper:
    """A paper, and the edge on each side that a printer does not reach."""

    id: str
    size: Size
    margin: Length

    @classmethod
    def parse(cls, paper: str, size: tuple[str, str], margin: str) -> Paper:
        """A paper from lengths as they are written in `print.yaml`."""
        return cls(paper, _size(size), Length.parse(margin))

    @property
    def printable(self) -> Size:
        """What the printer reaches; never less than nothing."""
        nothing = Length(0)
        return Size(
            max(self.size.width - self.margin * 2, nothing),
            max(self.size.height - self.margin * 2, nothing),
        )


@dataclass(frozen=True, slots=True)
class Format:
    """A finished size: the trim, the ink beyond it, and the shape of the cut."""

    id: str
    trim: Size
    bleed: Length
    shape: Shape = Shape.RECTANGLE

    @classmethod
    def parse(
        cls, name: str, trim: tuple[str, str], bleed: str, shape: str = "rectangle"
    ) -> Format:
        """A format from lengths as they are written in `print.yaml`."""
        return cls(name, _size(trim), Length.parse(bleed), Shape(shape))

    @property
    def cut(self) -> Outline:
        """The die line, counted from the top left corner of the trim."""
        drawn = {
            Shape.HEX: hexagon,
            Shape.OCTAGON: octagon,
            Shape.CIRCLE: ellipse,
        }
        if self.shape in drawn:
            return drawn[self.shape](self.trim)
        return Box(Point(Length(0), Length(0)), self.trim).outline

    @property
    def ink(self) -> Outline:
        """The edge of the bleed, counted like `cut`; it may lie at negative places."""
        if self.shape is Shape.RECTANGLE:
            start = Point(-self.bleed, -self.bleed)
            return Box(start, self.trim.grown(self.bleed)).outline
        # The bleed runs along every edge at the same distance, so that it is the same
        # shape, larger by bleed / apothem.
        share = Fraction(2 * self.bleed.um, self.trim.height.um)
        return tuple(
            Point(
                _further(point.x, self.trim.width, share),
                _further(point.y, self.trim.height, share),
            )
            for point in self.cut
        )

    @property
    def reach(self) -> Size:
        """How far the bleed runs beyond the trim, sideways and up or down."""
        return Size(
            -min(point.x for point in self.ink), -min(point.y for point in self.ink)
        )


def _size(written: tuple[str, str]) -> Size:
    return Size(Length.parse(written[0]), Length.parse(written[1]))


def _further(place: Length, side: Length, share: Fraction) -> Length:
    """A place further from the middle of a side by a share of its distance.

    Rounded outwards to a whole micrometre, and so alike at both ends.
    """
    from_middle = Fraction(2 * place.um - side.um, 2)
    more = -int(-abs(from_middle) * share // 1)
    return Length(place.um + (more if from_middle > 0 else -more))
