"""Sums of the layout that come out the same for every box of one style, done once.

The engine turns the lengths of a box into numbers, looks for its background and asks
for the height of its lines, box by box, though most of it hangs on the style alone. As
styles outlive documents (`drawing_styles`), so does what is noted on them here.

Here: those sums, held by tests against the engine's own. Not here: putting them in
place (`drawing_quick`).
"""

from __future__ import annotations

from typing import Any

from weasyprint.draw.color import get_color
from weasyprint.formatting_structure.boxes import PageBox
from weasyprint.layout import background, percent
from weasyprint.text import fonts, line_break

# The layout engine has no types of its own.
Box = Any
Style = Any

_SIDES = ("top", "right", "bottom", "left")
_LENGTHS = (
    *(f"{kind}_{side}" for kind in ("margin", "padding") for side in _SIDES),
    *(
        f"{bound}{axis}"
        for bound in ("", "min_", "max_")
        for axis in ("width", "height")
    ),
)
_RESOLVED = (*_LENGTHS, *(f"border_{side}_width" for side in _SIDES))
_RADII = tuple(
    f"border_{corner}_radius"
    for corner in ("top_left", "top_right", "bottom_right", "bottom_left")
)
_ZERO = (0, "px")

slow_percentages = percent.resolve_percentages
slow_backgrounds = background.layout_box_backgrounds
slow_strut = line_break.strut
slow_description = fonts.get_font_description


def quick_percentages(box: Box, containing_block: Box) -> None:
    """The lengths of a box as numbers."""
    notes = box.style.__dict__
    fixed = notes.get("lengths")
    if fixed:
        box.__dict__.update(fixed)
        return
    slow_percentages(box, containing_block)
    if fixed is None and not isinstance(box, PageBox):
        alone = _stand_alone(box.style)
        notes["lengths"] = {n: getattr(box, n) for n in _RESOLVED} if alone else {}


def _stand_alone(style: Style) -> bool:
    """Whether the lengths of a style need nothing of what is around the box."""
    return style["border_collapse"] != "collapse" and all(
        style[name] == "auto" or getattr(style[name], "unit", "") == "px"
        for name in _LENGTHS
    )


def quick_backgrounds(
    page: Box,
    box: Box,
    get_image_from_uri: Any,  # noqa: ANN401 - the engine's
    layout_children: bool = True,
    style: Style = None,
) -> None:
    """The backgrounds of a box and of those inside it."""
    if layout_children:
        for child in box.all_children():
            quick_backgrounds(page, child, get_image_from_uri)
    if box is page or style is not None or not _is_bare(box.style):
        slow_backgrounds(page, box, get_image_from_uri, False, style)
        return
    box.background = None
    for name in _RADII:
        setattr(box, name, (0, 0))


def _is_bare(style: Style) -> bool:
    """Whether boxes of a style show nothing behind what is in them."""
    notes = style.__dict__
    if "bare" not in notes:
        notes["bare"] = (
            style["border_image_source"][0] == "none"
            and style["mask_border_source"][0] == "none"
            and style["visibility"] != "hidden"
            and not style["box_shadow"]
            and all(kind == "none" for kind, _ in style["background_image"])
            and get_color(style, "background_color").alpha == 0
            and all(_ZERO in style[name] for name in _RADII)
        )
    return bool(notes["bare"])


def quick_strut(style: Style) -> tuple[float, float]:
    """The height of a line, and where its letters stand."""
    notes = style.__dict__
    if "strut" not in notes:
        notes["strut"] = slow_strut(style)
    found: tuple[float, float] = notes["strut"]
    return found


def quick_description(style: Style) -> object:
    """What the text engine calls the font of a style; it keeps a copy for itself."""
    notes = style.__dict__
    if "font" not in notes:
        notes["font"] = slow_description(style)
    return notes["font"]
