"""HTML read quickly, if it is written plainly; templates make no other.

The engine's parser mends whatever authors of web pages get wrong, one character at a
time. A document in which every element is opened and closed in its order, and nothing
is left to be guessed, has the same tree either way, and is read here by its tags.
Whatever could be read in two ways is left to the engine's parser.

Here: that subset and its tree. Not here: mending.
"""

from __future__ import annotations

import re
from html import unescape
from html.entities import html5
from typing import Any
from xml.etree.ElementTree import Element

from cssselect2 import ElementWrapper  # type: ignore[import-untyped]
from tinyhtml5.constants import (  # type: ignore[import-untyped]
    adjust_svg_attributes,
    namespaces,
)

# The layout engine has no types of its own.
Html = Any
Fetcher = Any

# The outermost elements, and what comes before each.
_FRAME: dict[str, list[str]] = {"html": [], "head": ["html"], "body": ["html", "head"]}
_HEAD = frozenset(("meta", "link", "title", "style"))
_VOID = frozenset(("meta", "link", "img", "br", "hr", "col"))
_RAW = frozenset(("title", "style"))
_WORDS = frozenset(
    ("span", "b", "i", "em", "strong", "small", "sup", "sub", "abbr", "cite", "a")
)
_HEADINGS = frozenset(("h1", "h2", "h3", "h4", "h5", "h6"))
# An open paragraph ends where one of these begins.
_BLOCKS = _HEADINGS | frozenset(
    ("p", "div", "main", "section", "article", "aside", "header", "footer", "nav")
)
_BLOCKS |= frozenset(("ul", "ol", "dl", "figure", "figcaption", "blockquote", "hr"))
# The body of a table that does not say so.
_GUESSED = "?"
_ROWS = frozenset(("thead", "tbody", "tfoot"))
# Elements that stand in these and in nothing else.
_PARENTS = {
    "li": ("ul", "ol"),
    "dt": ("dl",),
    "dd": ("dl",),
    "caption": ("table",),
    "colgroup": ("table",),
    "col": ("colgroup",),
    "thead": ("table",),
    "tbody": ("table",),
    "tfoot": ("table",),
    "tr": ("thead", "tbody", "tfoot", _GUESSED),
    "td": ("tr",),
    "th": ("tr",),
}
# These hold nothing else.
_ONLY_PARTS = _ROWS | frozenset(("table", "colgroup", "tr", _GUESSED))
_PARTS = frozenset(_PARENTS) - {"li", "dt", "dd"}
_KNOWN = _VOID | _WORDS | _BLOCKS | _HEAD | frozenset((*_PARENTS, "table"))
_SHAPES = frozenset(
    ("g", "path", "circle", "ellipse", "rect", "line", "polyline", "polygon", "text")
)
_SHAPES |= frozenset(("tspan", "defs", "linearGradient", "radialGradient", "stop"))
_SHAPES |= frozenset(("use", "clipPath", "title", "desc"))
_SVG = f"{{{namespaces['svg']}}}"
_XMLNS = f"{{{namespaces['xmlns']}}}xmlns"

_START = re.compile(r"<!DOCTYPE html>\s*(?=<html[\s>])")
_TAG = re.compile(
    r'([^<]*)<(/?)([a-zA-Z][a-zA-Z0-9]*)((?:\s+[a-zA-Z][\w-]*(?:="[^"]*")?)*)\s*(/?)>'
)
_ATTRIBUTE = re.compile(r'([a-zA-Z][\w-]*)(?:="([^"]*)")?')
_ENTITY = re.compile(r"&(?:#\d{1,6}|#x[0-9a-fA-F]{1,5}|([A-Za-z][A-Za-z0-9]*));")
_ODD = re.compile("[\0\r\f\ud800-\udfff]|<!--|<!\\[")


class _NotPlainError(Exception):
    """The document is for the engine's parser."""


def tree_of(text: str) -> Element | None:
    """The tree of a plainly written document; None if it is not."""
    start = _START.match(text)
    if start is None or _ODD.search(text):
        return None
    try:
        return _Reading(text).tree(start.end())
    except _NotPlainError:
        return None


def html_of(text: str, base: str | None = None, fetcher: Fetcher = None) -> Html:
    """A document for the engine, read quickly if that gives the same tree."""
    from weasyprint import HTML  # noqa: PLC0415 - after the fonts are shut off
    from weasyprint.urls import URLFetcher  # noqa: PLC0415

    tree = tree_of(text)
    if tree is None:
        return HTML(string=text, base_url=base, url_fetcher=fetcher)
    # What the engine's own reading would leave; nothing plain names another base.
    html = HTML.__new__(HTML)
    html.base_url = base
    html.url_fetcher = fetcher or URLFetcher()
    html.media_type = "print"
    html.etree_element = tree
    html.wrapper_element = ElementWrapper.from_html_root(tree, content_language=None)
    return html


