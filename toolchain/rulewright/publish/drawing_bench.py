"""The bench: what artworks with the same style sheets share.

A bench holds one font configuration, the parsed style sheets and the pictures drawn so
far. Artworks with other style sheets get another bench, so that no face depends on
which one happened to be drawn before it.

Here: building a bench, and telling when it is out of date. Not here: laying out a page
(`drawing_layout`).
"""

from __future__ import annotations

import functools
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any
from xml.etree.ElementTree import ParseError, fromstring

from cssselect2 import Matcher  # type: ignore[import-untyped]
from weasyprint import CSS, DEFAULT_OPTIONS
from weasyprint.css.counters import CounterStyle
from weasyprint.images import get_image_from_uri
from weasyprint.layout import LayoutContext
from weasyprint.text.fonts import FontConfiguration
from weasyprint.urls import URLFetcher, URLFetcherResponse

from rulewright.publish.drawing import Fault, Setting
from rulewright.publish.drawing_rules import OwnSheet, RuleBook
from rulewright.publish.drawing_sources import BASE, Sources
from rulewright.publish.drawing_styles import StyleMemory, can_remember
from rulewright.publish.drawing_svg import Picture
from rulewright.publish.svg_lint import lint
from rulewright.source.digests import digest_of

if TYPE_CHECKING:
    from rulewright.publish.fitting_rooms import Compound, Room

Element = Any

_KINDS = {"css": "text/css", "svg": "image/svg+xml", "png": "image/png"}
_KINDS |= {"jpg": "image/jpeg", "jpeg": "image/jpeg", "ttf": "font/ttf"}
_FOR_ALL = re.compile(r"(?i)@(font-face|counter-style|color-profile|import)")
# Larger pictures are ornaments, which are made for one face each.
_WORTH_KEEPING = 6000


@dataclass(frozen=True, slots=True)
class Sheet:
    """A style sheet of a document: linked by url, or with its text inside."""

    url: str
    text: str = ""

    @property
    def shared(self) -> bool:
        """Whether it belongs to the bench: linked, or changing what all faces see."""
        return bool(self.url) or bool(_FOR_ALL.search(self.text))


class SourceFetcher(URLFetcher):  # type: ignore[misc]
    """Serves the sources of one artwork to the layout engine; opens nothing else."""

    def __init__(self, sources: Sources) -> None:
        super().__init__(allowed_protocols=())
        self._sources = sources

    def fetch(self, url: str, headers: object = None) -> URLFetcherResponse:  # noqa: ARG002
        """The file behind a url; any failure is noted in the sources."""
        data = self._sources.read(url)
        if data is None:
            raise ValueError("no such file among the templates")
        kind = _KINDS.get(url.rpartition(".")[2].lower(), "application/octet-stream")
        return URLFetcherResponse(url, data, {"Content-Type": kind})


