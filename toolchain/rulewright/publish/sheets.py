"""Sheets: imposed copies as a PDF to print and cut.

Each distinct face is in the file once; copies are placements of it. Marks, and a line
that names the sheet, stand outside the faces.

Here: pages, marks, slugs, bookmarks, printing preferences. Not here: where things stand
(`press`), how faces become forms (`publish.placing`), fonts (`publish.fonts`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from rulewright.press import Backs, Sheet, Side, Slug, marks_of, slug_of
from rulewright.publish.bookmarks import Bookmark, bookmark
from rulewright.publish.forme import Forme, Ref, array, dictionary, text
from rulewright.publish.imprint import Imprint, stamp
from rulewright.publish.placing import Forms, matrix, number, path
from rulewright.publish.stock import Stock

if TYPE_CHECKING:
    from rulewright.publish.fonts import Typecase

# 0.12 mm, the lightest line that a home printer holds.
_MARK_WIDTH = "0.34"
_SLUG_FONT = "IBMPlexMono"
_SLUG_SIZE = 5.2
_SLUG_LIFT = 0.6


def sheets_pdf(
    sheets: Sequence[Sheet],
    stock: Stock,
    imprint: Imprint,
    *,
    backs: Backs = Backs.LONG_EDGE,
) -> bytes:
    """The PDF of some sheets: one page for each, as large as its paper.

    `stock` has the drawing of every face that a sheet shows. `backs` tells the printer
    over which edge to turn.
    """
    from rulewright.publish.fonts import Typecase  # noqa: PLC0415 - loads HarfBuzz

    forme = Forme()
    typecase = Typecase(forme, stock.fonts)
    forms = Forms(forme, typecase)
    faces = dict.fromkeys(
        placed.face for sheet in sheets for placed in sheet.placed if placed.face
    )
    shown = {face: forms.plain(stock.galley(face)) for face in faces}
    names = {face: f"/F{index}" for index, face in enumerate(faces)}
    for sheet in sheets:
        _add_page(forme, sheet, shown, names, _Slugs(typecase, imprint))
    typecase.finish()
    _prefer(forme, sheets, backs)
    _bookmark(forme, sheets)
    stamp(forme, imprint)
    return forme.contents()


class _Slugs:
    """Sets the line that names a sheet."""

    def __init__(self, typecase: Typecase, imprint: Imprint) -> None:
        self._typecase = typecase
        self._imprint = imprint

    @property
    def font(self) -> Ref:
        return self._typecase.used(_SLUG_FONT)

    def set(self, sheet: Sheet, slug: Slug) -> bytes:
        """The operators that print the slug; decks are dropped where room is short."""
        room = float(max(slug.box.size.width, slug.box.size.height).pt)
        decks = tuple(dict.fromkeys(placed.copy.deck_name for placed in sheet.placed))
        for many in range(len(decks), -1, -1):
            more = "" if many == len(decks) else " …"
            words = self._words(sheet, ", ".join(decks[:many]) + more)
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


def _add_page(
    forme: Forme,
    sheet: Sheet,
    shown: Mapping[str, Ref],
    names: Mapping[str, str],
    slugs: _Slugs,
) -> None:
    paper = sheet.grid.paper.size
    drawing = [
        f"q {path(placed.ink, paper)} W n"
        f" {matrix(placed.trim, placed.turn, paper)} cm {names[placed.face]} Do Q\n"
        for placed in sheet.placed
        if placed.face
    ]
    drawing.append(f"{_MARK_WIDTH} w 0 G\n")
    drawing += [
        f"{path((mark.start, mark.end), paper).removesuffix(' h')} S\n"
        for mark in marks_of(sheet)
    ]
    content = "".join(drawing).encode()
    slug = slug_of(sheet)
    fonts: dict[str, Ref] = {}
    if slug is not None:
        content += slugs.set(sheet, slug)
        fonts["/S"] = slugs.font
    used = {names[p.face]: shown[p.face] for p in sheet.placed if p.face}
    box = array((0, 0, number(paper.width), number(paper.height)))
    resources = {
        "/Font": dictionary(fonts),
        "/XObject": dictionary(dict(sorted(used.items()))),
    }
    boxes = "".join(f"/{of}Box{box}" for of in ("Media", "Crop", "Bleed", "Trim"))
    forme.close(
        forme.page(),
        f"{boxes}/Resources{dictionary(resources)}/Contents {forme.stream(content)}",
    )


def _prefer(forme: Forme, sheets: Sequence[Sheet], backs: Backs) -> None:
    """Page labels, and what a viewer should offer in its print window."""
    two_sided = any(sheet.side is Side.BACK for sheet in sheets)
    duplex = {
        Backs.LONG_EDGE: "/DuplexFlipLongEdge",
        Backs.SHORT_EDGE: "/DuplexFlipShortEdge",
        Backs.NONE: "/Simplex",
    }[backs if two_sided else Backs.NONE]
    # Scaled to fit, no card would have its size.
    forme.root["/ViewerPreferences"] = (
        "<</DisplayDocTitle true/PrintScaling/None/PickTrayByPDFSize true"
        f"/Duplex{duplex}>>"
    )
    labels = array(
        f"{index} <</P{text(_label(sheet))}>>" for index, sheet in enumerate(sheets)
    )
    forme.root["/PageLabels"] = f"<</Nums{labels}>>"


def _label(sheet: Sheet) -> str:
    return f"{_name(sheet.grid.format.id)} {sheet.number} {sheet.side.value}"


def _name(of: str) -> str:
    """An id as people read it."""
    return of.replace("_", " ")


def _bookmark(forme: Forme, sheets: Sequence[Sheet]) -> None:
    """A bookmark for each deck, at the first sheet that holds it."""
    first: dict[str, int] = {}
    for index, sheet in enumerate(sheets):
        for placed in sheet.placed:
            first.setdefault(placed.copy.deck_name, index)
    bookmark(
        forme,
        [
            Bookmark(deck, array((forme.pages[index], "/Fit")))
            for deck, index in first.items()
        ],
    )
