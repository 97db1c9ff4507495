"""Calibration: a page to find out where a printer puts the second side.

Front: two crosses, left and right of the middle. Back: the same two, each with scales,
on which one reads where a pin through the front's cross comes out.

Here: both pages. Not here: what is made of the reading (`press.registration`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from rulewright.measure import Length
from rulewright.press import ARM, Backs, Drift, Paper, Point
from rulewright.publish.forme import Forme
from rulewright.publish.imprint import Imprint, stamp
from rulewright.publish.placing import number, path
from rulewright.publish.print_pages import add_page, prefer
from rulewright.publish.registering import registered

if TYPE_CHECKING:
    from rulewright.publish.fonts import Typecase

_FONT = "IBMPlexMono"
_WORDS, _FIGURES = 8.0, 5.2
_LINE = Length(4500)
_REACH, _STEP = 10, 5
_ARM, _TICK, _LONG = Length(12_000), Length(1000), Length(2000)
_FRONT = (
    "Front. Print both sides of this page at full size, paper taken as for cards.",
    "Push a pin straight through the middle of each cross, and turn the page over.",
)
_BACK = (
    "Back. Read where each pin comes out: millimetres to the right and down from the",
    "middle of its cross; to the left and up with a minus. Then, with your figures:",
    "rulewright printer NAME --left X,Y --right X,Y",
    "and build with --printer NAME. This page, too: then both pins come out at 0,0.",
)


def calibration_pdf(
    paper: Paper,
    fonts: tuple[Path, ...],
    imprint: Imprint,
    *,
    backs: Backs,
    drift: Drift | None = None,
) -> bytes:
    """The two pages for one paper; the back made good by a drift known already."""
    from rulewright.publish.fonts import Typecase  # noqa: PLC0415 - loads HarfBuzz

    forme = Forme()
    typecase = Typecase(forme, fonts)
    for words, scaled in ((_FRONT, False), (_BACK, True)):
        content = _content(paper, typecase, words, scaled=scaled)
        if scaled:
            content = registered(content, paper.size, drift)
        add_page(forme, paper.size, content, {"/S": typecase.used(_FONT)}, {})
    typecase.finish()
    prefer(forme, ("front", "back"), backs)
    stamp(forme, imprint)
    return forme.contents()


def _content(
    paper: Paper, typecase: Typecase, words: Sequence[str], *, scaled: bool
) -> bytes:
    size = paper.size
    middle = Point(size.width // 2, size.height // 2)
    out = [b"0 G 0 g 0.34 w\n"]
    for along in (-ARM, ARM):
        at = middle.moved(along, Length(0))
        out += [
            f"{path(line, size).removesuffix(' h')} S\n".encode()
            for line in _cross(at, scaled=scaled)
        ]
        if scaled:
            out += _figures(at, paper, typecase)
    top = middle.y - _LINE * (len(words) + 5)
    for row, line in enumerate(words):
        at = Point(middle.x - ARM, top + _LINE * row)
        out.append(_set(line, at, _WORDS, paper, typecase))
    return b"".join(out)


def _cross(at: Point, *, scaled: bool) -> Iterator[tuple[Point, Point]]:
    none = Length(0)
    yield at.moved(-_ARM, none), at.moved(_ARM, none)
    yield at.moved(none, -_ARM), at.moved(none, _ARM)
    for step in range(-_REACH, _REACH + 1) if scaled else ():
        far = Length(1000) * step
        half = _LONG if step % _STEP == 0 else _TICK
        # On one side of each line, or the middle would be a blot.
        yield at.moved(far, none), at.moved(far, half)
        yield at.moved(none, far), at.moved(half, far)


def _figures(at: Point, paper: Paper, typecase: Typecase) -> Iterator[bytes]:
    for step in (-_REACH, -_STEP, _STEP, _REACH):
        far = Length(1000) * step
        below = at.moved(far - Length(800), _LONG + Length(2200))
        beside = at.moved(_LONG + Length(800), far + Length(700))
        for place in (below, beside):
            yield _set(str(step), place, _FIGURES, paper, typecase)


def _set(words: str, at: Point, size: float, paper: Paper, typecase: Typecase) -> bytes:
    line = typecase.line(words, _FONT, size)
    x, y = number(at.x), number(paper.size.height - at.y)
    return f"BT /S {size} Tf {x} {y} Td ".encode() + line.show + b" ET\n"
