"""Faults: what is wrong on a page, before its findings are put together.

The same fault on many pages is one finding that lists them. Its span is the first of
the pages: a PDF has no lines, so that the page stands in the place of the line.

Here: faults, how they become findings, and lengths in words. Not here: looking for
them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from rulewright.diagnostics import Finding, Rule, Span
from rulewright.publish.preflight.plane import Area, Quad, around


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong; `says` does not name the page.

    `where` is a place on the page that may differ from page to page.
    """

    rule: Rule
    says: str
    hint: str
    where: str = field(default="", compare=False)


def findings_of(
    file: str, faults: Iterable[tuple[int, Fault]], pages: int
) -> Iterable[Finding]:
    """Findings from faults with the page of each, from 1; page 0 is the whole file."""
    grouped: dict[Fault, list[int]] = {}
    for page, fault in faults:
        grouped.setdefault(fault, []).append(page)
    for fault, where in grouped.items():
        numbers = sorted(set(where))
        first = max(numbers[0], 1)
        alone = numbers == [0] or pages <= 1
        words = fault.says if alone else f"{_pages(numbers)}: {fault.says}"
        if fault.where:
            first_place = "" if len(numbers) == 1 else f"first on page {first} "
            words += f", {first_place}{fault.where}"
        span = Span(file, first, 1, first, 2)
        yield fault.rule.at(span, words, hint=fault.hint)


def _pages(numbers: Sequence[int]) -> str:
    """Pages in words, with runs: `pages 1 to 4, 7`."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][1] + 1:
            runs[-1][1] = number
        else:
            runs.append([number, number])
    words = [str(a) if a == b else f"{a} to {b}" for a, b in runs]
    return f"page{'s' if len(numbers) > 1 else ''} {', '.join(words)}"


def mm(length: float) -> str:
    """A length as people read it: `12.4 mm`."""
    written = f"{length:.1f}" if abs(length) >= 0.995 else f"{length:.2f}"
    return f"{'0' if written in {'0.00', '-0.00'} else written} mm"


def size(area: Area) -> str:
    """Width and height as people read them."""
    parts = [
        f"{edge:.2f}".rstrip("0").rstrip(".") for edge in (area.width, area.height)
    ]
    return " x ".join(parts) + " mm"


def place(quad: Quad, trim: Area) -> str:
    """Where something stands, from the top left corner of the trim."""
    area = around(quad)
    across = _from(area.left - trim.left, "left")
    return f"{across} and {_from(area.top - trim.top, 'top')}"


def _from(distance: float, side: str) -> str:
    if distance < 0:
        return f"{mm(-distance)} beyond the trim at the {side}"
    return f"{mm(distance)} from the {side}"


def quoted(words: str) -> str:
    """The beginning of some words, in quotes."""
    return f"“{words[:40]}…”" if len(words) > 40 else f"“{words}”"
