"""Quicker ways to do what the layout engine does slowly, with the same result.

The engine reads path data one number at a time, and asks its C interface for a new type
whenever it subsets a font to another number of glyphs. Tests hold the quick ways
against the engine's own.

Here: those two, and putting them in place. Not here: pictures drawn from memory
(`drawing_svg`).
"""

from __future__ import annotations

import re
from typing import Any

from weasyprint import svg as svg_module
from weasyprint.pdf import fonts as pdf_fonts
from weasyprint.svg import SVG, Node
from weasyprint.svg.path import path as slow_path

_STEP = re.compile(r"([A-Za-z])([^A-Za-z]*)")
_NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)")
_PLAIN = re.compile(r"[MLHVCSZmlhvcsz0-9.,+\-\s]*\Z")
_ARGUMENTS = {"m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4}
_SIZED = re.compile(r"\[\d+\]$")


def quicken() -> None:
    """Put the quick ways in place, for this process."""
    svg_module.TAGS["path"] = quick_path
    if not isinstance(pdf_fonts.ffi, QuickArrays):
        pdf_fonts.ffi = QuickArrays(pdf_fonts.ffi)


class QuickArrays:
    """The C interface of the engine, without parsing a new type for every length.

    Subsetting a font asks for `T[17]`, `T[18]` and so on; each is parsed as C source
    once, which takes longer than the subsetting. `T[]` with the same values does too.
    """

    def __init__(self, ffi: Any) -> None:  # noqa: ANN401 - cffi has no types
        self._ffi = ffi

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - cffi has no types
        return getattr(self._ffi, name)

    def new(self, kind: str, values: object = None) -> object:
        """Allocate, as `ffi.new` does."""
        if isinstance(values, list | tuple):
            kind = _SIZED.sub("[]", kind)
        return self._ffi.new(kind, values)


def quick_path(svg: SVG, node: Node, font_size: float) -> None:
    """Draw a path; data with arcs or markers goes the slow way."""
    data = node.get("d", "")
    if not _PLAIN.match(data) or any(name.startswith("marker") for name in node.attrib):
        slow_path(svg, node, font_size)
        return
    operators = operators_of(data)
    if operators is None:
        slow_path(svg, node, font_size)
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
