"""What tests of sheets and of the reference share: a few drawn faces."""

from collections.abc import Sequence
from functools import cache
from io import BytesIO
from pathlib import Path
from tempfile import mkdtemp

import pikepdf
import pypdfium2

from rulewright.diagnostics import Report
from rulewright.measure import Length
from rulewright.press import Backs, Format, Order, Paper, Sheet, collate, impose
from rulewright.publish.drawing import draw_all
from rulewright.publish.forme import Forme, Ref
from rulewright.publish.galley_file import GalleyFile
from rulewright.publish.imprint import Imprint
from rulewright.publish.stock import Stock
from unit.publish.easel import HOUSE, artwork, templates

CARD = Format.parse("card", ("63mm", "88mm"), "2mm")
A4 = Paper.parse("a4", ("210mm", "297mm"), "5mm")
LETTER = Paper.parse("letter", ("8.5in", "11in"), "5mm")
IMPRINT = Imprint("Pebble", "A Publisher", "en", "2038-01-31")
_PLACE = "position:absolute;left:6mm;top:{}mm"
_GROUND = "position:absolute;left:-5mm;top:-5mm;width:73mm;height:98mm;background:#eee"


_OPEN: list[pikepdf.Pdf] = []


@cache
def stock() -> Stock:
    """Faces `card.one`, `card.two` (both with an icon) and `card.back`, drawn once."""
    folder = Path(mkdtemp(prefix="printshop-"))
    roots = templates(folder)
    faces = {
        name: f'<div style="{_GROUND}"></div>'
        f'<h1 style="{_PLACE.format(8)}">{title}</h1>'
        f'<p style="{_PLACE.format(30)}">{text}'
        '<img src="icons/spark.svg" alt="Spark" style="width:3mm;height:3mm"></p>'
        for name, title, text in (
            ("card.one", "First stone", "Draw two pebbles. "),
            ("card.two", "Second stone", "Give one to your quiet neighbour. "),
            ("card.back", "Pebble", "Back "),
        )
    }
    drawn = draw_all(
        [artwork(roots, body, name=name) for name, body in faces.items()],
        folder / "cache",
        workers=0,
    )
    drawings = {drawing.id: drawing for drawing in drawn}
    return Stock(drawings, (HOUSE / "fonts",), GalleyFile())


def sheets(
    copies: dict[str, int], paper: Paper = A4, backs: Backs = Backs.LONG_EDGE
) -> tuple[Sheet, ...]:
    """Imposed copies of some faces, with the back behind each."""
    orders = [
        Order(face, "card", "stones", many, "card.back", deck_name="Stones")
        for face, many in copies.items()
    ]
    gutter = Length.parse("2mm")
    made: list[Sheet] = []
    for run in collate(orders):
        made += impose(run, paper, CARD, gutter=gutter, report=Report(), backs=backs)
    return tuple(made)


def opened(data: bytes) -> pikepdf.Pdf:
    """A PDF to look into."""
    return pikepdf.open(BytesIO(data))


def looked_up(forme: Forme, *refs: Ref) -> list[pikepdf.Object]:
    """Objects as they stand in the written file."""
    pdf = opened(forme.contents())
    # Objects die with their file.
    _OPEN.append(pdf)
    return [pdf.get_object(int(ref), 0) for ref in refs]


def words(data: bytes, page: int) -> str:
    """What a reader finds on a page, on one line."""
    document = pypdfium2.PdfDocument(data)
    try:
        return " ".join(document[page].get_textpage().get_text_range().split())
    finally:
        document.close()


def colour_at(data: bytes, page: int, place: Sequence[float]) -> tuple[int, ...]:
    """The colour that a page shows at a place in millimetres from its top left."""
    document = pypdfium2.PdfDocument(data)
    try:
        scale = 144 / 72
        picture = document[page].render(scale=scale).to_pil()
        dot = tuple(round(mm * 72 / 25.4 * scale) for mm in place)
        pixel = picture.getpixel(dot)
        assert isinstance(pixel, tuple)
        return pixel[:3]
    finally:
        document.close()


def operators(page: pikepdf.Page) -> bytes:
    """The operators of a page, whatever number of streams they stand in."""
    contents = page.obj.Contents
    parts = contents if isinstance(contents, pikepdf.Array) else [contents]
    return b"\n".join(part.read_bytes() for part in parts)
