"""The layout of one artwork: parsed once, laid out per setting, written at the end.

Here: between HTML and PDF, for one page. Not here: what artworks share
(`drawing_bench`), which setting wins (`fitting`), what sticks out (`overflow`).
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pydyf  # type: ignore[import-untyped]
from cssselect2 import ElementWrapper  # type: ignore[import-untyped]
from weasyprint import DEFAULT_OPTIONS, HTML, Document
from weasyprint.document import Page

from rulewright.measure import Length
from rulewright.publish.drawing import Artwork, Setting
from rulewright.publish.drawing_bench import (
    Bench,
    Sheet,
    Shelf,
    SourceFetcher,
    take_sheets,
)
from rulewright.publish.drawing_sources import BASE, Sources
from rulewright.publish.drawing_svg import quicken

Element = Any
Benches = dict[tuple[tuple[Path, ...], tuple[Sheet, ...]], Bench]

VARIANT = "pdf/ua-1"

quicken()


class Layout:
    """One artwork on the bench."""

    def __init__(self, artwork: Artwork, sources: Sources, benches: Benches) -> None:
        self.artwork = artwork
        self._fetcher = SourceFetcher(sources)
        self.html = HTML(string=artwork.html, base_url=BASE, url_fetcher=self._fetcher)
        self.root = self.html.etree_element
        self.body = self.root.find("body")
        self._own_classes = self.body.get("class", "")
        sheets = take_sheets(self.root)
        shared = tuple(sheet for sheet in sheets if sheet.shared)
        self.bench = _bench_for(shared, sources, benches)
        self._styles = self.bench.styles(sheets, self._fetcher)
        self.shelf = Shelf(self.bench, sources, self._fetcher)

    def lay_out(self, setting: Setting | None, root: Element | None = None) -> Document:
        """The page in one setting; of `root`, if only a part is to be measured."""
        classes = " ".join((self._own_classes, setting.classes if setting else ""))
        (self.body if root is None else root.find("body")).set("class", classes)
        html = self.html
        # Wrappers remember the classes that they saw.
        html.etree_element = self.root if root is None else root
        html.wrapper_element = ElementWrapper.from_html_root(
            html.etree_element, content_language=None
        )
        trim, bleed = self.artwork.trim, self.artwork.bleed
        page_box = self.bench.page_box(str(trim.width), str(trim.height), str(bleed))
        return html.render(
            font_config=self.bench.fonts,
            counter_style=self.bench.counters,
            color_profiles=self.bench.profiles,
            stylesheets=[*self._styles, page_box],
            cache=self.shelf,
            pdf_variant=VARIANT,
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
