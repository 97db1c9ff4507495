"""Pictures in faces: an SVG is drawn once per size, then repeated from its operators.

The layout engine interprets an SVG anew each time it is shown. An icon stands on nearly
every face, so what it drew the first time is kept and repeated.

Here: that, and nothing that could look different. Not here: which SVG features are
allowed at all (`svg_lint`).
"""

from __future__ import annotations

import re
from typing import Any
from xml.etree.ElementTree import Element

from weasyprint.images import SVGImage
from weasyprint.urls import URLFetcher

from rulewright.publish.drawing import Fault

# The layout engine has no types of its own.
Stream = Any
Style = Any
Context = Any

_ALPHA = re.compile(r"[aA][01](?:\.\d+)?\Z")
_GROUPS = ("XObject", "Pattern", "Shading")


class Picture(SVGImage):  # type: ignore[misc]
    """An SVG that remembers what it drew, per size."""

    def __init__(
        self, tree: Element, url: str, url_fetcher: URLFetcher, context: Context
    ) -> None:
        super().__init__(tree, url, url_fetcher, context)
        self.faults: tuple[Fault, ...] = ()
        self._drawn: dict[tuple[float, float], tuple[bytes, tuple[str, ...]] | None]
        self._drawn = {}

    def bind(self, context: Context) -> None:
        """Draw from here on for another document."""
        self._context = context

    def draw(self, stream: Stream, width: float, height: float, style: Style) -> None:
        """Draw on a page, from memory if it is safe to."""
        size = (width, height)
        if size not in self._drawn:
            self._drawn[size] = self._record(stream, size, style)
            return
        record = self._drawn[size]
        if record is None:
            super().draw(stream, width, height, style)
            return
        operators, states = record
        for key in states:
            name = "ca" if key[0] == "a" else "CA"
            stream._resources["ExtGState"].setdefault(  # noqa: SLF001
                key,
                type(stream._resources)({name: float(key[1:])}),  # noqa: SLF001
            )
        stream.stream.append(operators)
        _forget(stream)

    def _record(
        self, stream: Stream, size: tuple[float, float], style: Style
    ) -> tuple[bytes, tuple[str, ...]] | None:
        """Draw and take down the operators, or None if they lean on this one page."""
        resources = stream._resources  # noqa: SLF001
        before = [len(resources[group]) for group in _GROUPS]
        states = set(resources["ExtGState"])
        start = len(stream.stream)
        _forget(stream)
        super().draw(stream, *size, style)
        drawn = stream.stream[start:]
        if [len(resources[group]) for group in _GROUPS] != before or b"BT" in drawn:
            return None
        # In the order of asking, which is the order of the page's resources.
        used = dict.fromkeys(name for name in map(_state_of, drawn) if name)
        added = set(resources["ExtGState"]) - states
        if not all(_ALPHA.match(name) for name in added.union(used)):
            return None
        return b"\n".join(_bytes(item) for item in drawn), tuple(used)


def _forget(stream: Stream) -> None:
    """Let nothing drawn next lean on what was set before, nor the other way round."""
    stream._current_color = stream._current_color_stroke = None  # noqa: SLF001
    stream._current_alpha = stream._current_alpha_stroke = None  # noqa: SLF001


def _bytes(item: object) -> bytes:
    return item if isinstance(item, bytes) else str(item).encode("ascii")


def _state_of(item: object) -> str:
    data = _bytes(item) if isinstance(item, bytes | str) else b""
    return data[1:-3].decode("ascii") if data.endswith(b" gs") else ""
