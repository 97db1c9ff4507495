"""Safe area: letters and pictures that stand too near to the knife.

Letters must stay inside. A picture may run out over the trim, and then it has to reach
the edge of the bleed; one that ends in between is cut on some copies. Drawn shapes are
not looked at: grounds and frames are meant to be cut.

Here: one page's letters and pictures against its die line. Not here: how far colour
runs (`bleed`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rulewright.publish.preflight import findings as rules
from rulewright.publish.preflight.boxes import Meant
from rulewright.publish.preflight.faults import Fault, mm, place, quoted
from rulewright.publish.preflight.marks import Content, Letters, Placed
from rulewright.publish.preflight.plane import Area, Point, Quad, around, depth

# A box is only as exact as the font's own numbers.
_SLACK = 0.1
# Of one page, so many are told one by one.
_MOST = 12


def check_safe_area(content: Content, page: Meant) -> Iterator[Fault]:
    """Letters and pictures of a page that leave the safe area of its finished size."""
    if page.finished is None:
        return
    outline = page.outline
    safe = float(page.finished.safe.mm)
    bleed = float(page.finished.bleed.mm)
    near = [
        (letters, deep)
        for letters in content.letters
        if (deep := _depth(letters.quad, outline, page.trim.grown(-safe * 3)))
        is not None
        and deep < safe - _SLACK
        and _on_face(letters.quad, outline, bleed)
    ]
    yield from _letters(near, page, safe)
    for placed in content.placed:
        if not _within(placed, outline, safe) and _ends_between(placed, page):
            yield Fault(
                rules.PICTURE_AT_TRIM,
                f"a picture {place(placed.seen, page.trim)} ends between the safe area"
                " and the edge of the bleed",
                f"keep it {page.finished.safe} inside the trim, or let it run out",
            )


def _letters(
    near: Sequence[tuple[Letters, float]], page: Meant, safe: float
) -> Iterator[Fault]:
    for letters, deep in near[:_MOST]:
        where = f"{mm(deep)} inside" if deep >= 0 else f"{mm(-deep)} outside"
        yield Fault(
            rules.LETTERS_OUTSIDE,
            f"{place(letters.quad, page.trim)}: {quoted(letters.words)} comes to"
            f" {where} the trim",
            f"keep it {mm(safe)} inside",
        )
    if len(near) > _MOST:
        says = f"{len(near) - _MOST} more runs of letters stand outside the safe area"
        yield Fault(rules.LETTERS_OUTSIDE, says, f"keep them {mm(safe)} inside")


def _depth(quad: Quad, outline: Sequence[Point], surely: Area) -> float | None:
    """How far inside a quad stays; None if it is far from any edge of a rectangle."""
    if len(outline) == 4 and surely.width > 0 and surely.height > 0:
        area = around(quad)
        if surely.holds(area, 0.0):
            return None
    return min(depth(corner, outline) for corner in quad)


def _on_face(quad: Quad, outline: Sequence[Point], bleed: float) -> bool:
    """Whether anything of a quad lies on the face, or in its bleed.

    What does not stands on the paper beside it: a slug, or a note to the printer.
    """
    area = around(quad)
    middle = (area.left + area.width / 2, area.top + area.height / 2)
    return any(depth(point, outline) > -bleed for point in (*quad, middle))


def _within(placed: Placed, outline: Sequence[Point], safe: float) -> bool:
    return all(depth(corner, outline) >= safe - _SLACK for corner in placed.seen)


def _ends_between(placed: Placed, page: Meant) -> bool:
    """Whether a side of a picture lies between safe area and bleed edge."""
    if page.finished is None:
        return False
    area, trim = around(placed.seen), page.trim
    safe, bleed = float(page.finished.safe.mm), float(page.finished.bleed.mm)
    # How far each side of the picture runs beyond the trim.
    beyond = (
        trim.left - area.left,
        trim.top - area.top,
        area.right - trim.right,
        area.bottom - trim.bottom,
    )
    if all(over <= -bleed - safe for over in beyond) and page.finished.plain:
        return False
    if max(beyond) < -max(trim.width, trim.height):
        return False
    if any(over < -side for over, side in zip(beyond, _spans(trim), strict=True)):
        # It lies wholly on the other side of the trim: a mark on the paper.
        return False
    if not page.finished.plain:
        return not all(over >= bleed - _SLACK for over in beyond)
    return any(-safe + _SLACK < over < bleed - 2 * _SLACK for over in beyond)


def _spans(trim: Area) -> tuple[float, float, float, float]:
    return trim.width, trim.height, trim.width, trim.height
