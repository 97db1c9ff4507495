"""Boxes: the paper, the bleed and the trim of a page, and what a preset asks of them.

Here: reading the boxes, finding the finished size that a page is meant to have, and
how the boxes lie to each other. Not here: what is printed in them (`bleed`,
`safe_area`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from rulewright.measure import Size
from rulewright.press import FinishedSize
from rulewright.publish.preflight import findings as rules
from rulewright.publish.preflight.faults import Fault, mm, size
from rulewright.publish.preflight.plane import Area, Matrix, Point, around, laid, view

if TYPE_CHECKING:
    import pikepdf

# A box may differ by this much from what was meant, in millimetres: points that were
# written with two decimals, and inches that were rounded to millimetres.
SLACK = 0.2


@dataclass(frozen=True, slots=True)
class Boxes:
    """The boxes of a page in millimetres from the top left of its MediaBox.

    What the page does not say is None. `to_view` leads from its user space to there.
    """

    media: Area
    crop: Area | None
    bleed: Area | None
    trim: Area | None
    to_view: Matrix


@dataclass(frozen=True, slots=True)
class Meant:
    """What a page is meant to be: its trim, and the finished size that it has.

    `finished` is None without a preset, or if the preset has no such size; `turned` is
    true if the page lies on its side. `reach` is how far the bleed runs on the left,
    top, right and bottom.
    """

    trim: Area
    reach: tuple[float, float, float, float]
    finished: FinishedSize | None
    turned: bool
    given: bool
    """Whether the page itself says where the knife goes."""

    @property
    def outline(self) -> list[Point]:
        """The die line on the page."""
        left, top = self.trim.left, self.trim.top
        if self.finished is None:
            return list(self.trim.quad)
        cut = [(float(p.x.mm), float(p.y.mm)) for p in self.finished.cut]
        if self.turned:
            height = float(self.finished.trim.height.mm)
            cut = [(height - y, x) for x, y in cut]
        return [(left + x, top + y) for x, y in cut]


def read_boxes(page: pikepdf.Page) -> Boxes:
    """The boxes of a page, as a reader sees it.

    Raises:
        ValueError, TypeError: a box that is no rectangle.
    """
    media = _numbers(page.mediabox)
    turn = int(page.obj.get("/Rotate", _inherited(page, "/Rotate", 0))) % 360
    to_view = view(media, turn, float(page.obj.get("/UserUnit", 1)))

    def shown(name: str) -> Area | None:
        value = page.obj.get(name, _inherited(page, name, None))
        return None if value is None else _area(_numbers(value), to_view)

    return Boxes(
        _area(media, to_view),
        shown("/CropBox"),
        shown("/BleedBox"),
        shown("/TrimBox"),
        to_view,
    )


def _inherited(page: pikepdf.Page, name: str, default: Any) -> Any:  # noqa: ANN401
    """What a page takes from the tree above it, of that which can be inherited."""
    if name not in {"/CropBox", "/Rotate"}:
        return default
    above, steps = page.obj.get("/Parent"), 0
    while above is not None and steps < 32:
        if name in above:
            return above[name]
        above, steps = above.get("/Parent"), steps + 1
    return default


def _numbers(box: object) -> tuple[float, float, float, float]:
    a, b, c, d = (float(edge) for edge in box)  # type: ignore[attr-defined]
    made = (min(a, c), min(b, d), max(a, c), max(b, d))
    if made[0] == made[2] or made[1] == made[3]:
        raise ValueError("one of its boxes is empty")
    return made


def _area(box: tuple[float, float, float, float], to_view: Matrix) -> Area:
    left, bottom, right, top = box
    corners = ((left, top), (right, top), (right, bottom), (left, bottom))
    return around(laid(corners, to_view))


def meant(boxes: Boxes, sizes: Sequence[FinishedSize]) -> Meant:
    """What a page is meant to be, as far as it and the preset's `sizes` tell.

    A page without a useful TrimBox that is as large as a finished size with its bleed
    is taken to be that.
    """
    whole = boxes.crop or boxes.media
    trim = boxes.trim or whole
    given = boxes.trim is not None
    found = _matching(trim, sizes)
    if found is None:
        for each in sizes:
            bled = _turned(whole, each.whole)
            if bled is not None and trim.holds(whole, SLACK):
                reach = float(each.bleed.mm)
                cut = whole.grown(-reach)
                return Meant(cut, (reach,) * 4, each, bled, given=False)
    outer = boxes.bleed or whole
    reach4 = (
        trim.left - outer.left,
        trim.top - outer.top,
        outer.right - trim.right,
        outer.bottom - trim.bottom,
    )
    finished, turned = found if found is not None else (None, False)
    return Meant(trim, reach4, finished, turned, given=given)


def _matching(
    trim: Area, sizes: Sequence[FinishedSize]
) -> tuple[FinishedSize, bool] | None:
    for each in sizes:
        turned = _turned(trim, each.trim)
        if turned is not None:
            return each, turned
    return None


def _turned(area: Area, wanted: Size) -> bool | None:
    """False if an area has a size, True if it has it turned, None if it has not."""
    width, height = float(wanted.width.mm), float(wanted.height.mm)
    if abs(area.width - width) <= SLACK and abs(area.height - height) <= SLACK:
        return False
    if abs(area.width - height) <= SLACK and abs(area.height - width) <= SLACK:
        return True
    return None


def check_boxes(boxes: Boxes, page: Meant) -> Iterator[Fault]:
    """Boxes that are missing, or that contradict each other."""
    if not page.given:
        taken = size(page.trim)
        says = (
            f"there is no TrimBox; the trim is taken to be {taken}"
            if boxes.trim is None
            else f"the TrimBox takes in the bleed; the trim is taken to be {taken}"
        )
        yield Fault(rules.NO_PAGE_BOX, says, "write a TrimBox where the knife goes")
    if boxes.bleed is None and page.finished is not None and page.finished.bleed.um:
        says = "there is no BleedBox; the bleed is taken to reach the edge of the page"
        hint = "write a BleedBox as far as the ink runs"
        yield Fault(rules.NO_PAGE_BOX, says, hint)
    pairs = (
        ("TrimBox", boxes.trim, "BleedBox", boxes.bleed),
        ("TrimBox", boxes.trim, "MediaBox", boxes.media),
        ("BleedBox", boxes.bleed, "MediaBox", boxes.media),
        ("BleedBox", boxes.bleed or boxes.trim, "CropBox", boxes.crop),
    )
    for inner_name, inner, outer_name, outer in pairs:
        if inner is None or outer is None or outer.holds(inner, SLACK / 4):
            continue
        says = f"the {inner_name} of {size(inner)} is not inside the {outer_name}"
        says += f" of {size(outer)}"
        yield Fault(rules.BOXES_DISAGREE, says, "make the outer box at least as large")


def check_size(
    page: Meant, sizes: Sequence[FinishedSize], name: str
) -> Iterator[Fault]:
    """A page that is none of the preset's sizes, or whose bleed is too short."""
    if not sizes:
        return
    if page.finished is None:
        known = ", ".join(f"{each.name} {each.trim}" for each in sizes)
        says = f"the trim is {size(page.trim)}, which {name} does not have"
        yield Fault(rules.OTHER_SIZE, says, f"make it one of: {known}")
        return
    wanted = float(page.finished.bleed.mm)
    sides = ("left", "top", "right", "bottom")
    short = [
        f"{side} {mm(max(reach, 0.0))}"
        for side, reach in zip(sides, page.reach, strict=True)
        if reach < wanted - SLACK / 4
    ]
    if short:
        says = f"too little bleed beyond the trim: {', '.join(short)}"
        hint = f"{name} asks for {page.finished.bleed} on every side"
        yield Fault(rules.SHORT_BLEED, says, hint)


def check_uniform(pages: Sequence[Meant]) -> Iterator[tuple[int, Fault]]:
    """Pages of another size than the first; each with its number from 1.

    Pages that only lie on their side are of one size.
    """
    for number, page in enumerate(pages, 1):
        short, long = sorted((page.trim.width, page.trim.height))
        first = sorted((pages[0].trim.width, pages[0].trim.height))
        if abs(short - first[0]) <= SLACK and abs(long - first[1]) <= SLACK:
            continue
        says = f"the trim is not that of page 1, {size(pages[0].trim)}"
        hint = "put each size into a file of its own"
        yield number, Fault(rules.SIZES_DIFFER, says, hint)
