"""Sheets: imposed copies as a PDF to print and cut.

Each distinct face is in the file once; copies are placements of it. Marks, and a line
that names the sheet, stand outside the faces.

Here: sheets, marks, slugs. Not here: where things stand (`press`), how faces become
forms (`publish.placing`), fonts (`publish.fonts`), pages (`publish.print_pages`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from rulewright.measure import Size
from rulewright.press import Backs, Cabinet, Drift, Furniture, Sheet, Side, Slug
from rulewright.press.places import Line
from rulewright.publish.forme import Forme, Ref
from rulewright.publish.imprint import Imprint, stamp
from rulewright.publish.placing import Forms, matrix, path
from rulewright.publish.print_pages import (
    add_page,
    bookmark_first,
    die_layer,
    die_line,
    in_layer,
    prefer,
)
from rulewright.publish.registering import registered
from rulewright.publish.stock import Stock

if TYPE_CHECKING:
    from rulewright.publish.fonts import Typecase

# 0.12 mm, the lightest line that a home printer holds.
MARK_WIDTH = "0.34"
_SLUG_FONT = "IBMPlexMono"
_SLUG_SIZE = 5.2
_SLUG_LIFT = 0.6
_CORNERS = 4


def sheets_pdf(  # noqa: PLR0913 - sheets, and what is done with them
    sheets: Sequence[Sheet],
    stock: Stock,
    imprint: Imprint,
    *,
    backs: Backs = Backs.LONG_EDGE,
    drift: Drift | None = None,
    cabinet: Cabinet | None = None,
) -> bytes:
    """The PDF of some sheets: one page for each, as large as its paper.

    `stock` has the drawing of every face that a sheet shows. `backs` tells the printer
    over which edge to turn, `drift` what it does to the second side. `cabinet` has the
    furniture of sheets like these.
    """
    cabinet = cabinet or Cabinet()
    from rulewright.publish.fonts import Typecase  # noqa: PLC0415 - loads HarfBuzz

    forme = Forme()
    typecase = Typecase(forme, stock.fonts)
    forms = Forms(forme, typecase)
    faces = dict.fromkeys(
        placed.face for sheet in sheets for placed in sheet.placed if placed.face
    )
    shown = {face: forms.plain(stock.galley(face)) for face in faces}
    names = {face: f"/F{index}" for index, face in enumerate(faces)}
    shaped = any(len(p.cut) != _CORNERS for sheet in sheets for p in sheet.placed)
    layer = die_layer(forme) if shaped else None
    for sheet in sheets:
        add_sheet(
            forme,
            sheet,
            shown,
            names,
            Slugs(typecase, imprint),
            drift,
            layer,
            cabinet.of(sheet),
        )
    typecase.finish()
    two_sided = any(sheet.side is Side.BACK for sheet in sheets)
    prefer(
        forme, [label(sheet) for sheet in sheets], backs if two_sided else Backs.NONE
    )
    bookmark_first(forme, [decks(sheet) for sheet in sheets])
    stamp(forme, imprint)
    return forme.contents()


class Slugs:
    """Sets the line that names a sheet."""

    def __init__(self, typecase: Typecase, imprint: Imprint) -> None:
        self._typecase = typecase
        self._imprint = imprint

    @property
    def font(self) -> Ref:
        """The font of every slug."""
        return self._typecase.used(_SLUG_FONT)

    def set(self, sheet: Sheet, slug: Slug) -> bytes:
        """The operators that print the slug; decks are dropped where room is short."""
        room = float(max(slug.box.size.width, slug.box.size.height).pt)
        named = decks(sheet)
        for many in range(len(named), -1, -1):
            more = "" if many == len(named) else " …"
            words = self._words(sheet, ", ".join(named[:many]) + more)
            line = self._typecase.line(words, _SLUG_FONT, _SLUG_SIZE)
            if line.width <= room:
                break
        paper = sheet.grid.paper.size
        place = matrix(slug.box, slug.turn, paper)
        return (
            f"q {place} cm BT 0 g /S {_SLUG_SIZE} Tf 0 {_SLUG_LIFT} Td ".encode()
            + line.show
            + b" ET Q\n"
        )

    def _words(self, sheet: Sheet, decks: str) -> str:
        grid = sheet.grid
        paper, cut = _name(grid.paper.id).capitalize(), _name(grid.format.id)
        parts = (
            self._imprint.title,
            self._imprint.printing,
            f"{paper}, {cut}, sheet {sheet.number} of {sheet.of}",
            sheet.side.value,
            decks.strip(),
        )
        return " · ".join(part for part in parts if part)


def add_sheet(  # noqa: PLR0913, PLR0917 - a page and all that it shows
    forme: Forme,
    sheet: Sheet,
    shown: Mapping[str, Ref],
    names: Mapping[str, str],
    slugs: Slugs,
    drift: Drift | None = None,
    layer: Ref | None = None,
    furniture: Furniture | None = None,
) -> None:
    """Add the page of a sheet; `shown` has the form of each face, `names` its name."""
    marks, slug = furniture or Cabinet().of(sheet)
    paper = sheet.grid.paper.size
    drawing = [
        f"q {path(placed.ink, paper)} W n"
        f" {matrix(placed.trim, placed.turn, paper)} cm {names[placed.face]} Do Q\n"
        for placed in sheet.placed
        if placed.face
    ]
    drawing.append(f"{MARK_WIDTH} w 0 G\n")
    drawing += [
        f"{path((mark.start, mark.end), paper).removesuffix(' h')} S\n"
        for mark in marks
    ]
    drawing += [_folded(line, paper) for line in sheet.folds]
    # A knife that goes straight across needs marks; around a hex it needs the line.
    drawing += in_layer(
        line
        for placed in sheet.placed
        if len(placed.cut) != _CORNERS
        for line in die_line(placed.cut, paper)
    )
    content = "".join(drawing).encode()
    fonts: dict[str, Ref] = {}
    if slug is not None:
        content += slugs.set(sheet, slug)
        fonts["/S"] = slugs.font
    used = {names[p.face]: shown[p.face] for p in sheet.placed if p.face}
    if sheet.side is Side.BACK:
        content = registered(content, paper, drift)
    add_page(forme, paper, content, fonts, used, layer=layer)


def _folded(line: Line, paper: Size) -> str:
    """A fold line: dashes, told from a cut by anyone who has cut out a box."""
    return f"q [4 3] 0 d {path(line, paper).removesuffix(' h')} S Q\n"


def label(sheet: Sheet) -> str:
    """What a viewer calls the page of a sheet."""
    return f"{_name(sheet.grid.format.id)} {sheet.number} {sheet.side.value}"


def decks(sheet: Sheet) -> tuple[str, ...]:
    """The decks on a sheet, as people call them."""
    return tuple(dict.fromkeys(placed.copy.deck_name for placed in sheet.placed))


def _name(of: str) -> str:
    """An id as people read it."""
    return of.replace("_", " ")
