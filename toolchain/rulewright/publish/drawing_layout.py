"""The layout of one artwork: parsed once, laid out per setting, written at the end.

Here: between HTML and PDF, for one page. Not here: what artworks share
(`drawing_bench`), which setting wins (`fitting`), what sticks out (`overflow`).
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pydyf  # type: ignore[import-untyped]
from cssselect2 import ElementWrapper  # type: ignore[import-untyped]
from weasyprint import DEFAULT_OPTIONS, Document
from weasyprint.document import Page
from weasyprint.layout import LayoutContext

from rulewright.measure import Length
from rulewright.publish.drawing import Artwork, Setting
from rulewright.publish.drawing_bench import (
    Bench,
    Sheet,
    Shelf,
    SourceFetcher,
    take_sheets,
)
from rulewright.publish.drawing_html import html_of
from rulewright.publish.drawing_quick import quicken
from rulewright.publish.drawing_sources import BASE, Sources

Element = Any
Benches = dict[tuple[tuple[Path, ...], tuple[Sheet, ...]], Bench]

VARIANT = "pdf/ua-1"

quicken()


class OnePage(Document):  # type: ignore[misc]
    """A document whose page never ends.

    The engine would break a placed box at the foot of the page and lose the rest of it.
    A face has one page; what does not fit stays where it is, to be seen and reported.
    """

    @classmethod
    def _build_layout_context(cls, *args: object) -> LayoutContext:
        context = super()._build_layout_context(*args)
        context.overflows_page = lambda _bottom_space, _position_y: False
        return context


class Layout:
    """One artwork on the bench."""

    def __init__(self, artwork: Artwork, sources: Sources, benches: Benches) -> None:
        self.artwork = artwork
        self._fetcher = SourceFetcher(sources)
        self.html = html_of(artwork.html, BASE, self._fetcher)
        self.root = self.html.etree_element
        self.body = self.root.find("body")
        self._own_classes = self.body.get("class", "")
        sheets = take_sheets(self.root)
        shared = tuple(sheet for sheet in sheets if sheet.shared)
        self.bench = _bench_for(shared, sources, benches)
        self.own_styles = tuple(sheet.text for sheet in sheets if sheet.text)
        trim, bleed = artwork.trim, artwork.bleed
        self.page_size = (str(trim.width), str(trim.height), str(bleed))
        self._styles = self.bench.styles(sheets)
        self.shelf = Shelf(self.bench, sources, self._fetcher)

    def lay_out(self, setting: Setting | None) -> Document:
        """The page in one setting."""
        return self.lay_out_root(self.root, setting)

    def lay_out_root(self, root: Element, setting: Setting | None = None) -> Document:
        """The page of another document with the same style sheets."""
        if root is self.root or setting is not None:
            classes = setting.classes if setting else ""
            root.find("body").set("class", f"{self._own_classes} {classes}".strip())
        html = self.html
        html.etree_element = root
        # Wrappers remember the classes that they saw.
        html.wrapper_element = ElementWrapper.from_html_root(
            root, content_language=None
        )
        page_box = self.bench.page_box(*self.page_size)
        html.style_memory = self.bench.style_memory(page_box, self.own_styles)
        options = {
            **DEFAULT_OPTIONS,
            "stylesheets": [*self._styles, page_box],
            "cache": self.shelf,
            "pdf_variant": VARIANT,
        }
        return OnePage._render(  # noqa: SLF001 - `HTML.render` with our own document
            html,
            self.bench.fonts,
            self.bench.counters,
            self.bench.profiles,
            options,
        )

    def write(self, document: Document) -> bytes:
        """The PDF of a laid out page, with exact page boxes."""
        first: list[Page] = document.pages[:1]
        document.pages[:] = first

        def set_boxes(_document: Document, pdf: pydyf.PDF) -> None:
            for item in pdf.objects:
                if isinstance(item, pydyf.Dictionary) and item.get("Type") == "/Page":
                    item.update(self._page_boxes())

        return bytes(
            document.write_pdf(
                finisher=set_boxes, **{**DEFAULT_OPTIONS, "pdf_variant": VARIANT}
            )
        )

    def _page_boxes(self) -> dict[str, pydyf.Array]:
        """Exact boxes: the engine rounds, and keeps the BleedBox under 10 points."""
        trim, bleed = self.artwork.trim, self.artwork.bleed
        outer = [-bleed, -bleed, trim.width + bleed, trim.height + bleed]
        inner = [Length(0), Length(0), trim.width, trim.height]
        return {
            "MediaBox": _array(outer),
            "BleedBox": _array(outer),
            "TrimBox": _array(inner),
        }


def _bench_for(sheets: tuple[Sheet, ...], sources: Sources, benches: Benches) -> Bench:
    key = (sources.roots, sheets)
    bench = benches.get(key)
    if bench is None or not bench.is_current(sources):
        bench = benches[key] = Bench(sheets, sources)
    sources.used.update(bench.sources.used)
    sources.missing.update(bench.sources.missing)
    sources.refused.update(bench.sources.refused)
    return bench


def _array(lengths: list[Length]) -> pydyf.Array:
    return pydyf.Array([float(round(length.pt, 4)) for length in lengths])