class Bench:
    """What the artworks with one list of style sheets share."""

    def __init__(self, sheets: tuple[Sheet, ...], sources: Sources) -> None:
        own = Sources(sources.roots, sources.assets)
        fetcher = SourceFetcher(own)
        self.fonts = FontConfiguration()
        self.counters = CounterStyle()
        self.profiles: dict[str, Any] = {}
        self.pictures: dict[str, Picture] = {}
        self.linked = {}
        self.texts: list[str] = []
        for sheet in sheets:
            data = own.read(sheet.url) if sheet.url else sheet.text.encode()
            if data is not None:
                text = data.decode()
                self.linked[sheet] = self._parse(text, sheet.url, fetcher)
                self.texts.append(text)
        self.boxes: dict[str, CSS] = {}
        self.neighbourly: frozenset[Compound] | None = None
        self.needs: dict[tuple[object, ...], dict[object, list[tuple[float, float]]]]
        self.needs = {}
        self.rooms: dict[tuple[object, ...], dict[Setting, Room]] = {}
        self._rules = RuleBook(
            lambda text, matcher: self._parse(text, "", fetcher, matcher)
        )
        self._styles: dict[CSS, StyleMemory] = {}
        self._can_remember = can_remember(self.texts)
        self.sources = own

    def is_current(self, sources: Sources) -> bool:
        """Whether every file that was read for it still has the same content."""
        return all(
            sources.digest(address) == digest
            for address, digest in self.sources.used.items()
        )

    def page_box(self, width: str, height: str, bleed: str) -> CSS:
        """A style sheet that sets the page box, whatever the others say."""
        rule = (
            f"@page{{size:{width} {height} !important;margin:0 !important;"
            f"bleed:{bleed} !important;marks:none !important}}"
        )
        if rule not in self.boxes:
            self.boxes[rule] = CSS(string=rule)
        return self.boxes[rule]

    def styles(self, sheets: tuple[Sheet, ...]) -> list[CSS | OwnSheet]:
        """The style sheets of one artwork, in its order."""
        return [
            self.linked[sheet]
            if sheet in self.linked
            else self._rules.sheet(sheet.text)
            for sheet in sheets
            if sheet in self.linked or not sheet.url
        ]

    def style_memory(self, page: CSS, own: tuple[str, ...]) -> StyleMemory | None:
        """The styles of elements so far, on pages with this box; None if not kept."""
        if not self._can_remember or not can_remember(own):
            return None
        memory = self._styles.setdefault(page, StyleMemory())
        memory.begin()
        return memory

    def forget_styles(self) -> None:
        """Work out all styles anew: what the engine complains of is told each time."""
        self._styles.clear()

    def _parse(
        self,
        text: str,
        url: str,
        fetcher: SourceFetcher,
        matcher: Matcher | None = None,
    ) -> CSS:
        return CSS(
            string=text,
            base_url=url or BASE,
            url_fetcher=fetcher,
            font_config=self.fonts,
            counter_style=self.counters,
            color_profiles=self.profiles,
            matcher=matcher,
        )


class Shelf(dict[str, Any]):
    """The pictures of one artwork, where the layout engine looks before it fetches.

    Small SVGs come from the bench, by content, since `asset:NAME` may mean something
    else in the next artwork.
    """

    def __init__(self, bench: Bench, sources: Sources, fetcher: SourceFetcher) -> None:
        super().__init__()
        self.faults: dict[Fault, None] = {}
        self._bench = bench
        self._sources = sources
        self._fetcher = fetcher
        images = functools.partial(
            get_image_from_uri,
            cache=self,
            url_fetcher=fetcher,
            options=DEFAULT_OPTIONS,
        )
        self._context = LayoutContext(None, images, bench.fonts, bench.counters, None)

    def __contains__(self, url: object) -> bool:
        if super().__contains__(url):
            return True
        if not isinstance(url, str) or not url.lower().endswith(".svg"):
            return False
        data = self._sources.read(url)
        if data is None:
            return False
        key = digest_of(data)
        picture = self._bench.pictures.get(key)
        if picture is None:
            try:
                tree = fromstring(data)  # noqa: S314 - SVGs are linted before
            except ParseError:
                return False
            picture = Picture(tree, url, self._fetcher, self._context)
            picture.faults = _lint_faults(data, self._sources.address(url) or url)
            if len(data) <= _WORTH_KEEPING:
                self._bench.pictures[key] = picture
        picture.bind(self._context)
        self.faults.update(dict.fromkeys(picture.faults))
        self[url] = picture
        return True


def _lint_faults(data: bytes, name: str) -> tuple[Fault, ...]:
    return tuple(
        Fault(
            finding.rule.code,
            f"{name}, line {finding.span.line}: {finding.says}",
            finding.hint,
        )
        for finding in lint(data, name)
        if finding.span is not None
    )


def take_sheets(root: Element) -> tuple[Sheet, ...]:
    """The style sheets of a document in its order, taken out of it."""
    sheets = []
    for parent in list(root.iter()):
        for child in list(parent):
            if child.tag not in ("link", "style"):
                continue
            url = child.get("href", "")
            kinds = child.get("rel", "").lower().split()
            if child.tag == "link" and ("stylesheet" not in kinds or not url):
                continue
            parent.remove(child)
            if child.get("media", "all") in ("all", "print"):
                full = url if ":" in url or not url else BASE + url.lstrip("/")
                sheets.append(Sheet(full, "" if url else child.text or ""))
    return tuple(sheets)
