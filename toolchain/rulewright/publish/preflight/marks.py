"""Marks: what a page or a form puts on paper, as far as a print house asks about it.

Here: the records that walking a content stream leaves behind, and laying them out
where a form is placed. Not here: the walk (`walking`), and judging (`safe_area`,
`inks`, `pictures`, `fonts`).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from rulewright.publish.preflight.colours import Colour
from rulewright.publish.preflight.plane import Area, Matrix, Quad, around, laid

if TYPE_CHECKING:
    import pikepdf


@dataclass(frozen=True, slots=True)
class Letters:
    """A run of glyphs: what it spells, and the box of its ink."""

    words: str
    quad: Quad


@dataclass(frozen=True, slots=True)
class Placed:
    """A picture where it is placed, and the part of it that no clip hides."""

    picture: PictureFacts
    quad: Quad
    seen: Quad


@dataclass(frozen=True, slots=True)
class PictureFacts:
    """A picture as its dictionary describes it."""

    key: tuple[int, int] | int
    width: int
    height: int
    family: str
    mask: bool
    """A stencil of one bit, painted in the colour that is set."""
    source: Any = field(compare=False, hash=False, repr=False)


@dataclass
class Content:
    """All marks of a content stream, in the space that it is written in.

    `paints` holds each colour with the way it is used and one place where it is;
    `features` what a printer's program has to work out, likewise; `thinnest` the
    narrowest line.
    """

    letters: list[Letters] = field(default_factory=list)
    placed: list[Placed] = field(default_factory=list)
    paints: dict[tuple[str, Colour], Quad] = field(default_factory=dict)
    features: dict[str, Quad] = field(default_factory=dict)
    thinnest: tuple[float, Quad] | None = None
    fonts: dict[tuple[int, int] | int, pikepdf.Object] = field(default_factory=dict)

    def take_in(self, form: Content, by: Matrix, clip: Area | None) -> None:
        """Add the marks of a form that is placed `by` a matrix, within `clip`."""
        for letters in form.letters:
            quad = laid(letters.quad, by)
            if clip is None or clip.shared(around(quad)):
                self.letters.append(Letters(letters.words, quad))
        for placed in form.placed:
            shown = laid(placed.seen, by)
            seen = shown if clip is None else clipped(shown, clip)
            if seen is not None:
                quad = laid(placed.quad, by)
                self.placed.append(Placed(placed.picture, quad, seen))
        for paint, quad in form.paints.items():
            if paint not in self.paints:
                self.paints[paint] = laid(quad, by)
        for feature, quad in form.features.items():
            if feature not in self.features:
                self.features[feature] = laid(quad, by)
        if form.thinnest is not None:
            self.line(form.thinnest[0] * scale(by), laid(form.thinnest[1], by))
        self.fonts |= form.fonts

    def line(self, width: float, quad: Quad) -> None:
        """Note a line of some width."""
        if self.thinnest is None or width < self.thinnest[0]:
            self.thinnest = (width, quad)


def scale(by: Matrix) -> float:
    """How much a matrix enlarges, on the average of its directions."""
    return float(abs(by[0] * by[3] - by[1] * by[2]) ** 0.5)


def clipped(quad: Quad, clip: Area) -> Quad | None:
    """What is seen of a quad; one that is cut becomes an upright rectangle."""
    area = around(quad)
    seen = clip.shared(area)
    if seen is None:
        return None
    return quad if clip.holds(area, 0.0) else seen.quad
