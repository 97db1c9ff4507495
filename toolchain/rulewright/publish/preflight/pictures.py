"""Pictures: their resolution as they are placed, and the ink of their pixels.

Here: pictures inside a PDF. Not here: a file that is a picture (`picture_file`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rulewright.model import Preset
from rulewright.publish.preflight import findings as rules
from rulewright.publish.preflight.boxes import Meant
from rulewright.publish.preflight.faults import Fault, place
from rulewright.publish.preflight.marks import Content, PictureFacts, Placed
from rulewright.publish.preflight.plane import length

if TYPE_CHECKING:
    from PIL import Image

_MM_PER_INCH = 25.4
# Larger pictures are not unpacked to look for ink.
_MOST_PIXELS = 40_000_000


class Pixels:
    """The ink of pictures, each unpacked once; what could not be is counted."""

    def __init__(self) -> None:
        self._known: dict[tuple[int, int] | int, float | None] = {}
        self.unread = 0

    def ink(self, facts: PictureFacts) -> float | None:
        """The most ink of any pixel in percent; None if it cannot be told."""
        if facts.mask:
            return None
        if facts.key not in self._known:
            self._known[facts.key] = found = self._ink(facts)
            self.unread += found is None
        return self._known[facts.key]

    def _ink(self, facts: PictureFacts) -> float | None:
        import pikepdf  # noqa: PLC0415 - only what looks into a PDF needs it
        from PIL import Image  # noqa: PLC0415

        if facts.source is None or facts.width * facts.height > _MOST_PIXELS:
            return None
        try:
            picture = pikepdf.PdfImage(facts.source).as_pil_image()
            return ink_of_pixels(picture)
        except (
            pikepdf.PdfError,
            pikepdf.UnsupportedImageTypeError,
            Image.DecompressionBombError,
            NotImplementedError,
            AttributeError,
            KeyError,
            OSError,
            TypeError,
            ValueError,
        ):
            return None


def ink_of_pixels(picture: Image.Image) -> float:
    """The most ink of any pixel of a picture, in percent; to about two percent."""
    from PIL import ImageChops  # noqa: PLC0415 - only pictures need it

    if picture.mode == "CMYK":
        cyan, magenta, yellow, black = picture.split()
        first = ImageChops.add(cyan, magenta, scale=2)
        second = ImageChops.add(yellow, black, scale=2)
        return _most(ImageChops.add(first, second, scale=2)) * 4
    if picture.mode in {"1", "L", "LA", "I;16", "I", "F"}:
        return 100 - _least(picture.convert("L"))
    cyan, magenta, yellow = (
        ImageChops.invert(band) for band in picture.convert("RGB").split()
    )
    lightest = ImageChops.darker(ImageChops.darker(cyan, magenta), yellow)
    strongest = ImageChops.lighter(ImageChops.lighter(cyan, magenta), yellow)
    pairs = ImageChops.lighter(
        ImageChops.darker(cyan, magenta),
        ImageChops.darker(ImageChops.lighter(cyan, magenta), yellow),
    )
    # All grey taken to black leaves the strongest and the middle ink less the lightest.
    middle = ImageChops.subtract(pairs, lightest)
    return _most(ImageChops.add(strongest, middle, scale=2)) * 2


def _most(band: Image.Image) -> float:
    return float(band.getextrema()[1]) / 255 * 100  # type: ignore[arg-type]


def _least(band: Image.Image) -> float:
    return float(band.getextrema()[0]) / 255 * 100  # type: ignore[arg-type]


def resolution(placed: Placed) -> float | None:
    """Dots per inch in the direction that has fewer; None for no size at all."""
    corner, right, _, below = placed.quad
    across, down = length(corner, right), length(corner, below)
    if across < 0.01 or down < 0.01:
        return None
    facts = placed.picture
    return min(facts.width / across, facts.height / down) * _MM_PER_INCH


def check_pictures(
    content: Content, page: Meant, preset: Preset | None, pixels: Pixels
) -> Iterator[Fault]:
    """Pictures of a page that are too coarse, or that take too much ink."""
    least = preset.resolution.least if preset and preset.resolution else None
    most = preset.colour.ink if preset and preset.colour else None
    for placed in content.placed:
        dots, facts = resolution(placed), placed.picture
        where = place(placed.seen, page.trim)
        pixels_of = f"a picture of {facts.width} x {facts.height} pixels, {where},"
        if least is not None and dots is not None and dots < least - 0.5:
            says = f"{pixels_of} has {dots:.0f} dots per inch at its size"
            yield Fault(rules.COARSE_PICTURE, says, f"give it at least {least}")
        if most is None:
            continue
        ink = pixels.ink(facts)
        # Two percent is what the sum of rounded bands can be off.
        if ink is not None and ink > most + 2:
            says = f"{pixels_of} takes {ink:.0f} % of ink somewhere"
            hint = f"keep all inks together at {most} % or less"
            yield Fault(rules.MUCH_INK, says, hint)
