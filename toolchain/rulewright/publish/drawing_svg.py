"""Pictures in faces: an SVG is drawn once per size, then repeated from its operators.

The layout engine interprets an SVG anew each time it is shown, and reads path data one
number at a time. An icon stands on nearly every face, so what it drew the first time is
kept and repeated; and path data without arcs is read in one pass.

Here: that, and nothing that could look different. Not here: which SVG features are
allowed at all (`svg_lint`).
"""

from __future__ import annotations

import re
from typing import Any
from xml.etree.ElementTree import Element

from weasyprint import svg as svg_module
from weasyprint.images import SVGImage
from weasyprint.svg import SVG, Node
from weasyprint.svg.path import path as _slow_path
from weasyprint.urls import URLFetcher

from rulewright.publish.drawing import Fault

# The layout engine has no types of its own.
Stream = Any
Style = Any
Context = Any

_STEP = re.compile(r"([A-Za-z])([^A-Za-z]*)")
_NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)")
_PLAIN = re.compile(r"[MLHVCSZmlhvcsz0-9.,+\-\s]*\Z")
_ARGUMENTS = {"m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4}
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
        used = {name for name in map(_state_of, drawn) if name}
        if any(
            not _ALPHA.match(name)
            for name in used | (set(resources["ExtGState"]) - states)
        ):
            return None
        return b"\n".join(_bytes(item) for item in drawn), tuple(sorted(used))


def _forget(stream: Stream) -> None:
    """Let nothing drawn next lean on what was set before, nor the other way round."""
    stream._current_color = stream._current_color_stroke = None  # noqa: SLF001
    stream._current_alpha = stream._current_alpha_stroke = None  # noqa: SLF001


def _bytes(item: object) -> bytes:
    return item if isinstance(item, bytes) else str(item).encode("ascii")


def _state_of(item: object) -> str:
    data = _bytes(item) if isinstance(item, bytes | str) else b""
    return data[1:-3].decode("ascii") if data.endswith(b" gs") else ""


def quick_path(svg: SVG, node: Node, font_size: float) -> None:
    """Draw a path; data with arcs or markers goes the slow way."""
    data = node.get("d", "")
    if not _PLAIN.match(data) or any(name.startswith("marker") for name in node.attrib):
        _slow_path(svg, node, font_size)
        return
    operators = operators_of(data)
    if operators is None:
        _slow_path(svg, node, font_size)
    elif operators:
        svg.stream.stream.append(operators)


def operators_of(data: str) -> bytes | None:
    """The PDF operators of path data without arcs; None if it is not understood."""
    pen = _Pen()
    for letter, rest in _STEP.findall(data):
        low = letter.lower()
        if low == "z":
            pen.close()
            continue
        numbers = [float(number) for number in _NUMBER.findall(rest)]
        many = _ARGUMENTS[low]
        if not numbers or len(numbers) % many or (not pen.out and low != "m"):
            return None
        for place in range(0, len(numbers), many):
            args = numbers[place : place + many]
            pen.draw("l" if low == "m" and place else low, args, letter == low)
    return "\n".join(pen.out).encode("ascii")


class _Pen:
    """Where path data is being drawn, and the operators so far."""

    def __init__(self) -> None:
        self.out: list[str] = []
        self._at = self._start = (0.0, 0.0)
        self._handle: tuple[float, float] | None = None

    def close(self) -> None:
        self.out.append("h")
        self._at, self._handle = self._start, None

    def draw(self, letter: str, args: list[float], relative: bool) -> None:
        x, y = self._at
        if letter == "h":
            args = [args[0] + x if relative else args[0], y]
        elif letter == "v":
            args = [x, args[0] + y if relative else args[0]]
        elif relative:
            args = [v + (y if i % 2 else x) for i, v in enumerate(args)]
        if letter in "cs":
            if letter == "s":
                near = self._handle or (x, y)
                args = [2 * x - near[0], 2 * y - near[1], *args]
            self.out.append("{:.4f} {:.4f} {:.4f} {:.4f} {:.4f} {:.4f} c".format(*args))
            self._handle = (args[2], args[3])
        else:
            verb = "m" if letter == "m" else "l"
            self.out.append(f"{args[0]:.4f} {args[1]:.4f} {verb}")
            self._handle = None
        self._at = (args[-2], args[-1])
        if letter == "m":
            self._start = self._at


def quicken() -> None:
    """Let the layout engine read plain path data the quick way."""
    svg_module.TAGS["path"] = quick_path
