"""Quicker ways to do what the layout engine does slowly, with the same result.

The engine reads path data one number at a time, and asks its C interface for a new type
whenever it subsets a font to another number of glyphs. Tests hold the quick ways
against the engine's own.

Here: those two, and putting them in place. Not here: pictures drawn from memory
(`drawing_svg`).
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from typing import Any

from weasyprint import css as css_module
from weasyprint import svg as svg_module
from weasyprint.layout import page as page_module
from weasyprint.pdf import fonts as pdf_fonts
from weasyprint.svg import SVG, Node
from weasyprint.svg.path import path as slow_path

from rulewright.publish.drawing_styles import RememberedStyles
from rulewright.publish.drawing_sums import (
    quick_backgrounds,
    quick_description,
    quick_percentages,
    quick_strut,
    slow_backgrounds,
    slow_description,
    slow_percentages,
    slow_strut,
)

_TOKEN = re.compile(r"[A-Za-z]|[-+]?(?:\d+\.?\d*|\.\d+)")
_PLAIN = re.compile(r"[MLHVCSZmlhvcsz0-9.,+\-\s]*\Z")
_ARGUMENTS = {"m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4}
_ARGUMENTS |= {letter.upper(): many for letter, many in _ARGUMENTS.items()}
# Further numbers after a move are lines.
_REPEATED = {"M": "L", "m": "l"}
_CLOSING = ("z", "Z")
_MOVE, _LINE = "%.4f %.4f m\n", "%.4f %.4f l\n"
_CURVE = "%.4f %.4f %.4f %.4f %.4f %.4f c\n"
_SIZED = re.compile(r"\[\d+\]$")


def quicken() -> None:
    """Put the quick ways in place, for this process."""
    svg_module.TAGS["path"] = quick_path
    css_module.StyleFor = RememberedStyles
    page_module.make_margin_boxes = quick_margin_boxes
    for slow, quick in (
        (slow_percentages, quick_percentages),
        (slow_backgrounds, quick_backgrounds),
        (slow_strut, quick_strut),
        (slow_description, quick_description),
    ):
        _replace(slow, quick)
    if not isinstance(pdf_fonts.ffi, QuickArrays):
        pdf_fonts.ffi = QuickArrays(pdf_fonts.ffi)


def _replace(slow: Any, quick: object) -> None:  # noqa: ANN401 - any function
    """Put a quick way wherever the engine has the name of a slow one."""
    name = slow.__name__
    for place, module in list(sys.modules.items()):
        if place.startswith("weasyprint.") and module.__dict__.get(name) is slow:
            setattr(module, name, quick)


slow_margin_boxes = page_module.make_margin_boxes
_NOTHING = ("normal", "inhibit", "none")
_CORNERS = [f"@{one}" for one in css_module.PAGE_MARGIN_BOXES]


def quick_margin_boxes(context: Any, page: Any, state: Any) -> Iterator[Any]:  # noqa: ANN401 - the engine has no types
    """The boxes in the margins of a page; mostly there are none."""
    style_for = context.style_for
    styles = (style_for(page.page_type, name) for name in _CORNERS)
    if any(style and style["content"] not in _NOTHING for style in styles):
        yield from slow_margin_boxes(context, page, state)


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
    tokens = _TOKEN.findall(data)
    out: list[str] = []
    values: list[float] = []
    x = y = start_x = start_y = handle_x = handle_y = 0.0
    letter = ""
    place = 0
    while place < len(tokens):
        if tokens[place].isalpha():
            letter = tokens[place]
            place += 1
        else:
            letter = _REPEATED.get(letter, letter)
        if letter in _CLOSING:
            out.append("h\n")
            x = handle_x = start_x
            y = handle_y = start_y
            letter = ""
            continue
        many = _ARGUMENTS.get(letter, 0)
        args = _floats(tokens[place : place + many])
        if not many or len(args) != many or (not out and letter not in "Mm"):
            return None
        place += many
        dx, dy = (x, y) if letter.islower() else (0.0, 0.0)
        if letter in "CcSs":
            if many == 4:
                args[:0] = (2 * x - handle_x - dx, 2 * y - handle_y - dy)
            a, b, handle_x, handle_y, x, y = args
            handle_x += dx
            handle_y += dy
            x += dx
            y += dy
            out.append(_CURVE)
            values += (a + dx, b + dy, handle_x, handle_y, x, y)
            continue
        x, y = _moved(letter, args, x, y)
        handle_x, handle_y = x, y
        if letter in "Mm":
            start_x, start_y = x, y
        out.append(_MOVE if letter in "Mm" else _LINE)
        values += (x, y)
    return ("".join(out) % tuple(values)).encode("ascii").rstrip()


def _floats(tokens: list[str]) -> list[float]:
    try:
        return [float(token) for token in tokens]
    except ValueError:
        return []


def _moved(letter: str, args: list[float], x: float, y: float) -> tuple[float, float]:
    """Where a straight step from a point leads."""
    if letter in "Hh":
        return args[0] + (x if letter == "h" else 0), y
    if letter in "Vv":
        return x, args[0] + (y if letter == "v" else 0)
    return (args[0] + x, args[1] + y) if letter.islower() else (args[0], args[1])
