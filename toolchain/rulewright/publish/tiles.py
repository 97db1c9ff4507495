"""Tiles and other stand-alone pictures: an SVG as a PNG or PDF file of its own.

Sheets and the reference draw tiles as faces (`drawing`). A stand-alone file is made by
CairoSVG, which reads SVG differently in places; `gap` measures how differently, so that
a test can hold one against the other.

Here: files from SVG text. Not here: the SVG itself (`faces`, templates), and what it
may contain (`svg_lint`).
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from rulewright.publish import fontconfig

if TYPE_CHECKING:
    from PIL.Image import Image

# cairo writes the date at which it runs; the same input has to give the same bytes.
_NO_DATE = "1980-01-01T00:00:00Z"
_CSS_DPI = 96


class ReachingOutError(ValueError):
    """An SVG asked for another file; the lint ought to have stopped it."""


def svg_png(svg: bytes, dpi: int, *, roots: Sequence[Path], cache_dir: Path) -> bytes:
    """A PNG of an SVG that states its size, at a resolution, in the bundled fonts."""
    fontconfig.isolate(roots, cache_dir)
    from cairosvg.surface import PNGSurface  # noqa: PLC0415 - only to write tiles

    scale = dpi / _CSS_DPI
    return bytes(
        PNGSurface.convert(
            bytestring=svg, scale=scale, dpi=_CSS_DPI, url_fetcher=_embedded
        )
    )


def svg_outlined(svg: bytes, *, roots: Sequence[Path], cache_dir: Path) -> bytes:
    """An SVG whose letters are shapes, so that it needs no font where it is opened."""
    fontconfig.isolate(roots, cache_dir)
    from cairosvg.surface import SVGSurface  # noqa: PLC0415 - only to write tiles

    return bytes(
        SVGSurface.convert(bytestring=svg, dpi=_CSS_DPI, url_fetcher=_embedded)
    )


def svg_pdf(svg: bytes, *, roots: Sequence[Path], cache_dir: Path) -> bytes:
    """A PDF of an SVG that states its size, in the bundled fonts."""
    fontconfig.isolate(roots, cache_dir)
    import cairocffi  # type: ignore[import-untyped]  # noqa: PLC0415
    from cairosvg.surface import PDFSurface  # noqa: PLC0415

    class Undated(cairocffi.PDFSurface):  # type: ignore[misc]
        def __init__(self, *args: object, **kwargs: object) -> None:
            super().__init__(*args, **kwargs)
            for key in ("CREATE_DATE", "MOD_DATE"):
                date = getattr(cairocffi, f"PDF_METADATA_{key}")
                self.set_metadata(date, _NO_DATE)

    class Surface(PDFSurface):  # type: ignore[misc]
        surface_class = Undated

    return bytes(Surface.convert(bytestring=svg, dpi=_CSS_DPI, url_fetcher=_embedded))


def gap(one: bytes, other: bytes) -> float:
    """How far two PNGs of one size differ: mean over pixels and channels, 0 to 1.

    Raises:
        ValueError: they are not of one size.
    """
    from PIL import Image, ImageChops, ImageStat  # noqa: PLC0415

    pictures = [_on_white(Image.open(io.BytesIO(data))) for data in (one, other)]
    if pictures[0].size != pictures[1].size:
        sizes = " and ".join(f"{p.width} x {p.height}" for p in pictures)
        raise ValueError(f"pictures of two sizes: {sizes}")
    channels = ImageStat.Stat(ImageChops.difference(*pictures)).mean
    return float(sum(channels) / len(channels) / 255)


def _on_white(picture: Image) -> Image:
    from PIL.Image import new  # noqa: PLC0415

    if picture.mode != "RGBA":
        return picture.convert("RGB")
    ground = new("RGB", picture.size, "white")
    ground.paste(picture, mask=picture.getchannel("A"))
    return ground


def _embedded(url: str, kind: str) -> bytes:
    """What a picture holds within itself; nothing else is opened."""
    if not url.startswith("data:"):
        raise ReachingOutError(url)
    from cairosvg.url import safe_fetch  # noqa: PLC0415

    return bytes(safe_fetch(url, kind))
