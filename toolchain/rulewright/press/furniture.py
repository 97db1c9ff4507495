"""Furniture: what stands on a sheet besides faces: its marks, and room for a slug.

It depends on the grid and on which slots are filled, not on what is in them, so that
whoever prints many sheets, or prints them again, finds it once for all.

Here: both together, and finding them again. Not here: where they stand (`press.marks`,
`press.slugs`).
"""

from __future__ import annotations

from dataclasses import dataclass, field

from rulewright.press.imposition import Sheet
from rulewright.press.marks import Mark, marks_of
from rulewright.press.slugs import Slug, slug_of

Furniture = tuple[tuple[Mark, ...], Slug | None]


@dataclass
class Cabinet:
    """Furniture by what it depends on; `drawers` may come from a former run."""

    drawers: dict[str, Furniture] = field(default_factory=dict)
    used: dict[str, Furniture] = field(default_factory=dict)

    def of(self, sheet: Sheet) -> Furniture:
        """The furniture of a sheet."""
        outlines = tuple((placed.cut, placed.ink) for placed in sheet.placed)
        key = repr((sheet.grid, outlines))
        found = self.used.get(key) or self.drawers.get(key)
        if found is None:
            found = marks_of(sheet), slug_of(sheet)
        self.used[key] = found
        return found
