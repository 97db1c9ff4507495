"""Bleed: whether colour really runs to the edge of the bleed, by looking at pixels.

Along the die line, a point just inside the trim is compared with one just inside the
edge of the bleed. Where the first is printed and the second is bare, a knife that
drifts outwards leaves a white edge. A face that is white at its trim needs no bleed.

Here: drawing a page, and the comparison. Not here: which boxes a page has (`boxes`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil
from typing import TYPE_CHECKING, Any

from rulewright.publish.preflight import findings as rules
from rulewright.publish.preflight.boxes import Boxes, Meant
from rulewright.publish.preflight.faults import Fault, mm
from rulewright.publish.preflight.plane import Area, Point, length

if TYPE_CHECKING:
    from PIL import Image

_PER_MM = 6.0
_MOST_PIXELS = 24_000_000
_STEP = 0.5
# How far inside the trim, and inside the edge of the bleed, is looked at.
_INSIDE, _SHY = 0.3, 0.3
# From this long on an edge of the bleed counts as bare, in millimetres.
_LONGEST_GAP = 1.0
# Paper is white; what is lighter than this cannot be told from it.
_WHITE = 253


@dataclass(frozen=True, slots=True)
class Plate:
    """A page as pixels."""

    picture: Image.Image
    per_mm: float

    def bare(self, point: Point) -> bool:
        """Whether a point, in millimetres from the top left, shows paper."""
        x = min(max(int(point[0] * self.per_mm), 0), self.picture.width - 1)
        y = min(max(int(point[1] * self.per_mm), 0), self.picture.height - 1)
        pixel: Any = self.picture.getpixel((x, y))
        return bool(min(pixel[:3]) >= _WHITE)


def plate_of(document: Any, index: int, boxes: Boxes) -> Plate:  # noqa: ANN401
    """Page `index` of a document of pypdfium2, its whole MediaBox, drawn on white."""
    page = document[index]
    page.set_cropbox(*page.get_mediabox())
    points_per_mm = page.get_width() / boxes.media.width
    per_mm = min(
        _PER_MM, (_MOST_PIXELS / (boxes.media.width * boxes.media.height)) ** 0.5
    )
    bitmap = page.render(scale=per_mm / points_per_mm, may_draw_forms=False)
    picture = bitmap.to_pil().convert("RGB")
    page.close()
    return Plate(picture, picture.width / boxes.media.width)


def needs_a_look(page: Meant) -> bool:
    """Whether a page has a bleed that pixels can be looked for in."""
    moulded = page.finished is not None and page.finished.moulded
    return max(page.reach) > _SHY and not moulded


def check_bleed(plate: Plate, page: Meant) -> Iterator[Fault]:
    """Edges of a page along which colour stops short of the edge of the bleed."""
    if page.finished is None and _no_rectangle(plate, page.trim):
        return
    gaps = list(_gaps(plate, page))
    if gaps:
        told = ", ".join(f"{mm(gap)} {name}" for name, gap, _ in gaps)
        x, y = gaps[0][2]
        says = (
            f"colour reaches the trim and the bleed beside it is bare: {told}; first"
            f" {mm(x - page.trim.left)} from the left and {mm(y - page.trim.top)} from"
            " the top"
        )
        hint = "let the colour run to the edge of the bleed"
        yield Fault(rules.BARE_BLEED, says, hint)


def _no_rectangle(plate: Plate, trim: Area) -> bool:
    """Whether the corners are bare: a hex, or a die line that nobody has told."""
    shy = 1.5
    corners = trim.grown(-shy).quad
    return all(plate.bare(corner) for corner in corners)


def _gaps(plate: Plate, page: Meant) -> Iterator[tuple[str, float, Point]]:
    """Each edge with bare stretches: its name, how long they are, where they begin."""
    for name, start, end, out, reach in _edges(page):
        runs: list[list[Point]] = [[]]
        for at in _points(start, end):
            inner = (at[0] - out[0] * _INSIDE, at[1] - out[1] * _INSIDE)
            far = reach - _SHY
            outer = (at[0] + out[0] * far, at[1] + out[1] * far)
            if plate.bare(outer) and not plate.bare(inner):
                runs[-1].append(at)
            elif runs[-1]:
                runs.append([])
        # A thin line that ends at the trim is no ground.
        long = [run for run in runs if len(run) * _STEP >= _LONGEST_GAP]
        if long:
            yield name, sum(len(run) for run in long) * _STEP, long[0][0]


def _edges(page: Meant) -> Iterator[tuple[str, Point, Point, Point, float]]:
    """Each straight edge: its name, ends, direction outwards, and the bleed's reach."""
    plain = page.finished is None or page.finished.plain
    # Rounded corners are cut from what a rectangle has anyway.
    outline: Sequence[Point] = page.trim.quad if plain else page.outline
    asked = float(page.finished.bleed.mm) if page.finished is not None else None
    clockwise = _clockwise(outline)
    for index, end in enumerate(outline):
        start = outline[index - 1]
        long = length(start, end)
        if long < 2 * _LONGEST_GAP:
            continue
        x, y = (end[0] - start[0]) / long, (end[1] - start[1]) / long
        out = (y, -x) if clockwise else (-y, x)
        reach = _reach(page, out) if asked is None else min(asked, _reach(page, out))
        if reach > _SHY:
            yield _named(out), start, end, out, reach


def _reach(page: Meant, out: Point) -> float:
    left, top, right, bottom = page.reach
    sideways = left if out[0] < 0 else right
    upwards = top if out[1] < 0 else bottom
    if abs(out[0]) < 0.1:
        return upwards
    if abs(out[1]) < 0.1:
        return sideways
    return min(sideways, upwards)


def _points(start: Point, end: Point) -> Iterator[Point]:
    long = length(start, end)
    # The corners belong to two edges; what is round there is left out.
    shy = min(4.0, long / 4)
    steps = max(1, ceil((long - 2 * shy) / _STEP))
    for step in range(steps):
        share = (shy + (long - 2 * shy) * step / steps) / long
        yield (
            start[0] + (end[0] - start[0]) * share,
            start[1] + (end[1] - start[1]) * share,
        )


def _clockwise(outline: Sequence[Point]) -> bool:
    """Whether an outline runs clockwise where y runs down."""
    area = sum(
        outline[index - 1][0] * here[1] - here[0] * outline[index - 1][1]
        for index, here in enumerate(outline)
    )
    return area > 0


def _named(out: Point) -> str:
    upright = "" if abs(out[1]) < 0.1 else ("top" if out[1] < 0 else "bottom")
    sideways = "" if abs(out[0]) < 0.1 else ("left" if out[0] < 0 else "right")
    return "at the " + " ".join(part for part in (upright, sideways) if part)
