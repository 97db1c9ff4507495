"""Plots: where each line, box and word of a picture stands.

A template writes the marks down as SVG; it computes nothing. Colour never carries a
meaning alone: every plot has its numbers in a table beside it. Not here: numbers
(`sums`), the page (`sections`).
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import ceil
from typing import Final

from rulewright.lab.sums import Spread
from rulewright.lab.wilson import Share

WIDTH: Final = 720
_LEFT: Final = 190
_RIGHT: Final = 26
_ROW: Final = 26
_TOP: Final = 10
_FOOT: Final = 26
_KINDS: Final = 7
"""As many fills as the page has (`k0` to `k6`)."""
_STEPS: Final = [n * 10.0**power for power in range(-3, 9) for n in (1, 2, 5)]


@dataclass(frozen=True, slots=True)
class Mark:
    """A `line`, `rect`, `circle` or `text`, its class, its numbers, its words."""

    shape: str
    look: str
    at: dict[str, str]
    words: str = ""


@dataclass(slots=True)
class Plot:
    """A picture: what it shows, its height, its marks in the order of painting."""

    title: str
    height: int
    marks: list[Mark] = field(default_factory=list)
    legend: list[tuple[str, str]] = field(default_factory=list)
    width: int = WIDTH

    @property
    def box(self) -> str:
        """The `viewBox`."""
        return f"0 0 {self.width} {self.height}"

    def line(self, look: str, x1: float, y1: float, x2: float, y2: float) -> None:
        """A straight line."""
        at = {"x1": x1, "y1": y1, "x2": x2, "y2": y2}
        self._add("line", look, at)

    def rect(self, look: str, x: float, y: float, width: float, height: float) -> None:
        """A box; one without width is left out."""
        if width > 0 and height > 0:
            at = {"x": x, "y": y, "width": width, "height": height}
            self._add("rect", look, at)

    def circle(self, look: str, x: float, y: float, r: float) -> None:
        """A dot."""
        self._add("circle", look, {"cx": x, "cy": y, "r": r})

    def text(self, look: str, x: float, y: float, words: str) -> None:
        """Words that begin, end or are centred at a place, by their look."""
        self._add("text", look, {"x": x, "y": y}, words)

    def _add(
        self, shape: str, look: str, at: dict[str, float], words: str = ""
    ) -> None:
        told = {name: f"{value:.1f}" for name, value in at.items()}
        self.marks.append(Mark(shape, look, told, words))


@dataclass(frozen=True, slots=True)
class _Axis:
    """From a number to its place across the picture."""

    low: float
    high: float

    def x(self, value: float) -> float:
        """Where a number stands."""
        span = WIDTH - _LEFT - _RIGHT
        return _LEFT + (value - self.low) / (self.high - self.low) * span

    @property
    def ticks(self) -> list[float]:
        """Round numbers along it, up to eight of them."""
        step = next(step for step in _STEPS if (self.high - self.low) / step <= 8)
        first, last = ceil(self.low / step - 1e-9), int(self.high / step + 1e-9)
        return [n * step for n in range(first, last + 1)]


def _frame(title: str, rows: Sequence[str], axis: _Axis, unit: str) -> Plot:
    """A plot with a row for each name and an axis below."""
    height = _TOP + _ROW * len(rows) + _FOOT
    plot = Plot(title, height)
    foot = height - _FOOT
    for tick in axis.ticks:
        x = axis.x(tick)
        plot.line("grid", x, _TOP, x, foot)
        said = f"{tick * 100:.0f} %" if unit == "%" else f"{tick:g}".replace("-", "−")
        plot.text("tick", x, foot + 16, said)
    for number, name in enumerate(rows):
        plot.text("name", _LEFT - 10, _middle(number) + 4, name)
    return plot


def _middle(row: int) -> float:
    return _TOP + _ROW * row + _ROW / 2


def forest(title: str, shares: Sequence[tuple[str, Share]], fair: float | None) -> Plot:
    """Shares with their intervals, one below the other; a line where fair would be."""
    most = max([share.high for _, share in shares] + [fair or 0])
    axis = _Axis(0.0, min(max(most * 1.08, 0.05), 1.0))
    plot = _frame(title, [name for name, _ in shares], axis, "%")
    if fair is not None:
        x = axis.x(fair)
        plot.line("fair", x, _TOP, x, plot.height - _FOOT)
    for number, (_, share) in enumerate(shares):
        y = _middle(number)
        apart = fair is not None and not share.holds(fair)
        plot.line("span", axis.x(share.low), y, axis.x(share.high), y)
        plot.circle("dot apart" if apart else "dot", axis.x(share.value), y, 5)
    return plot


def stacked(
    title: str, rows: Sequence[tuple[str, Sequence[float]]], kinds: Sequence[str]
) -> Plot:
    """Bars of several parts; what is below nought goes to the left of it."""
    ups = [sum(n for n in parts if n > 0) for _, parts in rows]
    downs = [sum(n for n in parts if n < 0) for _, parts in rows]
    axis = _Axis(min([*downs, 0.0]) * 1.05, max([*ups, 1.0]) * 1.05)
    plot = _frame(title, [name for name, _ in rows], axis, "")
    for number, (_, parts) in enumerate(rows):
        up = down = 0.0
        for kind, part in enumerate(parts):
            if part > 0:
                x, up = axis.x(up), up + part
            else:
                down += part
                x = axis.x(down)
            width = axis.x(abs(part)) - axis.x(0)
            look = f"bar k{kind % _KINDS}"
            plot.rect(look, x, _middle(number) - 8, width, 16)
    x = axis.x(0)
    plot.line("zero", x, _TOP, x, plot.height - _FOOT)
    plot.legend = [(f"k{n % _KINDS}", name) for n, name in enumerate(kinds)]
    return plot


def strips(title: str, rows: Sequence[tuple[str, Spread]]) -> Plot:
    """How numbers are spread: 5 to 95 of 100, the middle half, the median."""
    low = min(spread.p5 for _, spread in rows)
    high = max(spread.p95 for _, spread in rows)
    axis = _Axis(min(low, 0.0), max(high * 1.05, low + 1))
    plot = _frame(title, [name for name, _ in rows], axis, "")
    for number, (_, spread) in enumerate(rows):
        y = _middle(number)
        plot.line("span", axis.x(spread.p5), y, axis.x(spread.p95), y)
        width = axis.x(spread.p75) - axis.x(spread.p25)
        plot.rect("half", axis.x(spread.p25), y - 7, width, 14)
        x = axis.x(spread.p50)
        plot.line("median", x, y - 9, x, y + 9)
    return plot


def histogram(title: str, values: Sequence[tuple[int, int]], most: int = 40) -> Plot:
    """How often each number comes; neighbours share a column if there are too many."""
    low, high = values[0][0], values[-1][0]
    each = max(ceil((high - low + 1) / most), 1)
    columns = [0] * ((high - low) // each + 1)
    for value, times in values:
        columns[(value - low) // each] += times
    axis = _Axis(low, low + each * len(columns))
    height, foot = 170, 170 - _FOOT
    plot = Plot(title, height)
    for tick in axis.ticks:
        plot.text("tick", axis.x(tick), foot + 16, f"{tick:g}")
    tallest = max(columns)
    for number, times in enumerate(columns):
        x = axis.x(low + number * each)
        width = axis.x(low + each) - axis.x(low) - 1
        tall = (foot - _TOP) * times / tallest
        plot.rect("bar k0", x, foot - tall, width, tall)
    plot.line("zero", _LEFT, foot, WIDTH - _RIGHT, foot)
    plot.text("name", _LEFT - 10, _TOP + 10, f"{tallest:,} games")
    return plot
