"""Rooms: how much room each setting of a face leaves in its fitted boxes.

Seen on a page that shows the fitted boxes of every setting, all empty. Kept on the
bench: faces whose documents differ only in their words have the same rooms.

Here: that page, and the page of fitted boxes alone. Not here: whether a text fits
(`fitting`).
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any
from xml.etree.ElementTree import tostring

from rulewright.publish.drawing import Setting
from rulewright.publish.overflow import SLACK, Box, fitted_boxes

if TYPE_CHECKING:
    from rulewright.publish.drawing_layout import Layout

Element = Any
_TYPE = (
    "font_family",
    "font_size",
    "font_weight",
    "font_style",
    "line_height",
    "letter_spacing",
    "word_spacing",
)
_PICTURE = re.compile(r"url\([^)]*\)")


@dataclass(frozen=True, slots=True)
class Room:
    """The fitted boxes of a face in one setting: pixels, and what decides the setting.

    Two rooms with the same `measure` set a text alike. `type` has the width and the
    type size of each box, `sizes` its height and width.
    """

    measure: tuple[object, ...]
    type: tuple[tuple[float, float], ...]
    sizes: tuple[tuple[float, float], ...]

    def holds(self, needs: Sequence[tuple[float, float]]) -> bool:
        """Whether texts of these heights and widths fit, box by box."""
        return len(needs) == len(self.sizes) and all(
            height <= room + SLACK and width <= wide + SLACK
            for (height, width), (room, wide) in zip(needs, self.sizes, strict=True)
        )

    def is_as_high_as(self, heights: Sequence[float]) -> bool:
        """Whether texts of these heights fit, as far as the height goes."""
        return all(
            height <= room
            for height, (room, _) in zip(heights, self.sizes, strict=False)
        )


def rooms(layout: Layout, sketch: Element | None) -> Mapping[Setting, Room]:
    """The room of each setting; none if no box is fitted.

    `sketch` is the page of fitted boxes alone; see `only_fitted`.
    """
    if sketch is None:
        return {}
    bare = deepcopy(sketch)
    for box in bare.iter():
        if box.get("data-fit") is not None:
            box[:] = []
            box.text = None
    settings = layout.artwork.fit
    looks = (_PICTURE.sub("", text) for text in layout.own_styles)
    key = (settings, layout.page_size, *looks, tostring(bare))
    known = layout.bench.rooms
    if key not in known:
        known[key] = _seen(layout, bare, settings)
    return known[key]


def _seen(
    layout: Layout, bare: Element, settings: Sequence[Setting]
) -> dict[Setting, Room]:
    body = bare.find("body")
    bare.remove(body)
    for setting in settings:
        one = deepcopy(body)
        one.set("class", f"{body.get('class', '')} {setting.classes}")
        bare.append(one)
    page = layout.lay_out_root(bare)
    (root,) = page.pages[0]._page_box.children  # noqa: SLF001
    return {
        setting: _room(list(fitted_boxes(child)))
        for setting, child in zip(settings, root.children, strict=False)
    }


def _room(boxes: list[Box]) -> Room:
    return Room(
        measure=tuple(
            (round(box.width, 3), *(box.style[key] for key in _TYPE)) for box in boxes
        ),
        type=tuple((box.width, box.style["font_size"]) for box in boxes),
        sizes=tuple((_height(box), box.width) for box in boxes),
    )


def _height(box: Box) -> float:
    return float("inf") if box.style["height"] == "auto" else float(box.height)


def only_fitted(root: Element, *, plain: bool) -> Element | None:
    """A copy of a document with its fitted boxes and nothing else that shows.

    What is left out stays as an empty, hidden element, so that selectors which count
    siblings match as before; if no selector names the sibling before, `plain` drops its
    attributes, which are what takes time. None if no box is fitted.
    """
    copy = deepcopy(root)
    head = copy.find("head")
    if head is not None:
        head[:] = []
    return copy if _strip(copy.find("body"), plain=plain) else None


def _strip(element: Element, *, plain: bool) -> bool:
    """Leave only fitted boxes below an element; whether there is one."""
    if element.get("data-fit") is not None:
        return True
    element.text = None
    holds = False
    for child in element:
        child.tail = None
        if _strip(child, plain=plain):
            holds = True
        else:
            child[:] = []
            child.text = None
            if plain:
                child.attrib.clear()
            child.set("hidden", "")
    return holds