class _Reading:
    """The open elements, and where text goes."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._open: list[Element] = []
        self._names: list[str] = []
        self._last: Element | None = None
        self._drawing = 0
        self._seen: list[str] = []

    def tree(self, place: int) -> Element:
        root: Element | None = None
        body: Element | None = None
        while not (root is not None and not self._open):
            found = _TAG.match(self._text, place)
            if found is None:
                raise _NotPlainError
            place = found.end()
            words, end, name, attributes, closed = found.groups()
            if words:
                self._say(words)
            if end:
                self._close(name, attributes + closed)
                continue
            drawing = self._drawing > 0 or name == "svg"
            element = self._begin(name, _attributes(attributes, drawing))
            if root is None:
                root = element
            if name == "body":
                body = element
            if closed and not (self._drawing or name in _VOID):
                raise _NotPlainError
            if name in _RAW and not self._drawing:
                place = self._take(element, name, place)
            elif closed if self._drawing else name in _VOID:
                self._end()
        rest = self._text[place:]
        if root is None or body is None or rest.strip():
            raise _NotPlainError
        self._add(body, body[-1] if len(body) else None, rest)
        return root

    def _begin(self, name: str, attributes: dict[str, str]) -> Element:
        if self._names[-1:] == [_GUESSED] and name in _ROWS:
            self._end()
        parent = self._names[-1] if self._names else ""
        if name == "tr" and parent == "table":
            # Rows stand in a body, whether it is written or not.
            self._put("tbody", _GUESSED, {})
            parent = _GUESSED
        if name == "svg" and not self._drawing:
            if "body" not in self._names or parent in _ONLY_PARTS:
                raise _NotPlainError
            self._drawing = len(self._names) + 1
        elif not (self._fits_drawing(name) if self._drawing else self._fits(name)):
            raise _NotPlainError
        return self._put(_SVG + name if self._drawing else name, name, attributes)

    def _put(self, tag: str, name: str, attributes: dict[str, str]) -> Element:
        element = Element(tag, attributes)
        if self._open:
            self._open[-1].append(element)
        self._open.append(element)
        self._names.append(name)
        self._last = None
        return element

    def _fits(self, name: str) -> bool:
        """Whether an element may begin here without anything being mended."""
        names = self._names
        parent = names[-1] if names else ""
        if name in _FRAME:
            self._seen.append(name)
            return self._seen == [*_FRAME[name], name] and names == _FRAME[name][:1]
        if parent in ("html", "", "head"):
            return parent == "head" and name in _HEAD
        if name not in _KNOWN or (parent in _ONLY_PARTS) != (name in _PARTS):
            return False
        if name in _PARENTS:
            return parent in _PARENTS[name]
        if name in _BLOCKS or name == "table":
            return "p" not in names and not (name in _HEADINGS and parent in _HEADINGS)
        return name != "a" or "a" not in names

    def _fits_drawing(self, name: str) -> bool:
        return name in _SHAPES and self._names[-1] not in ("title", "desc")

    def _close(self, name: str, rest: str) -> None:
        if name == "table" and self._names[-1:] == [_GUESSED]:
            self._end()
        if not self._names or self._names[-1] != name or rest:
            raise _NotPlainError
        self._end()

    def _end(self) -> None:
        self._last = self._open.pop()
        self._names.pop()
        if len(self._open) < self._drawing:
            self._drawing = 0

    def _say(self, words: str) -> None:
        """Put text where it stands."""
        parent = self._names[-1] if self._names else ""
        if parent in ("html", "head", *_ONLY_PARTS) and words.strip():
            raise _NotPlainError
        if parent == "html":
            if self._last is None:
                return
            if self._last.tag == "body":
                body = self._last
                self._add(body, body[-1] if len(body) else None, words)
                return
        self._add(self._open[-1], self._last, _decoded(words))

    def _take(self, element: Element, name: str, place: int) -> int:
        """Take everything up to the end of an element that holds no other."""
        end = self._text.find("</", place)
        close = f"</{name}>"
        if end < 0 or not self._text.startswith(close, end):
            raise _NotPlainError
        words = self._text[place:end]
        if words:
            element.text = words if name == "style" else _decoded(words)
        self._end()
        return end + len(close)

    @staticmethod
    def _add(parent: Element, last: Element | None, words: str) -> None:
        if not words:
            return
        if last is None:
            parent.text = (parent.text or "") + words
        else:
            last.tail = (last.tail or "") + words


def _attributes(text: str, drawing: bool) -> dict[str, str]:
    found: dict[str, str] = {}
    for name, value in _ATTRIBUTE.findall(text):
        key = name.lower()
        if drawing:
            key = adjust_svg_attributes.get(key, key)
        if key in found or key != name:
            raise _NotPlainError
        if drawing and key == "xmlns":
            key = _XMLNS
        found[key] = _decoded(value) if "&" in value else value
    return found


def _decoded(words: str) -> str:
    """Text with its characters instead of their names."""
    if "&" not in words:
        return words
    known = _ENTITY.findall(words)
    if len(known) != words.count("&") or any(
        name and f"{name};" not in html5 for name in known
    ):
        raise _NotPlainError
    return unescape(words)
