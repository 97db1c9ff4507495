"""Raster: a drawn face as a PNG, cut to its trim.

Drawn by PDFium, which shows what WeasyPrint writes without leaving things out (Poppler
drops clipped gradients). The picture is exactly as many pixels as the trim at the
resolution asked for, rounded, and the same bytes each time.

Here: pixels of one page. Not here: drawing the page (`drawing`).
"""

from __future__ import annotations

import io
from fractions import Fraction

from rulewright.measure import Size


def pixels(trim: Size, dpi: int) -> tuple[int, int]:
    """Width and height of a face in pixels, each rounded to the nearest."""
    inch = 25_400
    return (
        round(Fraction(trim.width.um * dpi, inch)),
        round(Fraction(trim.height.um * dpi, inch)),
    )


def raster(pdf: bytes, trim: Size, dpi: int) -> bytes:
    """The first page of a face's PDF as a PNG in RGB, without bleed."""
    import pypdfium2  # noqa: PLC0415 - only builds that make pictures need it
    from pypdfium2 import raw  # noqa: PLC0415

    width, height = pixels(trim, dpi)
    document = pypdfium2.PdfDocument(pdf)
    try:
        page = document[0]
        # PDFium shows the CropBox; the page has none of its own.
        page.set_cropbox(*page.get_trimbox())
        bitmap = pypdfium2.PdfBitmap.new_native(width, height, raw.FPDFBitmap_BGR)
        bitmap.fill_rect((255, 255, 255, 255), 0, 0, width, height)
        # Stretched to whole pixels, or the last row would be half empty.
        raw.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, 0)
        picture = bitmap.to_pil().convert("RGB")
    finally:
        document.close()
    out = io.BytesIO()
    picture.save(out, format="PNG", dpi=(dpi, dpi), compress_level=6)
    return out.getvalue()
