"""Imposition: placing faces on sheets so that the knife and the back side agree.

A sheet is filled row by row in collation order. Its back is the same placement
mirrored across the turning edge, so that each face meets its own back after the sheet
is turned.

Here: placement, fronts and backs. Not here: how a face looks (`faces`), how many copies
run (`press.collation`), where marks stand (`press.marks`), how a sheet becomes PDF
(`publish.sheets`).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from rulewright.diagnostics import Report
from rulewright.measure import Length, Size
from rulewright.press.collation import Copy, Run
from rulewright.press.findings import TOO_LARGE_FOR_PAPER
from rulewright.press.formats import Format, Paper, Shape
from rulewright.press.grids import Grid, fit
from rulewright.press.places import Box, Line, Outline, Point, Turn


class Backs(Enum):
    """The edge over which the printer turns the paper.

    `FOLD` puts backs beside their fronts (`press.folding`), `NONE` leaves them out.
    """

    LONG_EDGE = "long-edge"
    SHORT_EDGE = "short-edge"
    FOLD = "fold"
    NONE = "none"

    @property
    def turns(self) -> bool:
        """Whether the paper is printed on both sides."""
        return self in {Backs.LONG_EDGE, Backs.SHORT_EDGE}


class Side(Enum):
    """Which side of the paper a sheet is."""

    FRONT = "front"
    BACK = "back"


@dataclass(frozen=True, slots=True)
class Placed:
    """A copy on a sheet: its trim, how it is turned, and what shows on each side.

    `face` shows, `behind` is on the other side of the paper; "" is blank. `ink` is what
    may be printed for it: the bleed, up to the middle of each gutter.
    """

    copy: Copy
    face: str
    behind: str
    trim: Box
    turn: Turn
    cut: Outline
    ink: Outline


@dataclass(frozen=True, slots=True)
class Sheet:
    """One side of a paper before cutting; `number` of `of` papers of its run.

    `slots` has a place for each face that the grid holds, None where none is placed.
    `folds` are the lines along which it is folded.
    """

    number: int
    of: int
    side: Side
    grid: Grid
    slots: tuple[Placed | None, ...]
    folds: tuple[Line, ...] = ()

    @property
    def placed(self) -> tuple[Placed, ...]:
        """The copies on it, without the empty slots."""
        return tuple(slot for slot in self.slots if slot is not None)

    @property
    def blank(self) -> bool:
        """Whether nothing is printed on this side."""
        return not any(placed.face for placed in self.placed)

    def turned(self, backs: Backs) -> Sheet:
        """The same paper seen from behind, turned over its long or short edge.

        Turning twice is no turn. Without an edge to turn it over it stays as it is.
        """
        if not backs.turns:
            return self
        paper = self.grid.paper.size
        across = sideways(paper, backs)
        # Mirror slots, not artwork: a mirrored face would print its text backwards.
        # An empty slot stays empty, or the last back would drift one place to the left.
        columns = range(self.grid.columns)[:: -1 if across else 1]
        rows = range(self.grid.rows)[:: 1 if across else -1]
        order = (row * len(columns) + column for row in rows for column in columns)
        slots = (self.slots[slot] for slot in order)
        return replace(
            self,
            side=Side.BACK if self.side is Side.FRONT else Side.FRONT,
            slots=tuple(
                slot and behind(slot, paper, sideways=across) for slot in slots
            ),
        )


def impose(  # noqa: PLR0913 - each is a choice of the person at the printer
    run: Run,
    paper: Paper,
    format: Format,  # noqa: A002
    *,
    gutter: Length,
    report: Report,
    backs: Backs = Backs.LONG_EDGE,
) -> tuple[Sheet, ...]:
    """The sheets of a run; fronts, each followed by its back.

    Every copy is placed once. There are no back sides if no copy has a back; if some
    have, then a sheet without any is followed by an empty side, because the printer
    turns every paper. A format that does not fit is a finding, and gives no sheets.
    """
    grid = fit(paper, format, gutter)
    if grid is None:
        report.add(
            TOO_LARGE_FOR_PAPER.at(
                None,
                f"{format.id} ({format.trim}, bleed {format.bleed}) does not fit"
                f" {paper.id} ({paper.size}) inside its {paper.margin} margin",
                hint=f"say `sheets: false` in the format {format.id}, or print it on a"
                " larger paper",
            )
        )
        return ()
    two_sided = backs.turns and any(copy.back for copy in run.copies)
    cuts, inks = _outlines(grid)
    papers = -(-len(run.copies) // grid.slots)
    sheets: list[Sheet] = []
    for number in range(papers):
        copies = run.copies[number * grid.slots : (number + 1) * grid.slots]
        slots = [
            Placed(copy, copy.face, copy.back, grid.box(slot), grid.turn, cut, ink)
            for slot, (copy, cut, ink) in enumerate(
                zip(copies, cuts, inks, strict=False)
            )
        ]
        empty = [None] * (grid.slots - len(slots))
        front = Sheet(number + 1, papers, Side.FRONT, grid, (*slots, *empty))
        sheets += [front, front.turned(backs)] if two_sided else [front]
    return tuple(sheets)


def _outlines(grid: Grid) -> tuple[list[Outline], list[Outline]]:
    """The cut and the ink of each slot."""
    cuts: list[Outline] = []
    inks: list[Outline] = []
    for slot in range(grid.slots):
        box = grid.box(slot)
        cuts.append(_laid(grid.format.cut, grid, box.at))
        ink = _laid(grid.format.ink, grid, box.at)
        if grid.format.shape is Shape.RECTANGLE:
            ink = inside_gutters(grid, slot, box).outline
        inks.append(ink)
    return cuts, inks


def _laid(outline: Outline, grid: Grid, at: Point) -> Outline:
    trim = grid.format.trim
    return tuple(grid.turn.point(p, trim).moved(at.x, at.y) for p in outline)


def inside_gutters(grid: Grid, slot: int, box: Box) -> Box:
    """The bleed of a rectangle, cut back to the middle of the gutters around it."""
    row, column = divmod(slot, grid.columns)
    bleed, gutter = grid.format.bleed, grid.gutter
    across, down = min(bleed, gutter.width // 2), min(bleed, gutter.height // 2)
    left = bleed if column == 0 else across
    right = bleed if column == grid.columns - 1 else across
    above = bleed if row == 0 else down
    below = bleed if row == grid.rows - 1 else down
    size = Size(box.size.width + left + right, box.size.height + above + below)
    return Box(box.at.moved(-left, -above), size)


def sideways(paper: Size, backs: Backs) -> bool:
    """Whether a paper turned so is mirrored sideways, else head to foot."""
    return (backs is Backs.LONG_EDGE) is (paper.height >= paper.width)


def behind(placed: Placed, paper: Size, *, sideways: bool) -> Placed:
    """A placed copy seen from behind the paper, mirrored sideways or head to foot."""
    box = placed.trim

    def mirrored(point: Point) -> Point:
        if sideways:
            return Point(paper.width - point.x, point.y)
        return Point(point.x, paper.height - point.y)

    at = (
        Point(paper.width - box.right, box.at.y)
        if sideways
        else Point(box.at.x, paper.height - box.bottom)
    )
    # A card is turned like the page of a book, so that its back stands upright when it
    # is turned sideways; head to foot, the paper brings it half a turn round.
    turn = placed.turn.back if sideways else placed.turn.back.then(Turn.HALF)
    return replace(
        placed,
        face=placed.behind,
        behind=placed.face,
        trim=Box(at, box.size),
        turn=turn,
        cut=tuple(mirrored(point) for point in placed.cut),
        ink=tuple(mirrored(point) for point in placed.ink),
    )
