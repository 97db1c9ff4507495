"""Colours: what a colour of a PDF is made of, and how much ink it takes.

Ink is estimated. CMYK counts as it stands. RGB has no ink before a house separates it:
it counts as if all its grey were printed with black alone, which is the least that any
separation makes of it. A spot colour counts as one more plate.

Here: colour spaces, colours, ink. Not here: where colours stand (`walking`), and the
pixels of pictures (`pictures`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    import pikepdf

Family = Literal["grey", "RGB", "CMYK", "Lab", "spot", "pattern", "unknown"]

_DEVICE: dict[str, tuple[Family, int]] = {
    "/DeviceGray": ("grey", 1),
    "/G": ("grey", 1),
    "/CalGray": ("grey", 1),
    "/DeviceRGB": ("RGB", 3),
    "/RGB": ("RGB", 3),
    "/CalRGB": ("RGB", 3),
    "/DeviceCMYK": ("CMYK", 4),
    "/CMYK": ("CMYK", 4),
    "/Lab": ("Lab", 3),
    "/Pattern": ("pattern", 0),
}
_BY_CHANNELS: dict[int, Family] = {1: "grey", 3: "RGB", 4: "CMYK"}
_DEEPEST = 6


@dataclass(frozen=True, slots=True)
class Space:
    """A colour space: its family and how many numbers a colour of it has."""

    family: Family
    channels: int

    @property
    def first(self) -> Colour:
        """The colour that is set together with the space."""
        values = (0.0,) * self.channels
        if self.family == "CMYK":
            values = (0.0, 0.0, 0.0, 1.0)
        elif self.family == "spot":
            values = (1.0,) * self.channels
        return Colour(self, values)


@dataclass(frozen=True, slots=True)
class Colour:
    """A colour as a page sets it."""

    space: Space
    values: tuple[float, ...]

    @property
    def ink(self) -> float | None:
        """All inks together in percent; None if that cannot be told."""
        return ink_of(self.space.family, self.values)

    def __str__(self) -> str:
        parts = " ".join(
            f"{value:.2f}".rstrip("0").rstrip(".") for value in self.values
        )
        return f"{self.space.family} {parts}".strip()


GREY, RGB, CMYK = Space("grey", 1), Space("RGB", 3), Space("CMYK", 4)
UNKNOWN = Space("unknown", 0)
BLACK = GREY.first

SET_BY: dict[str, tuple[bool, Space]] = {
    "g": (False, GREY),
    "G": (True, GREY),
    "rg": (False, RGB),
    "RG": (True, RGB),
    "k": (False, CMYK),
    "K": (True, CMYK),
}
"""Operators that set space and colour at once, and whether they mean lines."""


def ink_of(family: Family, values: Sequence[float]) -> float | None:
    """All inks of a colour together, in percent."""
    if len(values) < {"grey": 1, "RGB": 3, "CMYK": 4, "spot": 1}.get(family, 99):
        return None
    kept = [max(0.0, min(1.0, value)) for value in values]
    if family == "grey":
        return (1 - kept[0]) * 100
    if family == "RGB":
        cyan, magenta, yellow = (1 - value for value in kept[:3])
        black = min(cyan, magenta, yellow)
        return (cyan + magenta + yellow - 2 * black) * 100
    return sum(kept) * 100


def space_of(
    value: pikepdf.Object | None, named: pikepdf.Object | None = None, deep: int = 0
) -> Space:
    """The colour space that a PDF object names; `named` are those of the resources."""
    import pikepdf  # noqa: PLC0415 - only what looks into a PDF needs it

    if value is None or deep > _DEEPEST:
        return UNKNOWN
    if isinstance(value, pikepdf.Name):
        name = str(value)
        if isinstance(named, pikepdf.Dictionary) and name in named:
            return space_of(named[name], None, deep + 1)
        return Space(*_DEVICE[name]) if name in _DEVICE else UNKNOWN
    if not isinstance(value, pikepdf.Array) or not len(value):
        return UNKNOWN
    return _of_array(value, named, deep)


def _of_array(value: pikepdf.Array, named: pikepdf.Object | None, deep: int) -> Space:
    kind = str(value[0])
    if kind == "/ICCBased":
        channels = int(value[1].get("/N", 0))
        return Space(_BY_CHANNELS.get(channels, "unknown"), channels)
    if kind in {"/Indexed", "/I"}:
        return Space(space_of(value[1], named, deep + 1).family, 1)
    if kind == "/Separation":
        return Space("spot", 1)
    if kind == "/DeviceN":
        return Space("spot", len(value[1]))
    if kind == "/Pattern" and len(value) > 1:
        return Space("pattern", space_of(value[1], named, deep + 1).channels)
    return Space(*_DEVICE[kind]) if kind in _DEVICE else UNKNOWN


def shading_colours(
    shading: pikepdf.Object, named: pikepdf.Object | None
) -> list[Colour]:
    """The colours at the ends of a shading, as far as its functions tell them."""
    space = space_of(shading.get("/ColorSpace"), named)
    ends: list[Colour] = []
    _ends(shading.get("/Function"), space, ends, 0)
    return ends or [Colour(space, ())]


def _ends(
    function: pikepdf.Object | None, space: Space, ends: list[Colour], deep: int
) -> None:
    import pikepdf  # noqa: PLC0415 - only what looks into a PDF needs it

    if not isinstance(function, pikepdf.Dictionary | pikepdf.Stream) or deep > _DEEPEST:
        return
    for part in function.get("/Functions", ()):
        _ends(part, space, ends, deep + 1)
    for key in ("/C0", "/C1"):
        values = tuple(float(number) for number in function.get(key, ()))
        if len(values) == space.channels:
            ends.append(Colour(space, values))
