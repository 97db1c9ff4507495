"""The summary: what was looked at, so that silence can be told from praise.

Here: the words. Not here: the checks.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulewright.model import Preset
from rulewright.publish.preflight.boxes import Meant
from rulewright.publish.preflight.document import Facts
from rulewright.publish.preflight.faults import size
from rulewright.publish.preflight.inks import families, most_ink
from rulewright.publish.preflight.marks import Content
from rulewright.publish.preflight.pictures import resolution

if TYPE_CHECKING:
    from PIL import Image


# Patterns have colours of their own.
_NO_INK = {"pattern", "unknown"}


@dataclass(frozen=True)
class Sums:
    """What inspecting a PDF has gathered."""

    pages: Sequence[Meant]
    contents: Sequence[Content]
    facts: Facts
    drawn: int
    unread: int


def of_pdf(sums: Sums, preset: Preset | None) -> str:
    """A few lines about a PDF: what is in it, and what was not looked at."""
    sizes = list(dict.fromkeys(size(page.trim) for page in sums.pages))
    listed = ", ".join(sizes[:4]) + (", …" if len(sizes) > 4 else "")
    facts = sums.facts
    claim = facts.claim or "no standard of print claimed"
    lines = [
        f"{_count(len(sums.pages), 'page')} of {listed}; PDF {facts.version}, {claim}",
        f"  {_inside(sums)}",
        f"  {_colours(sums)}",
    ]
    missing = _unlooked(sums, preset)
    if missing:
        lines.append(f"  not looked at: {'; '.join(missing)}")
    return "\n".join(lines + _not(preset))


def of_picture(picture: Image.Image, preset: Preset | None) -> str:
    """A few lines about a picture."""
    lines = [f"a picture of {picture.width} x {picture.height} pixels, {picture.mode}"]
    if preset is None:
        lines.append("  not looked at: its size and bleed, which take a preset")
    else:
        lines.append("  not looked at: letters, which are pixels here")
    return "\n".join(lines + _not(preset))


def _inside(sums: Sums) -> str:
    fonts = {str(f.get("/BaseFont")) for c in sums.contents for f in c.fonts.values()}
    letters = sum(len(content.letters) for content in sums.contents)
    placed = [each for content in sums.contents for each in content.placed]
    dots = [found for each in placed if (found := resolution(each)) is not None]
    pictures = _count(len(placed), "picture")
    if dots:
        pictures += f", the coarsest with {min(dots):.0f} dots per inch"
    drawn = f"bleed looked at on {_count(sums.drawn, 'page')}"
    runs = _count(letters, "run") + " of letters"
    return f"{_count(len(fonts), 'font')}, {runs}; {pictures}; {drawn}"


def _colours(sums: Sums) -> str:
    used = sorted({family for c in sums.contents for family in families(c)} - _NO_INK)
    inks = [found[0] for c in sums.contents if (found := most_ink(c)) is not None]
    most = f"; at most {max(inks):.0f} % of ink outside pictures" if inks else ""
    if "RGB" in used and inks:
        most += ", if all grey becomes black"
    thin = [c.thinnest[0] for c in sums.contents if c.thinnest is not None]
    lines = f"; finest line {min(thin):.2f} mm" if thin else ""
    return f"colours: {', '.join(used) or 'none'}{most}{lines}"


def _unlooked(sums: Sums, preset: Preset | None) -> list[str]:
    missing = []
    if preset is None:
        missing.append(
            "size, safe area, page order, ink and resolution against a preset"
        )
    elif any(page.finished is None for page in sums.pages):
        missing.append("safe area of pages that have no size of the preset")
    if len(sums.contents) < len(sums.pages):
        missing.append(_count(len(sums.pages) - len(sums.contents), "page"))
    if sums.unread:
        missing.append(f"the ink of {_count(sums.unread, 'picture')}")
    return missing


def _not(preset: Preset | None) -> list[str]:
    return [f"  {preset.name}: {words}" for words in preset.not_] if preset else []


def _count(many: int, what: str) -> str:
    return f"{many} {what}{'' if many == 1 else 's'}"
