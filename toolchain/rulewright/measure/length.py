"""Length: a distance in whole micrometres, with the units that a print house writes.

Here: reading and writing of `63mm`, `2.5in`, `8pt`, and exact sums and ratios. Not
here: rectangles (`measure.size`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from typing import overload

# One unit in micrometres. A point is 1/72 inch (the desktop point of PDF and CSS).
_UNITS = {
    "mm": Fraction(1000),
    "cm": Fraction(10_000),
    "in": Fraction(25_400),
    "pt": Fraction(25_400, 72),
}
# ASCII digits only: `\d` would let in the digits of every script.
_WRITTEN = re.compile(r"(-?)([0-9]+(?:\.[0-9]+)?) ?(mm|cm|in|pt)")
_LONGEST = 40


@dataclass(frozen=True, slots=True, order=True)
class Length:
    """A distance in whole micrometres; negative ones are allowed, for offsets."""

    um: int

    def __post_init__(self) -> None:
        if type(self.um) is not int:
            raise TypeError(f"a Length is whole micrometres, not {self.um!r}")

    @classmethod
    def parse(cls, written: str) -> Length:
        """The length that `written` names, such as `63mm`, `2.5in` or `8pt`.

        Millimetres, centimetres and inches must come to whole micrometres. A point does
        not (1pt is 352.7̅ um), so points are rounded to the nearest micrometre, half up.

        Raises:
            ValueError: not a number with one of the units, or finer than a micrometre.
        """
        match = _WRITTEN.fullmatch(written) if len(written) <= _LONGEST else None
        if match is None:
            raise ValueError("a length is a number and a unit, such as 63mm or 2.5in")
        sign, number, unit = match.groups()
        exact = Fraction(number) * _UNITS[unit]
        if unit == "pt":
            exact = Fraction((exact + Fraction(1, 2)).__floor__())
        if exact.denominator != 1:
            raise ValueError(f"{written} is finer than a micrometre (0.001mm)")
        return cls(-exact.numerator if sign else exact.numerator)

    @classmethod
    def sum(cls, lengths: Iterable[Length]) -> Length:
        """All of them laid end to end; nothing if there are none."""
        return cls(sum(length.um for length in lengths))

    @property
    def mm(self) -> Fraction:
        """The same distance in millimetres, exact."""
        return Fraction(self.um, 1000)

    @property
    def pt(self) -> Fraction:
        """The same distance in points of 1/72 inch, exact: the unit inside a PDF."""
        return Fraction(self.um * 72, 25_400)

    def __add__(self, other: Length) -> Length:
        return Length(self.um + other.um) if _is(other) else NotImplemented

    def __sub__(self, other: Length) -> Length:
        return Length(self.um - other.um) if _is(other) else NotImplemented

    def __mul__(self, times: int) -> Length:
        return Length(self.um * times) if type(times) is int else NotImplemented

    __rmul__ = __mul__

    @overload
    def __floordiv__(self, other: Length) -> int: ...
    @overload
    def __floordiv__(self, other: int) -> Length: ...
    def __floordiv__(self, other: Length | int) -> int | Length:
        """How often another length goes in; or a share, rounded down a micrometre."""
        if isinstance(other, Length):
            return self.um // other.um
        return Length(self.um // other) if type(other) is int else NotImplemented

    def __mod__(self, other: Length) -> Length:
        return Length(self.um % other.um) if _is(other) else NotImplemented

    def __truediv__(self, other: Length) -> Fraction:
        """The exact ratio of two lengths."""
        return Fraction(self.um, other.um) if _is(other) else NotImplemented

    def __neg__(self) -> Length:
        return Length(-self.um)

    def __abs__(self) -> Length:
        return Length(abs(self.um))

    def __bool__(self) -> bool:
        return self.um != 0

    def __str__(self) -> str:
        """In millimetres, as short as it is exact: `63mm`, `0.45mm`."""
        whole, rest = divmod(abs(self.um), 1000)
        decimals = f".{rest:03}".rstrip("0") if rest else ""
        return f"{'-' if self.um < 0 else ''}{whole}{decimals}mm"


def _is(other: object) -> bool:
    return isinstance(other, Length)
