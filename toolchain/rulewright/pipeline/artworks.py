"""From faces to what the press draws and imposes: artworks, orders, formats, papers."""

from collections.abc import Iterable
from pathlib import Path

from rulewright.faces.context import FIT
from rulewright.faces.face import Face
from rulewright.measure import Length
from rulewright.model import Catalogue, PrintFile
from rulewright.press import Format, Order, Paper
from rulewright.publish.drawing import Artwork, Limits, Setting

LOW_INK = "low-ink"
"""The class of a face's body by which style sheets drop fills."""
_BODY = '<body class="'


def artworks(
    faces: Iterable[Face],
    roots: tuple[Path, ...],
    press: PrintFile,
    *,
    low_ink: bool = False,
) -> list[Artwork]:
    """What to draw for each face, in the same order; with little ink if asked for."""
    smallest, fine = Length.parse(press.smallest), Length.parse(press.fine)
    return [
        Artwork(
            id=face.id,
            html=_html(face, low_ink=low_ink),
            trim=face.trim,
            bleed=face.bleed,
            roots=roots,
            fit=tuple(Setting(s.layout, s.size) for s in face.settings),
            assets=face.assets,
            safe=face.safe,
            limits=Limits(smallest, fine, face.dpi),
            span=face.item.span(()),
            within=face.item.heading,
        )
        for face in faces
    ]


def _html(face: Face, *, low_ink: bool) -> str:
    html = face.html if face.settings else face.html.replace(f" {FIT}", "")
    return html.replace(_BODY, f"{_BODY}{LOW_INK} ", 1) if low_ink else html


def orders(faces: Iterable[Face]) -> list[Order]:
    """What the press prints: every front with its copies and its back."""
    return [
        Order(
            face=face.id,
            format=face.format,
            deck=face.item.deck.id if face.item.deck else face.item.kind.id,
            copies=face.copies,
            back=face.back or "",
            owner=face.variant if face.item.deck and face.item.deck.owned else "",
            deck_name=face.item.deck.name if face.item.deck else face.item.kind.id,
        )
        for face in faces
        if not face.is_back
    ]


def formats(catalogue: Catalogue) -> dict[str, Format]:
    """The formats of `print.yaml`, as the press knows them."""
    return {
        name: Format.parse(name, size.trim, size.bleed, size.shape)
        for name, size in catalogue.press.formats.items()
    }


def papers(catalogue: Catalogue, only: tuple[str, ...] | None) -> dict[str, Paper]:
    """The papers of `print.yaml`, or those named."""
    return {
        name: Paper.parse(name, paper.size, paper.margin)
        for name, paper in catalogue.press.papers.items()
        if only is None or name in only
    }


def drawing_of(html: str) -> bytes | None:
    """The drawing that a face consists of, if it is one: its only SVG."""
    start, end = html.find("<svg"), html.rfind("</svg>")
    return html[start : end + len("</svg>")].encode("utf-8") if start >= 0 else None
