"""A file that is a picture: one face, for houses that take PNG or JPEG.

Its size follows from its pixels: they are the trim and the bleed of one finished size,
at the preset's resolution or a higher one.

Here: the checks that pixels allow. Not here: pictures in a PDF (`pictures`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from io import BytesIO
from typing import TYPE_CHECKING

from rulewright.model import Preset
from rulewright.press import FinishedSize
from rulewright.publish.preflight import findings as rules
from rulewright.publish.preflight.bleed import Plate, check_bleed
from rulewright.publish.preflight.boxes import Meant
from rulewright.publish.preflight.faults import Fault
from rulewright.publish.preflight.pictures import ink_of_pixels
from rulewright.publish.preflight.plane import Area

if TYPE_CHECKING:
    from PIL import Image

MAGIC = (b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff")
_MOST_PIXELS = 200_000_000
_MM_PER_INCH = 25.4
# Width by height may differ from the preset's by one pixel of this many.
_RATIO = 300


def opened(data: bytes) -> Image.Image | Fault:
    """The picture in some bytes, or why it cannot be looked at."""
    import warnings  # noqa: PLC0415 - only pictures need it

    from PIL import Image, ImageFile  # noqa: PLC0415

    # A layout engine in the same process lets half a picture pass for a whole one.
    lenient = ImageFile.LOAD_TRUNCATED_IMAGES
    ImageFile.LOAD_TRUNCATED_IMAGES = False
    try:
        with warnings.catch_warnings():
            # Its size is judged here; Pillow's own limit is lower.
            warnings.simplefilter("ignore", Image.DecompressionBombWarning)
            picture = Image.open(BytesIO(data), formats=("PNG", "JPEG"))
            if picture.width * picture.height > _MOST_PIXELS:
                return _too_large()
            picture.load()
    except Image.DecompressionBombError:
        return _too_large()
    except (OSError, ValueError, SyntaxError) as error:
        says = f"this picture is broken: {str(error)[:120]}"
        return Fault(rules.UNREADABLE, says, "export it again")
    finally:
        ImageFile.LOAD_TRUNCATED_IMAGES = lenient
    return picture


def _too_large() -> Fault:
    says = "this picture has more pixels than any face needs"
    hint = f"keep it below {_MOST_PIXELS // 1_000_000} million"
    return Fault(rules.UNREADABLE, says, hint)


def check_picture_file(
    picture: Image.Image, preset: Preset, sizes: Sequence[FinishedSize]
) -> Iterator[Fault]:
    """What is wrong with a picture as a face for a print house."""
    yield from _colours(picture, preset)
    found = _matching(picture.size, sizes)
    if found is None:
        least = preset.resolution.least if preset.resolution else 300
        known = ", ".join(f"{each.name} {_pixels(each, least)}" for each in sizes)
        says = f"the picture has {picture.width} x {picture.height} pixels, which is no"
        says += f" size of {preset.name} with its bleed"
        yield Fault(rules.OTHER_SIZE, says, f"make it one of: {known}")
        return
    finished, turned = found
    width = finished.whole.height if turned else finished.whole.width
    dots = picture.width / float(width.mm) * _MM_PER_INCH
    if preset.resolution is not None and dots < preset.resolution.least - 1:
        says = f"the picture has {dots:.0f} dots per inch at its size"
        hint = f"give it at least {preset.resolution.least}"
        yield Fault(rules.COARSE_PICTURE, says, hint)
    if not finished.moulded:
        yield from check_bleed(*_plate(picture, finished, dots, turned=turned))


def _colours(picture: Image.Image, preset: Preset) -> Iterator[Fault]:
    space = preset.colour.space if preset.colour else "any"
    if picture.mode == "CMYK" and space == "rgb":
        says = "the picture is in CMYK"
        yield Fault(rules.PRESS_COLOUR, says, "leave the separation to the house")
    elif picture.mode not in {"CMYK", "L", "1"} and space == "cmyk":
        says = f"the picture is in RGB, and {preset.name} asks for CMYK"
        hint = "separate it into CMYK with the profile of the house"
        yield Fault(rules.SCREEN_COLOUR, says, hint)
    if _translucent(picture):
        says = "some pixels of the picture are not opaque"
        yield Fault(rules.TRANSPARENCY, says, "lay it on its ground and flatten it")
    most = preset.colour.ink if preset.colour else None
    if most is not None and (ink := ink_of_pixels(picture)) > most + 2:
        says = f"the picture takes {ink:.0f} % of ink somewhere"
        hint = f"keep all inks together at {most} % or less"
        yield Fault(rules.MUCH_INK, says, hint)


def _translucent(picture: Image.Image) -> bool:
    if "A" in picture.getbands():
        least = picture.getchannel("A").getextrema()[0]
        return isinstance(least, int | float) and least < 255
    return "transparency" in picture.info


def _matching(
    pixels: tuple[int, int], sizes: Sequence[FinishedSize]
) -> tuple[FinishedSize, bool] | None:
    width, height = pixels
    for each in sizes:
        for turned in (False, True):
            whole = each.whole.turned if turned else each.whole
            ratio = float(whole.width / whole.height)
            if abs(width - height * ratio) <= max(1.5, width / _RATIO):
                return each, turned
    return None


def _pixels(each: FinishedSize, dots: int) -> str:
    width, height = (
        round(float(edge.mm) / _MM_PER_INCH * dots)
        for edge in (each.whole.width, each.whole.height)
    )
    return f"{width} x {height}"


def _plate(
    picture: Image.Image, finished: FinishedSize, dots: float, *, turned: bool
) -> tuple[Plate, Meant]:
    per_mm = dots / _MM_PER_INCH
    reach = float(finished.bleed.mm)
    whole = Area(0.0, 0.0, picture.width / per_mm, picture.height / per_mm)
    meant = Meant(whole.grown(-reach), (reach,) * 4, finished, turned, given=True)
    return Plate(picture.convert("RGB"), per_mm), meant
