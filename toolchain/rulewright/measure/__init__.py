"""Lengths in whole micrometres, exact ratios; no floats.

Here: `Length` and `Size`, the only units that print geometry is counted in, and how
people write them (`63mm`, `2.5in`, `8pt`).

Not here: what is measured (`press`, `faces`), and the floats that a PDF or SVG writer
needs (`publish`).
"""

from rulewright.measure.length import Length
from rulewright.measure.size import Size

__all__ = ["Length", "Size"]
