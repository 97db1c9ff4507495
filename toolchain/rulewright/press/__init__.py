"""The press: copies become sheets. Pure geometry in exact lengths; nothing is drawn.

`formats` holds papers and finished sizes, `collation` the order in which copies run,
`grids` how many faces a sheet holds, `imposition` fronts and backs, `folding` backs
beside fronts, `registration` what a printer does to backs, `marks` where the knife
goes, `slugs` the line of text beside the faces, `furniture` both, `posters` what is
larger than a paper, `blanks` and `packing` tokens, `presets` the finished sizes of
print houses.

A place on a sheet is counted from its top left corner, x to the right and y down.

Here: how many, where, which way up. Not here: how a face looks (`faces`), how a sheet
becomes PDF (`publish.sheets`).
"""

from rulewright.press.collation import Copy, Order, Run, collate
from rulewright.press.folding import fold
from rulewright.press.formats import Format, Paper, Shape
from rulewright.press.furniture import Cabinet, Furniture
from rulewright.press.grids import Grid, fit
from rulewright.press.imposition import Backs, Placed, Sheet, Side, impose
from rulewright.press.marks import Mark, marks_of
from rulewright.press.packing import TokenSheet, pack
from rulewright.press.places import Box, Outline, Point, Turn
from rulewright.press.posters import Poster, PosterPage, cut_up, pages_of
from rulewright.press.presets import FinishedSize, contradictions, finished_sizes
from rulewright.press.registration import ARM, Drift
from rulewright.press.slugs import Slug, slug_of

__all__ = [
    "ARM",
    "Backs",
    "Box",
    "Cabinet",
    "Copy",
    "Drift",
    "FinishedSize",
    "Format",
    "Furniture",
    "Grid",
    "Mark",
    "Order",
    "Outline",
    "Paper",
    "Placed",
    "Point",
    "Poster",
    "PosterPage",
    "Run",
    "Shape",
    "Sheet",
    "Side",
    "Slug",
    "TokenSheet",
    "Turn",
    "collate",
    "contradictions",
    "cut_up",
    "finished_sizes",
    "fit",
    "fold",
    "impose",
    "marks_of",
    "pack",
    "pages_of",
    "slug_of",
]
