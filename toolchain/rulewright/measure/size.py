"""Size: the width and height of a face, a sheet or a page.

Here: sizes as pairs of lengths. Not here: named formats such as A4 (`press`).
"""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.measure.length import Length


@dataclass(frozen=True, slots=True)
class Size:
    """A width and a height; neither is negative."""

    width: Length
    height: Length

    def __post_init__(self) -> None:
        if self.width.um < 0 or self.height.um < 0:
            raise ValueError(f"a size cannot be negative: {self}")

    @classmethod
    def parse(cls, written: str) -> Size:
        """The size that `written` names, such as `63mm x 88mm` (or with `×`).

        Raises:
            ValueError: not two lengths with a cross between them, or a negative one.
        """
        width, cross, height = written.replace("×", "x").partition("x")
        if not cross:
            raise ValueError("a size is two lengths, such as 63mm x 88mm")
        return cls(Length.parse(width.strip(" ")), Length.parse(height.strip(" ")))

    @property
    def turned(self) -> Size:
        """The same rectangle after a quarter turn."""
        return Size(self.height, self.width)

    def grown(self, by: Length) -> Size:
        """With `by` added on each of the four sides, as for bleed."""
        return Size(self.width + by * 2, self.height + by * 2)

    def fits_in(self, other: Size) -> bool:
        """Whether it lies inside `other` without being turned."""
        return self.width <= other.width and self.height <= other.height

    def __str__(self) -> str:
        return f"{self.width} x {self.height}"
