"""Rooms: how much room each setting of a face leaves in its fitted boxes.

Seen on a page that shows the fitted boxes of every setting, all empty. Kept on the
bench: faces whose documents differ only in their words have the same rooms.

Here: that page, and the page of fitted boxes alone. Not here: whether a text fits
(`fitting`).
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
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
# What a selector says of one element: its tag, if any, and its classes.
Compound = tuple[str, frozenset[str]]

_COMMENT = re.compile(r"(?s)/\*.*?\*/")
_BLOCK = re.compile(r"\{[^{}]*\}")
# Right of a `+` or `~`; or before a pseudo-class that counts siblings.
_NEIGHBOURLY = re.compile(
    r"[+~]\s*([\w.#*-]+)|([\w.#*-]*):(?:nth-|first-child|first-of|last-|only-|empty|has)"
)
_TAG = re.compile(r"[\w*-]*")
_CLASS = re.compile(r"\.([\w-]+)")
# What differs from face to face and takes no room: pictures behind a box, and colours.
_PICTURE = re.compile(r"[^{}]*\{\s*background-image:\s*url\([^)]*\)\s*;?\s*\}")
_COLOUR = re.compile(r":\s*#[0-9a-fA-F]{3,8}\b")


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
    key = (*_looks(layout), tostring(bare))
    known = layout.bench.rooms
    if key not in known:
        known[key] = _seen(layout, bare, layout.artwork.fit)
    return known[key]


def needs(layout: Layout, sketch: Element) -> dict[object, list[tuple[float, float]]]:
    """What this very text needs, by measure, as far as it was laid out before.

    The faces of several owners bear the same words in other colours.
    """
    key = (*_looks(layout), tostring(sketch))
    return layout.bench.needs.setdefault(key, {})


def _looks(layout: Layout) -> tuple[object, ...]:
    """What decides how much room things take, apart from the document."""
    styles = (_COLOUR.sub(":", _PICTURE.sub("", text)) for text in layout.own_styles)
    return (layout.artwork.fit, layout.page_size, *styles)


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


def neighbourly(layout: Layout) -> frozenset[Compound]:
    """What the style sheets say of elements by counting or following their siblings.

    `h2 + p.first` and `p:last-child` both speak of a `p`, the former of its class too.
    """
    shared = layout.bench.neighbourly
    if shared is None:
        shared = frozenset().union(*map(_neighbourly, layout.bench.texts))
        layout.bench.neighbourly = shared
    return shared.union(*map(_neighbourly, layout.own_styles))


def _neighbourly(css: str) -> frozenset[Compound]:
    selectors = _BLOCK.sub(" {} ", _COMMENT.sub("", css))
    return frozenset(
        (_TAG.match(compound)[0].lower(), frozenset(_CLASS.findall(compound)))  # type: ignore[index]
        for pair in _NEIGHBOURLY.findall(selectors)
        for compound in (pair[0] or pair[1],)
    )


def only_fitted(root: Element, speaks_of: Collection[Compound]) -> Element | None:
    """A copy of a document with its fitted boxes and nothing else that shows.

    The rest is left out; if a selector counts or follows the siblings of what stays
    (`neighbourly`), the rest is kept as empty, hidden elements, so that it matches as
    before. None if no box is fitted.
    """
    copy = deepcopy(root)
    head = copy.find("head")
    if head is not None:
        head[:] = []
    body = copy.find("body")
    kept = list(_leading_to_fitted(body))
    if not kept:
        return None
    told = any(_matches(one, compound) for one in kept for compound in speaks_of)
    for element in kept:
        if element.get("data-fit") is not None:
            continue
        element.text = None
        for child in list(element):
            child.tail = None
            if child in kept:
                continue
            if told:
                _hide(child)
            else:
                element.remove(child)
    return copy


def _leading_to_fitted(element: Element) -> Iterator[Element]:
    """The fitted boxes below an element, and the elements on the way to them."""
    if element.get("data-fit") is not None:
        yield element
        return
    below = [one for child in element for one in _leading_to_fitted(child)]
    if below:
        yield element
        yield from below


def _matches(element: Element, compound: Compound) -> bool:
    tag, classes = compound
    own = set(element.get("class", "").split())
    return tag in ("", "*", element.tag) and classes <= own


def _hide(element: Element) -> None:
    names = {key: element.get(key) for key in ("class", "id")}
    element[:] = []
    element.text = None
    element.attrib.clear()
    element.attrib.update({key: name for key, name in names.items() if name})
    element.set("hidden", "")
