"""Tokens as a PDF: packed sheets with die lines, folds and glue.

A die line is black on white, so that it shows on any ground; a fold is dashed; what is
glued to a base is hatched.

Here: pages of tokens. Not here: where tokens lie (`press.packing`), boxes and print
window (`publish.print_pages`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from rulewright.measure import Length
from rulewright.press import Backs, Box, Drift, Side, TokenSheet, Turn
from rulewright.press.blanks import Laid
from rulewright.press.marks import Mark
from rulewright.press.places import Point
from rulewright.publish.forme import Forme, Ref
from rulewright.publish.imprint import Imprint, stamp
from rulewright.publish.placing import Forms, matrix, path
from rulewright.publish.print_pages import (
    DIE_WIDTH,
    UNDER_WIDTH,
    add_page,
    bookmark_first,
    die_layer,
    in_layer,
    prefer,
)
from rulewright.publish.registering import registered
from rulewright.publish.sheets import MARK_WIDTH
from rulewright.publish.stock import Stock

if TYPE_CHECKING:
    from rulewright.publish.fonts import Typecase

_FONT = "IBMPlexMono"
_SIZE, _LIFT = 5.2, 0.6
_DASHES = "[1.7 1.4] 0 d"
_HATCH = Length(1600)


def tokens_pdf(
    sheets: Sequence[TokenSheet],
    stock: Stock,
    imprint: Imprint,
    *,
    backs: Backs = Backs.LONG_EDGE,
    drift: Drift | None = None,
) -> bytes:
    """The PDF of some sheets of tokens: one page for each side of each paper.

    `stock` has the drawing of every face that a sheet shows, `drift` is what the
    printer does to the second side.
    """
    from rulewright.publish.fonts import Typecase  # noqa: PLC0415 - loads HarfBuzz

    forme = Forme()
    typecase = Typecase(forme, stock.fonts)
    forms = Forms(forme, typecase)
    faces = dict.fromkeys(face for sheet in sheets for face in shown_on(sheet))
    shown = {
        face: (f"/F{index}", forms.plain(stock.galley(face)))
        for index, face in enumerate(faces)
    }
    layer = die_layer(forme)
    for sheet in sheets:
        slug = _slug(sheet, typecase, imprint)
        content = _content(sheet, shown, slug)
        if sheet.side is Side.BACK:
            content = registered(content, sheet.paper.size, drift)
        used = dict(shown[face] for face in shown_on(sheet))
        fonts = {"/S": typecase.used(_FONT)}
        add_page(forme, sheet.paper.size, content, fonts, used, layer=layer)
    typecase.finish()
    labels = [f"tokens {sheet.number} {sheet.side.value}" for sheet in sheets]
    two_sided = any(sheet.side is Side.BACK for sheet in sheets)
    prefer(forme, labels, backs if two_sided else Backs.NONE)
    bookmark_first(forme, [_decks(sheet) for sheet in sheets])
    stamp(forme, imprint)
    return forme.contents()


def shown_on(sheet: TokenSheet) -> Iterator[str]:
    """Every face on a sheet, as often as it is there."""
    for laid in sheet.laid:
        yield from (panel.face for panel in laid.panels if panel.face)


def _decks(sheet: TokenSheet) -> tuple[str, ...]:
    return tuple(dict.fromkeys(laid.blank.copy.deck_name for laid in sheet.laid))


def _content(
    sheet: TokenSheet, shown: Mapping[str, tuple[str, Ref]], slug: str
) -> bytes:
    """The operators of a page."""
    paper = sheet.paper.size
    drawing = [
        f"q {path(panel.ink, paper)} W n"
        f" {matrix(panel.trim, panel.turn, paper)} cm {shown[panel.face][0]} Do Q\n"
        for laid in sheet.laid
        for panel in laid.panels
        if panel.face
    ]
    finishing = (line for laid in sheet.laid for line in _finishing(laid, sheet))
    drawing += in_layer(finishing)
    drawing.append(f"{MARK_WIDTH} w 0 G\n")
    drawing += [_line(tick, sheet) for tick in sheet.ticks]
    return "".join((*drawing, slug)).encode()


def _finishing(laid: Laid, sheet: TokenSheet) -> Iterator[str]:
    """Glue, folds and die lines of a blank, in this order."""
    paper = sheet.paper.size
    for part in laid.glue:
        lines = "".join(_line(line, sheet) for line in _hatched(part))
        yield f"q {path(part.outline, paper)} W n 0.2 w 0.6 G\n{lines}Q\n"
    # Both lines once white and broad, once black and thin.
    for colour, width in (("1 G", UNDER_WIDTH), ("0 G", DIE_WIDTH)):
        for fold in laid.folds:
            dashes = _DASHES if colour == "0 G" else "[] 0 d"
            yield f"q {width} w {colour} {dashes} {_line(fold, sheet)}Q\n"
        for die in laid.dies:
            yield f"q {width} w {colour} {path(die, paper)} S Q\n"


def _line(mark: Mark, sheet: TokenSheet) -> str:
    line = path((mark.start, mark.end), sheet.paper.size).removesuffix(" h")
    return f"{line} S\n"


def _hatched(part: Box) -> Iterator[Mark]:
    """Slanting lines over a part, from its left edge beyond its right."""
    height, left = part.size.height, part.at.x
    for step in range((part.size.width + height) // _HATCH + 1):
        x = left + _HATCH * step
        yield Mark(Point(x, part.at.y), Point(x - height, part.bottom))


def _slug(sheet: TokenSheet, typecase: Typecase, imprint: Imprint) -> str:
    """The line that names the sheet; decks are dropped where room is short."""
    room = float(sheet.slug.size.width.pt)
    named = _decks(sheet)
    first = (
        imprint.title,
        imprint.printing,
        f"{sheet.paper.id.capitalize()}, tokens, sheet {sheet.number} of {sheet.of}",
        sheet.side.value,
    )
    for many in range(len(named), -1, -1):
        more = "" if many == len(named) else " …"
        parts = (*first, (", ".join(named[:many]) + more).strip())
        words = " · ".join(part for part in parts if part)
        line = typecase.line(words, _FONT, _SIZE)
        if line.width <= room:
            break
    place = matrix(sheet.slug, Turn.NONE, sheet.paper.size)
    show = line.show.decode()
    return f"q {place} cm BT 0 g /S {_SIZE} Tf 0 {_LIFT} Td {show} ET Q\n"
