"""Raster: a drawn face as a PNG, cut to its trim.

Drawn by PDFium, which shows what WeasyPrint writes without leaving things out (Poppler
drops clipped gradients). The picture is exactly as many pixels as the trim at the
resolution asked for, rounded, and the same bytes each time.

Here: pixels of one page. Not here: drawing the page (`drawing`).
"""

from __future__ import annotations

import io
from fractions import Fraction
from typing import TYPE_CHECKING

from rulewright.measure import Size

if TYPE_CHECKING:
    from PIL.Image import Image


def pixels(trim: Size, dpi: int) -> tuple[int, int]:
    """Width and height of a face in pixels, each rounded to the nearest."""
    inch = 25_400
    return (
        round(Fraction(trim.width.um * dpi, inch)),
        round(Fraction(trim.height.um * dpi, inch)),
    )


def picture(pdf: bytes, size: tuple[int, int]) -> Image:
    """The trim of the first page of a face's PDF, stretched to pixels, in RGB."""
    import pypdfium2  # noqa: PLC0415 - only builds that make pictures need it
    from pypdfium2 import raw  # noqa: PLC0415

    width, height = size
    document = pypdfium2.PdfDocument(pdf)
    try:
        page = document[0]
        # PDFium shows the CropBox; the page has none of its own.
        page.set_cropbox(*page.get_trimbox())
        bitmap = pypdfium2.PdfBitmap.new_native(width, height, raw.FPDFBitmap_BGR)
        bitmap.fill_rect((255, 255, 255, 255), 0, 0, width, height)
        # Stretched to whole pixels, or the last row would be half empty.
        raw.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, 0)
        image: Image = bitmap.to_pil().convert("RGB")
        return image
    finally:
        document.close()


def raster(pdf: bytes, trim: Size, dpi: int) -> bytes:
    """The first page of a face's PDF as a PNG in RGB, without bleed."""
    out = io.BytesIO()
    image = picture(pdf, pixels(trim, dpi))
    image.save(out, format="PNG", dpi=(dpi, dpi), compress_level=6)
    return out.getvalue()
